import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '../../start-error.ts'
import { DatabaseHeld } from '../errors.ts'
import { openStorage } from '../open-storage.ts'
import { makePrivate, privateFile, privateFolder } from '../private-files.ts'
import { DamagedCopy } from '../snapshots.ts'
import { expectReadable, expectUnchanged, hasChangesBeside, openCopy } from './attached-copy.ts'
import { lockDatabase } from './database-lock.ts'
import { unknownMigration } from './migrations.ts'
import { openingProblem } from './opening-problem.ts'
import { forgetKey, keyFileOf, openEncryption } from './secret-key.ts'
import { sqlite } from './sqlite.ts'
import { sync } from './sync.ts'
import { madeAt, otherDatabaseOf, succeed } from './whole-database.ts'

export type Restored = {
  bytes: number
  /** When the backup was taken; undefined for a plain copy of a database. */
  takenAt: string | undefined
  /** Where the database of before is; undefined where there was none. */
  former: string | undefined
  /** The hotels of which the database of before knew nothing, or could not be read. */
  skipped: string[]
}

type RestoreOptions = { from: string; database: string; secretKey: string | undefined }

/**
 * Puts a backup in the place of a database. That stays as it is until the new one is whole and on the disk, and then beside
 * it under another name. Numbers and revocations since go on, and after the next start every channel is told everything.
 * @throws {StartError}
 * @throws {DatabaseHeld} when another program has the database
 */
export async function restore({ from, database, secretKey }: RestoreOptions): Promise<Restored> {
  expectOther(from, database)
  const opened = new DisposableStack()
  const folder = unfinishedFolder(database)
  try {
    opened.adopt(lockDatabase(database), (lock) => lock.close())
    const takenAt = checkBackup(from, database, secretKey)
    removeUnfinishedRestore(database)
    mkdirSync(folder, { mode: privateFolder })
    opened.defer(() => rmSync(folder, { recursive: true, force: true }))
    const prepared = join(folder, basename(database))
    writeFileSync(prepared, '', { mode: privateFile, flag: 'wx' })
    {
      using backup = openCopy(from)
      backup.prepare('vacuum into ?').run(prepared)
    }
    {
      using copy = new sqlite.DatabaseSync(prepared)
      forgetKey(copy)
    }
    // It starts with this version from here on.
    const key = secretKey ?? readFileSync(keyFileOf(database), 'utf8').trim()
    await (await openStorage(prepared, key)).close()
    const skipped = succeedIn(prepared, database)
    makeOneFile(prepared)
    sync(prepared)
    const { size } = statSync(prepared)
    return { bytes: size, takenAt, former: putInPlace(prepared, database), skipped }
  } catch (error) {
    if (error instanceof StartError || error instanceof DatabaseHeld) throw error
    throw new StartError(openingProblem(database, error))
  } finally {
    opened.dispose()
  }
}

/** @throws {StartError} */
function expectOther(from: string, database: string): void {
  if (!statSync(from, { throwIfNoEntry: false })?.isFile()) {
    throw new StartError(`There is no backup ${from}. Name one with --from.`)
  }
  if (existsSync(database) && realpathSync(from) === realpathSync(database)) {
    throw new StartError(`${from} is the database itself. Name a backup with --from.`)
  }
}

/**
 * Reads all of a backup.
 * @returns when it was taken
 * @throws {StartError} when it is damaged, of a newer version, or has another key
 */
function checkBackup(from: string, database: string, secretKey: string | undefined): string | undefined {
  using copy = openCopy(from)
  try {
    expectReadable(copy, 'main', 'integrity_check')
    expectUnchanged(copy, 'main', from)
  } catch (error) {
    if (!(error instanceof DamagedCopy)) throw error
    throw new StartError(
      `The backup ${from} is damaged, is none, or was changed since it was taken. Nothing was changed. Copy it here again from where it is whole, or name another with --from.`,
    )
  }
  openEncryption(copy, from, secretKey, keyFileOf(database))
  const unknown = unknownMigration(copy)
  if (unknown !== undefined) {
    throw new StartError(
      `A newer version of innwire-server made the backup ${from} (${unknown}). Nothing was changed. Restore it with that version.`,
    )
  }
  return madeAt(from)
}

function succeedIn(prepared: string, database: string): string[] {
  using copy = new sqlite.DatabaseSync(prepared)
  if (!existsSync(database)) return succeed(copy, undefined)
  let skipped: string[]
  try {
    skipped = succeed(copy, isMigrated(database) ? undefined : database)
  } catch {
    // Damaged, no database of a server, or of a version with other tables: it is kept, and nothing of it goes on.
    return succeed(copy, undefined)
  }
  if (!hasChangesBeside(database)) return skipped
  throw new StartError(
    `Another program has the database ${database} open, such as the shell of SQLite. Nothing was changed. Close it there, and restore again.`,
  )
}

/** Since then numbers were given out, and tokens revoked, of which it knows nothing. */
function isMigrated(database: string): boolean {
  using present = new sqlite.DatabaseSync(database)
  return otherDatabaseOf(present) !== undefined
}

/** Without a log beside it, which would stay behind. @throws when something has it open */
function makeOneFile(prepared: string): void {
  using copy = new sqlite.DatabaseSync(prepared)
  copy.exec('pragma journal_mode = delete')
  if (hasChangesBeside(prepared)) throw new Error(`${prepared} is still open.`)
}

/** Keeps the database of before under another name. At every moment one of the two is in place. */
function putInPlace(prepared: string, database: string): string | undefined {
  let former: string | undefined
  if (existsSync(database)) {
    former = `${database}${formerMark}${new Date().toISOString().replaceAll(/[-:.]/g, '')}`
    linkSync(database, former)
    // Of a database that could not be read. With the new one they would destroy it.
    for (const end of ['-wal', '-shm'])
      if (existsSync(`${database}${end}`)) renameSync(`${database}${end}`, `${former}${end}`)
  }
  renameSync(prepared, database)
  sync(dirname(resolve(database)))
  makePrivate(database)
  return former
}

/** What is between the name of a database and the time in the name of one that was kept. */
export const formerMark = '-before-'

export const unfinishedFolder = (database: string): string => `${database}-restoring`

/** Removes what a killed restore left. To be called with the lock of the database. */
export function removeUnfinishedRestore(database: string): void {
  rmSync(unfinishedFolder(database), { recursive: true, force: true })
  const present = statSync(database, { throwIfNoEntry: false })
  if (!present || present.nlink === 1) return
  const folder = dirname(resolve(database))
  for (const name of readdirSync(folder)) {
    // Another name of the present file: two programs that open it by two names would destroy it.
    if (!name.startsWith(`${basename(database)}${formerMark}`)) continue
    if (statSync(join(folder, name)).ino === present.ino) rmSync(join(folder, name))
  }
}
