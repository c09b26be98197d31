import { type Kysely, sql } from 'kysely'
import type { FailingConnection } from '../generated/control.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Schema } from '../storage/schema.ts'

/** Of each of these channels of a property that could not take something yet, how it stands. */
export async function failingConnections(
  database: Kysely<Schema>,
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

/** Each part from an index of its own: much may wait for a channel that was away for days. */
async function failingConnection(
  database: Kysely<Schema>,
  hrId: string,
  channel: string,
): Promise<FailingConnection | undefined> {
  const failing = database
    .selectFrom('delivery')
    .where('hr_id', '=', hrId)
    .where('channel_code', '=', channel)
    .where('due_at', 'is not', null)
    .where('attempts', '>', sql.lit(0))
  const oldest = await failing.select('created_at').orderBy('id').limit(1).executeTakeFirst()
  const newest = await failing.select('error_message').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const next = await failing.select('due_at').orderBy('due_at').limit(1).executeTakeFirst()
  if (!oldest || !newest || !next) return undefined
  // What came since in the same room waits behind it. Counted room by room: others have their turn in between.
  const mappings = await failing.select('mapping_code').distinct().execute()
  let waiting = 0
  for (const { mapping_code } of mappings) {
    const [counted] = await countWaiting(database, hrId, channel, mapping_code)
    waiting += counted?.waiting ?? 0
  }
  return {
    since: oldest.created_at,
    waiting,
    last_error: newest.error_message ?? '',
    next_attempt_at: next.due_at ?? oldest.created_at,
  }
}

const countWaiting = compiledOnce((database) =>
  database
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('hr_id', '=', '')
    .where('channel_code', '=', '')
    .where('mapping_code', '=', '')
    .where('due_at', 'is not', null),
)
