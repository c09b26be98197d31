import { mostNights } from '../../../src/generated/control-limits.ts'

/** A plain date some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** The nights of a stay, no more than one may have: of a mistyped year there would be millions. */
export const nightsOf = (arrival: string, departure: string): string[] => {
  const nights = (Date.parse(departure) - Date.parse(arrival)) / 86_400_000
  const length = Math.min(Math.max(0, nights), mostNights)
  return Array.from({ length }, (_, night) => addDays(arrival, night))
}

/** Today in a time zone; a zone that the browser does not know counts as UTC. */
export function todayIn(timeZone: string, now = new Date()): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  } catch {
    return now.toISOString().slice(0, 10)
  }
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

/** The parts of a date for the head of a column. */
export function headOf(date: string) {
  const at = new Date(date)
  const day = at.getUTCDay()
  return {
    weekday: weekday.format(at),
    day: String(at.getUTCDate()),
    month: month.format(at),
    isWeekend: day === 0 || day === 6,
  }
}
