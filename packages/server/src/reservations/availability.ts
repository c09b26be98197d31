import type { CalendarChange } from '../calendar/changes.ts'
import { today } from '../dates.ts'
import { waitingMappings } from '../distribution/pending.ts'
import type { Lane } from '../transactions/record-update.ts'
import type { BookingWrite } from './booking.ts'
import { changesToTell, countedNights, ownCounts, type SoldNight } from './channel-counts.ts'
import { forgetCounted } from './forget-counted.ts'
import { type Nights, nightKey, numberInForce, readNights, writeNights } from './night-availability.ts'
import { reassignFreed } from './overbooked.ts'
import { difference, isOverbooked, type NeededNight, type RoomNight } from './room-nights.ts'

/** What a reservation of a channel had so far, and what it needs from now on. */
export type Retaking = {
  hr_number: string
  channel: string
  before: RoomNight[]
  needed: NeededNight[]
  /** The nights that the channel itself had sold, and has sold now; none where the hotel changes the booking. */
  own: { before: SoldNight[]; now: SoldNight[] }
}

/** What a reservation has of the availability, and what channels must be sent because of it, at once and later. */
export type Taking = {
  nights: RoomNight[]
  overbooked: boolean
  changes: CalendarChange[]
  uncertain: Lane[]
}

/**
 * Gives back the nights that a reservation does not need any more, and takes those that it needs now (D23), inside a write.
 * Only what was really taken comes back: an overbooked reservation returns nothing when it is canceled. Nights before today
 * are over.
 */
export async function retake(
  { database, setUp, at }: BookingWrite,
  { hr_number, channel, before, needed, own }: Retaking,
): Promise<Taking> {
  const { hr_id, time_zone } = setUp.property
  const from = today(time_zone, at.earliest)
  const isComing = ({ date }: SoldNight) => date >= from
  const over = before.filter((night) => !isComing(night))
  const [had, needs] = [before.filter(isComing), needed.filter(isComing)]
  const { nights, fresh, freed } = difference(had, needs)
  if (setUp.readings.has('bookings.keepAvailability')) return takingNothing([...over, ...nights], fresh)
  const counts = ownCounts(own.before.filter(isComing), own.now.filter(isComing))
  const waiting = counts.size > 0 ? await waitingMappings(database, hr_id, channel) : new Set<string>()
  const counted = { channel, counts, waiting }
  const read = [...fresh, ...freed, ...countedNights(setUp, counted)]
  const numbers = await readNights(database, hr_id, read)

  await reassignFreed(database, hr_id, from, numbers, freed, { hr_number, channel, nights })
  take(numbers, channel, fresh)
  await writeNights(database, hr_id, numbers)
  return {
    nights: [...over, ...nights],
    overbooked: isOverbooked(nights, from),
    changes: changesToTell(setUp, counted, numbers),
    uncertain: await forgetCounted(database, setUp, counted, numbers, at),
  }
}

/** Where bookings take no availability, each finds a room, and none gives anything back. */
function takingNothing(nights: RoomNight[], fresh: RoomNight[]): Taking {
  for (const night of fresh) night.has_room = true
  return { nights, overbooked: false, changes: [], uncertain: [] }
}

/** Takes one from each number above 0. There was a room if the number by which the channel sells was one of them. */
function take(numbers: Nights, channel: string, fresh: RoomNight[]): void {
  for (const night of fresh) {
    const after = numbers.get(nightKey(night))?.after ?? new Map<string, number>()
    night.has_room = Boolean(numberInForce(after, channel))
    for (const [owner, number] of after) {
      if (number === 0) continue
      after.set(owner, number - 1)
      night.numbers.push(owner)
    }
  }
}
