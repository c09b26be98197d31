import { type Kysely, sql } from 'kysely'
import { deleteInSlices } from './delete-in-slices.ts'
import { keepRevoked } from './revoked-tokens.ts'
import type { Schema } from './schema.ts'
import { revokedPrefix } from './whole-database.ts'

/** Removes every row of every table but which tokens were revoked, inside a write. A named query for SQLite, so that no new table is forgotten. */
export async function emptyTables(database: Kysely<Schema>): Promise<void> {
  await keepRevoked(database)
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name <> 'setting' and name not glob 'kysely_*' and name not glob 'sqlite_*'`.execute(
    database,
  )
  for (const { name } of rows) await deleteInSlices(database, name)
  await sql`delete from setting where name not glob ${`${revokedPrefix}*`}`.execute(database)
}
