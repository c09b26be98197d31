import type { Database } from '../storage/schema.ts'

/** So many deliveries of a property are looked at, those that wait too: no index has the settled ones of a channel. */
const mostLookedAt = 2000

/** Why the newest settled delivery of a channel failed, for each channel of a property where it did. */
export async function lastRefusals(database: Database, hrId: string): Promise<Map<string, string>> {
  const newest = database
    .selectFrom('delivery')
    .select(['id', 'channel_code', 'state'])
    .where('hr_id', '=', hrId)
    .orderBy('id', 'desc')
    .limit(mostLookedAt)
  const ofChannels = database
    .selectFrom(newest.as('newest'))
    .select(({ fn }) => fn.max('id').as('id'))
    .where('state', '!=', 'in_progress')
    .groupBy('channel_code')
  const refused = await database
    .selectFrom('delivery')
    .select(['channel_code', 'error_message'])
    .where('hr_id', '=', hrId)
    .where('id', 'in', ofChannels)
    .where('state', '=', 'failed')
    .execute()
  return new Map(refused.map(({ channel_code, error_message }) => [channel_code, error_message ?? '']))
}
