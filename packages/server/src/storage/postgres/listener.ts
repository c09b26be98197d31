import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Address } from './address.ts'
import { reaching } from './pool.ts'

/** The channel of LISTEN and NOTIFY. */
export const channel = 'innwire'

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

type Hearing = { heard(payload: string): void; missed(): void }

const heartbeatMs = 2_000
const againMs = 200

/**
 * Listens, and connects again when the connection is lost.
 * @throws when the first connection cannot be made
 */
export async function startListener(address: Address, hearing: Hearing): Promise<Listener> {
  const closing = new AbortController()
  let present = await connect(address, hearing.heard)
  const kept = keep()

  async function keep() {
    while (!closing.signal.aborted) {
      await present.lost
      await setTimeout(againMs, undefined, { signal: closing.signal }).catch(() => undefined)
      if (closing.signal.aborted) return
      const next = await connect(address, hearing.heard).catch(() => undefined)
      if (!next) continue
      present = next
      hearing.missed()
    }
  }
  return {
    session: () => present.session,
    isOpen: () => !present.isLost(),
    query: (sql, values) => present.client.query(sql, values),
    alone: async (lock, job) => {
      const { client } = present
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock])
      if (!rows[0].mine) return false
      try {
        await job()
        return true
      } finally {
        // A connection that is lost has lost its locks.
        await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined)
      }
    },
    close: async () => {
      closing.abort()
      await present.client.end().catch(() => undefined)
      await kept
    },
  }
}

type Connected = { client: pg.Client; session: number; lost: Promise<void>; isLost(): boolean }

/** The server of the database notices within some ten seconds that this machine is gone. */
const keepalive = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

async function connect(address: Address, heard: Hearing['heard']): Promise<Connected> {
  const client = new pg.Client({
    connectionString: address.url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 5_000,
  })
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  let isLost = false
  const loose = () => {
    isLost = true
    resolve()
  }
  client.on('error', loose)
  client.on('end', loose)
  client.on('notification', ({ payload = '' }) => heard(payload))
  // Never that of an advisory lock with two numbers, nor of one of ours, which are hashes of 64 bits.
  const session = randomInt(2 ** 32, 2 ** 47)
  try {
    await reaching(address, () => client.connect())
    await reaching(address, () =>
      client.query(`${keepalive}; select pg_advisory_lock(${session}); listen ${channel}`),
    )
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  // A network that is gone says nothing; a beat that is not answered in time ends the connection.
  const beat = setInterval(() => {
    client.query('select 1').catch(() => {
      loose()
      void client.end().catch(() => undefined)
    })
  }, heartbeatMs).unref()
  void lost.then(() => clearInterval(beat))
  return { client, session, lost, isLost: () => isLost }
}
