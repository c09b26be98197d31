import { calendarFields } from '@innwire/types'
import { sql } from 'kysely'
import type { DateValues } from '../calendar/changes.ts'
import { presentValues } from '../calendar/present-values.ts'
import { hasReceiver } from '../connectors/kinds.ts'
import { today } from '../dates.ts'
import { dayMs } from '../durations.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { dialectOf } from '../storage/dialect.ts'
import { rowsBehind } from '../storage/rows.ts'
import type { Database, DeliveryTable, MappingTable } from '../storage/schema.ts'
import { groupOf, type Lane, recordValues } from '../transactions/record-update.ts'
import { unlessRemoved } from './deliver.ts'
import type { OutboxParts } from './outbox.ts'

/**
 * Records what differs from the calendar for a receiver that refused a change, or has counted rooms by itself: it sells by
 * other values. Not for simulated channels: what they refuse is up to the test.
 * @returns whether anything differs
 */
export async function recordDifferences(
  { storage, setUps, clock, claim }: Pick<OutboxParts, 'storage' | 'setUps' | 'clock' | 'claim'>,
  lane: Lane,
): Promise<boolean> {
  return storage.write(async (database) => {
    await claim?.expect(database)
    const setUp = await setUps.current(database, lane.hr_id).catch(unlessRemoved)
    const mapping = setUp && mappingOf(setUp, lane)
    if (!mapping) return false
    const dates = await differences(database, setUp, mapping, clock.now())
    const lanes = await recordValues(database, setUp, clock.now(), [{ mapping, dates }])
    return lanes.length > 0
  }, lane.hr_id)
}

/** So that others have their turn in between. */
const mostAtOnce = 1000

export async function refusedSince(database: Database, since: Date): Promise<Lane[]> {
  const lanes = new Map<string, Lane>()
  let rows = await refusedAfter(database, { settled_at: since.toISOString(), hr_id: '', id: 0 })
  while (rows.length > 0) {
    for (const { hr_id, channel_code, mapping_code } of rows) {
      const lane = { hr_id, channel_code, mapping_code }
      lanes.set(JSON.stringify(lane), lane)
    }
    const last = rows.at(-1)
    rows = last && rows.length >= mostAtOnce ? await refusedAfter(database, last) : []
  }
  return [...lanes.values()]
}

const refusedAfter = (database: Database, place: Pick<DeliveryTable, 'settled_at' | 'hr_id' | 'id'>) =>
  database
    .selectFrom('delivery')
    .select(['settled_at', 'hr_id', 'id', 'channel_code', 'mapping_code'])
    .where('state', '=', sql.lit('failed'))
    .$call(rowsBehind(place, 'settled_at', 'hr_id', 'id'))
    .limit(mostAtOnce)
    .execute()

export const everyLane = (database: Database): Promise<Lane[]> =>
  database.selectFrom('mapping').select(['hr_id', 'channel_code', 'code as mapping_code']).execute()

/** The lanes whose channel has counted on from what it was sent for dates to come. */
export const unknownToCome = (database: Database, now: number): Promise<Lane[]> =>
  database
    .selectFrom('told')
    .select(['hr_id', 'channel_code', 'mapping_code'])
    .distinct()
    .where(dialectOf(database).isUnknown)
    // In no time zone is today earlier than the day before the UTC date.
    .where('date', '>=', new Date(now - dayMs).toISOString().slice(0, 10))
    .execute()

function mappingOf(setUp: PropertySetUp, { channel_code, mapping_code }: Lane): MappingTable | undefined {
  if (!hasReceiver(setUp.connections.get(channel_code)?.connector)) return undefined
  const mappings = [...setUp.mappings.values()].flat()
  return mappings.find((its) => its.channel_code === channel_code && its.code === mapping_code)
}

async function differences(
  database: Database,
  setUp: PropertySetUp,
  mapping: MappingTable,
  now: Date,
): Promise<DateValues[]> {
  const { hr_id, channel_code, code } = mapping
  const from = today(setUp.property.time_zone, now)
  const wanted = await presentValues(database, mapping, groupOf(setUp, mapping), from)
  const rows = await database
    .selectFrom('told')
    .selectAll()
    .where(({ and }) => and({ hr_id, channel_code, mapping_code: code }))
    .where('date', '>=', from)
    .execute()
  const told = new Map(rows.map((row) => [row.date, row]))
  return wanted
    .map(({ date, ...values }) => ({
      date,
      ...Object.fromEntries(
        calendarFields
          .filter((field) => values[field] !== undefined && values[field] !== told.get(date)?.[field])
          .map((field) => [field, values[field]]),
      ),
    }))
    .filter((values) => Object.keys(values).length > 1)
}
