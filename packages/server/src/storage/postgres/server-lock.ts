import { sql } from 'kysely'
import pg from 'pg'
import { DatabaseHeld } from '../errors.ts'
import type { Database } from '../schema.ts'
import type { Address } from './address.ts'
import { endConnection } from './end-connection.ts'
import { always, type ConnectionPool, keepalive, reaching } from './pool.ts'
import { isLockTimeout, lockOf } from './transaction.ts'

/** The lock by which servers work with a database side by side, and one program works with it alone. */
export type ServerLock = {
  /**
   * Takes the lock, and keeps it until it is closed.
   * @param how with other servers, or alone
   * @throws {DatabaseHeld} when another program has it in a way that excludes this
   */
  take(how: Sharing): Promise<void>
  /** A pool that gives out no connection while a lock that was taken is lost. */
  guard(pool: ConnectionPool): ConnectionPool
  close(): Promise<void>
}

/** Those that deliver take changes to channels, which others see by a lock more. */
type Sharing = 'shared' | 'delivering' | 'alone'

const programLock = lockOf('program', 'server')
const deliveringLock = lockOf('program', 'delivering')

export function serverLock(address: Address): ServerLock {
  let taken: Sharing | undefined
  /** The connection that has the lock. When it is lost, the next query opens another one. */
  let holding: Promise<pg.Client> | undefined
  const hold = (how: Sharing) => {
    if (holding) return holding
    const its = connectAndLock(address, how, () => {
      // A loss may be told twice, and another connection be there by then.
      if (holding === its) holding = undefined
    })
    holding = its
    return its
  }
  return {
    take: async (how) => {
      await hold(how)
      taken = how
    },
    guard: ({ connect, end }) => ({
      connect: async () => {
        if (taken) await hold(taken)
        return connect()
      },
      end,
    }),
    close: async () => {
      taken = undefined
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
    await reaching(address, () => client.connect())
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
    await reaching(address, () => client.connect())
    await reaching(address, () => client.query(statements(how)))
    return client
  } catch (error) {
    lost()
    await endConnection(client)
    if (!isLockTimeout(error)) throw error
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
