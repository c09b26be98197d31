import type { Kysely } from 'kysely'
import type { CalendarChange, DateValues } from '../calendar/changes.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { nightsBetween } from '../property/today.ts'
import type { Schema } from '../storage/schema.ts'
import type { ReservationContent } from './content.ts'
import { type Nights, nightKey, numberInForce, ofNightKey, readNights, writeNights } from './numbers.ts'

/** One taken from a group's number for a night; `channel_code` names the channel whose own number it was. */
export type TakenNight = { inv_code: string; date: string; channel_code: string }

/** D5 */
const mostAvailable = 9999

/** What a booking did to the availability, and what the channels must be told of it. */
export type Taking = { taken: TakenNight[]; overbooked: boolean; changes: CalendarChange[] }

/**
 * Gives back what a reservation had taken and takes what it takes now (D23), inside a write. Only what was really
 * taken comes back, so a booking that found nothing leaves no room behind when it is canceled. Nights before today
 * are over.
 */
export async function retake(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  today: string,
  before: TakenNight[],
  content: ReservationContent,
): Promise<Taking> {
  const wanted = content.rooms
    .filter((room) => room.state !== 'canceled')
    .flatMap(({ inv_code, checkin_date, checkout_date }) =>
      nightsBetween(checkin_date, checkout_date).map((date) => ({ inv_code, date })),
    )
    .filter(({ date }) => date >= today)
  const returned = before.filter(({ date }) => date >= today)
  const over = before.filter(({ date }) => date < today)
  const nights = await readNights(database, setUp.property.hr_id, [...wanted, ...returned])

  for (const { inv_code, date, channel_code } of returned) {
    const number = nights.get(nightKey({ inv_code, date }))?.after
    const present = number?.get(channel_code)
    if (present !== undefined) number?.set(channel_code, Math.min(present + 1, mostAvailable))
  }
  const taken = [...over]
  let overbooked = false
  for (const { inv_code, date } of wanted) {
    const numbers = nights.get(nightKey({ inv_code, date }))?.after ?? new Map<string, number>()
    if (!numberInForce(numbers, content.channel)) overbooked = true
    for (const [channel_code, number] of numbers) {
      if (number === 0) continue
      numbers.set(channel_code, number - 1)
      taken.push({ inv_code, date, channel_code })
    }
  }
  await writeNights(database, setUp.property.hr_id, nights)
  return { taken, overbooked, changes: changesToTell(setUp, content.channel, nights) }
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
