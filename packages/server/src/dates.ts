import { Temporal } from 'temporal-polyfill'
import { dayMs } from './durations.ts'

/** The present day of each zone and from when until when it is that day, because every request asks for it. */
const presentDays = new Map<string, { date: string; from: number; until: number }>()

/** The property's today (D7). */
export function today(timeZone: string, now: Date): string {
  const known = presentDays.get(timeZone)
  if (known && now.getTime() >= known.from && now.getTime() < known.until) return known.date
  const day = zoned(timeZone, now).toPlainDate()
  const begin = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds
  const present = { date: day.toString(), from: begin(day), until: begin(day.add({ days: 1 })) }
  presentDays.set(timeZone, present)
  return present.date
}

/**
 * The date that sales count for: until `businessDayStart` the night before is not over.
 * @param businessDayStart local time `HH:MM`
 */
export function businessDate(timeZone: string, businessDayStart: string, now: Date): string {
  const local = zoned(timeZone, now)
  const begun = Temporal.PlainTime.compare(local.toPlainTime(), businessDayStart) >= 0
  return local
    .toPlainDate()
    .subtract({ days: begun ? 0 : 1 })
    .toString()
}

export const startOfDay = (date: string, timeZone: string): string =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds).toISOString()

/** A date some days on, or back. In UTC every day has the same length. */
export const addDays = (date: string, days: number): string => dateAt(Date.parse(date) + days * dayMs)

const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10)

export function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name)
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

const zoned = (timeZone: string, now: Date) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)

/** How many days a date lies after another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The nights of a stay, each by the date on which it begins. */
export function nightsBetween(checkin: string, checkout: string): string[] {
  const nights: string[] = []
  // Bookings of 60 rooms have tens of thousands: to ask a Date for each takes as long as all else that is done with them.
  for (let date = checkin; date < checkout; date = nextDate(date)) nights.push(date)
  return nights
}

/** Days that every month has. */
const leastDays = 28

function nextDate(date: string): string {
  const dayOfMonth = Number(date.slice(8)) + 1
  if (dayOfMonth > leastDays) return addDays(date, 1)
  return date.slice(0, 8) + String(dayOfMonth).padStart(2, '0')
}
