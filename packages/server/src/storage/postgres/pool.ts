import pg, { type PoolClient } from 'pg'
import { DatabaseReadOnly, DatabaseUnreachable } from '../errors.ts'
import type { Address } from './address.ts'
import { connecting, reaching } from './connection-errors.ts'
import { cutConnection } from './end-connection.ts'
import { originalText, storedValues } from './stored-text.ts'

type Result = {
  command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE'
  rowCount: number
  rows: never[]
}

/** A connection as queries see it. What is asked in one step of the event loop is sent in one go, and answered in its order. */
export type Connection = {
  query(sql: string, parameters: readonly unknown[]): Promise<Result>
  /** The same for a statement that comes again and again, which the server then parses and plans once. */
  prepared(sql: string, parameters: readonly unknown[]): Promise<unknown[]>
  /** Whether it was lost, and can be asked nothing more. */
  isLost(): boolean
  release(): void
}

export type ConnectionPool = {
  connect(): Promise<Connection>
  end(): Promise<void>
}

/** What every connection has: no attempt waits for ever, and a server that is gone is noticed within half a minute. */
export const always = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
/** By which the server notices within some ten seconds that this machine is gone, and has its connections for others. */
export const keepalive =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

/**
 * How long a read waits for a table that somebody else has locked, in milliseconds: PostgreSQL would let it wait for as long as
 * that takes, also when nobody waits for its answer any more, and has no connection left in the end.
 */
const longestHeldMs = 5_000

/** No call may wait for ever for a server that does not answer, or for a network that is gone. */
const limits = {
  ...always,
  query_timeout: 60_000,
  // A new connection takes its time, and has its statements planned anew.
  idleTimeoutMillis: 300_000,
  pipeline: true,
  onConnect: async (client: pg.ClientBase) => {
    await client.query(`${keepalive}; set lock_timeout = ${longestHeldMs}`)
  },
}

const bigint = 20
const text = 25
const numeric = 1700

/** Numbers of any size are numbers: none of ours is larger than 2^53. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (id === text) return originalText
    return id === bigint || id === numeric ? Number : pg.types.getTypeParser(id, format as 'text')
  },
}

/** A pool that also lends a connection, which leaves it when it ends. */
export type LendingPool = ConnectionPool & { lend(): Promise<pg.Client> }

/** A connection that fails while it is made is cut: the driver would leave it open until PostgreSQL gives up, in a minute. */
class CutClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // The driver's types leave it out.
    const { connection } = this as unknown as { connection: pg.Connection }
    connection.once('error', () => cutConnection(this))
  }
}

/** Opens connections when they are needed; one that breaks while it is idle is replaced. */
export function openPool(address: Address, most: number): LendingPool {
  const pool = new pg.Pool({ ...limits, Client: CutClient, connectionString: address.url, max: most, types })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const connections = new WeakMap<PoolClient, Connection>()
  return {
    connect: async () => {
      const client = await connecting(address, () => pool.connect())
      const connection = connections.get(client) ?? connectionOn(client, address)
      connections.set(client, connection)
      return connection
    },
    lend: async () => {
      const client = await pool.connect()
      client.once('end', () => client.release(true))
      // It is one, which the types do not say.
      return client as PoolClient & pg.Client
    },
    end: () => pool.end(),
  }
}

function connectionOn(client: PoolClient, address: Address): Connection {
  let lost = false
  client.once('end', () => {
    lost = true
  })
  const reached = <Given>(job: () => Promise<Given>) =>
    reaching(address, job).catch((error) => {
      // A session keeps its settings: when the database takes changes again, new ones do.
      lost ||= error instanceof DatabaseUnreachable || error instanceof DatabaseReadOnly
      throw error
    })
  return {
    query: (sql, parameters) =>
      reached(async () => {
        sendTogether(client)
        return (await client.query(sql, storedValues(parameters))) as Result & pg.QueryResult
      }),
    prepared: async (sql, values) => {
      const text = { name: nameOf(sql), text: sql, values: storedValues(values) }
      sendTogether(client)
      return (await reached(() => client.query(text))).rows
    },
    isLost: () => lost,
    // An answer that comes too late must not be taken for that of the next query.
    release: () => client.release(lost),
  }
}

/**
 * Lets what is asked in this turn of the event loop be one packet, whichever requests it is for: each packet costs more than most
 * statements.
 */
function sendTogether({ connection: { stream } }: PoolClient): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}

/** Names of prepared statements, by their text: an application has a fixed number of them. */
const names = new Map<string, string>()

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `innwire_${names.size}`
  names.set(sql, name)
  return name
}
