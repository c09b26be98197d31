import { type Kysely, sql } from 'kysely'

/** One row that is gone once PostgreSQL has recovered from a crash, which empties unlogged tables, and on a standby in its place. */
export async function markCrashes(database: Kysely<never>): Promise<void> {
  await sql`create unlogged table crash_mark (only_one boolean primary key default true check (only_one),
    mark uuid not null default gen_random_uuid())`.execute(database)
  await sql`insert into crash_mark default values`.execute(database)
}
