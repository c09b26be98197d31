import { DatabaseSync } from 'node:sqlite'
import { sqliteStore } from '@innwire/sync'

/**
 * Lets the lease of a process that was killed run out at once: the next one takes the hotel over as it would some seconds
 * later. That those seconds are waited for is the matter of another test.
 */
export async function endLease(journal: string): Promise<void> {
  // It may have been killed before the journal had its tables.
  await (await sqliteStore(journal)).close()
  const database = new DatabaseSync(journal, { timeout: 5000 })
  database.exec('UPDATE innwire_lease SET expires_at = 0')
  database.close()
}
