import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { DamagedCopy, OtherTables } from '../snapshots.ts'
import { isUnchanged } from './checksum.ts'
import { isDamaged, isNoDatabase } from './opening-problem.ts'
import { sqlite } from './sqlite.ts'

/** Name of the setting in which a copy keeps when it was made. A copy that has it ends with a checksum. */
export const takenAt = 'taken_at'

/**
 * Makes a copy readable under the name `copy`, and not writable. The caller detaches it.
 * @throws {DamagedCopy}
 */
export function attachCopy(database: DatabaseSync, file: string): void {
  unlessDamaged(() => database.prepare('attach ? as copy').run(addressOf(file).href))
}

/** Where SQLite reads a copy, and does not write. */
function addressOf(file: string): URL {
  // Opened as immutable, SQLite makes no files beside it. Where a log with changes is there, it must be read.
  const unchanging = hasChangesBeside(file) ? '' : '&immutable=1'
  return new URL(`${pathToFileURL(file)}?mode=ro${unchanging}`)
}

/** Opens a copy by itself, readable and not writable. */
export const openCopy = (file: string): DatabaseSync =>
  new sqlite.DatabaseSync(addressOf(file), { readOnly: true })

/**
 * Reads an attached copy as a whole, so that damage shows before any row is replaced.
 * @throws {DamagedCopy} when it is incomplete, or differs from what was written
 * @throws {OtherTables} when it has had other migrations
 */
export function checkCopy(database: DatabaseSync, file: string): void {
  const migrations = migrationsOf(database, 'main')
  expectReadable(database, 'copy', 'quick_check')
  if (migrationsOf(database, 'copy') !== migrations) throw new OtherTables()
  expectUnchanged(database, 'copy', file)
}

type Schema = 'main' | 'copy'

/**
 * Reads all of a database.
 * @throws {DamagedCopy} when it is incomplete or damaged, or no database of a server
 */
export function expectReadable(
  database: DatabaseSync,
  schema: Schema,
  check: 'quick_check' | 'integrity_check',
): void {
  unlessDamaged(() => {
    const [found] = database.prepare(`pragma ${schema}.${check}(1)`).all()
    if (found?.[check] !== 'ok') throw new DamagedCopy(String(found?.[check]))
    const noted = database
      .prepare(`select 1 from ${schema}.sqlite_schema where name = 'kysely_migration'`)
      .get()
    if (!noted) throw new DamagedCopy('It has no list of migrations.')
  })
}

/**
 * Compares a copy with its checksum.
 * @throws {DamagedCopy} when it differs from what was written
 */
export function expectUnchanged(database: DatabaseSync, schema: Schema, file: string): void {
  // A log with changes: somebody has worked with it since, and its checksum says nothing.
  if (hasChangesBeside(file)) return
  unlessDamaged(() => {
    const made = database.prepare(`select 1 from ${schema}.setting where name = ?`).get(takenAt)
    if (!(isUnchanged(file) ?? made === undefined)) throw new DamagedCopy('Its checksum is another.')
  })
}

function unlessDamaged(job: () => void): void {
  try {
    job()
  } catch (error) {
    if (isDamaged(error) || isNoDatabase(error)) throw new DamagedCopy('It is not whole.', { cause: error })
    throw error
  }
}

/** Whether a log with changes is beside it. */
export const hasChangesBeside = (file: string): boolean =>
  (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

const migrationsOf = (database: DatabaseSync, schema: Schema) =>
  database
    .prepare(`select name from ${schema}.kysely_migration order by name`)
    .all()
    .map(({ name }) => name)
    .join(' ')
