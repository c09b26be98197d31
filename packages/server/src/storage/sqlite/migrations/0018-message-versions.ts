import type { Kysely } from 'kysely'

/** By which a channel's older message of a booking is known that comes after a newer one. */
export async function keepMessageVersions(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('reservation').addColumn('message_version', 'integer').execute()
}
