import { InputError } from '@innwire/client'
import { dayMs } from '../budget/usage.ts'
import type { BookedNights, Nights } from '../reservations/nights.ts'
import type { Holds } from './holds.ts'
import type { RangeEnd } from './range-end.ts'

/**
 * What bookings do to the availability that the service has: they lower it (D23), or they keep it, so that the engine has
 * to lower it.
 */
export type Bookings = 'lower availability' | 'keep availability'

/** What the user states about bookings and ranges, and whether the engine retrieves reservations. */
export type Statement = { bookings: Bookings | undefined; rangeEnd: RangeEnd | undefined; feed: boolean }

/** @throws {InputError} when it is not stated: an availability may be sent again whose rooms are sold */
export function checkBookings(bookings: unknown): asserts bookings is Bookings {
  if (bookings === 'lower availability' || bookings === 'keep availability') return
  throw new InputError([
    {
      path: 'options.bookings',
      message:
        "State what a booking does to the availability that the service has: 'lower availability' or 'keep availability'. " +
        'Ask its operator, or book a room and look; where the statement is wrong, nights are overbooked.',
    },
  ])
}

/** Where the service lowers it: what it was sent last says no longer what it has. */
export const holdBookedNights = (holds: Holds): BookedNights => ({
  changesFor: (nights) =>
    nights.flatMap((its) => datesOf(its).map((date) => holds.moved(its.inv_code, date))),
  written() {},
})

/** No stay is longer; a date that cannot be read has no nights. */
const mostNights = 1000

/** The dates of nights. */
export function datesOf({ checkin_date, checkout_date }: Nights): string[] {
  const first = Date.parse(checkin_date)
  const count = Math.min((Date.parse(checkout_date) - first) / dayMs, mostNights)
  return Array.from({ length: Math.max(0, count || 0) }, (_, night) =>
    new Date(first + night * dayMs).toISOString().slice(0, 10),
  )
}
