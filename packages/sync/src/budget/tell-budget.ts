import type { BudgetEvent, Quota, RequestClass } from './budget.ts'
import type { Ignored } from './read-headers.ts'
import { dayMs } from './usage.ts'

/** Whose requests wait for the next day is told of these; the others only get what is left over. */
const names: Partial<Record<RequestClass, string>> = {
  closing: 'stop sales',
  poll: 'the hourly poll of the reservations',
  bill: 'bills',
  update: 'calendar updates',
}

/** A pause that is longer is told. */
const toldPauseMs = 300_000

type Place = { quota: Quota; now: () => number; elapsed: () => number; tell: (event: BudgetEvent) => void }

/** Tells each thing once: what the quota keeps back and headers that are not believed, once in 24 hours. */
export function budgetTeller({ quota, now, elapsed, tell }: Place) {
  const toldAt = new Map<string, number>()
  let paused = false
  const once = (name: string, event: () => BudgetEvent) => {
    if (elapsed() - (toldAt.get(name) ?? Number.NEGATIVE_INFINITY) < dayMs) return
    toldAt.set(name, elapsed())
    tell(event())
  }
  const dateIn = (ms: number) => new Date(Math.ceil(now() + ms))
  return {
    /** A request waits for so long, because the day's requests are used. */
    exhausted(kind: RequestClass, used: number, ms: number) {
      const name = names[kind]
      if (!name) return
      once('exhausted', () => {
        const nextAt = dateIn(ms)
        const message =
          `The quota of ${quota.perDay} requests a day has none left for ${name}, which had ${used} in the last 24 ` +
          `hours. They wait in the journal; the next goes at ${nextAt.toISOString()} or before. If this happens often, ` +
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
    /** The service refuses requests for so long; undefined: it takes them. */
    paused(ms: number | undefined) {
      if (ms === undefined) paused = false
      else if (ms > toldPauseMs && !paused) {
        paused = true
        const until = dateIn(ms)
        const message =
          `The service refuses requests because of its quota (429). Nothing is sent until ${until.toISOString()}; then ` +
          'one request finds out. Look who else uses the quota of this property.'
        tell({ type: 'paused', until, message })
      }
    },
  }
}
