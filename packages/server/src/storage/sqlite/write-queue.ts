import { setTimeout } from 'node:timers/promises'
import { DatabaseHeld } from '../errors.ts'
import { type FairQueue, fairQueue } from '../fair-queue.ts'
import type { Write } from '../open-storage.ts'
import { runSql } from '../run-sql.ts'
import type { Database } from '../schema.ts'
import { isBusy } from './opening-problem.ts'

export type WriteQueue = {
  write: Write
  /** Runs a job while no transaction is open; writes wait for it. */
  alone: (job: () => Promise<void>) => Promise<void>
  settled: () => Promise<void>
}

type Waiting = {
  job: (database: Database) => Promise<unknown>
  resolve: (value: never) => void
  reject: (reason: unknown) => void
}

/** Bounds of a batch, because its first job waits for its last: the number of jobs, and the milliseconds after which none is added. */
const mostInBatch = 64
const batchMs = 50

/** How long a batch waits for more jobs while each turn of the loop brings some, in milliseconds. */
const gatherMs = 2

/** No hotel is called so. */
const ownTurn = ''

/**
 * Writes that come at the same time share one commit, because the wait for the disk costs more than all of their
 * statements. Each has a savepoint of its own: one that fails takes no other with it. Hotels take turns: one with many
 * large writes holds up the others for as long as one of them takes.
 * @param inTransaction the same database for what the jobs do
 */
export function writeQueue(database: Database, inTransaction: Database): WriteQueue {
  const waiting = fairQueue<Waiting>()
  const betweenBatches: (() => Promise<void>)[] = []
  let running: Promise<void> | undefined

  /** Waits for requests that arrived together, so that they share a commit. */
  const gather = async () => {
    const began = performance.now()
    let before: number
    do {
      before = waiting.size()
      await new Promise(setImmediate)
    } while (waiting.size() > before && waiting.size() < mostInBatch && performance.now() - began < gatherMs)
  }
  const run = async () => {
    do {
      await gather()
      for (const job of betweenBatches.splice(0)) await job()
      if (waiting.size() > 0) await commit(database, inTransaction, waiting)
    } while (waiting.size() + betweenBatches.length > 0)
    running = undefined
  }
  return {
    write: (job, hrId = ownTurn) =>
      new Promise((resolve, reject) => {
        waiting.add(hrId, { job, resolve, reject })
        running ??= run()
      }),
    alone: (job) =>
      new Promise((resolve, reject) => {
        betweenBatches.push(() => expectFree(database).then(job).then(resolve, reject))
        running ??= run()
      }),
    settled: async () => running,
  }
}

/** @throws {DatabaseHeld} when another program holds the database, which the job itself would wait for elsewhere */
async function expectFree(database: Database): Promise<void> {
  await beginWrite(database)
  await runSql(database, 'rollback')
}

function* takeAll(waiting: FairQueue<Waiting>): Iterable<Waiting> {
  for (let next = waiting.next(); next; next = waiting.next()) yield next
}

async function commit(
  database: Database,
  inTransaction: Database,
  waiting: FairQueue<Waiting>,
): Promise<void> {
  const say = (sql: string) => runSql(database, sql)
  const most = Math.min(mostInBatch, waiting.size())
  const batch: Waiting[] = []
  const take = () => {
    const next = batch.length < most ? waiting.next() : undefined
    if (next) batch.push(next)
    return next
  }
  const answers: (() => void)[] = []
  try {
    await beginWrite(database)
    const began = performance.now()
    for (let next = take(); next; next = performance.now() - began < batchMs ? take() : undefined) {
      const { job, resolve, reject } = next
      await say('savepoint job')
      try {
        const value = await job(inTransaction)
        answers.push(() => resolve(value as never))
      } catch (error) {
        // Where SQLite has ended the transaction itself, as on a full disk, all jobs of the batch fail.
        await say('rollback to job').catch(() => {
          throw error
        })
        answers.push(() => reject(error))
      }
      await say('release job')
    }
    await say('commit')
  } catch (error) {
    await say('rollback').catch(() => undefined)
    // Where no transaction can begin, all that wait fail now: each would wait as long again.
    if (batch.length === 0) batch.push(...takeAll(waiting))
    for (const { reject } of batch) reject(error)
    return
  }
  for (const answer of answers) answer()
}

/** How long a write waits for another program that holds the database, such as a backup or the shell of SQLite. */
const longestWaitMs = 5_000
const pauseMs = 20

/**
 * Begins a transaction that writes. While another program writes, this tries again and again: SQLite's own wait would block
 * the whole process.
 * @throws {DatabaseHeld}
 */
async function beginWrite(database: Database): Promise<void> {
  const until = performance.now() + longestWaitMs
  for (;;) {
    try {
      await runSql(database, 'begin immediate')
      return
    } catch (cause) {
      if (!isBusy(cause)) throw cause
      if (performance.now() >= until) {
        const message =
          'Another program has been writing to the database for 5 seconds. End its transaction, such as one in the shell of SQLite.'
        throw new DatabaseHeld(message, { cause })
      }
    }
    await setTimeout(pauseMs)
  }
}
