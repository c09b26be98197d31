import type { CalendarField } from '@innwire/types'
import type { Calendar } from './calendar.ts'
import type { Flight } from './calendar-journal.ts'
import { forget, type Value } from './cell.ts'
import { keyOf } from './day.ts'
import { sentOrEnded } from './repeated-numbers.ts'
import { sentDays } from './sent-values.ts'

/**
 * Requests whose answer was lost: the service may still apply them for a while, and would end newer values of the same
 * dates by that.
 */
export type UnconfirmedUpdates = ReturnType<typeof openUnconfirmedUpdates>

export function openUnconfirmedUpdates() {
  const flights = new Map<number, { flight: Flight; values: Map<string, Value[]> }>()
  return {
    add(flight: Flight) {
      const values = new Map<string, Value[]>()
      for (const { code, date, values: sent } of sentDays(flight.update)) {
        for (const [field, value] of sent) {
          const key = `${field} ${keyOf(code, date)}`
          values.set(key, [...(values.get(key) ?? []), value])
        }
      }
      flights.set(flight.request, { flight, values })
    },
    remove: (request: number) => void flights.delete(request),
    /** Until when a newer value must wait; undefined: it need not. */
    until(code: string, date: string, field: CalendarField, value: Value): number | undefined {
      if (flights.size === 0) return undefined
      const key = `${field} ${keyOf(code, date)}`
      const ends = [...flights.values()]
        .filter(({ values }) => values.get(key)?.some((other) => other !== value))
        .map(({ flight }) => flight.until ?? 0)
      return ends.length > 0 ? Math.max(...ends) : undefined
    },
    /** Those that are over. */
    over: (now: number) =>
      [...flights.values()].map(({ flight }) => flight).filter(({ until = 0 }) => until <= now),
    /** When the first is over. */
    nextEnd(): number | undefined {
      const ends = [...flights.values()].map(({ flight }) => flight.until ?? 0)
      return ends.length > 0 ? Math.min(...ends) : undefined
    },
  }
}

/** Requests that were under way when the process before ended may have been applied, or may still be. */
export async function takeOverFlights(
  { engine, now, journal, days, unconfirmed, repeatedNumbers }: Calendar,
  flights: Flight[],
) {
  const latest = now() + engine.pacing.unconfirmedMs
  for (const flight of flights) {
    const doubted = { ...flight, until: Math.min(flight.until ?? latest, latest) }
    const sent = sentDays(flight.update)
    const loaded = flight.until === undefined ? await days.load(sent) : []
    for (const [index, { day }] of loaded.entries()) {
      for (const [field, value] of sent[index]?.values ?? []) {
        const cell = day.cells[field]
        if (!cell) continue
        const channels = sent[index]?.channels
        const scopes = sentOrEnded(cell, value, channels)
        forget(cell, channels)
        if (field === 'availability') repeatedNumbers.note(day, scopes)
      }
    }
    await days.save([...new Set(loaded)], journal.keepFlight(doubted))
    unconfirmed.add(doubted)
  }
}

/**
 * Lost requests can no longer be applied: where one may have ended a newer value, that is sent once more. Call it with the
 * mutex held, and before a request departs by the same time: what is sent after that was ended by none of them.
 * @returns whether there were any
 */
export async function endUnconfirmed(
  { journal, days, unconfirmed, repeatedNumbers }: Calendar,
  now: number,
): Promise<boolean> {
  const over = unconfirmed.over(now)
  for (const flight of over) {
    const sent = sentDays(flight.update)
    const loaded = await days.load(sent)
    for (const [index, { day }] of loaded.entries()) {
      for (const [field, value] of sent[index]?.values ?? []) {
        const taken = day.cells[field]?.taken ?? {}
        for (const [scope, known] of Object.entries(taken)) {
          if (!known || known[1] <= flight.request || known[0] === value) continue
          taken[scope] = null
          if (field === 'availability') repeatedNumbers.note(day, [scope])
        }
      }
    }
    await days.save([...new Set(loaded)], [journal.dropFlight(flight.request)])
    unconfirmed.remove(flight.request)
  }
  return over.length > 0
}
