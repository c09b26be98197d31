import type { Kysely } from 'kysely'
import type { CalendarChange, DateValues } from '../calendar/changes.ts'
import { allChannels } from '../calendar/write-calendar.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { nightsBetween } from '../property/today.ts'
import type { Schema } from '../storage/schema.ts'
import { upsertCalendar } from '../storage/upsert-values.ts'
import type { ReservationContent } from './content.ts'

/** One taken from a group's number for a night; `channel_code` names the channel whose own number it was. */
export type TakenNight = { inv_code: string; date: string; channel_code: string }

/** Availability of one group and night: the hotel's number under '', beside it those that channels have for themselves. */
type Night = { before: Map<string, number>; after: Map<string, number> }

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
    const number = nights.get(key(inv_code, date))?.after
    const present = number?.get(channel_code)
    if (present !== undefined) number?.set(channel_code, Math.min(present + 1, mostAvailable))
  }
  const taken = [...over]
  let overbooked = false
  for (const { inv_code, date } of wanted) {
    const numbers = nights.get(key(inv_code, date))?.after ?? new Map<string, number>()
    if (!numbers.get(allChannels)) overbooked = true
    for (const [channel_code, number] of numbers) {
      if (number === 0) continue
      numbers.set(channel_code, number - 1)
      taken.push({ inv_code, date, channel_code })
    }
  }
  await writeNights(database, setUp.property.hr_id, nights)
  return { taken, overbooked, changes: changesToTell(setUp, content.channel, nights) }
}

const key = (inv_code: string, date: string) => `${date} ${inv_code}`
const ofKey = (text: string) => ({ date: text.slice(0, 10), inv_code: text.slice(11) })

async function readNights(
  database: Kysely<Schema>,
  hrId: string,
  wanted: { inv_code: string; date: string }[],
): Promise<Map<string, Night>> {
  const nights = new Map<string, Night>()
  for (const [inv_code, dates] of Map.groupBy(wanted, (night) => night.inv_code)) {
    const sorted = dates.map((night) => night.date).sort()
    const rows = await database
      .selectFrom('calendar')
      .select(['channel_code', 'date', 'availability'])
      .where('hr_id', '=', hrId)
      .where('code', '=', inv_code)
      .where('date', '>=', sorted[0] ?? '')
      .where('date', '<=', sorted.at(-1) ?? '')
      .execute()
    for (const date of sorted) {
      const known = rows.filter((row) => row.date === date && row.availability !== null)
      const numbers = known.map((row) => [row.channel_code, row.availability ?? 0] as const)
      nights.set(key(inv_code, date), { before: new Map(numbers), after: new Map(numbers) })
    }
  }
  return nights
}

async function writeNights(database: Kysely<Schema>, hrId: string, nights: Map<string, Night>) {
  const changed = [...nights].flatMap(([night, { before, after }]) =>
    [...after]
      .filter(([channel_code, availability]) => before.get(channel_code) !== availability)
      .map(([channel_code, availability]) => ({ ...ofKey(night), channel_code, availability })),
  )
  const rows = Map.groupBy(changed, ({ inv_code, channel_code }) => JSON.stringify([inv_code, channel_code]))
  for (const same of rows.values()) {
    const [{ inv_code, channel_code }] = same as [(typeof same)[0]]
    const dates = same.map(({ date, availability }) => ({ date, availability }))
    await upsertCalendar(database, { hr_id: hrId, code: inv_code, channel_code }, dates)
  }
}

/** The channel that booked has counted already; every other one that now sees another number is told. */
function changesToTell(setUp: PropertySetUp, booked: string, nights: Map<string, Night>): CalendarChange[] {
  const changes = new Map<string, CalendarChange>()
  const channels = [...setUp.connections.keys()].filter((channel) => channel !== booked)
  for (const [night, { before, after }] of nights) {
    const { inv_code, date } = ofKey(night)
    for (const channel of channels) {
      const availability = after.get(channel) ?? after.get(allChannels)
      if (availability === undefined || availability === (before.get(channel) ?? before.get(allChannels)))
        continue
      const name = `${channel} ${inv_code}`
      const change = changes.get(name) ?? { rate_code: inv_code, inv_code, channels: [channel], dates: [] }
      const values: DateValues = { date, availability }
      change.dates.push(values)
      changes.set(name, change)
    }
  }
  return [...changes.values()]
}
