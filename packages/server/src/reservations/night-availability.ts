import { mostAvailability } from '@innwire/types'
import { upsertCalendar } from '../calendar/upsert-values.ts'
import { allChannels } from '../calendar/write-calendar.ts'
import type { Database } from '../storage/schema.ts'

export type GroupNight = { inv_code: string; date: string }

/** Availability of a group for a night, before and after a change: the hotel's number under '', and those of channels. */
type Numbers = { before: Map<string, number>; after: Map<string, number> }

/** By night and group. */
export type Nights = Map<string, Numbers>

export const nightKey = ({ inv_code, date }: GroupNight) => `${date} ${inv_code}`
export const ofNightKey = (key: string): GroupNight => ({
  date: key.slice(0, 10),
  inv_code: key.slice(11),
})

/** Whose number a channel sells by: its own, or else the hotel's. */
export const ownerInForce = (numbers: Map<string, number>, channel: string): string =>
  numbers.has(channel) ? channel : allChannels

export const numberInForce = (numbers: Map<string, number>, channel: string): number | undefined =>
  numbers.get(ownerInForce(numbers, channel))

/** Adds one to each of these numbers that still exists. */
export function giveBack(numbers: Map<string, number>, owners: string[]): void {
  for (const owner of owners) {
    const present = numbers.get(owner)
    if (present !== undefined) numbers.set(owner, Math.min(present + 1, mostAvailability))
  }
}

/** Reads the availability of nights, in their order. A night for which nothing was ever set has no numbers. */
export async function readNights(database: Database, hrId: string, wanted: GroupNight[]): Promise<Nights> {
  const keys = [...new Set(wanted.map(nightKey))].sort()
  const nights: Nights = new Map(keys.map((key) => [key, { before: new Map(), after: new Map() }]))
  const groups = Map.groupBy(keys.map(ofNightKey), (night) => night.inv_code)
  for (const [inv_code, ofGroup] of groups) {
    const dates = ofGroup.map((night) => night.date)
    const rows = await database
      .selectFrom('calendar')
      .select(['channel_code', 'date', 'availability'])
      .where(({ and }) => and({ hr_id: hrId, code: inv_code }))
      .where('date', '>=', dates[0] ?? '')
      .where('date', '<=', dates.at(-1) ?? '')
      .where('availability', 'is not', null)
      .execute()
    for (const { date, channel_code, availability } of rows) {
      const night = nights.get(nightKey({ inv_code, date }))
      night?.before.set(channel_code, availability ?? 0)
      night?.after.set(channel_code, availability ?? 0)
    }
  }
  return nights
}

/** Stores the numbers that have changed. */
export async function writeNights(database: Database, hrId: string, nights: Nights): Promise<void> {
  const changed = [...nights].flatMap(([key, { before, after }]) =>
    [...after]
      .filter(([channel_code, availability]) => before.get(channel_code) !== availability)
      .map(([channel_code, availability]) => ({ ...ofNightKey(key), channel_code, availability })),
  )
  const rows = Map.groupBy(changed, ({ inv_code, channel_code }) => JSON.stringify([inv_code, channel_code]))
  for (const same of rows.values()) {
    const [{ inv_code, channel_code }] = same as [(typeof same)[0]]
    const dates = same.map(({ date, availability }) => ({ date, availability }))
    await upsertCalendar(database, { hr_id: hrId, code: inv_code, channel_code }, dates)
  }
}
