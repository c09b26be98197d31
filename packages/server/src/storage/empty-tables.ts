import { deleteInBatches } from './batches.ts'
import { dialectOf } from './dialect.ts'
import type { Database } from './schema.ts'
import { revokedPrefix } from './settings.ts'
import { keepRevoked } from './tokens.ts'

/** Empties every table, inside a write; which tokens were revoked is kept. Asks the database for the tables, so that none is forgotten. */
export async function emptyTables(database: Database): Promise<void> {
  await keepRevoked(database)
  for (const table of await dialectOf(database).tables(database))
    if (table !== 'setting') await deleteInBatches(database, table)
  await database.deleteFrom('setting').where('name', 'not like', `${revokedPrefix}%`).execute()
}
