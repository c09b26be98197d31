import { isAddress } from '../storage/open-storage.ts'
import { openStoppedFile } from '../storage/sqlite/open-stopped-file.ts'
import type { StoppedDatabase } from '../storage/stopped-database.ts'

/**
 * Opens a database for reading, and keeps servers from it until it is closed.
 * @throws {StartError} when it cannot be used
 * @throws {DatabaseHeld} when a server runs on it
 */
export async function openStopped(database: string): Promise<StoppedDatabase> {
  if (!isAddress(database)) return openStoppedFile(database)
  // The driver takes its time to load, and most have no use for it.
  const { openStoppedPostgres } = await import('../storage/postgres/open-stopped-postgres.ts')
  return openStoppedPostgres(database)
}
