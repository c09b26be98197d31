import { type Kysely, sql } from 'kysely'

/** What the processes on the database say of themselves; it is in no snapshot. */
export async function createProcessTables(database: Kysely<never>): Promise<void> {
  // Which process works for a property: the connection that it listens on, and until when without a renewal.
  await sql`create table claim (hr_id text collate "C" primary key, session bigint not null, number bigint not null,
    until timestamptz not null)`.execute(database)
  await sql`create index claim_by_session on claim (session)`.execute(database)
  await sql`create sequence claim_number`.execute(database)
  // Answers on their way to a token. After a crash of the database their processes have no connection any more.
  await sql`create unlogged table answer_under_way (hr_id text collate "C" not null, token_id text collate "C" not null,
    id bigint generated always as identity, session bigint not null, until timestamptz not null,
    primary key (hr_id, token_id, id))`.execute(database)
}
