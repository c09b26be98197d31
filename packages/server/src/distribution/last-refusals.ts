import type { Database } from '../storage/schema.ts'

/** A channel that is told nothing for so long has no newest delivery: no index has those of one channel. */
const mostLookedAt = 2000

/** Why the newest settled delivery of a channel failed, for each channel of a property where it did. */
export async function lastRefusals(database: Database, hrId: string): Promise<Map<string, string>> {
  const newest = database
    .selectFrom('delivery')
    .select(['id', 'channel_code'])
    .where('hr_id', '=', hrId)
    .where('state', '!=', 'in_progress')
    .orderBy('id', 'desc')
    .limit(mostLookedAt)
  const ofChannels = database
    .selectFrom(newest.as('newest'))
    .select(({ fn }) => fn.max('id').as('id'))
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
