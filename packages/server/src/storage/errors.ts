import { StartError } from '../start-error.ts'

/** Thrown when a row cannot be read because the disk has damaged it; the message says which, and what to do. */
export class DamagedRow extends Error {
  override name = 'DamagedRow'
}

/** Thrown when a property was removed while something was done for it. */
export class PropertyRemoved extends Error {
  override name = 'PropertyRemoved'
}

/** Thrown when another program held the database for too long. Nothing was applied. */
export class DatabaseHeld extends Error {
  override name = 'DatabaseHeld'
}

/** Thrown when a hotel has more reads waiting for their turn than it may. */
export class TooManyReads extends Error {
  override name = 'TooManyReads'
}

/** Thrown when nobody waits for a read any more, which was not begun. */
export class CallerLeft extends Error {
  override name = 'CallerLeft'
}

/** Thrown when the database cannot be reached, or the connection to it was lost before a commit. Nothing was applied. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
}

/** Thrown when PostgreSQL lets in no more connections, by its own limit or that of the user or database. */
export class NoConnectionLeft extends DatabaseUnreachable {
  override name = 'NoConnectionLeft'
}

/** Thrown when it was closed, because the server stops: it cannot be reached any more. */
export class DatabaseClosed extends DatabaseUnreachable {
  override name = 'DatabaseClosed'
}

/** Thrown when PostgreSQL takes no changes, as where its disk is filling up. Nothing was applied. */
export class DatabaseReadOnly extends Error {
  override name = 'DatabaseReadOnly'
}

/** Thrown when the database failed during a commit, and nobody could say in time whether it was done. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome'
}

/** Thrown in a process that has read its rows before a restore. */
export class DatabaseRestored extends Error {
  override name = 'DatabaseRestored'
}

/** Whether a database cannot be used now, and may be later without anybody doing anything about this server. */
export const isForNow = (error: unknown): error is Error =>
  [DatabaseUnreachable, DatabaseHeld, DatabaseReadOnly].some((its) => error instanceof its)

/** SQLite's primary result code, and PostgreSQL's SQLSTATE, of a full disk. */
const sqliteFull = 13
const postgresFull = '53100'

/** Whether there was no room to write. All of the transaction is undone then. */
export function isFull(error: unknown): boolean {
  const { errcode = 0, code } = (error ?? {}) as { errcode?: number; code?: unknown }
  return (errcode & 0xff) === sqliteFull || code === postgresFull
}

/** Why no server of this version starts on a database to which a migration was done that it does not know. */
export const newerVersion = (database: string, migration: string) =>
  new StartError(
    `A newer version of innwire-server made the database ${database} (${migration}). Start that version, or put back the backup from before it.`,
  )
