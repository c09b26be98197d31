import pg, { type PoolClient } from 'pg'
import {
  DatabaseClosed,
  DatabaseHeld,
  DatabaseReadOnly,
  DatabaseUnreachable,
  NoConnectionLeft,
} from '../errors.ts'
import type { Address } from './address.ts'
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

/** Of a process: to read, to write, for the lock, to hear the others, and some to open anew while old ones end. */
export const connectionsOfProcess = 20

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

/**
 * @throws {DatabaseUnreachable} in place of what the driver throws when the connection is lost
 * @throws {NoConnectionLeft} in place of what it throws when PostgreSQL lets in no more
 * @throws {DatabaseReadOnly} in place of what it throws when the database takes no changes
 * @throws {DatabaseHeld} in place of what it throws when a lock was not to be had in time
 */
export async function reaching<Result>(
  { name, redact }: Address,
  job: () => Promise<Result>,
  isItsLoss = isLost,
): Promise<Result> {
  try {
    return await job()
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === lockNotAvailable) throw new DatabaseHeld(held, { cause: redacted(error, redact) })
    const isReadOnly = code === readOnlyTransaction
    if (!isReadOnly && !isItsLoss(error)) throw error
    const reason = redact(reasonOf(error))
    if (isReadOnly) {
      const message = `The database ${name} is read-only: ${reason}. ${readOnlyAdvice}`
      throw new DatabaseReadOnly(message, { cause: redacted(error, redact) })
    }
    if (isClosed(error)) throw new DatabaseClosed(`The database ${name} was closed: the server stops.`)
    const message = `The database ${name} ${whatHappened(code)}: ${reason}. ${adviceFor(code)}`
    const Kind = code === tooManyConnections ? NoConnectionLeft : DatabaseUnreachable
    throw new Kind(message, { cause: redacted(error, redact) })
  }
}

/** The same for a connection that is made: PostgreSQL also lets nobody in where its disk is full, say. */
export const connecting = <Result>(address: Address, job: () => Promise<Result>) =>
  reaching(address, job, (error) => isLost(error) || isInTrouble((error as { code?: string }).code))

const held =
  'Another process has been writing, or has kept a lock, for too long. See pg_stat_activity for its transaction, and end it.'

const readOnlyAdvice =
  'Look whether its disk is full, and who has set default_transaction_read_only. Where it is a standby, give the address of the primary, or promote it.'

function whatHappened(code: string | undefined): string {
  if (code === queryCanceled) return 'ended a statement'
  return code === transactionTimeout ? 'ended a transaction' : 'cannot be reached'
}

function adviceFor(code: string | undefined): string {
  const longer = 'take that setting from the user, the database and postgresql.conf, or make it longer.'
  if (code === queryCanceled) return `Somebody did so (pg_cancel_backend), or statement_timeout: ${longer}`
  if (code === transactionTimeout) return `It did so by transaction_timeout: ${longer}`
  if (code !== undefined && certificateCodes.test(code)) return untrusted
  if (code === tooManyConnections) return noneLeft
  if (isInTrouble(code)) return 'Its log says more; look whether its disk is full.'
  return 'Look whether it runs, and at the network.'
}

const noneLeft = `PostgreSQL lets in no more: end what holds connections, or raise max_connections, or the limit of the user or database that it names (${connectionsOfProcess} for each process and some more).`

const untrusted =
  'Renew its certificate, or name the file of who signed it in the address: ?sslmode=verify-full&sslrootcert=<file>.'

const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : (error as Error).message

/** The driver's error has the whole settings of the connection in none of its fields but the message and the stack. */
function redacted(error: unknown, redact: Address['redact']): Error {
  const { stack = '' } = error as Error
  return Object.assign(new Error(redact(reasonOf(error))), { stack: redact(stack) })
}

/** Classes of SQLSTATE: the connection failed, the server has no resources for one, an operator intervened. */
const lostClasses = ['08', '57']
/** Classes of SQLSTATE: it has no room or memory, its machine or PostgreSQL itself failed. */
const troubleClasses = ['53', '58', 'XX']
const isInTrouble = (code = '') => code.length === 5 && troubleClasses.some((its) => code.startsWith(its))
/** By its statement_timeout, or by somebody who asked for it. */
const queryCanceled = '57014'
/** There is none left, for everybody or for this user. */
export const tooManyConnections = '53300'
/** Something was to be changed in a transaction that may not, as all do by default_transaction_read_only and on a standby. */
const readOnlyTransaction = '25006'
/** A transaction in which nothing was said for too long. */
const idleInTransaction = '25P03'
/** A transaction that took longer than PostgreSQL 17 or later was told to let one take. */
const transactionTimeout = '25P04'
/** A lock was not to be had within lock_timeout. */
const lockNotAvailable = '55P03'
const systemCodes = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/
/** By which Node says that it does not trust a certificate. */
const certificateCodes = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

const isClosed = (error: unknown): boolean => (error as Error).message.startsWith('Cannot use a pool after')

/** Whether the connection was lost, or there was none. */
function isLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isLost)
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    lostClasses.some((its) => code.length === 5 && code.startsWith(its)) ||
    code === tooManyConnections ||
    code === idleInTransaction ||
    code === transactionTimeout ||
    systemCodes.test(code) ||
    certificateCodes.test(code) ||
    driverMessages.test(message)
  )
}
