import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError } from './store.ts'

/** How long one process waits for another that is writing, in milliseconds. */
const busyMs = 10_000
/** SQLite's result code for a file that another connection has locked. */
const busy = 5

const tables = `
  CREATE TABLE IF NOT EXISTS innwire_entry (
    property TEXT NOT NULL, collection TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (property, collection, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS innwire_lease (
    property TEXT NOT NULL PRIMARY KEY, owner TEXT NOT NULL, fence INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`

/**
 * Opens a database file, or makes it, for durable writing by several processes.
 * @param prepare makes what is needed of it; its errors count as those of the opening
 * @throws {StoreError} when the file cannot be opened or written, or is no database
 */
export async function openDatabase<Prepared>(
  file: string,
  prepare: (database: DatabaseSync) => Prepared,
): Promise<{ database: DatabaseSync; prepared: Prepared }> {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: busyMs })
    await useWriteAheadLog(database)
    // In a file that has them, this waits for nobody who writes.
    database.exec(`PRAGMA synchronous = FULL; ${tables}`)
    return { database, prepared: prepare(database) }
  } catch (error) {
    database?.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(
      `The database ${file} cannot be used: ${reason}. Give a file in a folder that this process may write to.`,
    )
  }
}

/** Of several that change a new file to the log at the same time, SQLite tells all but one at once that it is locked. */
async function useWriteAheadLog(database: DatabaseSync) {
  const givenUpAt = performance.now() + busyMs
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL')
    } catch (error) {
      const locked = error instanceof Error && 'errcode' in error && error.errcode === busy
      if (!locked || performance.now() > givenUpAt) throw error
    }
    await sleep(20)
  }
}
