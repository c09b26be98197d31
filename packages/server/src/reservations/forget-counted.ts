import { mostAvailability } from '@innwire/types'
import { type Kysely, sql } from 'kysely'
import type { Moment } from '../clock.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Schema } from '../storage/schema.ts'
import { forgetToldAvailability, unknownAvailability } from '../storage/upsert-values.ts'
import type { Lane } from '../transactions/record-update.ts'
import { type Nights, nightKey, numberInForce } from './numbers.ts'
import { countKey } from './sold-nights.ts'
import { countedNights, type OwnCounts } from './tell.ts'

/** A message is later than its sale by less than this. */
const mostLateMs = 3_600_000

/**
 * A channel's message may be late: what it was told after the sale and before the message has ended what it counted,
 * and nobody can see that. So where a receiver was told a number of these nights lately, or is being told, it is unknown
 * from now on, inside a write, and the receiver is to be told what is right: later, for at once would end what it counts
 * of the next sale, whose message is on its way. Elsewhere it has what it was told, and has counted since.
 * Only where the hotel has a number to tell. Simulated channels are what a test says they are.
 * @returns the lanes to tell
 */
export async function forgetCounted(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  own: OwnCounts,
  numbers: Nights,
  { earliest }: Moment,
): Promise<Lane[]> {
  const { channel, counts, waiting } = own
  if (setUp.connections.get(channel)?.connector.kind !== 'http') return []
  const nights = countedNights(setUp, own).filter((night) => {
    const after = numbers.get(nightKey(night))?.after
    return after !== undefined && numberInForce(after, channel) !== undefined
  })
  const lanes: Lane[] = []
  for (const [mapping_code, its] of Map.groupBy(nights, (night) => night.mapping_code)) {
    const lane = { hr_id: setUp.property.hr_id, channel_code: channel, mapping_code }
    const dates = its.map(({ date }) => date)
    const isWaiting = waiting.has(mapping_code)
    await forgetToldAvailability(database, lane, dates, isWaiting ? 0 : earliest.getTime() - mostLateMs)
    const byCount = Map.groupBy(dates, (date) => counts.get(countKey(date, mapping_code)) ?? 0)
    for (const [by, counted] of byCount) await countTold(database, lane, counted, by)
    if (isWaiting || (await isUnknown(database, lane, dates))) lanes.push(lane)
  }
  return lanes
}

/** Keeps what a channel shows by its own counting, as far as it is known. */
async function countTold(
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: Lane,
  dates: string[],
  by: number,
): Promise<void> {
  await database
    .updateTable('told')
    .set({ availability: sql<number>`min(max(availability + ${by}, 0), ${mostAvailability})` })
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .where('mapping_code', '=', mapping_code)
    .where('date', 'in', dates)
    .where('availability', '!=', unknownAvailability)
    .execute()
}

async function isUnknown(
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: Lane,
  dates: string[],
): Promise<boolean> {
  const row = await database
    .selectFrom('told')
    .select('date')
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .where('mapping_code', '=', mapping_code)
    .where('date', 'in', dates)
    .where('availability', '=', sql.lit(unknownAvailability))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
