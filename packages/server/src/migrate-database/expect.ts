import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '../start-error.ts'
import { expectNotMigrated, migratedSetting } from '../storage/migrated.ts'
import { isAddress } from '../storage/open-storage.ts'
import { readAddress } from '../storage/postgres/address.ts'
import type { Database } from '../storage/schema.ts'
import { readSetting } from '../storage/settings.ts'
import { isWithoutTables } from '../storage/sqlite/open-present.ts'
import type { StoppedDatabase } from '../storage/stopped-database.ts'
import { openStopped } from './open-stopped.ts'
import { tableWithRows } from './tables.ts'

/** @throws {StartError} when both are the same */
export function expectOther(from: string, to: string): void {
  if (placeOf(from) !== placeOf(to)) return
  throw new StartError(`--from and --to are the same database, ${placeOf(to)}. Name an empty one with --to.`)
}

/** What a database is called wherever a command is run, also before its file is there. */
export function placeOf(database: string): string {
  if (isAddress(database)) return readAddress(database).name
  if (existsSync(database)) return realpathSync(database)
  const folder = dirname(resolve(database))
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(database))
}

/**
 * Looks into a source before anything is done to it.
 * @param to where its rows are to go
 * @throws {StartError} when another version made it, it is no database in which a server has gone on, or servers go on with
 *   another database to which it was migrated
 */
export async function expectSource(source: StoppedDatabase, to: string): Promise<void> {
  await expectSameVersion(source)
  const { name, read } = source
  const problem = await source.restoreProblem()
  if (problem !== undefined) throw new StartError(problem)
  // Where the target is empty, a migration to it did not come to its end, or it was made anew.
  if ((await readSetting(read, migratedSetting)) !== placeOf(to)) await expectNotMigrated(read, name)
}

/** @throws {StartError} when another version made it, or it is no database of a server */
export async function expectSameVersion({
  name,
  migrations,
  knownMigrations,
}: StoppedDatabase): Promise<void> {
  if (migrations.length === 0) {
    throw new StartError(`${name} is no database of a server. Name the one of the server with --from.`)
  }
  const unknown = new Set(migrations).difference(new Set(knownMigrations))
  if (unknown.size > 0) {
    throw new StartError(
      `A newer version of innwire-server made the database ${name} (${[...unknown].join(', ')}). Migrate it with that version.`,
    )
  }
  const pending = new Set(knownMigrations).difference(new Set(migrations))
  if (pending.size > 0) {
    throw new StartError(
      `An earlier version of innwire-server made the database ${name}; ${[...pending].join(', ')} is still to be done. Back it up, start this version on it once, stop it, and migrate then.`,
    )
  }
}

/**
 * Looks into a target before anything is done to it.
 * @throws {StartError} when it has rows
 * @throws {DatabaseHeld} when a server runs on it
 */
export async function expectEmpty(to: string): Promise<void> {
  if (!isAddress(to) && isWithoutTables(to)) return
  const target = await openStopped(to)
  try {
    await expectEmptyTables(target.read, target.name)
  } finally {
    await target.close()
  }
}

/** @throws {StartError} */
export async function expectEmptyTables(database: Database, name: string): Promise<void> {
  const table = await tableWithRows(database)
  if (table === undefined) return
  throw new StartError(
    `${name} is not empty: its table ${table} has rows. Nothing was changed. Name an empty database with --to, such as a new one.`,
  )
}
