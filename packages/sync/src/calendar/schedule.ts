import type { RequestClass } from '../budget/budget.ts'

/** What the next request of the calendar is for. */
export type PushClass = Extract<RequestClass, 'closing' | 'closing_retry' | 'update' | 'retry'>

/** When more of a class can be sent; undefined: when something is set. */
export type Later = Partial<Record<Exclude<PushClass, 'closing'>, number | undefined>>

/** When the next request is due. */
export type Schedule = {
  /** Something was set: it goes when more has been collected. */
  collect(until: number): void
  /** A date was closed: it goes at once, whatever has failed. */
  hurry(): void
  /** More can be sent from a time on. */
  resume(at: number): void
  /** All that waits is planned now; what is left over can be sent later. */
  planned(later: Later): void
  /** Nothing goes before a time, but what hurries. */
  pause(until: number): void
  isPaused(now: number): boolean
  /** What the next request may be for, the most urgent first. */
  due(now: number): PushClass[]
  /** Milliseconds until it is due; undefined: nothing is. */
  wait(now: number): number | undefined
}

export function openSchedule(): Schedule {
  let collectUntil: number | undefined
  let later: Later = {}
  let hurries = false
  let pausedUntil = 0
  const earliest = (...times: (number | undefined)[]) => {
    const known = times.filter((time) => time !== undefined)
    return known.length > 0 ? Math.min(...known) : undefined
  }
  return {
    collect(until) {
      collectUntil = earliest(until, collectUntil)
    },
    hurry() {
      hurries = true
    },
    resume(at) {
      later = { ...later, update: earliest(at, later.update) }
    },
    planned(next) {
      hurries = false
      collectUntil = undefined
      later = next
    },
    pause(until) {
      pausedUntil = until
    },
    isPaused: (now) => pausedUntil > now,
    due(now) {
      if (hurries) return ['closing']
      const isDue = (at = Infinity) => at <= now
      const update = earliest(collectUntil, later.update)
      const kinds = { closing_retry: later.closing_retry, update, retry: later.retry }
      return (['closing_retry', 'update', 'retry'] as const).filter((kind) => isDue(kinds[kind]))
    },
    wait(now) {
      if (hurries) return 0
      const due = earliest(collectUntil, ...Object.values(later))
      return due === undefined ? undefined : Math.max(0, due - now, pausedUntil - now)
    },
  }
}
