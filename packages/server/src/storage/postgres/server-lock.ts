import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import { DatabaseHeld, DatabaseRestored, DatabaseUnreachable } from '../errors.ts'
import type { Database } from '../schema.ts'
import type { Address } from './address.ts'
import { connecting, reaching } from './connection-errors.ts'
import { endConnection } from './end-connection.ts'
import { always, type ConnectionPool, keepalive } from './pool.ts'
import { lockOf } from './transaction.ts'

/** The lock by which servers work with a database side by side, and one program works with it alone. */
export type ServerLock = {
  /**
   * Takes the lock, and keeps it until it is closed.
   * @param how with other servers, or alone
   * @throws {DatabaseHeld} when another program has it in a way that excludes this
   */
  take(how: Sharing): Promise<void>
  /** A pool that gives out no connection while a lock that was taken is lost, nor where what is expected fails. */
  guard(pool: ConnectionPool): ConnectionPool
  /**
   * Sets what must hold whenever a lock that was lost is taken again: others may have had the database alone meanwhile.
   * @param check throws why this process must not go on; where the database cannot be reached, it is tried again
   */
  expectAgain(check: () => Promise<void>): void
  /** Calls back when this process must not go on: from then on the pools give out no connection. */
  onSuperseded(listener: (why: Error) => void): void
  close(): Promise<void>
}

/** Those that deliver take changes to channels, which others see by a lock more. */
type Sharing = 'shared' | 'delivering' | 'alone'

const programLock = lockOf('program', 'server')
const deliveringLock = lockOf('program', 'delivering')

/** How soon it is tried again to take a lost lock. */
const againMs = 200

export function serverLock(address: Address): ServerLock {
  let taken: Sharing | undefined
  /** The connection that has the lock. */
  let holding: Promise<pg.Client> | undefined
  let isKeeping = false
  let check = async () => {}
  let superseded: Error | undefined
  const listeners: ((why: Error) => void)[] = []
  const closing = new AbortController()

  const hold = (how: Sharing) => {
    if (holding) return holding
    const lost = () => {
      // A loss may be told twice, and another connection be there by then.
      if (holding !== its) return
      holding = undefined
      void keep()
    }
    const its = connectAndLock(address, how, () => lost()).then(async (client) => {
      try {
        if (taken) await check()
        return client
      } catch (error) {
        if (error instanceof StartError || error instanceof DatabaseRestored) supersede(error)
        lost()
        await endConnection(client)
        throw error
      }
    })
    holding = its
    return its
  }
  function supersede(why: Error) {
    why.message = `This process had lost its lock on the database ${address.name} and must not go on: ${why.message}`
    superseded = new DatabaseUnreachable(why.message)
    for (const listen of listeners) listen(why)
  }
  /** Takes a lost lock again as soon as it can be had: without it, others take this process for gone. */
  async function keep() {
    // Who works alone does so in one transaction, and must not come between servers that are there by now.
    const isOver = () => superseded || closing.signal.aborted || !taken || taken === 'alone'
    if (isKeeping || isOver()) return
    isKeeping = true
    while (taken && !isOver()) {
      const isHeld = await hold(taken).then(
        () => true,
        () => false,
      )
      if (isHeld) break
      await setTimeout(againMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
    isKeeping = false
    if (!holding) void keep()
  }
  return {
    take: async (how) => {
      await hold(how)
      taken = how
      if (!holding) void keep()
    },
    guard: ({ connect, end }) => ({
      connect: async () => {
        if (superseded) throw superseded
        if (taken) await hold(taken)
        return connect()
      },
      end,
    }),
    expectAgain: (job) => {
      check = job
    },
    onSuperseded: (listen) => void listeners.push(listen),
    close: async () => {
      taken = undefined
      closing.abort()
      const client = await holding?.catch(() => undefined)
      if (client) await endConnection(client)
    },
  }
}

/**
 * Runs a job while no server works with a database, nor can begin to.
 * @returns whether it ran: not where a server, or a program that has it alone, is there
 */
export async function tryAlone(address: Address, job: () => Promise<void>): Promise<boolean> {
  const client = new pg.Client({ ...always, connectionString: address.url })
  // The next statement says that it is lost.
  client.on('error', () => undefined)
  try {
    await connecting(address, () => client.connect())
    const { rows } = await reaching(address, () =>
      client.query(`${keepalive}; select pg_try_advisory_lock(${programLock}) as taken`),
    ).then((results) => [results].flat().at(-1) as pg.QueryResult<{ taken: boolean }>)
    if (!rows[0]?.taken) return false
    await job()
    return true
  } finally {
    await endConnection(client)
  }
}

/** How many servers work with a database now. */
export const runningServers = (database: Database) => sharersOf(database, programLock)

/** How many of them take changes to channels. */
export const deliveringServers = (database: Database) => sharersOf(database, deliveringLock)

async function sharersOf(database: Database, lock: bigint): Promise<number> {
  const { rows } = await sql<{ processes: number }>`
    select count(*) as processes from pg_locks where locktype = 'advisory' and objsubid = 1 and granted and mode = 'ShareLock'
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) | objid::bigint = ${String(lock)}`.execute(database)
  return rows[0]?.processes ?? 0
}

/** How long it waits for others, whose process may have been killed a moment ago. */
const longestWaitMs = 3_000
/** How long it waits for an answer, which a network that is gone never gives. */
const longestAnswerMs = 10_000

const statements = (how: Sharing) => `${keepalive};
  set lock_timeout = ${longestWaitMs}; select ${how === 'alone' ? 'pg_advisory_lock' : 'pg_advisory_lock_shared'}(${programLock})
  ${how === 'delivering' ? `; select pg_advisory_lock_shared(${deliveringLock})` : ''}`

/** @param lost is called when the lock is lost, or was not to be had */
async function connectAndLock(address: Address, how: Sharing, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ ...always, connectionString: address.url, query_timeout: longestAnswerMs })
  client.on('error', lost)
  client.on('end', lost)
  try {
    await connecting(address, () => client.connect())
    await reaching(address, () => client.query(statements(how)))
    return client
  } catch (error) {
    lost()
    await endConnection(client)
    if (!(error instanceof DatabaseHeld)) throw error
    throw new DatabaseHeld(`The database ${address.name} is ${inUse[how]}`, { cause: error })
  }
}

const anotherHasIt =
  'in use by a program that has it alone: innwire-server migrate, or a server of an older version. Wait until that has ended, or name another database.'

const inUse: Record<Sharing, string> = {
  alone: 'in use by another server. Stop that one, or name another database.',
  shared: anotherHasIt,
  delivering: anotherHasIt,
}
