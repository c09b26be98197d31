import type { RequestMade } from '@innwire/sync'

/** Updates in a row that fail: after one, it may be that one. */
const leastFailures = 2

/**
 * Answers that say nothing of whether the service fails: it refuses the values, which the engine sees to, or lets nobody in for
 * now.
 */
const others = [400, 401, 413, 415, 422, 429]

/**
 * Keeps in mind since when the service fails each update: by an error, or by what cannot be read, as the page that a gateway
 * gives in its place.
 */
export function openFailing() {
  let since: number | undefined
  let failures = 0
  let succeededAt: string | null = null
  const goesOn = () => {
    failures = 0
    since = undefined
  }
  return {
    made({ operation, status }: RequestMade): void {
      if (operation !== 'updateRoomRange' && operation !== 'updateRoomsDaily') return
      if (status === undefined || others.includes(status)) goesOn()
      else {
        failures += 1
        since ??= performance.now()
      }
    },
    /**
     * @param lastSuccessAt of the calendar, by the status of the engine
     * @returns undefined where the last update succeeded, or one only has failed
     */
    since(lastSuccessAt: string | null): number | undefined {
      if (lastSuccessAt !== succeededAt) {
        succeededAt = lastSuccessAt
        goesOn()
      }
      return failures >= leastFailures ? since : undefined
    },
  }
}
