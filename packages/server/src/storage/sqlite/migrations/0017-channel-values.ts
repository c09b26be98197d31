import { type Kysely, sql } from 'kysely'

/** Finds what single channels have on some dates, and forgets rows that had all of their values ended. */
export async function indexChannelValues(database: Kysely<never>): Promise<void> {
  await sql`delete from calendar where channel_code > '' and availability is null and price is null
    and min_stay is null and stop_sale is null and cta is null and ctd is null`.execute(database)
  await sql`create index calendar_of_channels on calendar (hr_id, code, date, channel_code)
    where channel_code > ''`.execute(database)
  await sql`insert into sqlite_stat1 (tbl, idx, stat)
    values ('calendar', 'calendar_of_channels', '10000 1000 300 5 1')`.execute(database)
  await sql`analyze sqlite_schema`.execute(database)
}
