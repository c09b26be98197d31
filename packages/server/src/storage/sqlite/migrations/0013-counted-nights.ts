import type { Kysely } from 'kysely'

/** What a channel has counted by itself of a booking that the hotel has changed since. */
export async function keepCountedNights(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('reservation').addColumn('counted', 'text').execute()
}
