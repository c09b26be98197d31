import type { Kysely } from 'kysely'
import { beginWrite } from './begin-write.ts'
import { type FairQueue, fairQueue } from './fair-queue.ts'
import { runSql } from './run-sql.ts'
import type { Schema } from './schema.ts'

/**
 * Runs a job inside a transaction.
 * @param hrId the hotel whose turn it takes; without one it takes a turn of the server's own
 */
export type Write = <T>(job: (database: Kysely<Schema>) => Promise<T>, hrId?: string) => Promise<T>

export type WriteQueue = {
  write: Write
  /** Runs a job while no transaction is open; writes wait for it. */
  alone: (job: () => Promise<void>) => Promise<void>
  settled: () => Promise<void>
}

type Waiting = {
  job: (database: Kysely<Schema>) => Promise<unknown>
  resolve: (value: never) => void
  reject: (reason: unknown) => void
}

/** Bound how long the first of a batch waits for the last: jobs, and milliseconds after which none is added. */
const mostInBatch = 64
const batchMs = 50

/** How long more are waited for while each turn of the loop brings some, in milliseconds. */
const gatherMs = 2

/** No hotel is called so. */
const ownTurn = ''

/**
 * Writes that come at the same time share one commit, because the wait for the disk costs more than all of their
 * statements. Each has a savepoint of its own: one that fails takes no other with it. Hotels take turns: one with many
 * large writes holds up the others for as long as one of them takes.
 */
export function writeQueue(database: Kysely<Schema>): WriteQueue {
  const waiting = fairQueue<Waiting>()
  const betweenBatches: (() => Promise<void>)[] = []
  let running: Promise<void> | undefined

  /** Lets the requests that have arrived together, also those of the last batch's callers, get here together. */
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
      if (waiting.size() > 0) await commit(database, waiting)
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
async function expectFree(database: Kysely<Schema>): Promise<void> {
  await beginWrite(database)
  await runSql(database, 'rollback')
}

function* takeAll(waiting: FairQueue<Waiting>): Iterable<Waiting> {
  for (let next = waiting.next(); next; next = waiting.next()) yield next
}

async function commit(database: Kysely<Schema>, waiting: FairQueue<Waiting>): Promise<void> {
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
        const value = await job(database)
        answers.push(() => resolve(value as never))
      } catch (error) {
        // Where SQLite itself has ended the transaction, as on a full disk, it is the error of all of them.
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
    // Where no transaction begins, those who wait for it must not each wait for that anew.
    if (batch.length === 0) batch.push(...takeAll(waiting))
    for (const { reject } of batch) reject(error)
    return
  }
  for (const answer of answers) answer()
}
