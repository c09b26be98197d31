import pLimit from 'p-limit'
import { DatabaseHeld } from '../errors.ts'
import type { Storage } from '../open-storage.ts'
import type { Database } from '../schema.ts'
import type { KeptCommits } from './kept-commits.ts'
import type { Connection, ConnectionPool } from './pool.ts'
import { queriesOf } from './queries.ts'
import { begin, commit, markAnew } from './transaction.ts'

type Waiting = {
  /** Whether somebody waits for it. */
  isUrgent: boolean
  job: (database: Database) => Promise<unknown>
  resolve: (value: never) => void
  reject: (reason: unknown) => void
}

/** Connections for reads and for writes, so that neither waits for the other. */
export type Pools = { reading: ConnectionPool; writing: ConnectionPool }

/** By its name writes are tried that change nothing. */
const ofNobody = ''

/** Jobs in one transaction: its first job waits for its last. */
const mostInBatch = 64

/** How long somebody waits for another process that writes to the same property, or keeps a lock, in milliseconds. */
const longestHeldMs = 50_000

/** How often a transaction is run that the database ended because of another one. */
const mostAttempts = 5
const deadlock = '40P01'
const serializationFailure = '40001'

/**
 * Runs jobs in transactions. Jobs of a property run one after another; those that came while another was running share a
 * transaction, each with a savepoint of its own. Properties run side by side, each on a connection of its own; where there
 * are more than connections, they take turns, also those to which another process writes at the moment: their jobs wait
 * without a connection most of the time.
 */
export function propertyQueues(
  pools: Pools,
  connections: number,
  commits: KeptCommits,
): Pick<Storage, 'write' | 'writeInBackground'> & { settled: () => Promise<void> } {
  const slot = pLimit(connections)
  const queues = new Map<string | undefined, { waiting: Waiting[]; running: Promise<void> }>()

  async function run(hrId: string | undefined, waiting: Waiting[]) {
    let heldSince: number | undefined
    async function next() {
      const batch = waiting.splice(0, mostInBatch)
      try {
        await runBatch(pools, commits, hrId, batch)
        heldSince = undefined
      } catch (error) {
        const now = performance.now()
        heldSince ??= now
        const goesOn = error instanceof DatabaseHeld && now - heldSince < longestHeldMs
        const again = batch.filter(({ isUrgent }) => isUrgent && goesOn)
        waiting.unshift(...again)
        for (const one of batch) if (!again.includes(one)) one.reject(error)
      }
    }
    // What comes in the same step shares a transaction.
    await Promise.resolve()
    while (waiting.length > 0) await slot(next)
    queues.delete(hrId)
  }
  function add(hrId: string | undefined, one: Waiting) {
    const queue = queues.get(hrId)
    if (queue) {
      queue.waiting.push(one)
      return
    }
    const waiting = [one]
    queues.set(hrId, { waiting, running: run(hrId, waiting) })
  }
  return {
    write: (job, hrId) =>
      new Promise((resolve, reject) => add(hrId, { isUrgent: true, job, resolve, reject })),
    writeInBackground: (job, hrId) =>
      new Promise((resolve, reject) => add(hrId, { isUrgent: false, job, resolve, reject })),
    settled: async () => {
      await Promise.all(queues.values().map(({ running }) => running))
    },
  }
}

/**
 * Runs a batch, again where the database ended it because of another transaction.
 * @throws {DatabaseHeld} when a lock is not to be had in one turn
 */
async function runBatch(
  pools: Pools,
  commits: KeptCommits,
  hrId: string | undefined,
  batch: Waiting[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const connection = await pools.writing.connect()
    try {
      const answers = await transact(connection, pools.reading, commits, hrId, batch)
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
  commits: KeptCommits,
  hrId: string | undefined,
  batch: Waiting[],
): Promise<(() => void)[]> {
  // What is said of savepoints is not waited for: where it fails, so does the commit.
  const say = (sql: string) => void connection.query(sql, []).catch(() => undefined)
  const database = queriesOf(connection)
  const last = commits.last()
  const begun = await begin(connection, hrId)
  commits.begun(begun, last)
  await commits.look()
  if (begun.mark === null) await markAnew(others)
  const [only, ...more] = batch
  const answers: (() => void)[] = []
  if (only && more.length === 0) {
    const value = await only.job(database)
    answers.push(() => only.resolve(value as never))
  }
  for (const { job, resolve, reject } of more.length > 0 ? batch : []) {
    say(answers.length === 0 ? 'savepoint job' : 'release job; savepoint job')
    try {
      const value = await job(database)
      answers.push(() => resolve(value as never))
    } catch (error) {
      if (isForOther(error) || error instanceof DatabaseHeld) throw error
      // Where the connection is lost, all jobs of the batch fail.
      await connection.query('rollback to job', []).catch(() => {
        throw error
      })
      answers.push(() => reject(error))
    }
  }
  await commit(connection, others, begun)
  // What nobody has, nothing is written of: PostgreSQL does not wait for the disk with such a commit.
  if (hrId !== ofNobody) commits.acknowledged(begun)
  return answers
}

const isForOther = (error: unknown): boolean =>
  [deadlock, serializationFailure].includes((error as { code?: string }).code ?? '')
