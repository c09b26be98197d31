/** When the next request is due. */
export type Schedule = {
  /** Something was set: it goes when more has been collected, or at once. */
  collect(until: number): void
  /** More can be sent from a time on. */
  resume(at: number): void
  /** All that waits is planned now; what is left over can be sent from a time on. */
  planned(nextAt: number | undefined): void
  /** Nothing goes before a time. */
  pause(until: number): void
  /** Milliseconds until it is due; undefined: nothing is. */
  wait(now: number): number | undefined
}

export function openSchedule(): Schedule {
  let collectUntil: number | undefined
  let resumeAt: number | undefined
  let pausedUntil = 0
  const earlier = (one: number, other: number | undefined) => Math.min(one, other ?? one)
  return {
    collect(until) {
      collectUntil = earlier(until, collectUntil)
    },
    resume(at) {
      resumeAt = earlier(at, resumeAt)
    },
    planned(nextAt) {
      collectUntil = undefined
      resumeAt = nextAt
    },
    pause(until) {
      pausedUntil = until
    },
    wait(now) {
      const due = resumeAt === undefined ? collectUntil : earlier(resumeAt, collectUntil)
      return due === undefined ? undefined : Math.max(0, due - now, pausedUntil - now)
    },
  }
}
