import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorOf } from './errors.ts'
import { checkFormat, journalFormat } from './schema.ts'
import { isFile, keepPrivate } from './sqlite-file.ts'
import { StoreError } from './store.ts'

// Not imported: an older Node has none, and would say so before the sentence of needed-node.ts.
const sqlite = process.getBuiltinModule('node:sqlite')

/** So long this process stands still for another that is writing, in milliseconds; then it does other work meanwhile. */
const stillMs = 10
const againMs = 20
/** When it gives up: a write takes milliseconds, so the other one hangs. */
const busyMs = 10_000
/** SQLite's result code for a file that another connection has locked; the bits above say why. */
const busy = 5
const codeBits = 0xff

const tables = `
  CREATE TABLE IF NOT EXISTS innwire_entry (
    property TEXT NOT NULL, collection TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (property, collection, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS innwire_lease (
    property TEXT NOT NULL PRIMARY KEY, owner TEXT NOT NULL, fence INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS innwire_format (version INTEGER NOT NULL) STRICT`

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
    if (isFile(file)) keepPrivate(file)
    const opened = new sqlite.DatabaseSync(file, { timeout: stillMs })
    database = opened
    // Of several that change a new file to the log at the same time, SQLite tells all but one at once that it is locked.
    // In a file that has the tables, this waits for nobody who writes.
    await whenFree(file, () => makeJournal(opened, file))
    return { database: opened, prepared: prepare(opened) }
  } catch (error) {
    database?.close()
    if (error instanceof StoreError) throw error
    throw new StoreError(
      `The database ${file} cannot be used: ${errorOf(error).message}. Give a file in a folder that this process may write to.`,
    )
  }
}

function makeJournal(database: DatabaseSync, file: string) {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  const found = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'innwire_format'").get()
  const version =
    found && database.prepare('SELECT max(version) AS version FROM innwire_format').get()?.version
  checkFormat(`The database ${file}`, Number(version ?? 1))
  if (version) return
  // Of several processes that find a new file, one makes the tables, and the others find them when it is their turn.
  database.exec(`BEGIN IMMEDIATE; ${tables}`)
  try {
    const known = database
      .prepare("SELECT 1 FROM pragma_table_info('innwire_lease') WHERE name = 'ttl_ms'")
      .get()
    if (!known) database.exec('ALTER TABLE innwire_lease ADD COLUMN ttl_ms INTEGER')
    database.exec(
      `INSERT INTO innwire_format SELECT ${journalFormat} WHERE NOT EXISTS (SELECT 1 FROM innwire_format)`,
    )
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/**
 * Does a job on the database as soon as no other process keeps it locked.
 * @param since when it was asked for, by `performance.now()`
 * @throws {StoreError} when one does for 10 seconds
 */
export async function whenFree<Result>(
  file: string,
  job: () => Result,
  since = performance.now(),
): Promise<Result> {
  for (;;) {
    try {
      return job()
    } catch (error) {
      if (!isLocked(error)) throw error
    }
    const late = performance.now() > since + busyMs
    // Also before giving up: of many that do, each has stood still for a moment.
    await sleep(late ? 0 : againMs)
    if (late)
      throw new StoreError(
        `The database ${file} has been locked by another process for ${busyMs / 1000} seconds. ` +
          'Let that process go on, or end it: what it has not finished is undone.',
      )
  }
}

const isLocked = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & codeBits) === busy
