import { CompiledQuery, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Runs a statement with its parameters, and gives what it returns. */
export type RunSql = (sql: string, parameters: readonly unknown[]) => Promise<unknown[]>

const direct = new WeakMap<Kysely<Schema>, RunSql>()

/** Has the statements of a connection reach its driver directly: the builder's executor takes longer than most of them. */
export function runDirectly(database: Kysely<Schema>, run: RunSql): void {
  direct.set(database, run)
}

/** Runs a statement whose text is there already. */
export async function runSql(
  database: Kysely<Schema>,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<unknown[]> {
  const run = direct.get(database)
  if (run) return run(sql, parameters)
  const { rows } = await database.executeQuery(CompiledQuery.raw(sql, [...parameters]))
  return rows
}
