import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../start-error.ts'
import { isKeyCheck, keyCheckSetting, newKey, newKeyCheck } from '../encryption.ts'
import { DatabaseHeld, newerVersion } from '../errors.ts'
import { expectNotMigrated } from '../migrated.ts'
import type { Storage } from '../open-storage.ts'
import { makePrivate } from '../private-files.ts'
import { readTurns } from '../read-turns.ts'
import { keepSetting, readSetting } from '../settings.ts'
import { takeTurns } from '../take-turns.ts'
import { lastBackup } from './backup-note.ts'
import { lockDatabase } from './database-lock.ts'
import { migrate, unknownMigration } from './migrations.ts'
import { openDatabase, queriesInTransaction, queriesOn } from './node-sqlite.ts'
import { isBusy, openingProblem } from './opening-problem.ts'
import { removeUnfinishedRestore } from './restore.ts'
import { rewrite, rewriteWhereErased } from './rewrite.ts'
import { hasPlainSecrets, openEncryption } from './secret-key.ts'
import { removeUnfinished, snapshotFiles, snapshotFolder } from './snapshots.ts'
import { sqlite } from './sqlite.ts'
import { runWholeJob } from './whole-job.ts'
import { writeQueue } from './write-queue.ts'

/**
 * Opens the database file, or makes it, and brings its tables up to date.
 * @param secretKey key of the secrets in it; else it is in a file beside it
 * @param temporary whether the file goes when the process ends: nothing waits for the disk then, and lock and key need no
 *   files
 * @throws {StartError} when the file cannot be opened, is no database, is of a newer version, or has another key
 * @throws {DatabaseHeld} when another program has it
 */
export async function openFile(file: string, secretKey?: string, temporary = false): Promise<Storage> {
  const opened: { close(): void }[] = []
  try {
    // Nobody else knows of a temporary file.
    const lock = temporary ? undefined : lockDatabase(file)
    if (lock) opened.push(lock)
    makePrivate(file)
    const writer = openDatabase(file, temporary)
    opened.push(writer)
    const line = takeTurns()
    const writes = line()
    const writing = queriesOn(writer, writes)
    const requests = line()
    const background = line()
    const encryption = openEncryption(writer, file, secretKey ?? (temporary ? newKey() : undefined))
    const unknown = unknownMigration(writer)
    if (unknown !== undefined) throw newerVersion(file, unknown)
    const plain = hasPlainSecrets(writer)
    await migrate(writing, encryption)
    if (plain) rewrite(writer)
    else rewriteWhereErased(writer)
    // From here on SQLite must not wait, which blocks the process; beginWrite does.
    writer.exec('pragma busy_timeout = 0')
    const reader = new sqlite.DatabaseSync(file, { readOnly: true })
    opened.push(reader)
    const read = queriesOn(reader)
    const { write, alone, settled } = writeQueue(writing, queriesInTransaction(writer, writes))
    let copying = Promise.resolve()
    const copyTo = (other: string) => {
      const copied = copying.then(() => runWholeJob({ kind: 'copy', file, other }))
      copying = copied.catch(() => undefined)
      return copied
    }
    const replaceBy = (other: string) => alone(() => runWholeJob({ kind: 'replace', file, other }))
    await removeUnfinished(snapshotFolder(file))
    removeUnfinishedRestore(file)
    return {
      name: file,
      folder: dirname(file),
      lastBackup: temporary ? undefined : () => lastBackup(file),
      read,
      readInTurns: queriesOn(reader, requests),
      readInBackground: queriesOn(reader, background),
      // It answers one query at a time.
      inTurnOf: readTurns(1),
      turn: requests.rest,
      turnInBackground: background.rest,
      turnInWrite: writes.rest,
      encryption,
      isTokenHash: knownTokens(reader),
      write,
      writeInBackground: write,
      tokenAdded() {},
      // It was locked, and its key was looked at, before it was opened.
      join: async () => {
        await expectNotMigrated(read, file)
        const kept = await readSetting(read, keyCheckSetting)
        if (kept !== undefined && isKeyCheck(encryption, kept)) return
        await write((database) => keepSetting(database, keyCheckSetting, newKeyCheck(encryption)))
      },
      takeAlone: async () => {},
      shared: undefined,
      snapshots: snapshotFiles({ file, copyTo, replaceBy }),
      close: async () => {
        await copying
        await settled()
        await read.destroy()
        // Of which nothing was read Kysely leaves open.
        if (reader.isOpen) reader.close()
        await writing.destroy()
        lock?.close()
      },
    }
  } catch (error) {
    for (const one of opened.reverse()) one.close()
    if (error instanceof StartError || error instanceof DatabaseHeld) throw error
    const problem = openingProblem(file, error)
    throw isBusy(error) ? new DatabaseHeld(problem, { cause: error }) : new StartError(problem)
  }
}

/** Says whether a hash is that of a token, revoked or not. It answers at once, because a line of log cannot wait. */
function knownTokens(reader: DatabaseSync): (hash: string) => boolean {
  const find = reader.prepare('select 1 from token where hash = ?')
  // After the end nothing can be looked up, so everything is taken for a token.
  return (hash) => !reader.isOpen || find.get(hash) !== undefined
}

/** A database that nobody needs after this run; it is removed with what was opened. */
export async function temporaryDatabase(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'innwire.db')
}
