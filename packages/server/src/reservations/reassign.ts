import { type GroupNight, giveBack, ownerInForce } from './night-availability.ts'
import type { RoomNight } from './room-nights.ts'

/** A night for which a reservation has no room, what it has of the availability, and its position in the reservation. */
export type OverbookedNight = {
  hr_number: string
  channel: string
  position: number
  night: GroupNight & Pick<RoomNight, 'numbers' | 'has_room'>
}

/**
 * Gives the rooms that come free for a night of a group to the reservations without one, the oldest first; what nobody
 * needs goes back to the availability.
 * @param after the availability, which it changes
 * @returns those that got something
 */
export function reassign(
  after: Map<string, number>,
  freed: RoomNight[],
  overbooked: OverbookedNight[],
): OverbookedNight[] {
  const oldestFirst = overbooked.toSorted(byAge)
  const changed = new Set<OverbookedNight>()
  for (const free of nothingForSaleFirst(after, freed)) {
    let { room, left } = free
    for (const its of oldestFirst) {
      if (!room && left.length === 0) break
      const { night, channel } = its
      if (night.has_room) continue
      const gets = left.filter((owner) => !night.numbers.includes(owner))
      left = left.filter((owner) => night.numbers.includes(owner))
      night.numbers.push(...gets)
      night.has_room = room || gets.includes(ownerInForce(after, channel))
      if (night.has_room) room = false
      if (night.has_room || gets.length > 0) changed.add(its)
    }
    giveBack(after, left)
  }
  return [...changed]
}

const byAge = (a: OverbookedNight, b: OverbookedNight) =>
  a.hr_number === b.hr_number ? a.position - b.position : a.hr_number < b.hr_number ? -1 : 1

/** A room that is in no number for sale is lost unless somebody takes it, so it is assigned before the others. */
function nothingForSaleFirst(after: Map<string, number>, freed: RoomNight[]) {
  const free = freed.map((night) => ({
    room: night.has_room,
    left: night.numbers.filter((owner) => after.has(owner)),
  }))
  return [...free.filter(({ left }) => left.length === 0), ...free.filter(({ left }) => left.length > 0)]
}
