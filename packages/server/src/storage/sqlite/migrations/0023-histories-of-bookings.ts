import { type Kysely, sql } from 'kysely'

/** What changed a booking, when it was delivered, and an index each for its receipts and its guests. */
export async function keepHistories(database: Kysely<never>): Promise<void> {
  await sql`alter table reservation add column history text`.execute(database)
  await sql`alter table receipt add column delivered_at text`.execute(database)
  await sql`create index receipt_by_reservation on receipt (hr_id, hr_number)`.execute(database)
  await sql`create index stay_by_booking on stay_guest (hr_id, hr_number) where hr_number is not null`.execute(
    database,
  )
  const statistics = [
    { table: 'receipt', index: 'receipt_by_reservation', stat: '400000 40000 2' },
    { table: 'stay_guest', index: 'stay_by_booking', stat: '200000 20000 2' },
  ]
  for (const { table, index, stat } of statistics)
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(
      database,
    )
  await sql`analyze sqlite_schema`.execute(database)
}
