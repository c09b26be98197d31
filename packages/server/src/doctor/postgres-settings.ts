import { sql } from 'kysely'
import { listed } from '../listed.ts'
import { compareClocks } from '../storage/postgres/clock-apart.ts'
import { connectionsOfProcess } from '../storage/postgres/connection-errors.ts'
import type { Database } from '../storage/schema.ts'
import type { Finding } from './finding.ts'

/** What each setting is for, where PostgreSQL may be told to go without. */
const lossWithout: Record<string, string> = {
  fsync: 'what was accepted is lost, and the database may be damaged',
  full_page_writes: 'the database may be damaged',
}

/** Whether PostgreSQL keeps what it has confirmed, and takes changes at all. */
export async function safetyFindings(read: Database): Promise<Finding[]> {
  const { rows: off } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${Object.keys(lossWithout)}) and setting = 'off' order by name`.execute(
    read,
  )
  const findings = off.map(
    ({ name }): Finding => ({
      check: 'settings',
      problem: `PostgreSQL has ${name} switched off: after a power failure ${lossWithout[name]}.`,
      advice: `Set ${name} = on in postgresql.conf, and restart PostgreSQL.`,
    }),
  )
  const { rows: standby } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(read)
  if (!standby[0]?.is) return [...findings, ...(await readOnlyFindings(read))]
  const advice = 'Give the address of the primary, or promote this one.'
  return [...findings, { check: 'connection', problem: 'It is a standby, which takes no changes.', advice }]
}

/** Whether sessions are read-only from their beginning; that of the doctor is so by its own will. */
async function readOnlyFindings(read: Database): Promise<Finding[]> {
  const { rows } = await sql<{ is: boolean }>`
    select reset_val = 'on' as is from pg_settings where name = 'default_transaction_read_only'`.execute(read)
  if (!rows[0]?.is) return []
  return [
    {
      check: 'connection',
      problem: 'It is read-only (default_transaction_read_only = on): it takes no changes.',
      advice: `Look whether its disk is full, which is why providers set this: free some space. Where it stays on, take it out of postgresql.conf, of the user and of the database: alter role <user> reset default_transaction_read_only; alter database <database> reset default_transaction_read_only;`,
    },
  ]
}

type Room = { most: number; of: string; advice: string }

/** Whether PostgreSQL lets in as many connections as the processes of the server may need. */
export async function roomFindings(read: Database, processes: number): Promise<Finding[]> {
  const { rows } = await sql<Limits>`
    select current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
        - coalesce(current_setting('reserved_connections', true)::integer, 0) as most,
      (select count(*) from pg_stat_activity
        where backend_type = 'client backend' and datname is distinct from current_database()) as others,
      current_user as user, case when rolsuper then -1 else rolconnlimit end as of_user,
      current_database() as name, case when rolsuper then -1 else datconnlimit end as of_database
    from pg_roles, pg_database where rolname = current_user and datname = current_database()`.execute(read)
  const needed = Math.max(processes, 1) * connectionsOfProcess
  const who = processes > 1 ? `${processes} processes of the server` : 'A process of the server'
  return rows
    .flatMap(roomsOf)
    .flatMap(({ most, of, advice }): Finding[] =>
      needed <= most
        ? []
        : [{ check: 'connection', problem: `${who} may need ${needed} connections; ${of}.`, advice }],
    )
}

type Limits = {
  most: number
  others: number
  user: string
  of_user: number
  name: string
  of_database: number
}

/** What each limit leaves for the processes. */
function roomsOf({ most, others, user, of_user, name, of_database }: Limits): Room[] {
  const rooms = [
    {
      most: most - others,
      of: `PostgreSQL lets in ${most}, of which others use ${others}`,
      advice: `Set max_connections in postgresql.conf to ${connectionsOfProcess} for each process and ${besideProcesses} more, and those of others, and restart PostgreSQL.`,
    },
  ]
  const tell = (limit: number, what: string, sql: string) => {
    // -1 is none.
    if (limit < 0) return
    const advice = `Raise it to ${connectionsOfProcess} for each process and ${besideProcesses} more: alter ${sql} connection limit <number>;`
    rooms.push({ most: limit, of: `${what} has a limit of ${limit}`, advice })
  }
  tell(of_user, `the user ${user}`, `role ${user}`)
  tell(of_database, `the database ${name}`, `database ${name}`)
  return rooms
}

/** For the doctor and for backups, and 3 that PostgreSQL keeps for itself. */
const besideProcesses = 5

/** Less than this comes from the way of the question and of the answer. */
const mostApartMs = 2_000

/** Whether this machine and PostgreSQL have the same time. */
export async function databaseClockFindings(read: Database): Promise<Finding[]> {
  const { here, there, apartMs } = await compareClocks(read)
  if (apartMs <= mostApartMs) return []
  return [
    {
      check: 'clock',
      problem: `This machine's clock shows ${here.toISOString()}, and that of PostgreSQL ${there.toISOString()}.`,
      advice: 'Set both by a time server (NTP).',
    },
  ]
}

/** Which other users may connect: PostgreSQL lets every one connect to a new database. */
export async function strangerFindings(read: Database): Promise<Finding[]> {
  const { rows } = await sql<{ name: string; stranger: string }>`
    select current_database() as name, rolname as stranger
    from pg_roles, pg_database
    where datname = current_database() and rolcanlogin and not rolsuper and rolname <> current_user
      and not pg_has_role(pg_roles.oid, datdba, 'member') and has_database_privilege(pg_roles.oid, pg_database.oid, 'connect')
    order by rolname`.execute(read)
  const [first] = rows
  if (!first) return []
  const strangers = rows.map(({ stranger }) => stranger)
  const from = ['public', ...strangers.map(quoted)].join(', ')
  return [
    {
      check: 'permissions',
      problem: `${listed(strangers)} may connect to it, and so may hold up all changes by the locks by which the processes take turns.`,
      advice: `As its owner or a superuser: revoke connect on database ${quoted(first.name)} from ${from};`,
    },
  ]
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Whether the user of the address may do with the tables what a server does. */
export async function tableRightFindings(read: Database): Promise<Finding[]> {
  const { rows } = await sql<{ user: string; unusable: string[] | null; foreign: string | null }>`
    select current_user as user,
      array_agg(relname::text order by relname) filter (where not (
        has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))) as unusable,
      min(pg_get_userbyid(relowner)::text) filter (where not pg_has_role(relowner, 'usage')) as foreign
    from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`.execute(read)
  const [{ user, unusable, foreign } = { user: '', unusable: null, foreign: null }] = rows
  const found = (problem: string, advice: string): Finding[] => [{ check: 'permissions', problem, advice }]
  if (unusable) {
    return found(
      `The user ${user} may not read and change the tables ${unusable.join(', ')}.`,
      `Give the address that the servers have, or run as the owner of the tables: grant select, insert, update, delete on all tables in schema <schema> to ${user};`,
    )
  }
  if (foreign === null) return []
  return found(
    `The tables belong to ${foreign}, and ${user} may not change how they are made: an update of innwire-server would fail.`,
    `Let the servers connect as ${foreign}, or run as a superuser: grant ${foreign} to ${user};`,
  )
}
