import type { CalendarField } from '@innwire/types'
import type { Flight } from './calendar-journal.ts'
import type { Value } from './cell.ts'
import { keyOf } from './day.ts'
import { sentDays } from './sent-values.ts'

/**
 * Requests whose answer was lost: the service may still apply them for a while, and would end newer values of the same
 * dates by that.
 */
export type Doubts = {
  add(flight: Flight): void
  remove(request: number): void
  /** Until when a newer value must wait; undefined: it need not. */
  holds(code: string, date: string, field: CalendarField, value: Value): number | undefined
  /** Those that are over. */
  over(now: number): Flight[]
  /** When the first is over. */
  nextEnd(): number | undefined
}

export function openDoubts(): Doubts {
  const flights = new Map<number, { flight: Flight; values: Map<string, Value[]> }>()
  return {
    add(flight) {
      const values = new Map<string, Value[]>()
      for (const { code, date, values: sent } of sentDays(flight.update)) {
        for (const [field, value] of sent) {
          const key = `${field} ${keyOf(code, date)}`
          values.set(key, [...(values.get(key) ?? []), value])
        }
      }
      flights.set(flight.request, { flight, values })
    },
    remove: (request) => void flights.delete(request),
    holds(code, date, field, value) {
      if (flights.size === 0) return undefined
      const key = `${field} ${keyOf(code, date)}`
      const ends = [...flights.values()]
        .filter(({ values }) => values.get(key)?.some((other) => other !== value))
        .map(({ flight }) => flight.until ?? 0)
      return ends.length > 0 ? Math.max(...ends) : undefined
    },
    over: (now) => [...flights.values()].map(({ flight }) => flight).filter(({ until = 0 }) => until <= now),
    nextEnd() {
      const ends = [...flights.values()].map(({ flight }) => flight.until ?? 0)
      return ends.length > 0 ? Math.min(...ends) : undefined
    },
  }
}
