import {
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '../../start-error.ts'
import { isFull } from '../errors.ts'
import { migratedTo } from '../migrated.ts'
import { privateFile } from '../private-files.ts'
import { DamagedCopy } from '../snapshots.ts'
import { expectReadable, expectUnchanged, openCopy } from './attached-copy.ts'
import { isUnchanged } from './checksum.ts'
import { lockFile } from './database-lock.ts'
import { openPresent } from './open-present.ts'
import { openingProblem } from './opening-problem.ts'
import { sync } from './sync.ts'
import { copyDatabase, madeAt, otherDatabaseOf } from './whole-database.ts'

/**
 * Copies all that is committed in a database into another file, whether a server runs on it or not, and reads that again.
 * The file is there once it is complete and on the disk.
 * @param replaces whether a backup of the same name may be replaced
 * @throws {StartError}
 */
export function backUp(database: string, to: string, replaces: boolean): { bytes: number; takenAt: string } {
  using source = openPresent(database)
  expectReplaceable(to, database, replaces)
  const parent = dirname(resolve(to))
  let folder: string | undefined
  try {
    const other = otherDatabaseOf(source)
    // Every night it would say that all is well, of rows that nobody writes to any more.
    if (other !== undefined) throw new StartError(migratedTo(database, other))
    removeUnfinished(parent)
    folder = mkdtempSync(join(parent, unfinishedPrefix))
    const unfinished = join(folder, basename(to))
    writeFileSync(unfinished, '', { mode: privateFile, flag: 'wx' })
    copyDatabase(source, unfinished)
    sync(unfinished)
    const { size } = statSync(unfinished)
    const takenAt = checkedTime(unfinished)
    expectReplaceable(to, database, replaces)
    renameSync(unfinished, to)
    sync(parent)
    return { bytes: size, takenAt }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(problem(database, to, error))
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws {StartError} when there is a file that must stay */
function expectReplaceable(to: string, database: string, replaces: boolean): void {
  if (!existsSync(to)) return
  const advice = 'Name another file with --to.'
  if (realpathSync(to) === realpathSync(database)) {
    throw new StartError(`${to} is the database itself. ${advice}`)
  }
  if (!replaces) throw new StartError(`The file ${to} is there already. ${advice} Or add --replace.`)
  if (existsSync(lockFile(to)) || !statSync(to).isFile() || isUnchanged(to) === undefined) {
    throw new StartError(`${to} is no backup, and is not replaced. ${advice}`)
  }
}

/** When the backup was taken, once all of it was read. */
function checkedTime(file: string): string {
  using copy = openCopy(file)
  expectReadable(copy, 'main', 'integrity_check')
  expectUnchanged(copy, 'main', file)
  return madeAt(file) ?? ''
}

/** What begins the names of folders for backups that are being taken. */
const unfinishedPrefix = '.innwire-backup-'

/** Nobody has written to it for so long: it was killed. */
const forsakenAfterMs = 3_600_000

/** Removes backups that were killed: they hold guests' data. Others may be under way. */
function removeUnfinished(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(unfinishedPrefix)) continue
    const folder = join(parent, name)
    try {
      const files = readdirSync(folder).map((file) => join(folder, file))
      const times = [folder, ...files].map((path) => statSync(path).mtimeMs)
      if (Date.now() - Math.max(...times) > forsakenAfterMs) rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's, or just finished.
    }
  }
}

function problem(database: string, to: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const cannot = (reason: string) => `The backup ${to} cannot be written: ${reason}`
  if (error instanceof DamagedCopy) {
    return cannot(
      'what was written is not what could be read again. Look at the disk, or name another with --to.',
    )
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return cannot(`there is no folder ${dirname(to)}. Make it, or name another with --to.`)
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return cannot(`this user may not write in ${dirname(to)}. Give the folder to this user, or name another.`)
  }
  if (code === 'ENOSPC' || isFull(error)) {
    return cannot('the disk is full. Free some space, or name a file on another disk.')
  }
  if (code === 'ERR_SQLITE_ERROR') return openingProblem(database, error)
  return cannot(`${message} Name another with --to.`)
}
