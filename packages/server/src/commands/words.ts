import { databaseFrom } from '../option-values.ts'
import { StartError } from '../start-error.ts'
import { expectDatabaseName, isAddress } from '../storage/open-storage.ts'

/**
 * The value of an option that a command cannot do without: a file.
 * @throws {StartError} when it is missing, or the address of a database
 */
export function needed(command: string, option: string, value: string | undefined): string {
  if (value) expectDatabaseName(value)
  if (value && !isAddress(value)) return value
  if (value) {
    throw new StartError(
      `${command} works on the file of an SQLite database, and --${option} is an address. For PostgreSQL use its own programs, such as pg_dump and pg_restore.`,
    )
  }
  throw new StartError(`${command} needs --${option} with a file. See innwire-server --help.`)
}

/**
 * The database that a command works on: a file, or the address of a PostgreSQL database.
 * @throws {StartError} when it is missing, or none that the server knows
 */
export function neededDatabase(command: string, option: string, value: string | undefined): string {
  const database = value && databaseFrom(value, false)
  if (database) return database
  throw new StartError(
    `${command} needs --${option} with a file or the address of a PostgreSQL database, or DATABASE_URL in its place. See innwire-server --help.`,
  )
}

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The time since a moment of `performance.now()`. */
export const seconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`
