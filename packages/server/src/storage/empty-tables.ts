import { deleteInBatches } from './batches.ts'
import { dialectOf } from './dialect.ts'
import { keyCheckSetting } from './encryption.ts'
import type { Database } from './schema.ts'
import { revokedPrefix } from './settings.ts'
import { keepRevoked } from './token-hashes.ts'

/** Empties every table, inside a write; which tokens were revoked is kept, and what the key is known by. Asks the database for the tables, so that none is forgotten. */
export async function emptyTables(database: Database): Promise<void> {
  await keepRevoked(database)
  for (const table of await dialectOf(database).tables(database))
    if (table !== 'setting') await deleteInBatches(database, table)
  await database
    .deleteFrom('setting')
    .where('name', 'not like', `${revokedPrefix}%`)
    .where('name', '<>', keyCheckSetting)
    .execute()
}
