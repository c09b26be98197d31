import { type Kysely, sql } from 'kysely'

/** Finds at a start where a channel has counted by itself and is to be told again. */
export async function indexUnknownNumbers(database: Kysely<never>): Promise<void> {
  await sql`create index told_unknown on told (hr_id, channel_code, mapping_code, date)
    where availability = -1`.execute(database)
  await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('told', 'told_unknown', '1000 100 50 10 1')`.execute(
    database,
  )
  await sql`analyze sqlite_schema`.execute(database)
}
