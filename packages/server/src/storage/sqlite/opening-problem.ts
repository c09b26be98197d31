import { dirname } from 'node:path'
import { isFull } from '../errors.ts'

/** What errors of the system and of SQLite have besides a message. */
type Told = { code?: string; path?: string; errcode?: number; message?: string }

/** SQLite's primary result codes: the lowest byte of its codes. */
const sqlite = { busy: 5, readOnly: 8, ioError: 10, corrupt: 11, notDatabase: 26 }

const sqliteCode = (error: unknown) => ((error as Told | undefined)?.errcode ?? 0) & 0xff

/** Whether another connection has the file. */
export const isBusy = (error: unknown): boolean => sqliteCode(error) === sqlite.busy

/** Whether SQLite found that the file is not as it wrote it. */
export const isDamaged = (error: unknown): boolean => sqliteCode(error) === sqlite.corrupt

/** Whether a file is none of SQLite's. */
export const isNoDatabase = (error: unknown): boolean => sqliteCode(error) === sqlite.notDatabase

export const damagedDatabase = (file: string): string =>
  `The database ${file} is damaged. Put a backup in its place; without one, the command .recover of the program sqlite3 saves what can be read.`

/** Why a database file cannot be opened, and what to do about it. */
export function openingProblem(file: string, error: unknown): string {
  const { code, path = file, message = String(error) } = error as Told
  const cannot = (reason: string) => `The database ${file} cannot be opened: ${reason}`
  if (isDamaged(error)) return damagedDatabase(file)
  if (code === 'ENOENT') {
    return cannot(`its folder ${dirname(file)} is missing. Make it, or name another with --database.`)
  }
  if (code === 'ENOTDIR') {
    return cannot(`${dirname(file)} is no folder. Name another with --database.`)
  }
  if (code === 'EISDIR') return cannot('it is a folder. Name a file in it with --database.')
  if (code === 'EACCES' || code === 'EPERM') {
    return cannot(
      `this user may not read and write ${path}. Give the file and its folder to the user that the server runs as, with chown.`,
    )
  }
  if (code === 'EROFS' || sqliteCode(error) === sqlite.readOnly) {
    return cannot(`${path} can only be read. Make it and its folder writable for the server.`)
  }
  if (code === 'ENOSPC' || isFull(error)) {
    return cannot('the disk is full. Free some space, and start again.')
  }
  if (sqliteCode(error) === sqlite.ioError) {
    return cannot(`the disk fails (${message}). Look at the disk before you start again.`)
  }
  if (isBusy(error)) {
    return cannot('another program is writing to it. End its transaction, and start again.')
  }
  if (isNoDatabase(error)) {
    return cannot('it is no SQLite file. Name another with --database.')
  }
  return cannot(`${message}. Name another with --database.`)
}
