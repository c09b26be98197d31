import { CompiledQuery, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export type Write = <T>(job: (database: Kysely<Schema>) => Promise<T>) => Promise<T>

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

/** Bounds how long the first of a batch waits for the last. */
const mostInBatch = 64

/**
 * Writes that come at the same time share one commit, because the wait for the disk costs more than all of their
 * statements. Each has a savepoint of its own: one that fails takes no other with it.
 */
export function writeQueue(database: Kysely<Schema>): WriteQueue {
  const waiting: Waiting[] = []
  const betweenBatches: (() => Promise<void>)[] = []
  let running: Promise<void> | undefined

  const run = async () => {
    do {
      // Lets the requests that have arrived together, also those of the last batch's callers, get here together.
      await new Promise(setImmediate)
      for (const job of betweenBatches.splice(0)) await job()
      if (waiting.length > 0) await commit(database, waiting.splice(0, mostInBatch))
    } while (waiting.length + betweenBatches.length > 0)
    running = undefined
  }
  return {
    write: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        running ??= run()
      }),
    alone: (job) =>
      new Promise((resolve, reject) => {
        betweenBatches.push(() => job().then(resolve, reject))
        running ??= run()
      }),
    settled: async () => running,
  }
}

async function commit(database: Kysely<Schema>, batch: Waiting[]): Promise<void> {
  const say = (sql: string) => database.executeQuery(CompiledQuery.raw(sql))
  const answers: (() => void)[] = []
  try {
    await say('begin immediate')
    for (const { job, resolve, reject } of batch) {
      await say('savepoint job')
      try {
        const value = await job(database)
        answers.push(() => resolve(value as never))
      } catch (error) {
        await say('rollback to job')
        answers.push(() => reject(error))
      }
      await say('release job')
    }
    await say('commit')
  } catch (error) {
    await say('rollback').catch(() => undefined)
    for (const { reject } of batch) reject(error)
    return
  }
  for (const answer of answers) answer()
}
