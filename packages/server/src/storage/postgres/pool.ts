import pg, { type PoolClient } from 'pg'
import { DatabaseUnreachable } from '../errors.ts'
import type { Address } from './address.ts'
import { originalText, storedValues } from './stored-text.ts'

/** What a query gives back. */
type Result = {
  command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE'
  rowCount: number
  rows: never[]
}

/** A connection as queries see it. */
export type Connection = {
  query(sql: string, parameters: readonly unknown[]): Promise<Result>
  /** The same for a statement that comes again and again, which the server then parses and plans once. */
  prepared(sql: string, parameters: readonly unknown[]): Promise<unknown[]>
  release(): void
}

export type ConnectionPool = {
  connect(): Promise<Connection>
  end(): Promise<void>
}

/** No call may wait for ever for a server that does not answer, or for a network that is gone. */
const limits = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 60_000,
  // A new connection takes its time, and has its statements planned anew.
  idleTimeoutMillis: 300_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

const bigint = 20
const text = 25
const numeric = 1700

/** Numbers of any size are numbers: none of ours is larger than 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (id === text) return originalText
    return id === bigint || id === numeric ? Number : pg.types.getTypeParser(id, format as 'text')
  },
}

/** Opens connections when they are needed; one that breaks while it is idle is replaced. */
export function openPool(address: Address, most: number): ConnectionPool {
  const pool = new pg.Pool({ ...limits, connectionString: address.url, max: most, types })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const connections = new WeakMap<PoolClient, Connection>()
  return {
    connect: async () => {
      const client = await reaching(address, () => pool.connect())
      const connection = connections.get(client) ?? connectionOn(client, address)
      connections.set(client, connection)
      return connection
    },
    end: () => pool.end(),
  }
}

function connectionOn(client: PoolClient, address: Address): Connection {
  let lost = false
  const reached = <Given>(job: () => Promise<Given>) =>
    reaching(address, job).catch((error) => {
      lost ||= error instanceof DatabaseUnreachable
      throw error
    })
  return {
    query: (sql, parameters) =>
      reached(async () => (await client.query(sql, storedValues(parameters))) as Result & pg.QueryResult),
    prepared: async (sql, values) => {
      const text = { name: nameOf(sql), text: sql, values: storedValues(values) }
      return (await reached(() => client.query(text))).rows
    },
    // An answer that comes too late must not be taken for that of the next query.
    release: () => client.release(lost),
  }
}

/** Names of prepared statements, by their text: an application has a fixed number of them. */
const names = new Map<string, string>()

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `innwire_${names.size}`
  names.set(sql, name)
  return name
}

/** @throws {DatabaseUnreachable} in place of what the driver throws when the connection is lost */
export async function reaching<Result>(
  { name, redact }: Address,
  job: () => Promise<Result>,
): Promise<Result> {
  try {
    return await job()
  } catch (error) {
    if (!isLost(error)) throw error
    const reason = redact(reasonOf(error))
    const message = `The database ${name} cannot be reached: ${reason}. Look whether it runs, and at the network.`
    throw new DatabaseUnreachable(message, { cause: redacted(error, redact) })
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : (error as Error).message

/** The driver's error has the whole settings of the connection in none of its fields but the message and the stack. */
function redacted(error: unknown, redact: Address['redact']): Error {
  const { stack = '' } = error as Error
  return Object.assign(new Error(redact(reasonOf(error))), { stack: redact(stack) })
}

/** Classes of SQLSTATE: the connection failed, the server has no resources for one, an operator intervened. */
const lostClasses = ['08', '57']
const tooManyConnections = '53300'
/** A transaction in which nothing was said for too long. */
const idleInTransaction = '25P03'
const systemCodes = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Whether the connection was lost, or there was none. */
function isLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isLost)
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    lostClasses.some((its) => code.length === 5 && code.startsWith(its)) ||
    code === tooManyConnections ||
    code === idleInTransaction ||
    systemCodes.test(code) ||
    driverMessages.test(message)
  )
}
