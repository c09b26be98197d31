import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { newerVersion } from '../errors.ts'
import type { Database } from '../schema.ts'
import { createTables } from './migrations/0001-first.ts'
import { keySettingsByProperty } from './migrations/0002-settings-by-property.ts'
import { createProcessTables } from './migrations/0003-processes.ts'
import { forgetSessionsOfAnswers } from './migrations/0004-answers-of-any-session.ts'
import { indexUnknownByItself } from './migrations/0005-told-unknown.ts'
import { leaveRoomForUpdates } from './migrations/0006-room-for-updates.ts'
import { markCrashes } from './migrations/0007-crash-mark.ts'
import { keepCauses } from './migrations/0008-causes-of-updates.ts'
import { keepHistories } from './migrations/0009-histories-of-bookings.ts'

/** In the order of their names. One that was released is never changed: what comes later is a new one. */
const migrations: Record<string, Migration> = {
  '0001-first': { up: createTables },
  '0002-settings-by-property': { up: keySettingsByProperty },
  '0003-processes': { up: createProcessTables },
  '0004-answers-of-any-session': { up: forgetSessionsOfAnswers },
  '0005-told-unknown': { up: indexUnknownByItself },
  '0006-room-for-updates': { up: leaveRoomForUpdates },
  '0007-crash-mark': { up: markCrashes },
  '0008-causes-of-updates': { up: keepCauses },
  '0009-histories-of-bookings': { up: keepHistories },
}

/** Those of this version. */
export const knownMigrations = Object.keys(migrations)

/** The newest, by which a snapshot's tables are known. */
export const latestMigration = knownMigrations.at(-1) ?? ''

/**
 * Whether nothing is left to do to the tables.
 * @param name what the database is called
 * @throws {StartError} when a newer version has changed the tables in a way that this one does not know
 */
export async function isUpToDate(database: Database, name: string): Promise<boolean> {
  const done = await doneMigrations(database)
  const unknown = done.find((its) => !(its in migrations))
  if (unknown !== undefined) throw newerVersion(name, unknown)
  return done.length === knownMigrations.length
}

/**
 * Brings the tables up to date, in one transaction.
 * @throws when a migration fails; the database is then as it was before
 */
export async function migrate(database: Database): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database)
  const schema = rows[0]?.schema
  const provider = { getMigrations: async () => migrations }
  const migrator = new Migrator({ db: database, provider, ...(schema && { migrationTableSchema: schema }) })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

export async function doneMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as made`.execute(database)
  if (!rows[0]?.made) return []
  const done = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database)
  return done.rows.map(({ name }) => name)
}
