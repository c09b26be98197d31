import { CompiledQuery } from 'kysely'
import type { Database } from './schema.ts'

/** Runs a statement with its parameters, and gives what it returns. */
export type RunSql = (sql: string, parameters: readonly unknown[]) => Promise<unknown[]>

const direct = new WeakMap<Database, RunSql>()

/** Sends the statements of a connection to its driver directly: Kysely's executor takes longer than most of them. */
export function runDirectly(database: Database, run: RunSql): void {
  direct.set(database, run)
}

/** Runs a statement that is SQL text already. */
export async function runSql(
  database: Database,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<unknown[]> {
  const run = direct.get(database)
  if (run) return run(sql, parameters)
  const { rows } = await database.executeQuery(CompiledQuery.raw(sql, [...parameters]))
  return rows
}
