import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import { SkippedPagesError } from './read-page.ts'

/** Work of the feed that goes on by itself, and that can be asked for. */
export type OnDemand = Recurring & {
  /** Resolves when work that began after this call is done; rejects with what it throws. */
  ask(): Promise<void>
}

/**
 * @param work gives the milliseconds until it is to be done again
 * @param interval between two times, in milliseconds; the pauses after failures grow up to it, so that work that fails
 * for ever costs no more of the day than work that succeeds
 */
export function onDemand(engine: Engine, work: () => Promise<number>, interval: () => number): OnDemand {
  const { stopping } = engine
  const asked: PromiseWithResolvers<void>[] = []
  const run = async () => {
    const served = asked.splice(0)
    try {
      const pause = await work()
      for (const { resolve } of served) resolve()
      return pause
    } catch (error) {
      for (const { reject } of served) reject(error)
      // All that can be read was read.
      if (error instanceof SkippedPagesError) return interval()
      throw error
    }
  }
  const job = flow('reservations', engine, run, interval)
  return {
    wake: job.wake,
    async ask() {
      stopping.throwIfAborted()
      const waiting = Promise.withResolvers<void>()
      asked.push(waiting)
      job.wake()
      return waiting.promise
    },
    async stop() {
      await job.stop()
      for (const { reject } of asked.splice(0)) reject(stopping.reason)
    },
  }
}
