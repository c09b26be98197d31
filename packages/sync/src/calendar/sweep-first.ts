import { dayMs } from '../budget/usage.ts'
import type { Calendar } from './calendar.ts'
import type { Unswept } from './repeated-numbers.ts'
import type { Later, PushClass } from './schedule.ts'

/** For what goes again to a channel, or is a culprit, maybe in vain: so many sweeps at once, then a tenth of the day's requests. */
const mostAtOnce = 4
const requestsOfSweep = 2
const spacingOf = (perDay: number) => (dayMs * requestsOfSweep * 10) / perDay

/**
 * Asks for the sweep that numbers wait for as late as can be, so that it shows what was booked until they go: when they
 * could go, and nothing else can in their class. What else goes to a channel that failed finds out whether it works.
 */
export function openSweepFirst({ engine, now, repeatedNumbers, look }: Calendar) {
  const spacing = spacingOf(engine.quota.perDay)
  let pacedUntil = 0
  /** When one for what is tried again may be asked for. */
  const retryAt = () => Math.max(now(), pacedUntil - (mostAtOnce - 1) * spacing)

  /** @returns when numbers can go on for which none is asked yet, if a turn of their class is to be had */
  return (unswept: Unswept[], kind: PushClass, isOther: boolean): Pick<Later, 'update' | 'retry'> => {
    const unasked = unswept.filter((one) => !repeatedNumbers.isAsked(one))
    const mayAsk = !isOther && (kind !== 'retry' || retryAt() <= now())
    const asked = mayAsk ? unasked.filter((one) => one.kind === kind) : []
    if (asked.length > 0) {
      if (kind === 'retry') pacedUntil = Math.max(pacedUntil, now()) + spacing
      if (repeatedNumbers.ask(asked)) look()
    }
    const left = new Set(unasked.filter((one) => !repeatedNumbers.isAsked(one)).map((one) => one.kind))
    return {
      ...(left.has('update') && { update: now() }),
      ...(left.has('retry') && { retry: retryAt() }),
    }
  }
}
