import type { Kysely } from 'kysely'
import type { CalendarChange } from '../calendar/changes.ts'
import type { Moment } from '../clock.ts'
import { waitingMappings } from '../distribution/pending.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { today } from '../property/today.ts'
import type { Schema } from '../storage/schema.ts'
import type { Lane } from '../transactions/record-update.ts'
import { forgetCounted } from './forget-counted.ts'
import { handOn } from './lacking.ts'
import { type Nights, nightKey, numberInForce, readNights, writeNights } from './numbers.ts'
import { difference, isOverbooked, type NeededNight, type RoomNight } from './room-nights.ts'
import { ownCounts, type SoldNight } from './sold-nights.ts'
import { changesToTell, countedNights } from './tell.ts'

/** What a reservation of a channel had so far, and what it needs from now on. */
export type Retaking = {
  hr_number: string
  channel: string
  before: RoomNight[]
  needed: NeededNight[]
  /** What the channel itself had sold so far, and what it has sold now: nothing where the hotel changes its booking. */
  own: { before: SoldNight[]; now: SoldNight[] }
}

/** What a reservation has of the availability, and what the channels must be told of it, at once and later. */
export type Taking = {
  nights: RoomNight[]
  overbooked: boolean
  changes: CalendarChange[]
  uncertain: Lane[]
}

/**
 * Gives up what a reservation does not need any more and takes what it needs besides (D23), inside a write. Only
 * what was really taken comes back, so a booking that found nothing leaves no room behind when it is canceled. Nights
 * before today are over.
 */
export async function retake(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  at: Moment,
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

  await handOn(database, hr_id, from, numbers, freed, { hr_number, channel, nights })
  take(numbers, channel, fresh)
  await writeNights(database, hr_id, numbers)
  return {
    nights: [...over, ...nights],
    overbooked: isOverbooked(nights, from),
    changes: changesToTell(setUp, counted, numbers),
    uncertain: await forgetCounted(database, setUp, counted, numbers, at),
  }
}

/** A booking that lowers nothing finds a room everywhere, and has nothing to give back. */
function takingNothing(nights: RoomNight[], fresh: RoomNight[]): Taking {
  for (const night of fresh) night.has_room = true
  return { nights, overbooked: false, changes: [], uncertain: [] }
}

/** One from each number that has something left; by which of them the channel sells decides whether there was a room. */
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
