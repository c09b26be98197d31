import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { isUnchanged } from './checksum.ts'
import { isDamaged, isNoDatabase } from './opening-problem.ts'

/** Thrown when a copy cannot be put in place because another version of the server, with other tables, made it. */
export class OtherTables extends Error {
  override name = 'OtherTables'
}

/** Setting of a copy that keeps when it was made; one that has it ends with its checksum. */
export const takenAt = 'taken_at'

/** Thrown when a copy is not whole or not as it was made, or no database at all. */
export class DamagedCopy extends Error {
  override name = 'DamagedCopy'
}

/**
 * Makes a copy readable under the name `copy`, and not writable. The caller detaches it.
 * @throws {DamagedCopy}
 */
export function attachCopy(database: DatabaseSync, file: string): void {
  // Else SQLite makes files beside the copy, and leaves them there. They are needed where the newest is in one.
  const unchanging = hasChangesBeside(file) ? '' : '&immutable=1'
  unlessDamaged(() => database.prepare('attach ? as copy').run(`${pathToFileURL(file)}?mode=ro${unchanging}`))
}

/**
 * Reads an attached copy once: what is damaged would else show when half of the rows are replaced, or never.
 * @throws {DamagedCopy} when it is not whole, or a bit of it is another
 * @throws {OtherTables} when it has had other migrations
 */
export function checkCopy(database: DatabaseSync, file: string): void {
  const migrations = migrationsOf(database, 'main')
  unlessDamaged(() => {
    const [found] = database.prepare('pragma copy.quick_check(1)').all()
    if (found?.quick_check !== 'ok') throw new DamagedCopy(String(found?.quick_check))
    const noted = database.prepare("select 1 from copy.sqlite_schema where name = 'kysely_migration'").get()
    if (!noted) throw new DamagedCopy('It has no list of migrations.')
    if (migrationsOf(database, 'copy') !== migrations) throw new OtherTables()
    // Where changes stand beside it, somebody has worked with it since.
    if (hasChangesBeside(file)) return
    const made = database.prepare('select 1 from copy.setting where name = ?').get(takenAt)
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

const hasChangesBeside = (file: string) => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

const migrationsOf = (database: DatabaseSync, schema: 'main' | 'copy') =>
  database
    .prepare(`select name from ${schema}.kysely_migration order by name`)
    .all()
    .map(({ name }) => name)
    .join(' ')
