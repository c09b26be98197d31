import { type Kysely, type Selectable, sql } from 'kysely'
import type { DeliveryTable, Schema } from '../storage/schema.ts'
import type { ControlRequest } from './control-types.ts'
import { numberAfter, pageOf } from './pages.ts'

/** Deliveries that are looked at for an answer. Those of one channel may be few among many. */
const mostLookedAt = 20_000

/** Oldest first. Where many do not fit the filter, an answer has fewer than were asked for, and a place to read on. */
export async function listDeliveries(
  database: Kysely<Schema>,
  hrId: string,
  { state, channel_code, transaction_id, after, limit }: ControlRequest<'listDeliveries'>['query'],
): Promise<{ rows: Selectable<DeliveryTable>[]; next: string | null }> {
  let walked = database.selectFrom('delivery').where('hr_id', '=', hrId)
  if (after !== undefined) walked = walked.where('id', '>', numberAfter(after))
  if (transaction_id !== undefined) walked = walked.where('update_id', '=', updateId(transaction_id))
  // These two have an index of their own.
  if (state === 'in_progress') walked = walked.where('due_at', 'is not', null)
  if (state === 'failed') walked = walked.where('state', '=', sql.lit('failed'))
  const end = await walked
    .select('id')
    .orderBy('id')
    .limit(1)
    .offset(mostLookedAt - 1)
    .executeTakeFirst()
  let wanted = walked.selectAll()
  if (end) wanted = wanted.where('id', '<=', end.id)
  if (state === 'succeeded') wanted = wanted.where('state', '=', state)
  if (channel_code) wanted = wanted.where('channel_code', '=', channel_code)
  const found = await wanted
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(found, limit, (row) => row.id)
  return { rows: page, next: next ?? (end ? String(end.id) : null) }
}

/** The number of an update; 0, which no update has, for a text that is none. */
const updateId = (transactionId: string) =>
  /^[1-9][0-9]{0,14}$/.test(transactionId) ? Number(transactionId) : 0
