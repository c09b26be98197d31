import type { Kysely } from 'kysely'

/** By which other readings of the service's documentation a property answers. */
export async function keepReadings(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('property').addColumn('readings', 'text').execute()
}
