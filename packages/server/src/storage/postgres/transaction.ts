import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { DatabaseHeld, DatabaseUnreachable, UnknownOutcome } from '../errors.ts'
import type { Connection, ConnectionPool } from './pool.ts'

/** How long a process may say nothing within a transaction, which holds up the others, in milliseconds: it may be paused. */
const longestSilenceMs = 15_000
/** How long a write waits for others of its property, or for one of everything. */
const longestWaitMs = 60_000

/** Numbers of advisory locks begin with it, so that no other program's have the same. */
const lockSpace = 'innwire'

export const lockOf = (...names: string[]): bigint =>
  createHash('sha256')
    .update(JSON.stringify([lockSpace, ...names]))
    .digest()
    .readBigInt64BE()

/** Writes of a property share it; a write of everything has it alone. */
const everything = lockOf()

/**
 * Begins a transaction that is alone with its property, in all processes, or with everything.
 *
 * Read committed is enough: every statement sees what was committed before it began, the first one begins when the lock is
 * held, and whoever writes rows of the property holds that lock until it has committed. A higher isolation would fail with
 * what was committed during the wait, and would have to be repeated.
 * @returns its number, by which others can ask what became of it
 */
export async function begin(connection: Connection, hrId: string | undefined): Promise<string> {
  const locks =
    hrId === undefined
      ? `select pg_advisory_xact_lock(${everything})`
      : `select pg_advisory_xact_lock_shared(${everything}); select pg_advisory_xact_lock(${lockOf(hrId)})`
  const text = `begin isolation level read committed;
    select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') in ('off', 'local');
    set local idle_in_transaction_session_timeout = ${longestSilenceMs};
    set local lock_timeout = ${longestWaitMs};
    ${locks};
    select pg_current_xact_id()::text as id`
  // One message with several statements, each of which has a result.
  const results = (await connection.query(text, []).catch(asHeld)) as unknown as { rows: { id?: string }[] }[]
  return String(results.at(-1)?.rows[0]?.id)
}

/** A lock was not to be had in time. */
export const lockNotAvailable = '55P03'

function asHeld(cause: unknown): never {
  if ((cause as { code?: string }).code !== lockNotAvailable) throw cause
  const message = `Another process has been writing for ${longestWaitMs / 1000} seconds. See pg_stat_activity for its transaction, and end it.`
  throw new DatabaseHeld(message, { cause })
}

/**
 * Commits a transaction. Where the connection is lost before the answer comes, this asks on another one what became of it.
 * @param others has another connection: all of its own may be in the same doubt
 * @throws {UnknownOutcome} when nobody can say it in time
 */
export async function commit(connection: Connection, others: ConnectionPool, id: string): Promise<void> {
  try {
    const { command } = await connection.query('commit', [])
    if ((command as string) === 'ROLLBACK') throw new Error('The transaction had failed before its commit.')
  } catch (error) {
    if (!(error instanceof DatabaseUnreachable)) throw error
    const outcome = await outcomeOf(others, id)
    if (outcome === 'committed') return
    if (outcome === 'aborted') throw error
    const message = `The connection was lost during a commit, and what became of it is unknown: ${error.message}`
    throw new UnknownOutcome(message, { cause: error })
  }
}

/** How long what became of a commit is asked for, in milliseconds: a restart of the server takes its time. */
const longestDoubtMs = 20_000
const askAgainMs = 200

async function outcomeOf(pool: ConnectionPool, id: string): Promise<'committed' | 'aborted' | undefined> {
  const until = performance.now() + longestDoubtMs
  while (performance.now() < until) {
    try {
      const connection = await pool.connect()
      try {
        const { rows } = await connection.query(statusOf, [id])
        const status = (rows[0] as { status: string | null } | undefined)?.status
        // In progress: the server has not noticed yet that the connection is lost.
        if (status === 'committed' || status === 'aborted') return status
      } finally {
        connection.release()
      }
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable)) throw error
    }
    await setTimeout(askAgainMs)
  }
  return undefined
}

const statusOf = 'select pg_xact_status($1::xid8) as status'
