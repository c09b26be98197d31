import { type CalendarField, calendarFields } from '@innwire/types'
import { timeSlices } from '../engine/time-slices.ts'
import type { Calendar } from './calendar.ts'
import type { Cell, Failed, Scope } from './cell.ts'
import { type Day, type DayAt, keyOf, type Missing } from './day.ts'
import { writtenAtOnce } from './waiting-days.ts'

/*
 * A request may fail though nobody refuses anything: an error 5xx, an empty `try_again`, a connection that breaks. When
 * it fails again, one of its values may be to blame, and bisection finds it: half of the values goes alone. What fails
 * is halved again, and the rest goes with all others that are to be tried together; of what is taken, the other half
 * holds the culprit. Some log2(n) requests find one among n values, and the others are taken meanwhile.
 *
 * The culprit stands alone from then on, is told once, and is tried again after pauses that grow. So that a service that
 * fails at everything does not look like thousands of culprits, nothing is concluded after more than `mostInRow` failures
 * without a success, and a value is a culprit only when others were taken since it failed first. Another value for a culprit is
 * suspected: it goes by itself, once at once; when it fails, too, it is the culprit, and the next ones wait as it does.
 */

/** Values that are to be tried together. */
export const together = 0

/** More failures in a row than this are the service's. */
export const mostInRow = 3

/** A value that can be sent now. */
export type Sendable = Missing & { at: DayAt }

/** Those that close dates are found first. */
const fieldOrder = [...new Set<CalendarField>(['availability', 'stop_sale', ...calendarFields])]

/** Half of a group that fails, such that it fits into one request: of its fields, else of its dates, else of its channels. */
export function halfOf(group: Sendable[]): Sendable[] {
  const aspects: ((one: Sendable) => number | string)[] = [
    ({ field }) => fieldOrder.indexOf(field),
    ({ at }) => keyOf(at.code, at.date),
    ({ scope }) => scope,
  ]
  for (const aspect of aspects) {
    const all = [...new Set(group.map(aspect))]
    if (all.length < 2) continue
    // Dates stay in the order in which they wait: neighbours make ranges.
    if (typeof all[0] === 'number') all.sort()
    const first = new Set(all.slice(0, all.length >>> 1))
    return group.filter((one) => first.has(aspect(one)))
  }
  return group
}

export type FailedAttempt = {
  request: number
  now: number
  /** It held one value only. */
  single: boolean
  /** Whether anything is concluded from it. */
  conclusive: boolean
  /** Number of the last request of which the service took something. */
  lastTaken: number
  retryMs: number
  /** What came instead of an answer. */
  reason: string
}

/** Writes into a cell that a value failed. @returns whether that makes it the culprit */
export function markFailed(cell: Cell, scope: Scope, urgent: boolean, attempt: FailedAttempt): boolean {
  const before = cell.failed?.[scope]
  const after = afterFailure(before, urgent, attempt)
  cell.failed = { ...cell.failed, [scope]: after }
  return after.alone === 1 && before?.alone === 0
}

function afterFailure(before: Failed | undefined, urgent: boolean, attempt: FailedAttempt): Failed {
  const { request, now, single, conclusive, lastTaken, retryMs, reason } = attempt
  if (!before) return { group: together, alone: 0, since: request, at: now }
  const isCulprit = before.alone > 0 || (conclusive && single && lastTaken > before.since)
  if (isCulprit) {
    const alone = before.alone + (single ? 1 : 0)
    return { ...before, group: request, alone, reason, at: now + restMs(alone, urgent, retryMs) }
  }
  return conclusive ? { ...before, group: request, at: now } : { ...before, at: before.at || now }
}

/** From ten minutes to four hours where the first pause after a failure is a second; closings from one minute to an hour. */
const restMs = (alone: number, urgent: boolean, retryMs: number) => {
  const [first, most] = urgent ? [60, 3600] : [600, 14_400]
  return retryMs * Math.min(first * 2 ** Math.min(alone - 1, 20), most)
}

/** Changes what is known of many values whose requests failed. Call it with the mutex held. */
export const regrouping = ({ days, now }: Pick<Calendar, 'days' | 'now'>) => {
  async function change(matches: (failed: Failed) => boolean, news: Partial<Failed>) {
    const breathe = timeSlices()
    const places: { code: string; date: string }[] = []
    for (const { code, date, day } of days.all()) {
      await breathe()
      if (failedOf(day).some(matches)) places.push({ code, date })
    }
    for (let from = 0; from < places.length; from += writtenAtOnce) {
      await breathe()
      const loaded = await days.load(places.slice(from, from + writtenAtOnce))
      for (const { day } of loaded)
        for (const failed of failedOf(day)) if (matches(failed)) Object.assign(failed, news)
      await days.save(loaded)
    }
  }
  return {
    /** Half of a group has failed: of the rest nothing is known any more. */
    release: (group: number) =>
      change((failed) => failed.alone === 0 && failed.group === group, { group: together }),
    /** One culprit was taken after all: the others may be taken, too. */
    tryCulprits: () => change((failed) => failed.alone > 0, { group: together, at: now() }),
  }
}

const failedOf = ({ cells }: Day): Failed[] =>
  Object.values(cells).flatMap((cell) => Object.values(cell?.failed ?? {}))
