import type { Kysely } from 'kysely'
import type { CalendarChange, DateValues } from '../calendar/changes.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Schema } from '../storage/schema.ts'
import type { ReservationContent } from './content.ts'
import { type Nights, nightKey, numberInForce, ofNightKey, readNights, writeNights } from './numbers.ts'
import { difference, neededNights, type RoomNight } from './room-nights.ts'

/** D5 */
const mostAvailable = 9999

/** What a reservation has of the availability, and what the channels must be told of it. */
export type Taking = { nights: RoomNight[]; overbooked: boolean; changes: CalendarChange[] }

/**
 * Gives back what a reservation does not need any more and takes what it needs besides (D23), inside a write. Only
 * what was really taken comes back, so a booking that found nothing leaves no room behind when it is canceled. Nights
 * before today are over.
 */
export async function retake(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  today: string,
  before: RoomNight[],
  content: ReservationContent,
): Promise<Taking> {
  const isComing = ({ date }: { date: string }) => date >= today
  const over = before.filter((night) => !isComing(night))
  const { nights, fresh, freed } = difference(before.filter(isComing), neededNights(content).filter(isComing))
  const numbers = await readNights(database, setUp.property.hr_id, [...fresh, ...freed])
  giveBack(numbers, freed)
  take(numbers, content.channel, fresh)
  await writeNights(database, setUp.property.hr_id, numbers)
  return {
    nights: [...over, ...nights],
    overbooked: nights.some((night) => !night.has_room),
    changes: changesToTell(setUp, content.channel, numbers),
  }
}

function giveBack(numbers: Nights, freed: RoomNight[]): void {
  for (const night of freed) {
    const after = numbers.get(nightKey(night))?.after
    for (const channel of night.numbers) {
      const present = after?.get(channel)
      if (present !== undefined) after?.set(channel, Math.min(present + 1, mostAvailable))
    }
  }
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

/** The channel that booked has counted already; every other one that now sees another number is told. */
function changesToTell(setUp: PropertySetUp, booked: string, nights: Nights): CalendarChange[] {
  const changes = new Map<string, CalendarChange>()
  const channels = [...setUp.connections.keys()].filter((channel) => channel !== booked)
  for (const [night, { before, after }] of nights) {
    const { inv_code, date } = ofNightKey(night)
    for (const channel of channels) {
      const availability = numberInForce(after, channel)
      if (availability === undefined || availability === numberInForce(before, channel)) continue
      const name = `${channel} ${inv_code}`
      const change = changes.get(name) ?? { rate_code: inv_code, inv_code, channels: [channel], dates: [] }
      const values: DateValues = { date, availability }
      change.dates.push(values)
      changes.set(name, change)
    }
  }
  return [...changes.values()]
}
