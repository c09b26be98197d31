import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

const rowsAtOnce = 1000

/**
 * Removes the rows of a table, or those of a property, inside a write: many at a time, so that others have their turn in
 * between. A named query for SQLite, which knows the key of a table by itself.
 * @param hrId left out for all rows
 */
export async function deleteInSlices(database: Kysely<Schema>, table: string, hrId?: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(database)
  const key = sql.join(rows.map(({ name }) => sql.ref(name)))
  const its = hrId === undefined ? sql`` : sql`where hr_id = ${hrId}`
  for (let left = true; left; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${key}) in
        (select ${key} from ${sql.table(table)} ${its} limit ${sql.lit(rowsAtOnce)})`.execute(database)
    left = numAffectedRows >= rowsAtOnce
  }
}
