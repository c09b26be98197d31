import { mostAvailability } from '@innwire/types'
import { sql } from 'kysely'
import { forgetToldAvailability, unknownAvailability } from '../calendar/upsert-values.ts'
import type { Moment } from '../clock.ts'
import { hasReceiver } from '../connectors/kinds.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Database } from '../storage/schema.ts'
import type { Lane } from '../transactions/record-update.ts'
import { countedNights, countKey, type OwnCounts } from './channel-counts.ts'
import { type Nights, nightKey, numberInForce } from './night-availability.ts'

/** A message comes less than this after its sale. */
const mostLateMs = 3_600_000

/**
 * Keeps up what a channel shows after it has counted by itself, inside a write. Where it was sent a number of these nights
 * since the sale, or is being sent one, that may have overwritten its counting: what it shows is unknown then, and it is to
 * be sent the right number. Later, because at once would overwrite its counting of the next sale, whose message is on its
 * way. Elsewhere it shows what it was sent, and what it has counted since. Only for receivers, and where the hotel has a
 * number.
 * @returns the lanes to send it to
 */
export async function forgetCounted(
  database: Database,
  setUp: PropertySetUp,
  own: OwnCounts,
  numbers: Nights,
  { earliest }: Moment,
): Promise<Lane[]> {
  const { channel, counts, waiting } = own
  if (!hasReceiver(setUp.connections.get(channel)?.connector)) return []
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

/** Stores what a channel shows by its own counting, where that is known. */
async function countTold(
  database: Database,
  { hr_id, channel_code, mapping_code }: Lane,
  dates: string[],
  by: number,
): Promise<void> {
  await database
    .updateTable('told')
    .set({
      availability: sql<number>`case when availability + ${by} < 0 then 0
        when availability + ${by} > ${sql.lit(mostAvailability)} then ${sql.lit(mostAvailability)}
        else availability + ${by} end`,
    })
    .where(({ and }) => and({ hr_id, channel_code, mapping_code }))
    .where('date', 'in', dates)
    .where('availability', '!=', unknownAvailability)
    .execute()
}

async function isUnknown(
  database: Database,
  { hr_id, channel_code, mapping_code }: Lane,
  dates: string[],
): Promise<boolean> {
  const row = await database
    .selectFrom('told')
    .select('date')
    .where(({ and }) => and({ hr_id, channel_code, mapping_code }))
    .where('date', 'in', dates)
    .where('availability', '=', sql.lit(unknownAvailability))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
