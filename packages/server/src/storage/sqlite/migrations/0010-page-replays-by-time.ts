import { type Kysely, sql } from 'kysely'

/** Finds the pages of all tokens that are too old to be asked for again. */
export async function indexPageReplays(database: Kysely<never>): Promise<void> {
  await database.schema.createIndex('page_replay_by_time').on('page_replay').column('created_at').execute()
  await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('page_replay', 'page_replay_by_time', '10000 2')`.execute(
    database,
  )
  await sql`analyze sqlite_schema`.execute(database)
}
