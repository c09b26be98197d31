import { dayMs } from '../budget/usage.ts'
import type { Bookings, RangeEnd } from '../engine/statements.ts'
import { type BookedNights, countNights, type Nights, type Stay } from '../reservations/nights.ts'
import type { EntryChange } from '../store/store.ts'
import type { Calendar } from './calendar.ts'
import type { BookedRooms } from './calendar-journal.ts'
import { keyOf } from './day.ts'
import type { Repeats } from './repeated-numbers.ts'

/** What the user states about bookings and ranges, and whether the engine retrieves reservations. */
export type Statement = {
  bookings: Bookings | undefined
  rangeEnd: RangeEnd | undefined
  feed: boolean
  /** Looks at the changes of bookings of all ages as soon as the budget allows it. */
  look: () => void
  /** Whether no sweep of this journal was ever complete, where reservations are retrieved. */
  isNew: () => boolean
}

/** When a number may go again that went out before. */
export const repeatsBy = ({ bookings, feed }: Pick<Statement, 'bookings' | 'feed'>): Repeats => {
  if (bookings === 'keep availability') return 'at once'
  return feed ? 'after a sweep' : 'never'
}

/** Where the service lowers it, what it was sent last says no longer what it has. */
export const holdBookedNights = (
  { heldNights, repeatedNumbers, journal, schedule, now, push }: Calendar,
  unhanded: BookedNights,
): BookedNights => ({
  ...unhanded,
  changesFor: (nights, stays): EntryChange[] => [
    ...(unhanded.lowers ? [] : nights).flatMap((its) =>
      datesOf(its).map((date) => heldNights.moved(its.inv_code, date)),
    ),
    ...unhanded.changesFor(nights, stays),
  ],
  isAwaited: repeatedNumbers.awaited,
  looking() {
    const began = now()
    return async (leftOut) => {
      const covered = repeatedNumbers.coveredBy(began)
      // What is left out may be a booking of each of these nights.
      if (leftOut && covered.length > 0 && !unhanded.lowers)
        await journal.write(covered.map(({ code, date }) => heldNights.moved(code, date)))
      repeatedNumbers.swept(began, leftOut === undefined)
      for (const kind of new Set(covered.map((one) => one.kind))) schedule.resume(now(), kind)
      if (covered.length > 0) push()
    }
  },
})

function datesOf(nights: Nights): string[] {
  const first = Date.parse(nights.checkin_date)
  return Array.from({ length: countNights(nights) }, (_, night) =>
    new Date(first + night * dayMs).toISOString().slice(0, 10),
  )
}

export type Rooms = { code: string; date: string; rooms: number }

/** The rooms that a version takes and the one before did not, by group and night. */
export function roomsTaken({
  key,
  number,
  version,
  at,
  mayBeKnown,
  before,
  now,
  counted = [],
}: Stay): BookedRooms[] {
  const had = countRooms(before)
  const lowered = countRooms(counted)
  return [...countRooms(now)].flatMap(([place, { code, date, rooms }]) => {
    const more = rooms - (had.get(place)?.rooms ?? 0)
    if (more <= 0) return []
    const booked = { key: `${place}/${key}`, code, date, rooms: more, at, number, version }
    const isLowered = (lowered.get(place)?.rooms ?? 0) >= more
    return [{ ...booked, ...(mayBeKnown && { mayBeKnown }), ...(isLowered && { lowered: true as const }) }]
  })
}

function countRooms(all: Nights[]): Map<string, Rooms> {
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
