import type { Kysely } from 'kysely'

/** When a channel was told an availability, by which it is known whether that may have ended what it counted. */
export async function keepToldTimes(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('told').addColumn('told_at', 'integer').execute()
}
