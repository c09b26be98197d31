import { insertRows } from '../storage/rows.ts'
import type { Database, Schema } from '../storage/schema.ts'
import { type Readable, slices } from './slices.ts'
import type { CopiedTable } from './tables.ts'

/** Called with the number of rows of a slice that is done. */
export type Done = (rows: number) => void

/** Copies the rows of a table, inside a write. */
export async function copyRows(
  from: Readable,
  to: Database,
  { table, key, columns }: CopiedTable,
  done: Done,
): Promise<void> {
  const names = columns.map((column) => column.from)
  for await (const rows of slices(from, table, key, names)) {
    const renamed = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.to, row[column.from] ?? null])),
    )
    await insertRows(to, table as keyof Schema, {}, renamed as never)
    done(rows.length)
  }
}
