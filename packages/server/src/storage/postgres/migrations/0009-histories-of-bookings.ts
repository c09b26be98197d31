import { type Kysely, sql } from 'kysely'

/** What changed a booking, when it was delivered, and an index each for its receipts and its guests. */
export async function keepHistories(database: Kysely<never>): Promise<void> {
  await sql`alter table reservation add column history text collate "C"`.execute(database)
  await sql`alter table receipt add column delivered_at text collate "C"`.execute(database)
  await sql`create index receipt_by_reservation on receipt (hr_id, hr_number)`.execute(database)
  await sql`create index stay_by_booking on stay_guest (hr_id, hr_number) where hr_number is not null`.execute(
    database,
  )
}
