import type { DatabaseSync } from 'node:sqlite'
import { DatabaseHeld } from '../errors.ts'
import { makePrivate } from '../private-files.ts'
import { isBusy } from './opening-problem.ts'
import { sqlite } from './sqlite.ts'

export const lockFile = (database: string): string => `${database}-lock`

/**
 * Two servers on one file would deliver every change twice. The lock is a database beside it that is held open: the system
 * releases it however the process ends.
 * @throws {DatabaseHeld} when another process has it
 */
export function lockDatabase(file: string): DatabaseSync {
  const name = lockFile(file)
  makePrivate(name)
  const lock = new sqlite.DatabaseSync(name)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new DatabaseHeld(
      `The database ${file} is in use by another program: a server, or innwire-server migrate or restore. Stop that server or wait until the command has ended, or name another database.`,
    )
  }
}
