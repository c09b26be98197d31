import { nightsBetween } from '../property/today.ts'
import type { ReservationContent } from './content.ts'
import { type GroupNight, nightKey } from './numbers.ts'

/** A room of a reservation for one night, and what it has of the availability. */
export type RoomNight = GroupNight & {
  /** Whose numbers it took one from: '' is the hotel, a code the channel that has a number for itself. */
  numbers: string[]
  /** Whether it found a room. */
  has_room: boolean
}

/** The nights for which a reservation needs a room, in the order of its rooms. */
export const neededNights = ({ rooms }: ReservationContent): GroupNight[] =>
  rooms
    .filter((room) => room.state !== 'canceled')
    .flatMap(({ inv_code, checkin_date, checkout_date }) =>
      nightsBetween(checkin_date, checkout_date).map((date) => ({ inv_code, date })),
    )

/** What a change leaves as it is, what it makes free, and what it has to take. */
export type Difference = {
  /** As needed: what was there before where it can stay, and `fresh` for all else. */
  nights: RoomNight[]
  fresh: RoomNight[]
  freed: RoomNight[]
}

/**
 * Compares by group and night, so that a change which moves no night touches no number. Where fewer rooms are
 * needed than before, those go that have least.
 */
export function difference(before: RoomNight[], needed: GroupNight[]): Difference {
  const left = Map.groupBy(before.toSorted(byWhatTheyHave), nightKey)
  const fresh: RoomNight[] = []
  const nights = needed.map(({ inv_code, date }) => {
    const kept = left.get(nightKey({ inv_code, date }))?.shift()
    const night = kept ?? { inv_code, date, numbers: [], has_room: false }
    if (!kept) fresh.push(night)
    return night
  })
  return { nights, fresh, freed: [...left.values()].flat() }
}

const byWhatTheyHave = (a: RoomNight, b: RoomNight) =>
  Number(b.has_room) - Number(a.has_room) || b.numbers.length - a.numbers.length

/** The nights for which each room of a reservation took one. Rooms of the same group take in their order. */
export function takenByRoom(rooms: ReservationContent['rooms'], nights: RoomNight[]): string[][] {
  const left = Map.groupBy(nights, nightKey)
  return rooms.map(({ state, inv_code, checkin_date, checkout_date }) => {
    if (state === 'canceled') return []
    return nightsBetween(checkin_date, checkout_date).filter((date) => {
      const night = left.get(nightKey({ inv_code, date }))?.shift()
      return night !== undefined && night.numbers.length > 0
    })
  })
}
