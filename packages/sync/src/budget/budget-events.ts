import type { BudgetEvent, Quota, RequestClass } from './budget.ts'
import type { Hints } from './hints.ts'
import type { Ignored } from './read-headers.ts'
import { pausedUntil, type RefusedClass } from './refusals.ts'
import { dayMs } from './usage.ts'

/** Whose requests wait for the next day is told of these; the others only get what is left over. */
const names: Partial<Record<RequestClass, string>> = {
  closing: 'stop sales',
  poll: 'the hourly poll of the reservations',
  bill: 'bills',
  update: 'calendar updates',
}

const refusedNames: Record<RefusedClass, string> = {
  closing: 'stop sales',
  poll: 'polls of the reservations',
  closing_retry: 'stop sales that have failed before',
  bill: 'bills',
  update: 'calendar updates or the list of rooms',
  sweep: 'sweeps or the list of rooms',
  retry: 'what has failed before',
  follow: 'looks at transactions',
}

/** A pause that is longer is told. */
const toldPauseMs = 300_000

type Place = {
  quota: Quota
  now: () => number
  elapsed: () => number
  emit: (event: BudgetEvent) => void
  /** When the quota was told to be used up, by the timer, in this process or one before; and keeps that in mind. */
  exhaustedAt: number | undefined
  keepExhausted: () => void
}

/** Tells each thing once: what the quota keeps back, what alone is refused and what is not believed, once in 24 hours. */
export function budgetEvents({ quota, now, elapsed, emit, exhaustedAt, keepExhausted }: Place) {
  const toldAt = new Map(exhaustedAt === undefined ? [] : [['exhausted', exhaustedAt]])
  let allTold = false
  const once = (name: string, event: () => BudgetEvent) => {
    if (elapsed() - (toldAt.get(name) ?? Number.NEGATIVE_INFINITY) < dayMs) return
    toldAt.set(name, elapsed())
    emit(event())
  }
  const dateIn = (ms: number) => new Date(Math.ceil(now() + ms))
  return {
    /** A request waits for so long, because the day's requests are used. */
    exhausted(kind: RequestClass, used: number, ms: number) {
      const name = names[kind]
      if (!name) return
      once('exhausted', () => {
        const nextAt = dateIn(ms)
        keepExhausted()
        const waiting = kind === 'poll' ? 'New bookings wait at the service' : 'They wait in the journal'
        const message =
          `The quota of ${quota.perDay} requests a day has none left for ${name}, which had ${used} in the last 24 ` +
          `hours. ${waiting}; the next goes at ${nextAt.toISOString()} or before. If this happens often, ` +
          'ask the service for a larger quota.'
        return { type: 'budget_exhausted', kind, nextAt, message }
      })
    },
    ignored({ header, why }: Ignored) {
      once(header, () => ({
        type: 'hint_ignored',
        header,
        message: `The service's header ${header} ${why}, so it is ignored. The quota is kept by our own count.`,
      }))
    },
    /** An answer was heard: what the service refuses now. */
    refused(hints: Hints, time: number) {
      if (!hints.refused) allTold = false
      const kinds = hints.refused?.kinds ?? []
      const ms = pausedUntil(hints, time) - time
      if (kinds.length === 0 || ms <= toldPauseMs) return
      const until = dateIn(ms)
      const what = kinds.map((kind) => refusedNames[kind]).join(', ')
      // Both read reservations: that they are refused says nothing of the quota.
      if (kinds.length === 1 || kinds.every((kind) => kind === 'poll' || kind === 'sweep'))
        once(`refused ${what}`, () => {
          const message =
            `The service refuses ${what} (429), which wait until ${until.toISOString()}; then one request finds out. ` +
            'Other requests go on, after a minute at most. If this lasts, ask the service why it refuses these.'
          return { type: 'paused', until, message }
        })
      else if (!allTold) {
        allTold = true
        const message =
          `The service refuses all that was tried (429): ${what}. These wait until ${until.toISOString()} at most, and ` +
          'then one request finds out. Look who else uses the quota of this property.'
        emit({ type: 'paused', until, message })
      }
    },
  }
}
