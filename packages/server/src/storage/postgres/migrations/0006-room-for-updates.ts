import { type Kysely, sql } from 'kysely'

/**
 * Pages of the calendar, and of what channels were told, are filled by half. A daily update writes all rows of a page anew;
 * where they find room on it, no index is written to (a HOT update). Without room, which is so for every row that `migrate` or
 * `pg_restore` has brought, each goes to another page and into all indexes: three times as many records of the log.
 * Of a partitioned table, only partitions have pages.
 */
export async function leaveRoomForUpdates(database: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and (oid in ('calendar'::regclass, 'told'::regclass) or oid in
      (select inhrelid from pg_inherits where inhparent in ('calendar'::regclass, 'told'::regclass)))`.execute(
    database,
  )
  for (const { name } of rows) await sql`alter table ${sql.raw(name)} set (fillfactor = 50)`.execute(database)
}
