import { deleteInBatches } from '../storage/batches.ts'
import { dialectOf } from '../storage/dialect.ts'
import type { Database } from '../storage/schema.ts'
import { keepLastNumber } from '../storage/sequence.ts'
import { keepRevoked } from '../storage/token-hashes.ts'

/**
 * Removes a property with everything that belongs to it, inside a write. Kept are its last number, from which another
 * property of the same name goes on, and the hashes of its revoked tokens. Asks the database for the tables, so that none is
 * forgotten.
 */
export async function removeProperty(database: Database, hrId: string): Promise<void> {
  await keepLastNumber(database, hrId)
  await keepRevoked(database, hrId)
  const tables = await dialectOf(database).tablesOfProperties(database)
  for (const table of tables) if (table !== 'setting') await deleteInBatches(database, table, hrId)
}
