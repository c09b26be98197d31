import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { UnknownOutcome } from '../errors.ts'
import { together } from '../together.ts'
import type { Connection, ConnectionPool } from './pool.ts'

/** How long a process may say nothing within a transaction, which holds up the others, in milliseconds: it may be paused. */
const longestSilenceMs = 15_000
/**
 * How long a write waits in one go for others of its property, for one of everything, or for rows and tables that somebody
 * else has locked; others wait for its connection.
 */
const turnMs = 1_000

/** Numbers of advisory locks begin with it, so that no other program's have the same. */
const lockSpace = 'innwire'

export const lockOf = (...names: string[]): bigint =>
  createHash('sha256')
    .update(JSON.stringify([lockSpace, ...names]))
    .digest()
    .readBigInt64BE()

/** Writes of a property share it; a write of everything has it alone. */
export const everything = lockOf()

/** By what others can ask what became of a transaction: its number, and the mark that PostgreSQL had when it began. */
export type Begun = { id: string; mark: string | null }

/**
 * Begins a transaction that is alone with its property, in all processes, or with everything.
 *
 * Read committed is enough: every statement sees what was committed before it began, the first one begins when the lock is
 * held, and whoever writes rows of the property holds that lock until it has committed. A higher isolation would fail with
 * what was committed during the wait, and would have to be repeated.
 * No statement of it waits longer than one turn for a lock.
 * @throws {DatabaseReadOnly} when the database takes no changes
 */
export async function begin(connection: Connection, hrId: string | undefined): Promise<Begun> {
  // The second goes behind the first without waiting for its answer.
  const [, rows] = await together(
    connection.query('begin isolation level read committed', []),
    hrId === undefined
      ? connection.prepared(lockEverything, [everything])
      : connection.prepared(lockProperty, [everything, lockOf(hrId)]),
  ).catch(async (error) => {
    if (error.code !== notSupported) throw error
    // A standby refuses to read the mark.
    await connection.query('rollback', [])
    await expectChanges(connection)
    throw error
  })
  const [{ id, mark } = { id: null, mark: null }] = rows as (Omit<Begun, 'id'> & { id: string | null })[]
  if (id === null) await expectChanges(connection)
  return { id: String(id), mark }
}

/**
 * Has PostgreSQL say itself that it takes no changes, also where nothing else is written.
 * @throws {DatabaseReadOnly}
 */
export async function expectChanges(connection: Connection): Promise<void> {
  await connection.query('delete from setting where false', [])
}

/** What a standby says of a table that is not in the log of the primary. */
const notSupported = '0A000'

/**
 * One statement, whose columns are computed one after another: the settings of the transaction, its locks, and its number, which
 * is null where the database takes no changes.
 */
const beginning = (locks: string) => `select
  set_config('synchronous_commit', case when current_setting('synchronous_commit') in ('off', 'local') then 'on'
    else current_setting('synchronous_commit') end, true),
  set_config('idle_in_transaction_session_timeout', '${longestSilenceMs}', true),
  set_config('lock_timeout', '${turnMs}', true),
  ${locks},
  case current_setting('transaction_read_only') when 'off' then pg_current_xact_id()::text end as id,
  (select mark::text from crash_mark) as mark`

const lockEverything = beginning('pg_advisory_xact_lock($1)')
const lockProperty = beginning('pg_advisory_xact_lock_shared($1), pg_advisory_xact_lock($2)')

/** How long somebody waits for all writes, in milliseconds: one that says nothing is ended before. */
const longestWritesMs = 20_000

/**
 * Waits for all writes under way, and lets none begin until the connection is closed: also that of a server that is gone,
 * whose commit PostgreSQL has not done yet.
 * @throws {DatabaseHeld} when one takes too long
 */
export async function keepWritesOut(connection: Connection): Promise<void> {
  const text = `set lock_timeout = ${longestWritesMs}; select pg_advisory_lock(${everything})`
  await connection.query(text, [])
}

/**
 * Commits a transaction. Where the connection is lost before the answer comes, or the answer is an error, this asks on another
 * one what became of it: a server that has no room left for its log says so and ends, with the commit perhaps on the disk.
 * @param others has another connection: all of its own may be in the same doubt
 * @throws {UnknownOutcome} when nobody can say it in time
 */
export async function commit(connection: Connection, others: ConnectionPool, begun: Begun): Promise<void> {
  try {
    const { command } = await connection.query('commit', [])
    if ((command as string) !== 'ROLLBACK') return
  } catch (error) {
    const outcome = await outcomeOf(others, begun)
    if (outcome === 'committed') return
    if (outcome === 'aborted') throw error
    const { message } = error as Error
    throw new UnknownOutcome(
      `The database failed during a commit, and what became of it is unknown: ${message}`,
      { cause: error },
    )
  }
  throw new Error('The transaction had failed before its commit.')
}

/** How long what became of a commit is asked for, in milliseconds: a restart of the server takes its time. */
const longestDoubtMs = 20_000
const askAgainMs = 200

type Outcome = 'committed' | 'aborted' | undefined

async function outcomeOf(pool: ConnectionPool, begun: Begun): Promise<Outcome> {
  const until = performance.now() + longestDoubtMs
  while (performance.now() < until) {
    try {
      const status = await statusOf(pool, begun)
      // In progress: the server has not noticed yet that the connection is lost.
      if (status !== 'in progress') return status
    } catch {
      // Nobody can say it yet, least of all a standby, which may not have heard of the commit.
    }
    await setTimeout(askAgainMs)
  }
  return undefined
}

/**
 * What PostgreSQL says of a transaction. A crash takes back numbers that it had given out and not yet written to its log,
 * and gives them to others: since one, "committed" may be said of another transaction. What is said to be aborted is not
 * there in either case, and neither is one whose number nobody has had since.
 */
async function statusOf(pool: ConnectionPool, { id, mark }: Begun): Promise<Outcome | 'in progress'> {
  const connection = await pool.connect()
  try {
    const { rows } = await connection.query(askStatus, [id])
    const [said] = rows as { status: Outcome | 'in progress' | null; mark: string | null }[]
    if (!said?.status || said.status === 'aborted') return said?.status ?? undefined
    return mark !== null && said.mark === mark ? said.status : undefined
  } catch (error) {
    if ((error as { code?: string }).code === inTheFuture) return 'aborted'
    throw error
  } finally {
    connection.release()
  }
}

/** What PostgreSQL says of a number that it has not given out, in whatever language (invalid_parameter_value). */
export const inTheFuture = '22023'

const askStatus = 'select pg_xact_status($1::xid8) as status, (select mark::text from crash_mark) as mark'

/** Marks PostgreSQL anew after a crash. In the transaction that finds the mark gone, others would wait for its end. */
export async function markAnew(others: ConnectionPool): Promise<void> {
  const connection = await others.connect()
  try {
    await connection.query('insert into crash_mark default values on conflict do nothing', [])
  } finally {
    connection.release()
  }
}
