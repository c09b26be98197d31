import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Address } from './address.ts'
import { connectToListen } from './listening-connection.ts'
import type { LendingPool } from './pool.ts'

/** A connection by which this process hears the others, and by which they see that it is there. */
export type Listener = {
  /** The number of the present connection, an advisory lock that it holds; another one after each loss. */
  session(): number
  /** Whether the connection is there. */
  isOpen(): boolean
  /** Sends a statement on it, so that it waits for no other. */
  query(sql: string, values: unknown[]): Promise<pg.QueryResult>
  /** Runs a job, unless another process runs one under this lock. @returns whether it was run */
  alone(lock: bigint, job: () => Promise<void>): Promise<boolean>
  close(): Promise<void>
}

type Hearing = {
  heard(payload: string): void
  /** The connection was lost; called again for each other reason for which it cannot be made anew. */
  lost(why: string): void
  /** It is there again. */
  missed(): void
}

const againMs = 200

/**
 * Listens, and connects again when the connection is lost.
 * @param pool lends it a connection where the database has no other left
 * @throws when the first connection cannot be made
 */
export async function startListener(
  address: Address,
  pool: LendingPool,
  hearing: Hearing,
): Promise<Listener> {
  const closing = new AbortController()
  const { signal } = closing
  const connect = () => connectToListen(address, pool, hearing.heard, signal)
  let present = await connect()
  const kept = keep()

  async function keep() {
    while (!signal.aborted) {
      const why = await present.lost
      if (signal.aborted) return
      hearing.lost(why)
      const next = await connectAgain(why)
      if (!next) return
      present = next
      if (!signal.aborted) hearing.missed()
    }
    await present.end()
  }
  async function connectAgain(lostBy: string) {
    const told = new Set([lostBy])
    while (!signal.aborted) {
      await setTimeout(againMs, undefined, { signal }).catch(() => undefined)
      try {
        return await connect()
      } catch (error) {
        const { message } = error as Error
        if (!told.has(message) && !signal.aborted) hearing.lost(message)
        told.add(message)
      }
    }
    return undefined
  }
  return {
    session: () => present.session,
    isOpen: () => !present.isLost(),
    query: (sql, values) => present.query(sql, values),
    alone: async (lock, job) => {
      const { query } = present
      const { rows } = await query('select pg_try_advisory_lock($1) as mine', [lock])
      if (!rows[0].mine) return false
      try {
        await job()
        return true
      } finally {
        // A connection that is lost has lost its locks.
        await query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined)
      }
    },
    close: async () => {
      closing.abort()
      await present.end()
      await kept
    },
  }
}
