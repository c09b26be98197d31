import { sql } from 'kysely'
import { failingConnections } from '../distribution/failing.ts'
import type { Database } from '../storage/schema.ts'
import type { FoundAlarm, WantedAlarms } from './found-alarm.ts'

/** Connections over which something was handed over in vain; each is looked up in the index of such deliveries. */
const failing = (database: Database) =>
  database
    .selectFrom('connection')
    .where('in_progress', '>', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('delivery')
          .select('id')
          .whereRef('delivery.hr_id', '=', 'connection.hr_id')
          .whereRef('delivery.channel_code', '=', 'connection.channel_code')
          .where('due_at', 'is not', null)
          .where('attempts', '>', sql.lit(0)),
      ),
    )

/** By channel, how many properties it takes no changes of. */
export const failingByChannel = (database: Database) =>
  failing(database)
    .select(['channel_code', ({ fn }) => fn.countAll<number>().as('properties')])
    .groupBy('channel_code')
    .orderBy('channel_code')
    .execute()

/** Channels that do not take the changes of a property, each with since when and why. */
export async function failingChannels(
  database: Database,
  { hrId, after, most }: WantedAlarms,
): Promise<FoundAlarm[]> {
  let wanted = failing(database).select(['hr_id', 'channel_code'])
  if (hrId !== undefined) wanted = wanted.where('hr_id', '=', hrId)
  if (after) {
    wanted = wanted.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('hr_id', 'channel_code'), '>', tuple(after.hr_id, after.key)),
    )
  }
  const connections = await wanted.orderBy('hr_id').orderBy('channel_code').limit(most).execute()
  const found: FoundAlarm[] = []
  for (const { hr_id, channel_code } of connections) {
    const why = (await failingConnections(database, hr_id, [channel_code])).get(channel_code)
    const alarm = why && ({ kind: 'failing_channel', hr_id, channel_code, failing: why } as const)
    found.push({ hr_id, key: channel_code, alarm })
  }
  return found
}
