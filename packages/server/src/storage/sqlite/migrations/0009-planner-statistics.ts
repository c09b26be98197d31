import { type Kysely, sql } from 'kysely'

/**
 * Rows of a table, and rows for one value of the first column, of the first two, and so on: as a large hotel has them
 * after some years, among ten. The name of a table stands for its primary key.
 */
const statistics: Record<string, Record<string, string>> = {
  calendar: { calendar: '1000000 100000 2000 1000 1' },
  told: { told: '1000000 100000 30000 1000 1' },
  calendar_update: { calendar_update: '300000 30000 1', calendar_update_by_age: '300000 2' },
  delivery: {
    delivery: '1000000 100000 1',
    delivery_by_update: '1000000 100000 10 1',
    delivery_waiting: '1000 100 1',
    delivery_failed: '10000 1000 1',
    delivery_outbox: '1000 100 50 10 1',
    delivery_refused: '10000 2',
  },
  reservation: {
    reservation: '200000 20000 1',
    reservation_by_change: '200000 20000 1',
    reservation_by_state: '200000 20000 6000 1',
    reservation_by_completion: '200000 20000 2 1 1',
    reservation_by_update: '200000 20000 2 1 1',
    reservation_by_provider_number: '200000 20000 2',
  },
  lacking_night: {
    lacking_night: '10000 1000 500 10 2 1',
    lacking_night_by_reservation: '10000 1000 100 2 1',
    lacking_night_without_room: '10000 1000 100 2',
  },
  receipt: { receipt: '400000 40000 20000 1' },
  page_replay: { page_replay: '10000 1000 500 1', page_replay_by_age: '10000 1000 500 2' },
  token: { token: '1000 100 1', token_hash: '1000 1', token_by_age: '1000 100 2 1' },
  stay_guest: {
    stay_guest: '200000 20000 2 1',
    stay_by_arrival: '200000 20000 2 2',
    stay_by_room: '200000 20000 100 2 2',
    stay_by_room_id: '200000 20000 100',
    stay_in_house: '1000 100 2 2',
  },
  posting: { posting: '200000 20000 1' },
  folio_item: { folio_item: '500000 50000 3 1', folio_item_by_folio: '500000 50000 30 3 3 1' },
  folio_sum: { folio_sum: '200000 20000 1' },
}

/**
 * Without statistics SQLite takes it that a hotel has ten rows in each table, and reads all of them where an index would
 * have found a few. Set and not measured, so that every database is read in the same way.
 */
export async function setStatistics(database: Kysely<never>): Promise<void> {
  // Makes the table of the statistics.
  await sql`analyze setting`.execute(database)
  await sql`delete from sqlite_stat1`.execute(database)
  for (const [table, indexes] of Object.entries(statistics)) {
    for (const [index, stat] of Object.entries(indexes))
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(
        database,
      )
  }
  await sql`analyze sqlite_schema`.execute(database)
}
