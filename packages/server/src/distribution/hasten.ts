import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/**
 * Makes what waits for another attempt on a channel due now, inside a write: what kept it from being delivered may be
 * gone.
 * @returns how many deliveries wait on the channel
 */
export async function hastenDeliveries(
  database: Kysely<Schema>,
  hrId: string,
  channel: string,
  now: Date,
): Promise<number> {
  let waiting = 0
  let after: Place | undefined = { mapping_code: '', id: 0 }
  while (after) {
    const last: Place | undefined = await nth(database, hrId, channel, after)
    waiting += await hasten(database, hrId, channel, after, last, now)
    after = last
  }
  return waiting
}

/** Whether something waits for another attempt on a channel. */
export async function somethingAwaitsRetry(
  database: Kysely<Schema>,
  hrId: string,
  channel: string,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('delivery')
    .select('id')
    .where('hr_id', '=', hrId)
    .where('channel_code', '=', channel)
    .where('due_at', 'is not', null)
    .where('due_at', '>', now.toISOString())
    .where('attempts', '>', sql.lit(0))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Where a delivery stands in the index of what waits. */
type Place = { mapping_code: string; id: number }

/** So that others have their turn in between; for a channel that was away, hundreds of thousands may wait. */
const mostAtOnce = 2000

/** The last of the next ones; undefined where there are no more than these. */
const nth = (database: Kysely<Schema>, hrId: string, channel: string, { mapping_code, id }: Place) =>
  database
    .selectFrom('delivery')
    .select(['mapping_code', 'id'])
    .where('hr_id', '=', hrId)
    .where('channel_code', '=', channel)
    .where('due_at', 'is not', null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('mapping_code', 'id'), '>', tuple(mapping_code, id)))
    .orderBy('mapping_code')
    .orderBy('id')
    .limit(1)
    .offset(mostAtOnce - 1)
    .executeTakeFirst()

async function hasten(
  database: Kysely<Schema>,
  hrId: string,
  channel: string,
  after: Place,
  last: Place | undefined,
  now: Date,
): Promise<number> {
  let waiting = database
    .updateTable('delivery')
    .set({ due_at: now.toISOString() })
    .where('hr_id', '=', hrId)
    .where('channel_code', '=', channel)
    .where('due_at', 'is not', null)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('mapping_code', 'id'), '>', tuple(after.mapping_code, after.id)),
    )
  if (last)
    waiting = waiting.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('mapping_code', 'id'), '<=', tuple(last.mapping_code, last.id)),
    )
  const { numUpdatedRows } = await waiting.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
