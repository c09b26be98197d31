import { allChannels } from '../calendar/write-calendar.ts'
import { nightsBetween } from '../property/today.ts'
import type { TakenNight } from './availability.ts'
import type { ReservationContent } from './content.ts'

/**
 * The nights for which each room of a reservation took one from its group. Rooms of the same group take in their
 * order, so of two rooms that found one left it is the first that got it.
 */
export function takenByRoom(rooms: ReservationContent['rooms'], taken: TakenNight[]): string[][] {
  const left = new Map<string, number>()
  for (const { inv_code, date, channel_code } of taken) {
    if (channel_code !== allChannels) continue
    const night = `${date} ${inv_code}`
    left.set(night, (left.get(night) ?? 0) + 1)
  }
  return rooms.map(({ state, inv_code, checkin_date, checkout_date }) => {
    if (state === 'canceled') return []
    return nightsBetween(checkin_date, checkout_date).filter((date) => {
      const number = left.get(`${date} ${inv_code}`) ?? 0
      left.set(`${date} ${inv_code}`, number - 1)
      return number > 0
    })
  })
}
