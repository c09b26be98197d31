import { type Kysely, sql } from 'kysely'

/** Finds across all hotels what somebody has to do something about, without reading what is over. */
export async function indexAlarms(database: Kysely<never>): Promise<void> {
  await sql`alter table reservation add column unmapped_codes text`.execute(database)
  await sql`alter table reservation add column unmapped_until text`.execute(database)
  await sql`create index reservation_unmapped on reservation (unmapped_until, hr_id, hr_number)
    where unmapped_until is not null`.execute(database)
  await sql`create index lacking_night_to_come on lacking_night (date, hr_id, hr_number)
    where has_room = 0`.execute(database)
  const statistics = { reservation_unmapped: '1000 10 5 1', lacking_night_to_come: '10000 20 10 2' }
  for (const [index, stat] of Object.entries(statistics)) {
    const table = index.startsWith('reservation') ? 'reservation' : 'lacking_night'
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(
      database,
    )
  }
  await sql`analyze sqlite_schema`.execute(database)
}
