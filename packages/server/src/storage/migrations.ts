import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { createTables } from './migrations/0001-first.ts'
import { keepRoomNights } from './migrations/0002-room-nights.ts'
import { indexRefusedDeliveries } from './migrations/0003-refused-deliveries.ts'
import { keepPageReplays } from './migrations/0004-page-replays.ts'
import { indexTokenHashes } from './migrations/0005-token-hashes.ts'
import type { Schema } from './schema.ts'

/**
 * Brings the tables up to date.
 * @throws when a migration fails; the database is then as it was before
 */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error) throw error
}

/** In the order of their names. One that was released is never changed: what comes later is a new one. */
const migrations: Record<string, Migration> = {
  '0001-first': { up: createTables },
  '0002-room-nights': { up: keepRoomNights },
  '0003-refused-deliveries': { up: indexRefusedDeliveries },
  '0004-page-replays': { up: keepPageReplays },
  '0005-token-hashes': { up: indexTokenHashes },
}
