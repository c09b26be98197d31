import { Temporal } from 'temporal-polyfill'

/** The property's today (D7). */
export const today = (timeZone: string, now: Date): string => zoned(timeZone, now).toPlainDate().toString()

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

/** The instant at which a date begins in a zone. */
export const startOfDay = (date: string, timeZone: string): string =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds).toISOString()

const day = 86_400_000

/** A date some days on, or back. In UTC every day has the same length. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

/** Whether the name is an IANA time zone that is known here. */
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

/** The nights of a stay, each by the date on which it begins. */
export function nightsBetween(checkin: string, checkout: string): string[] {
  const nights: string[] = []
  for (let date = checkin; date < checkout; date = addDays(date, 1)) nights.push(date)
  return nights
}
