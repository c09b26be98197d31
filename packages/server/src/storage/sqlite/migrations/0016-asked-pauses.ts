import type { Kysely } from 'kysely'

/** Until when a receiver asked not to be sent a change again. */
export async function keepAskedPauses(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('delivery').addColumn('asked_until', 'text').execute()
}
