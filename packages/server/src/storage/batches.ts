import { sql } from 'kysely'
import { dialectOf } from './dialect.ts'
import type { Database } from './schema.ts'

const rowsAtOnce = 1000

/**
 * Repeats a statement that changes a limited number of rows until it finds fewer, inside a write: others have their turn
 * between two batches, and hundreds of thousands of rows may be concerned.
 * @param change changes at most so many rows, and returns how many it changed
 * @returns how many rows were changed in all
 */
export async function inBatches(change: (most: number) => Promise<bigint>): Promise<number> {
  let changed = 0
  for (;;) {
    const rows = Number(await change(rowsAtOnce))
    changed += rows
    if (rows < rowsAtOnce) return changed
  }
}

/**
 * Removes the rows of a table, or those of a property, batch by batch, inside a write. Asks the database for the key of the
 * table.
 * @param hrId left out for all rows
 */
export async function deleteInBatches(database: Database, table: string, hrId?: string): Promise<void> {
  const columns = await dialectOf(database).keyOf(database, table)
  const key = sql.join(columns.map((name) => sql.ref(name)))
  const its = hrId === undefined ? sql`` : sql`where hr_id = ${hrId}`
  // The subquery binds the property for itself only.
  const whoseKey = hrId === undefined ? sql`where` : sql`and`
  await inBatches(async (most) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} ${its} ${whoseKey} (${key}) in
        (select ${key} from ${sql.table(table)} ${its} limit ${sql.lit(most)})`.execute(database)
    return numAffectedRows
  })
}
