import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import { openCopy } from '../storage/sqlite/attached-copy.ts'
import { sqlite } from '../storage/sqlite/sqlite.ts'

/** @throws {StartError} when there is no such database */
export function expectDatabase(database: string): void {
  if (existsSync(database)) return
  throw new StartError(`There is no database ${database}. Name the one of the server with --database.`)
}

/** Opens a database for reading, and makes no files beside it where nobody changes it. */
export const openToRead = (database: string, isRunning: boolean): DatabaseSync =>
  isRunning ? new sqlite.DatabaseSync(database, { readOnly: true }) : openCopy(database)
