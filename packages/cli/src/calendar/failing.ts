import type { RequestMade } from '@innwire/sync'

/** Updates in a row that fail: after one, it may be that one. */
const leastFailures = 2

/** Keeps in mind since when the service answers each update with a 5xx. */
export function openFailing() {
  let since: number | undefined
  let failures = 0
  return {
    made({ operation, status }: RequestMade): void {
      if (operation !== 'updateRoomRange' && operation !== 'updateRoomsDaily') return
      const isFailure = status !== undefined && status >= 500
      failures = isFailure ? failures + 1 : 0
      since = isFailure ? (since ?? performance.now()) : undefined
    },
    since: (): number | undefined => (failures >= leastFailures ? since : undefined),
  }
}
