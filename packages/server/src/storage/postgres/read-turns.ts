import { TooManyReads } from '../errors.ts'
import { fairQueue } from '../fair-queue.ts'
import type { Storage } from '../open-storage.ts'

/** Reads of a hotel that wait for their turn; one more is refused. */
const mostWaiting = 500

/**
 * Lets so many reads run at a time, for which hotels take turns: each has a connection of its own, for which those of the
 * other hotels would wait in one line.
 */
export function readTurns(most: number): Storage['inTurnOf'] {
  const waiting = fairQueue<() => void>()
  let running = 0
  return async (hrId, job) => {
    if (waiting.sizeOf(hrId) >= mostWaiting) throw new TooManyReads()
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.add(hrId, resolve))
    try {
      return await job()
    } finally {
      const next = waiting.next()
      if (next) next()
      else running -= 1
    }
  }
}
