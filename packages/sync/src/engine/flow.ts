import { RateLimitError } from '@innwire/client'
import { LeaseLostError } from '../store/store.ts'
import type { Engine } from './engine.ts'
import { type Flow, toldEvery, trouble } from './events.ts'
import { backoff } from './pacing.ts'
import { type Recurring, recurring } from './recurring.ts'

/**
 * One of the engine's endless jobs: what it throws makes a pause that grows, a lost lease ends everything.
 * @param work gives the milliseconds until it is to be done again; undefined: when it is woken
 * @param longestPause of the pauses after failures, in milliseconds; by default 64 times the first
 */
export function flow(
  name: Flow,
  engine: Engine,
  work: () => Promise<number | undefined>,
  longestPause?: () => number,
): Recurring {
  let failures = 0
  return recurring(
    engine.timer,
    async () => {
      const held = engine.start.flows()
      if (held) await held
      const pause = await work()
      failures = 0
      return pause
    },
    (error) => {
      if (engine.stopping.aborted) return undefined
      if (error instanceof LeaseLostError) {
        engine.lost()
        return undefined
      }
      // The budget knows when the next may go.
      if (!(error instanceof RateLimitError) && failures % toldEvery === 0) engine.emit(trouble(name, error))
      failures += 1
      if (!longestPause) return backoff(failures, engine.pacing.retryMs)
      return Math.min(longestPause(), backoff(failures, engine.pacing.retryMs, Infinity))
    },
  )
}
