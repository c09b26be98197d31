import { type Kysely, sql } from 'kysely'

/**
 * An index that names the availability, if only in its condition, makes PostgreSQL write to all indexes of the table with
 * each new availability (no HOT update). That it is unknown seldom changes.
 */
export async function indexUnknownByItself(database: Kysely<never>): Promise<void> {
  await sql`alter table told add column unknown boolean generated always as (availability = -1) stored`.execute(
    database,
  )
  await sql`drop index told_unknown`.execute(database)
  await sql`create index told_unknown on told (hr_id, channel_code, mapping_code, date) where unknown`.execute(
    database,
  )
}
