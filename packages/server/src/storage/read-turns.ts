import { CallerLeft, TooManyReads } from './errors.ts'
import { fairQueue } from './fair-queue.ts'
import type { Storage } from './open-storage.ts'

/** Reads of a hotel that wait for their turn; one more is refused. */
const mostWaiting = 500

/**
 * Lets so many reads run at a time, for which hotels take turns: the others of a hotel would be in the way of every other one,
 * and each holds the rows that it has read. What nobody waits for any more never begins.
 */
export function readTurns(most: number): Storage['inTurnOf'] {
  const waiting = fairQueue<() => void>()
  let running = 0
  const turnOf = (hrId: string, onLeft: (job: () => void) => void) =>
    new Promise<void>((resolve, reject) => {
      waiting.add(hrId, resolve)
      onLeft(() => {
        waiting.remove(hrId, resolve)
        reject(new CallerLeft())
      })
    })
  return async (hrId, job, onLeft = () => {}) => {
    if (waiting.sizeOf(hrId) >= mostWaiting) throw new TooManyReads()
    if (running < most) running += 1
    else await turnOf(hrId, onLeft)
    try {
      return await job()
    } finally {
      const next = waiting.next()
      if (next) next()
      else running -= 1
    }
  }
}
