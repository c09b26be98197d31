import { sql } from 'kysely'
import { failingConnections } from '../distribution/failing.ts'
import type { Database } from '../storage/schema.ts'
import type { Finding } from './finding.ts'

/** What was accepted so recently may still be under way. */
const usualMs = 300_000

export const adviceOnFailing =
  'Until it takes them, it sells by older values. Have its receiver mended, or close the rooms there; then POST …/resend.'

/** What has waited for channels for long: since when, how much, and why, as far as they said. */
export async function waitingFindings(database: Database, now: number): Promise<Finding[]> {
  const waiting = await database
    .selectFrom('delivery')
    .select(['hr_id', 'channel_code', ({ fn }) => fn.countAll<number>().as('deliveries')])
    .select(({ fn }) => fn.min<string>('created_at').as('since'))
    .where('due_at', 'is not', null)
    .groupBy(['hr_id', 'channel_code'])
    .orderBy('hr_id')
    .orderBy('channel_code')
    .having(sql<string>`min(created_at)`, '<', new Date(now - usualMs).toISOString())
    .execute()
  const found: Finding[] = []
  for (const { hr_id, channel_code, deliveries, since } of waiting) {
    const failing = (await failingConnections(database, hr_id, [channel_code])).get(channel_code)
    found.push({
      check: 'channels',
      problem: `${deliveries} changes of ${hr_id} wait for ${channel_code}, the oldest since ${since}${failing ? `. It said last: ${failing.last_error}` : ''}`,
      advice: failing
        ? adviceOnFailing
        : 'They go out while a server with the role worker or all runs on the database without --no-deliveries. Where one does, its log says why they wait.',
    })
  }
  return found
}
