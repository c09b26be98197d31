import { nightsBetween } from '../property/today.ts'
import type { ReservationTable } from '../storage/schema.ts'
import type { Booking } from './booking.ts'
import type { NeededNight } from './room-nights.ts'

/** A night that a channel sold through a mapping, whose number it counts by itself; null where nobody knows. */
export type SoldNight = Pick<NeededNight, 'date' | 'mapping_code'>

/** What a channel has sold by its own message, whatever the hotel has made of the booking since. */
export const soldNights = ({ rooms }: Booking): SoldNight[] =>
  rooms
    .filter(({ state }) => state !== 'canceled')
    .flatMap(({ mapping_code = null, checkin_date, checkout_date }) =>
      nightsBetween(checkin_date, checkout_date).map((date) => ({ date, mapping_code })),
    )

/** What the channel of a reservation has counted by itself so far. */
export const soldBefore = (
  { counted }: Pick<ReservationTable, 'counted'>,
  nights: SoldNight[],
): SoldNight[] => (counted === null ? nights : JSON.parse(counted))

/** What is kept of what a channel has counted: nothing where the reservation has the same nights. */
export const toKeep = (counted: SoldNight[], nights: SoldNight[]): string | null =>
  ownCounts(counted, nights).size === 0
    ? null
    : JSON.stringify(counted.map(({ date, mapping_code }) => ({ date, mapping_code })))

export const countKey = (date: string, mapping_code: string) => `${date} ${mapping_code}`

/** By date and mapping, one less for each room that the channel sold through it, one more for each that was given up. */
export function ownCounts(before: SoldNight[], now: SoldNight[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (by: number) => (night: SoldNight) => {
    if (night.mapping_code === null) return
    const key = countKey(night.date, night.mapping_code)
    counts.set(key, (counts.get(key) ?? 0) + by)
  }
  before.forEach(count(1))
  now.forEach(count(-1))
  return new Map([...counts].filter(([, by]) => by !== 0))
}
