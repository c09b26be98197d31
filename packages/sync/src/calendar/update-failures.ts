import { dayMs } from '../budget/usage.ts'
import { backoff } from '../engine/pacing.ts'

/** So many requests a day may look for culprits; after them, what failed goes in the class `retry`. */
const mostSearchesOfDay = 40

/** A service that fails for long is tried every quarter of an hour, and after so many failures every hour. */
const longAfter = 50

/** How the requests of the calendar have fared. */
export function openUpdateFailures(retryMs: number) {
  let inRow = 0
  let reason: string | undefined
  let lastTaken = 0
  let searchedAt: number[] = []
  return {
    /** Failures since the service last took something. */
    inRow: () => inRow,
    /** What came of the last of them. */
    reason: () => reason,
    /** Number of the last request of which it took something. */
    lastTaken: () => lastTaken,
    crowded(now: number) {
      searchedAt = searchedAt.filter((at) => at > now - dayMs)
      return searchedAt.length > mostSearchesOfDay
    },
    /** A request with values that had failed was answered, one way or the other. */
    searched(now: number) {
      searchedAt.push(now)
    },
    taken(request: number) {
      inRow = 0
      reason = undefined
      lastTaken = request
    },
    /** @returns for how long nothing else may go */
    failed(why: string): number {
      inRow += 1
      reason = why
      return backoff(inRow, retryMs, inRow > longAfter ? 12 : 10)
    },
  }
}

export type UpdateFailures = ReturnType<typeof openUpdateFailures>
