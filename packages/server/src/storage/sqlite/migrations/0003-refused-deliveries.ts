import { type Kysely, sql } from 'kysely'

/** Finds what channels refused lately without reading what they took. */
export async function indexRefusedDeliveries(database: Kysely<never>): Promise<void> {
  await database.schema
    .createIndex('delivery_refused')
    .on('delivery')
    .columns(['settled_at'])
    .where(sql.ref('state'), '=', sql.lit('failed'))
    .execute()
}
