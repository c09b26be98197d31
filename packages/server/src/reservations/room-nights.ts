import { nightsBetween } from '../dates.ts'
import type { BookedRoom } from './booking.ts'
import type { ReservationContent } from './content.ts'
import { type GroupNight, nightKey } from './night-availability.ts'
import { takesRooms } from './reservation-states.ts'

/** A room that a reservation needs for one night. */
export type NeededNight = GroupNight & {
  /** The mapping through which the channel sold it, whose number it counts by itself; null where that is unknown. */
  mapping_code: string | null
}

/** A room of a reservation for one night, and what it has of the availability. */
export type RoomNight = NeededNight & {
  /** Whose numbers it took one from: '' is the hotel, a code the channel that has a number for itself. */
  numbers: string[]
  /** Whether it has a room, from the start or since one came free. */
  has_room: boolean
}

/** Whether some night that is not over has no room. */
export const isOverbooked = (nights: RoomNight[], today: string): boolean =>
  nights.some(({ has_room, date }) => !has_room && date >= today)

/** The nights for which a reservation needs a room, in the order of its rooms. */
export const neededNights = ({ rooms }: ReservationContent, booked: BookedRoom[]): NeededNight[] =>
  rooms.flatMap((room, index) => {
    if (!takesRooms(room)) return []
    const { inv_code, checkin_date, checkout_date } = room
    const mapping_code = booked[index]?.mapping_code ?? null
    return nightsBetween(checkin_date, checkout_date).map((date) => ({ inv_code, date, mapping_code }))
  })

/** The nights of a reservation after a change. */
export type Difference = {
  /** All nights that are needed: those that it had, and `fresh` ones. */
  nights: RoomNight[]
  fresh: RoomNight[]
  freed: RoomNight[]
}

/**
 * Compares by group and night, so that a change which moves no night changes no number. Where fewer rooms are needed than
 * before, those that have least are given up.
 */
export function difference(before: RoomNight[], needed: NeededNight[]): Difference {
  const left = Map.groupBy(before.toSorted(byWhatTheyHave), nightKey)
  const fresh: RoomNight[] = []
  const nights = needed.map((night) => {
    const kept = left.get(nightKey(night))?.shift()
    if (kept) return { ...kept, ...night }
    const taking = { ...night, numbers: [], has_room: false }
    fresh.push(taking)
    return taking
  })
  return { nights, fresh, freed: [...left.values()].flat() }
}

const byWhatTheyHave = (a: RoomNight, b: RoomNight) =>
  Number(b.has_room) - Number(a.has_room) || b.numbers.length - a.numbers.length

/** The nights for which each room of a reservation took availability; rooms of the same group, in their order. */
export function takenByRoom(rooms: ReservationContent['rooms'], nights: RoomNight[]): string[][] {
  const left = Map.groupBy(nights, nightKey)
  return rooms.map((room) => {
    if (!takesRooms(room)) return []
    const { inv_code, checkin_date, checkout_date } = room
    return nightsBetween(checkin_date, checkout_date).filter((date) => {
      const night = left.get(nightKey({ inv_code, date }))?.shift()
      return night !== undefined && night.numbers.length > 0
    })
  })
}
