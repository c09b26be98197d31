import type { RequestClass } from '../budget/budget.ts'

/** What the next request of the calendar is for. */
export type PushClass = Extract<RequestClass, 'closing' | 'closing_retry' | 'update' | 'retry'>

/** When more of a class can be sent; undefined: when something is set. */
export type Later = Partial<Record<Exclude<PushClass, 'closing'>, number | undefined>>

const earliest = (...times: (number | undefined)[]): number | undefined => {
  const known = times.filter((time) => time !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

/** Of two plans the earlier time of each class. */
export const soonest = (one: Later, other: Later): Later => ({
  closing_retry: earliest(one.closing_retry, other.closing_retry),
  update: earliest(one.update, other.update),
  retry: earliest(one.retry, other.retry),
})

/** When the next request is due. */
export type Schedule = ReturnType<typeof openSchedule>

/**
 * @param pause how long changes are collected, in milliseconds: less as soon as more requests are left, but never more than
 *   when the first of them was set
 */
export function openSchedule(pause: () => number) {
  let collecting: { since: number; until: number } | undefined
  let later: Later = {}
  let hurries = false
  let pausedUntil = 0
  const collectUntil = () => collecting && Math.min(collecting.until, collecting.since + pause())
  return {
    /** Something was set now: it goes when more has been collected. */
    collect(now: number) {
      collecting ??= { since: now, until: now + pause() }
    },
    /** A date was closed: it goes at once, whatever has failed. */
    hurry() {
      hurries = true
    },
    /** More can be sent from a time on, of updates where nothing else is said. */
    resume(at: number, kind: keyof Later = 'update') {
      later = { ...later, [kind]: earliest(at, later[kind]) }
    },
    /** All that waits is planned now; what is left over can be sent later. */
    planned(next: Later) {
      hurries = false
      collecting = undefined
      later = next
    },
    /** Nothing goes before a time, but what hurries. */
    pause(until: number) {
      pausedUntil = until
    },
    isPaused: (now: number) => pausedUntil > now,
    /** What the next request may be for, the most urgent first. */
    due(now: number): PushClass[] {
      if (hurries) return ['closing']
      const isDue = (at = Infinity) => at <= now
      const update = earliest(collectUntil(), later.update)
      const kinds = { closing_retry: later.closing_retry, update, retry: later.retry }
      return (['closing_retry', 'update', 'retry'] as const).filter((kind) => isDue(kinds[kind]))
    },
    /** Milliseconds until it is due; undefined: nothing is. */
    wait(now: number): number | undefined {
      if (hurries) return 0
      const due = earliest(collectUntil(), ...Object.values(later))
      return due === undefined ? undefined : Math.max(0, due - now, pausedUntil - now)
    },
  }
}
