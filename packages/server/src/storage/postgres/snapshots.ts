import { sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { keyCheckSetting } from '../encryption.ts'
import type { Storage } from '../open-storage.ts'
import type { Database } from '../schema.ts'
import { hashLength, restoredPrefix, revokedPrefix, sequencePrefix } from '../settings.ts'
import { OtherTables, type Snapshot, type Snapshots } from '../snapshots.ts'
import { latestMigration } from './migrations.ts'

type Parts = Pick<Storage, 'read' | 'write'> & {
  /** Called when all rows were replaced. */
  replaced(): Promise<void>
}

/** Copies of all rows within the database itself, where every process finds them. */
export function snapshotRows({ read, write, replaced }: Parts): Snapshots {
  return {
    list: async (after, most) => {
      const { rows } = await sql<Snapshot>`
        select name, taken_at from snapshot where name > ${after} order by name limit ${most}`.execute(read)
      return rows
    },
    find: async (name) => {
      const { rows } = await sql<Snapshot>`select name, taken_at from snapshot where name = ${name}`.execute(
        read,
      )
      return rows[0]
    },
    take: (name) =>
      write(async (database) => {
        await remove(database, name)
        const taken_at = new Date().toISOString()
        await sql`insert into snapshot (name, taken_at, migration)
          values (${name}, ${taken_at}, ${latestMigration})`.execute(database)
        for (const table of await dialectOf(database).tables(database)) {
          await sql`insert into snapshot_row (snapshot, of_table, content)
            select ${name}, ${table}, to_jsonb(its) from ${sql.table(table)} as its`.execute(database)
        }
        return { name, taken_at }
      }),
    restore: async (name) => {
      await write((database) => restore(database, name))
      await replaced()
    },
    remove: (name) => write((database) => remove(database, name)),
  }
}

async function remove(database: Database, name: string): Promise<void> {
  await sql`delete from snapshot_row where snapshot = ${name}`.execute(database)
  await sql`delete from snapshot where name = ${name}`.execute(database)
}

async function restore(database: Database, name: string): Promise<void> {
  const { rows } = await sql<{ migration: string }>`
    select migration from snapshot where name = ${name}`.execute(database)
  if (rows[0]?.migration !== latestMigration) throw new OtherTables()
  for (const statement of rememberGivenOut) await sql.raw(statement).execute(database)
  const { tables, columnsOf } = dialectOf(database)
  for (const table of await tables(database)) {
    await sql`delete from ${sql.table(table)}`.execute(database)
    const columns = await columnsOf(database, table)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(columns.map((column) => sql.ref(`its.${column}`)))}
      from snapshot_row, jsonb_populate_record(null::${sql.table(table)}, content) as its
      where snapshot = ${name} and of_table = ${table}`.execute(database)
  }
  for (const statement of carryForward) await sql.raw(statement).execute(database)
}

/**
 * Numbers and revocations since the snapshot was taken outlive it: otherwise a number would name two reservations, and a
 * revoked token would be good again.
 */
const rememberGivenOut = [
  `create temp table known_key on commit drop as select * from setting where name = '${keyCheckSetting}'`,
  `create temp table given_out on commit drop as
    select hr_id, sequence from property
    union all select substr(name, ${sequencePrefix.length + 1}), value::bigint from setting
      where name like '${sequencePrefix}%'`,
  `create temp table revoked on commit drop as
    select hr_id, hash, revoked_at from token where revoked_at is not null
    union select substr(name, ${revokedPrefix.length + hashLength + 2}),
      substr(name, ${revokedPrefix.length + 1}, ${hashLength}), value
      from setting where name like '${revokedPrefix}%'`,
]

/** Forgets what channels were told, which may have been something else since, and has them told everything. */
export const tellAnew = [
  'delete from told',
  `insert into setting (hr_id, name, value) select hr_id, '${restoredPrefix}' || hr_id, '' from property
    on conflict (hr_id, name) do update set value = excluded.value`,
]

/** The key is that of the present processes. */
const carryForward = [
  `insert into setting select * from known_key on conflict (hr_id, name) do update set value = excluded.value`,
  `update property set sequence = greatest(sequence, (
    select coalesce(max(its.sequence), 0) from given_out as its where its.hr_id = property.hr_id))`,
  `insert into setting (hr_id, name, value)
    select hr_id, '${sequencePrefix}' || hr_id, max(sequence)::text from given_out
    where hr_id not in (select hr_id from property) group by hr_id
    on conflict (hr_id, name) do update set value = excluded.value`,
  `update token set revoked_at = its.revoked_at from revoked as its
    where its.hr_id = token.hr_id and its.hash = token.hash`,
  `insert into setting (hr_id, name, value)
    select hr_id, '${revokedPrefix}' || hash || '/' || hr_id, min(revoked_at) from revoked
    where not exists (select 1 from token as its where its.hr_id = revoked.hr_id and its.hash = revoked.hash)
    group by hr_id, hash
    on conflict (hr_id, name) do update set value = excluded.value`,
  ...tellAnew,
]
