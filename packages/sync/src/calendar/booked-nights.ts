import { InputError } from '@innwire/client'
import { dayMs } from '../budget/usage.ts'
import type { BookedNights, Nights, Stay } from '../reservations/nights.ts'
import type { EntryChange } from '../store/store.ts'
import type { Calendar } from './calendar.ts'
import type { BookedRooms } from './calendar-journal.ts'
import { keyOf } from './day.ts'
import type { Repeats } from './holds.ts'
import type { RangeEnd } from './range-end.ts'

/**
 * What bookings do to the availability that the service has: they lower it (D23), or they keep it, so that the engine has
 * to lower it.
 */
export type Bookings = 'lower availability' | 'keep availability'

/** What the user states about bookings and ranges, and whether the engine retrieves reservations. */
export type Statement = {
  bookings: Bookings | undefined
  rangeEnd: RangeEnd | undefined
  feed: boolean
  /** Polls them as soon as the budget allows it. */
  poll: () => void
}

/** When a number may go again whose answer was lost. */
export const repeatsBy = ({ bookings, feed }: Pick<Statement, 'bookings' | 'feed'>): Repeats => {
  if (bookings === 'keep availability') return 'at once'
  return feed ? 'after a poll' : 'never'
}

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
export const holdBookedNights = (
  { holds, schedule, now, push }: Calendar,
  unhanded: BookedNights,
  lastOver: () => number,
): BookedNights => ({
  ...unhanded,
  changesFor: (nights, stays): EntryChange[] => [
    ...nights.flatMap((its) => datesOf(its).map((date) => holds.moved(its.inv_code, date))),
    ...unhanded.changesFor(nights, stays),
  ],
  looking() {
    const request = lastOver()
    return () => {
      if (!holds.polled(request)) return
      schedule.resume(now())
      push()
    }
  },
})

/** No stay is longer; a date that cannot be read has no nights. */
const mostNights = 1000

/** The dates of nights. */
function datesOf({ checkin_date, checkout_date }: Nights): string[] {
  const first = Date.parse(checkin_date)
  const count = Math.min((Date.parse(checkout_date) - first) / dayMs, mostNights)
  return Array.from({ length: Math.max(0, count || 0) }, (_, night) =>
    new Date(first + night * dayMs).toISOString().slice(0, 10),
  )
}

/** Rooms of a group on a night. */
export type Rooms = { code: string; date: string; rooms: number }

/** The rooms that a version takes and the one before did not, by group and night. */
export function roomsTaken({ key, number, version, at, mayBeKnown, before, now }: Stay): BookedRooms[] {
  const had = countNights(before)
  return [...countNights(now)].flatMap(([place, { code, date, rooms }]) => {
    const more = rooms - (had.get(place)?.rooms ?? 0)
    if (more <= 0) return []
    const booked = { key: `${place}/${key}`, code, date, rooms: more, at, number, version }
    return [{ ...booked, ...(mayBeKnown && { mayBeKnown }) }]
  })
}

function countNights(all: Nights[]): Map<string, Rooms> {
  const counted = new Map<string, Rooms>()
  for (const nights of all) {
    for (const date of datesOf(nights)) {
      const place = keyOf(nights.inv_code, date)
      const rooms = (counted.get(place)?.rooms ?? 0) + 1
      counted.set(place, { code: nights.inv_code, date, rooms })
    }
  }
  return counted
}
