import { dayMs } from '../budget/usage.ts'
import { backoff } from '../engine/backoff.ts'

/** So many requests a day may fail at finding culprits; what failed before then goes in the class `retry`. */
const mostFailuresOfDay = 40

/** A service that fails for long is tried every quarter of an hour, and after so many failures every hour. */
const longAfter = 50

/** How the requests of the calendar have fared. */
export function openCourse(retryMs: number) {
  let inRow = 0
  let lastTaken = 0
  let failedAt: number[] = []
  return {
    /** Failures since the service last took something. */
    inRow: () => inRow,
    /** Number of the last request of which it took something. */
    lastTaken: () => lastTaken,
    crowded(now: number) {
      failedAt = failedAt.filter((at) => at > now - dayMs)
      return failedAt.length > mostFailuresOfDay
    },
    taken(request: number) {
      inRow = 0
      lastTaken = request
    },
    /** @returns for how long nothing else may go */
    failed(now: number, conclusive: boolean): number {
      inRow += 1
      if (conclusive) failedAt.push(now)
      return backoff(inRow, retryMs, inRow > longAfter ? 12 : 10)
    },
  }
}

export type CourseOfRequests = ReturnType<typeof openCourse>
