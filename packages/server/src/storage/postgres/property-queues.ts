import pLimit from 'p-limit'
import type { Write } from '../open-storage.ts'
import type { Database } from '../schema.ts'
import type { Connection, ConnectionPool } from './pool.ts'
import { queriesOf } from './queries.ts'
import { begin, commit } from './transaction.ts'

type Waiting = {
  job: (database: Database) => Promise<unknown>
  resolve: (value: never) => void
  reject: (reason: unknown) => void
}

/** Connections for reads and for writes, so that neither waits for the other. */
export type Pools = { reading: ConnectionPool; writing: ConnectionPool }

/** Jobs in one transaction: its first job waits for its last. */
const mostInBatch = 64

/** How often a transaction is run that the database ended because of another one. */
const mostAttempts = 5
const deadlock = '40P01'
const serializationFailure = '40001'

/**
 * Runs jobs in transactions. Jobs of a property run one after another; those that came while another was running share a
 * transaction, each with a savepoint of its own. Properties run side by side, each on a connection of its own; where there
 * are more than connections, they take turns.
 */
export function propertyQueues(
  pools: Pools,
  connections: number,
): { write: Write; settled: () => Promise<void> } {
  const slot = pLimit(connections)
  const queues = new Map<string | undefined, { waiting: Waiting[]; running: Promise<void> }>()

  async function run(hrId: string | undefined, waiting: Waiting[]) {
    // What comes in the same step shares a transaction.
    await Promise.resolve()
    while (waiting.length > 0) {
      await slot(() => {
        const batch = waiting.splice(0, mostInBatch)
        return runBatch(pools, hrId, batch).catch((error) => {
          for (const { reject } of batch) reject(error)
        })
      })
    }
    queues.delete(hrId)
  }
  return {
    write: (job, hrId) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(hrId)
        if (queue) {
          queue.waiting.push({ job, resolve, reject })
          return
        }
        const waiting = [{ job, resolve, reject }]
        queues.set(hrId, { waiting, running: run(hrId, waiting) })
      }),
    settled: async () => {
      await Promise.all(queues.values().map(({ running }) => running))
    },
  }
}

/** Runs a batch, again where the database ended it because of another transaction. */
async function runBatch(pools: Pools, hrId: string | undefined, batch: Waiting[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const connection = await pools.writing.connect()
    try {
      const answers = await transact(connection, pools.reading, hrId, batch)
      for (const answer of answers) answer()
      return
    } catch (error) {
      await connection.query('rollback', []).catch(() => undefined)
      if (attempt === mostAttempts || !isForOther(error)) throw error
    } finally {
      connection.release()
    }
  }
}

/** @returns what the callers are to be told once it is committed, which it is */
async function transact(
  connection: Connection,
  others: ConnectionPool,
  hrId: string | undefined,
  batch: Waiting[],
): Promise<(() => void)[]> {
  const say = (sql: string) => connection.query(sql, [])
  const database = queriesOf(connection)
  const id = await begin(connection, hrId)
  const [only, ...more] = batch
  const answers: (() => void)[] = []
  if (only && more.length === 0) {
    const value = await only.job(database)
    answers.push(() => only.resolve(value as never))
  }
  for (const { job, resolve, reject } of more.length > 0 ? batch : []) {
    await say('savepoint job')
    try {
      const value = await job(database)
      answers.push(() => resolve(value as never))
    } catch (error) {
      if (isForOther(error)) throw error
      // Where the connection is lost, all jobs of the batch fail.
      await say('rollback to job').catch(() => {
        throw error
      })
      answers.push(() => reject(error))
    }
    await say('release job')
  }
  await commit(connection, others, id)
  return answers
}

const isForOther = (error: unknown): boolean =>
  [deadlock, serializationFailure].includes((error as { code?: string }).code ?? '')
