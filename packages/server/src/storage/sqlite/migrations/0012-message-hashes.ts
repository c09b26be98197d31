import type { Kysely } from 'kysely'

/** What a channel said last of a booking, to know its message again after the set-up has changed. */
export async function keepMessageHashes(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('reservation').addColumn('message_hash', 'text').execute()
}
