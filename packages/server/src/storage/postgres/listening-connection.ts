import { randomInt } from 'node:crypto'
import pLimit from 'p-limit'
import pg from 'pg'
import type { Address } from './address.ts'
import { connecting, reaching, tooManyConnections } from './connection-errors.ts'
import { cutConnection, endConnection } from './end-connection.ts'
import { always, keepalive, type LendingPool, types } from './pool.ts'

/** The channel of LISTEN and NOTIFY. */
export const channel = 'innwire'

export type Listening = {
  /** Sends a statement; one that is not answered in time ends the connection. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  /** An advisory lock that it holds. */
  session: number
  /** Resolves with why it was lost. */
  lost: Promise<string>
  isLost(): boolean
  end(): Promise<void>
}

const heartbeatMs = 2_000
const longestAnswerMs = 5_000
/** What the driver says then. */
const notAnswered = 'Query read timeout'

/** @param closing ends it where it is not made yet */
export async function connectToListen(
  address: Address,
  pool: LendingPool,
  heard: (payload: string) => void,
  closing: AbortSignal,
): Promise<Listening> {
  const client = await connecting(address, () => connect(address, pool, closing))
  const { promise: lost, resolve } = Promise.withResolvers<string>()
  let isLost = false
  const turns = pLimit(1)
  const lose = ({ message }: Error) => {
    isLost = true
    resolve(address.redact(message))
    clearInterval(beat)
    void endConnection(client)
  }
  // The driver wants no queue. A connection of the pool would wait longer for an answer.
  const query = (text: string, values: unknown[] = []) => {
    const timed = { text, values, query_timeout: longestAnswerMs }
    return turns(async (): Promise<pg.QueryResult> => client.query(timed)).catch((error) => {
      if (error.message === notAnswered) lose(error)
      throw error
    })
  }
  // A network that is gone says nothing. What is under way is a beat itself.
  const beat = setInterval(() => {
    if (turns.activeCount === 0) void query('select 1').catch(lose)
  }, heartbeatMs).unref()
  client.on('error', lose)
  client.on('end', () => lose(new Error('The connection was ended.')))
  client.on('notification', ({ payload = '' }) => heard(payload))
  // Never that of an advisory lock with two numbers, nor of one of ours, which are hashes of 64 bits.
  const session = randomInt(2 ** 32, 2 ** 47)
  const statements = `${keepalive}; select pg_advisory_lock(${session}); listen ${channel}`
  await reaching(address, () => unlessClosing(closing, client, () => query(statements)))
  return { query, session, lost, isLost: () => isLost, end: () => endConnection(client) }
}

/** A connection of its own, or where the database has none left, one by which this process reads: it is not given back. */
async function connect(address: Address, pool: LendingPool, closing: AbortSignal): Promise<pg.Client> {
  const client = new pg.Client({ ...always, types, connectionString: address.url })
  client.on('error', () => {})
  try {
    await unlessClosing(closing, client, () => client.connect())
    return client
  } catch (error) {
    if ((error as { code?: string }).code !== tooManyConnections) throw error
    return pool.lend()
  }
}

/** Runs a step of making a connection; where that fails or it closes meanwhile, nothing is left of it. */
async function unlessClosing(closing: AbortSignal, client: pg.Client, step: () => Promise<unknown>) {
  const cut = () => cutConnection(client)
  closing.addEventListener('abort', cut)
  try {
    closing.throwIfAborted()
    await step()
  } catch (error) {
    await endConnection(client)
    throw error
  } finally {
    closing.removeEventListener('abort', cut)
  }
}
