import type { DatabaseSync } from 'node:sqlite'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Encryption } from '../encryption.ts'
import type { Database } from '../schema.ts'
import { createTables } from './migrations/0001-first.ts'
import { keepRoomNights } from './migrations/0002-room-nights.ts'
import { indexRefusedDeliveries } from './migrations/0003-refused-deliveries.ts'
import { keepPageReplays } from './migrations/0004-page-replays.ts'
import { indexTokenHashes } from './migrations/0005-token-hashes.ts'
import { encryptConnectors } from './migrations/0006-sealed-connectors.ts'
import { keepLackingNights } from './migrations/0007-lacking-nights.ts'
import { indexLongLists } from './migrations/0008-long-lists.ts'
import { setStatistics } from './migrations/0009-planner-statistics.ts'
import { indexPageReplays } from './migrations/0010-page-replays-by-time.ts'
import { indexFailingDeliveries } from './migrations/0011-failing-deliveries.ts'
import { keepMessageHashes } from './migrations/0012-message-hashes.ts'
import { keepCountedNights } from './migrations/0013-counted-nights.ts'
import { indexUnknownNumbers } from './migrations/0014-unknown-numbers.ts'
import { keepReadings } from './migrations/0015-readings.ts'
import { keepAskedPauses } from './migrations/0016-asked-pauses.ts'
import { indexChannelValues } from './migrations/0017-channel-values.ts'
import { keepMessageVersions } from './migrations/0018-message-versions.ts'
import { keepToldTimes } from './migrations/0019-told-times.ts'
import { indexAlarms } from './migrations/0020-alarms.ts'
import { keySettingsByProperty } from './migrations/0021-settings-by-property.ts'
import { keepCauses } from './migrations/0022-causes-of-updates.ts'
import { keepHistories } from './migrations/0023-histories-of-bookings.ts'

/**
 * Brings the tables up to date.
 * @param encryption encrypts the secrets that stand there in plain
 * @throws when a migration fails; the database is then as it was before
 */
export async function migrate(database: Database, encryption: Encryption): Promise<void> {
  const provider = { getMigrations: async () => migrations(encryption) }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error) throw error
}

/** A migration that was done to the database and is none of this version's. */
export function unknownMigration(database: DatabaseSync): string | undefined {
  const known = new Set(knownMigrations)
  return doneMigrations(database).find((name) => !known.has(name))
}

export function doneMigrations(database: DatabaseSync): string[] {
  const table = database.prepare('select 1 from sqlite_schema where name = ?').get(DEFAULT_MIGRATION_TABLE)
  if (!table) return []
  const done = database.prepare(`select name from ${DEFAULT_MIGRATION_TABLE} order by name`).all()
  return done.map(({ name }) => String(name))
}

/** In the order of their names. One that was released is never changed: what comes later is a new one. */
export const migrations = (encryption: Encryption): Record<string, Migration> => ({
  '0001-first': { up: createTables },
  '0002-room-nights': { up: keepRoomNights },
  '0003-refused-deliveries': { up: indexRefusedDeliveries },
  '0004-page-replays': { up: keepPageReplays },
  '0005-token-hashes': { up: indexTokenHashes },
  '0006-sealed-connectors': { up: encryptConnectors(encryption) },
  '0007-lacking-nights': { up: keepLackingNights },
  '0008-long-lists': { up: indexLongLists },
  '0009-planner-statistics': { up: setStatistics },
  '0010-page-replays-by-time': { up: indexPageReplays },
  '0011-failing-deliveries': { up: indexFailingDeliveries },
  '0012-message-hashes': { up: keepMessageHashes },
  '0013-counted-nights': { up: keepCountedNights },
  '0014-unknown-numbers': { up: indexUnknownNumbers },
  '0015-readings': { up: keepReadings },
  '0016-asked-pauses': { up: keepAskedPauses },
  '0017-channel-values': { up: indexChannelValues },
  '0018-message-versions': { up: keepMessageVersions },
  '0019-told-times': { up: keepToldTimes },
  '0020-alarms': { up: indexAlarms },
  '0021-settings-by-property': { up: keySettingsByProperty },
  '0022-causes-of-updates': { up: keepCauses },
  '0023-histories-of-bookings': { up: keepHistories },
})

/** The names of this version's, for which no key is needed. */
export const knownMigrations = Object.keys(migrations({} as Encryption))
