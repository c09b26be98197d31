import type { Kysely } from 'kysely'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Schema } from '../storage/schema.ts'
import { forgetToldAvailability } from '../storage/upsert-values.ts'
import type { Lane } from '../transactions/record-update.ts'
import { type Nights, nightKey, numberInForce } from './numbers.ts'
import { countedNights, type OwnCounts } from './tell.ts'

/**
 * A channel's message may be late: what it was told after the sale and before the message has ended what it counted,
 * and nobody can see that. So what a receiver was told of these nights is unknown from now on, inside a write, and it is
 * to be told what is right: later, for at once would end what it counts of the next sale, whose message is on its way.
 * Only where the hotel has a number to tell. Simulated channels are what a test says they are.
 * @returns the lanes to tell
 */
export async function forgetCounted(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  own: OwnCounts,
  numbers: Nights,
): Promise<Lane[]> {
  const { channel } = own
  if (setUp.connections.get(channel)?.connector.kind !== 'http') return []
  const nights = countedNights(setUp, own).filter((night) => {
    const after = numbers.get(nightKey(night))?.after
    return after !== undefined && numberInForce(after, channel) !== undefined
  })
  const lanes: Lane[] = []
  for (const [mapping_code, its] of Map.groupBy(nights, (night) => night.mapping_code)) {
    const lane = { hr_id: setUp.property.hr_id, channel_code: channel, mapping_code }
    await forgetToldAvailability(
      database,
      lane,
      its.map(({ date }) => date),
    )
    lanes.push(lane)
  }
  return lanes
}
