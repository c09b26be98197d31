import { existsSync, realpathSync } from 'node:fs'
import { StartError } from '../start-error.ts'
import { isAddress } from '../storage/open-storage.ts'
import { readAddress } from '../storage/postgres/address.ts'
import type { Database } from '../storage/schema.ts'
import { readSetting } from '../storage/settings.ts'
import { takenAt } from '../storage/sqlite/attached-copy.ts'
import { isWithoutTables } from '../storage/sqlite/open-present.ts'
import type { StoppedDatabase } from '../storage/stopped-database.ts'
import { openStopped } from './open-stopped.ts'
import { tableWithRows } from './tables.ts'

/** @throws {StartError} when both are the same */
export function expectOther(from: string, to: string): void {
  if (placeOf(from) !== placeOf(to)) return
  throw new StartError(`--from and --to are the same database, ${placeOf(to)}. Name an empty one with --to.`)
}

function placeOf(database: string): string {
  if (isAddress(database)) return readAddress(database).name
  return existsSync(database) ? realpathSync(database) : database
}

/** @throws {StartError} when another version made it, or it is no database in which a server has gone on */
export async function expectSource({
  name,
  read,
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
  if ((await readSetting(read, takenAt)) !== undefined) {
    throw new StartError(
      `${name} is a backup: channels were told other values since, and numbers were given out. Restore it to a file with innwire-server restore, and migrate that.`,
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
