import { type Kysely, sql } from 'kysely'
import { deleteInSlices } from './delete-in-slices.ts'
import type { Schema } from './schema.ts'

/** Removes every row of every table, inside a write. A named query for SQLite, so that no new table is forgotten. */
export async function emptyTables(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not glob 'kysely_*' and name not glob 'sqlite_*'`.execute(
    database,
  )
  for (const { name } of rows) await deleteInSlices(database, name)
}
