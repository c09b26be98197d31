import type { RequestClass } from '../budget/budget.ts'

/** When the next request is due. */
export type Schedule = {
  /** Something was set: it goes when more has been collected. */
  collect(until: number): void
  /** A date was closed: it goes at once, whatever has failed. */
  hurry(): void
  /** More can be sent from a time on. */
  resume(at: number): void
  /** All that waits is planned now; what is left over can be sent from a time on, and what is tried again from another. */
  planned(nextAt: number | undefined, nextRetryAt: number | undefined): void
  /** Nothing goes before a time, but what hurries. */
  pause(until: number): void
  isPaused(now: number): boolean
  /** What the next request is for, as far as no date is to be closed. */
  kind(now: number): Extract<RequestClass, 'closing' | 'update' | 'retry'>
  /** Milliseconds until it is due; undefined: nothing is. */
  wait(now: number): number | undefined
}

export function openSchedule(): Schedule {
  let collectUntil: number | undefined
  let resumeAt: number | undefined
  let retryAt: number | undefined
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
      resumeAt = earliest(at, resumeAt)
    },
    planned(nextAt, nextRetryAt) {
      hurries = false
      collectUntil = undefined
      resumeAt = nextAt
      retryAt = nextRetryAt
    },
    pause(until) {
      pausedUntil = until
    },
    isPaused: (now) => pausedUntil > now,
    kind(now) {
      if (hurries) return 'closing'
      return (earliest(collectUntil, resumeAt) ?? Infinity) <= now ? 'update' : 'retry'
    },
    wait(now) {
      if (hurries) return 0
      const due = earliest(collectUntil, resumeAt, retryAt)
      return due === undefined ? undefined : Math.max(0, due - now, pausedUntil - now)
    },
  }
}
