import pg from 'pg'
import { StartError } from '../../start-error.ts'
import { DatabaseHeld } from '../errors.ts'
import type { Address } from './address.ts'
import { type ConnectionPool, reaching } from './pool.ts'
import { lockNotAvailable, lockOf } from './transaction.ts'

/** The lock by which one server alone works with a database: two of them would deliver every change twice. */
export type SoleServer = {
  /**
   * Takes the lock, and keeps it until it is closed.
   * @throws {StartError} when another server has it
   */
  take(): Promise<void>
  /** A pool that gives out no connection while a lock that was taken is lost. */
  guard(pool: ConnectionPool): ConnectionPool
  close(): Promise<void>
}

export function soleServer(address: Address): SoleServer {
  let isTaken = false
  /** The connection that has the lock. When it is lost, the next query opens another one. */
  let holding: Promise<pg.Client> | undefined
  const hold = () => {
    holding ??= connectAndLock(address, () => {
      holding = undefined
    })
    return holding
  }
  return {
    take: async () => {
      await hold().catch((error) => {
        throw error instanceof DatabaseHeld ? new StartError(error.message) : error
      })
      isTaken = true
    },
    guard: ({ connect, end }) => ({
      connect: async () => {
        if (isTaken) await hold()
        return connect()
      },
      end,
    }),
    close: async () => {
      isTaken = false
      const client = await holding?.catch(() => undefined)
      await client?.end()
    },
  }
}

/** How long a start waits for a server before it, whose process may have been killed a moment ago. */
const longestWaitMs = 3_000

/** The server of the database notices within some ten seconds that this machine is gone. */
const lockFor = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3;
  set lock_timeout = ${longestWaitMs}; select pg_advisory_lock(${lockOf('server')})`

/** @param lost is called when the lock is lost, or was not to be had */
async function connectAndLock(address: Address, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address.url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', lost)
  client.on('end', lost)
  try {
    await reaching(address, () => client.connect())
    await reaching(address, () => client.query(lockFor))
    return client
  } catch (error) {
    lost()
    await client.end().catch(() => undefined)
    if ((error as { code?: string }).code !== lockNotAvailable) throw error
    const message = `The database ${address.name} is in use by another server. Stop that one, or name another database.`
    throw new DatabaseHeld(message, { cause: error })
  }
}
