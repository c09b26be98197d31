import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { StartError } from '../start-error.ts'
import { knownTokens } from './known-tokens.ts'
import { migrate, unknownMigration } from './migrations.ts'
import { openDatabase, queriesOn } from './node-sqlite.ts'
import { isBusy, openingProblem } from './opening-problem.ts'
import { makePrivate } from './private-files.ts'
import type { Schema } from './schema.ts'
import type { Seal } from './seal.ts'
import { hasPlainSecrets, openSeal } from './sealed-connectors.ts'
import { sqlite } from './sqlite.ts'
import { takeTurns } from './take-turns.ts'
import { runWholeJob } from './whole-job.ts'
import { type Write, writeQueue } from './write-queue.ts'

/** The database: reads of what is committed, and durable writes. */
export type Storage = {
  /** The database file. */
  file: string
  /** Sees what is committed, and never a write that is under way. */
  read: Kysely<Schema>
  /** The same, for requests that read much: between two queries others may have their turn, and write. */
  readInTurns: Kysely<Schema>
  /** The same for work in the background, which no request stands in line behind. */
  readInBackground: Kysely<Schema>
  /** The same between two steps of a request's work without queries, and of such work in the background. */
  turn(): Promise<void> | undefined
  turnInBackground(): Promise<void> | undefined
  /** Runs a job with all its statements or none; resolves once they are on the disk. Jobs run one after another. */
  write: Write
  /** Encrypts the secrets that must be read again. */
  seal: Seal
  /** Whether a hash is that of a token of any hotel, also of a revoked one. */
  isTokenHash(hash: string): boolean
  /** Copies all that is committed into an empty file, while others read and write. */
  copyTo(file: string): Promise<void>
  /**
   * Puts the rows of a copy in the place of all rows, all of them or none; resolves once they are on the disk. Others
   * read what was there before meanwhile; writes wait.
   * @throws {OtherTables} when another version of the server made the copy
   * @throws {DamagedCopy} when the copy is not whole
   */
  replaceBy(file: string): Promise<void>
  /** Waits for the writes under way and closes the file. */
  close(): Promise<void>
}

/**
 * Opens the database file, or makes it, and brings its tables up to date.
 * @param secretKey that of the secrets in it, in place of a file beside it
 * @throws {StartError} when the file cannot be opened, is no database, belongs to a running server, is
 *   of a newer version, or has another key
 */
export async function openStorage(file: string, secretKey?: string): Promise<Storage> {
  const opened: { close(): void }[] = []
  try {
    const lock = claim(file)
    opened.push(lock)
    makePrivate(file)
    const writer = openDatabase(file)
    opened.push(writer)
    const line = takeTurns()
    const writing = queriesOn(writer, line())
    const requests = line()
    const background = line()
    const seal = openSeal(writer, file, secretKey)
    checkVersion(writer, file, seal)
    const plain = hasPlainSecrets(writer)
    await migrate(writing, seal)
    // What was in plain would else stay readable in pages that nobody uses any more.
    if (plain) writer.exec('vacuum; pragma wal_checkpoint(truncate)')
    // From here on it must not wait by itself, which stops the process: that is left to each write.
    writer.exec('pragma busy_timeout = 0')
    const reader = new sqlite.DatabaseSync(file, { readOnly: true })
    opened.push(reader)
    const read = queriesOn(reader)
    const { write, alone, settled } = writeQueue(writing)
    let copying = Promise.resolve()
    return {
      file,
      read,
      readInTurns: queriesOn(reader, requests),
      readInBackground: queriesOn(reader, background),
      turn: requests.rest,
      turnInBackground: background.rest,
      seal,
      isTokenHash: knownTokens(reader),
      write,
      copyTo: (other) => {
        const copied = copying.then(() => runWholeJob({ kind: 'copy', file, other }))
        copying = copied.catch(() => undefined)
        return copied
      },
      replaceBy: (other) => alone(() => runWholeJob({ kind: 'replace', file, other })),
      close: async () => {
        await copying
        await settled()
        await read.destroy()
        await writing.destroy()
        lock.close()
      },
    }
  } catch (error) {
    for (const one of opened.reverse()) one.close()
    if (error instanceof StartError) throw error
    throw new StartError(openingProblem(file, error))
  }
}

/** @throws {StartError} when a newer version has changed its tables in a way that this one does not know */
function checkVersion(writer: DatabaseSync, file: string, seal: Seal): void {
  const unknown = unknownMigration(writer, seal)
  if (unknown === undefined) return
  throw new StartError(
    `A newer version of innwire-server made the database ${file} (${unknown}). Start that version, or put back the backup from before it.`,
  )
}

/**
 * Two servers on one file would hand every change to the channels twice. The lock is a database beside it, held
 * open: the system lets go of it however the process ends.
 */
function claim(file: string): DatabaseSync {
  const name = `${file}-lock`
  makePrivate(name)
  const lock = new sqlite.DatabaseSync(name)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartError(
      `The database ${file} is in use by another server. Stop that one, or name another with --database.`,
    )
  }
}
