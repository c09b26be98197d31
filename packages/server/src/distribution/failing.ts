import { sql } from 'kysely'
import type { FailingConnection } from '../generated/control.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Database } from '../storage/schema.ts'
import type { Lane } from '../transactions/record-update.ts'

/** Since when, why and with how much waiting the channels of a property fail, for each of them that does. */
export async function failingConnections(
  database: Database,
  hrId: string,
  channels: string[],
): Promise<Map<string, FailingConnection>> {
  const failing = new Map<string, FailingConnection>()
  for (const channel of channels) {
    const its = await failingConnection(database, hrId, channel)
    if (its) failing.set(channel, its)
  }
  return failing
}

/** Reads each part from an index of its own: much may wait for a channel that was down for days. */
async function failingConnection(
  database: Database,
  hrId: string,
  channel: string,
): Promise<FailingConnection | undefined> {
  const failing = database
    .selectFrom('delivery')
    .where(({ and }) => and({ hr_id: hrId, channel_code: channel }))
    .where('due_at', 'is not', null)
    .where('attempts', '>', sql.lit(0))
  const oldest = await failing.select('created_at').orderBy('id').limit(1).executeTakeFirst()
  const newest = await failing.select('error_message').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const next = await failing.select('due_at').orderBy('due_at').limit(1).executeTakeFirst()
  if (!oldest || !newest || !next) return undefined
  // Newer deliveries of the same room wait, too. Counted room by room, so that others have their turn in between.
  const mappings = await failing.select('mapping_code').distinct().execute()
  let waiting = 0
  for (const { mapping_code } of mappings) {
    const [counted] = await countWaiting(database, { hr_id: hrId, channel_code: channel, mapping_code })
    waiting += counted?.waiting ?? 0
  }
  return {
    since: oldest.created_at,
    waiting,
    last_error: newest.error_message ?? '',
    next_attempt_at: next.due_at ?? oldest.created_at,
  }
}

const countWaiting = compiledOnce((database, { hr_id, channel_code, mapping_code }: Lane) =>
  database
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where(({ and }) => and({ hr_id, channel_code, mapping_code }))
    .where('due_at', 'is not', null),
)
