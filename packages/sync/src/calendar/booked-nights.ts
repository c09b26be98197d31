import { dayMs } from '../budget/usage.ts'
import type { AvailabilityMoved } from '../reservations/nights.ts'
import type { Holds } from './holds.ts'

/** No stay is longer; a date that cannot be read has no nights. */
const mostNights = 1000

/** The service has counted a booking on these nights: what it was sent last says no longer what it has (D23). */
export const holdBookedNights =
  (holds: Holds): AvailabilityMoved =>
  (nights) =>
    nights.flatMap(({ inv_code, checkin_date, checkout_date }) =>
      datesOf(checkin_date, checkout_date).map((date) => holds.moved(inv_code, date)),
    )

function datesOf(checkin: string, checkout: string): string[] {
  const first = Date.parse(checkin)
  const count = Math.min((Date.parse(checkout) - first) / dayMs, mostNights)
  return Array.from({ length: Math.max(0, count || 0) }, (_, night) =>
    new Date(first + night * dayMs).toISOString().slice(0, 10),
  )
}
