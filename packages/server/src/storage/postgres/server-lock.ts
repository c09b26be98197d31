import pg from 'pg'
import { StartError } from '../../start-error.ts'
import { DatabaseHeld } from '../errors.ts'
import type { Address } from './address.ts'
import { type ConnectionPool, reaching } from './pool.ts'
import { lockNotAvailable, lockOf } from './transaction.ts'

/** The lock by which servers work with a database side by side, and one program works with it alone. */
export type ServerLock = {
  /**
   * Takes the lock, and keeps it until it is closed.
   * @param how with other servers, or alone
   * @throws {StartError} when another program has it in a way that excludes this
   */
  take(how: Sharing): Promise<void>
  /** A pool that gives out no connection while a lock that was taken is lost. */
  guard(pool: ConnectionPool): ConnectionPool
  close(): Promise<void>
}

type Sharing = 'shared' | 'alone'

export function serverLock(address: Address): ServerLock {
  let taken: Sharing | undefined
  /** The connection that has the lock. When it is lost, the next query opens another one. */
  let holding: Promise<pg.Client> | undefined
  const hold = (how: Sharing) => {
    holding ??= connectAndLock(address, how, () => {
      holding = undefined
    })
    return holding
  }
  return {
    take: async (how) => {
      await hold(how).catch((error) => {
        throw error instanceof DatabaseHeld ? new StartError(error.message) : error
      })
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
      await client?.end()
    },
  }
}

/** How long it waits for others, whose process may have been killed a moment ago. */
const longestWaitMs = 3_000

/** The server of the database notices within some ten seconds that this machine is gone. */
const statements = (
  how: Sharing,
) => `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3;
  set lock_timeout = ${longestWaitMs}; select ${how === 'shared' ? 'pg_advisory_lock_shared' : 'pg_advisory_lock'}(${lockOf('program', 'server')})`

/** @param lost is called when the lock is lost, or was not to be had */
async function connectAndLock(address: Address, how: Sharing, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address.url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', lost)
  client.on('end', lost)
  try {
    await reaching(address, () => client.connect())
    await reaching(address, () => client.query(statements(how)))
    return client
  } catch (error) {
    lost()
    await client.end().catch(() => undefined)
    if ((error as { code?: string }).code !== lockNotAvailable) throw error
    throw new DatabaseHeld(`The database ${address.name} is ${inUse[how]}`, { cause: error })
  }
}

const inUse: Record<Sharing, string> = {
  alone: 'in use by another server. Stop that one, or name another database.',
  shared:
    'in use by a program that has it alone: innwire-server migrate, or a server of an older version. Wait until that has ended, or name another database.',
}
