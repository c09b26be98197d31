import { existsSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StartError } from '../../start-error.ts'
import { openingProblem } from './opening-problem.ts'
import { sqlite } from './sqlite.ts'

/**
 * Opens a database that is there, and makes none. It can be written, so that SQLite removes its files beside it again.
 * @throws {StartError}
 */
export function openPresent(file: string): DatabaseSync {
  try {
    if (!existsSync(file)) throw new StartError(`There is no database ${file}. Name the one of the server.`)
    const opened = new sqlite.DatabaseSync(new URL(`${pathToFileURL(file)}?mode=rw`), { timeout: 5000 })
    if (opened.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get()) return opened
    opened.close()
    throw new StartError(`${file} is no database of a server. Name the one of the server.`)
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(openingProblem(file, error))
  }
}

/** Whether a file is missing, empty, or a database in which nobody has made tables: one that was killed before it could. */
export function isWithoutTables(file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return true
  try {
    using opened = new sqlite.DatabaseSync(file, { readOnly: true })
    return opened.prepare('select 1 from sqlite_schema').get() === undefined
  } catch {
    // No database, damaged or in use: who opens it says what is wrong.
    return false
  }
}
