import type { Kysely } from 'kysely'

/** Which reservations a page held, so that it can be given again to the one who asked for it (D33). */
export async function keepPageReplays(database: Kysely<never>): Promise<void> {
  await database.schema
    .createTable('page_replay')
    .addColumn('hr_id', 'text', (column) => column.notNull())
    .addColumn('token_id', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_replay_key', ['hr_id', 'token_id', 'request_id'])
    .execute()
}
