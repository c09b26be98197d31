import { type RawBuilder, sql } from 'kysely'
import type { DeliveryList, DeliveryState } from '../generated/control.ts'
import type { Database } from '../storage/schema.ts'
import type { ControlRequest } from './control-types.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { numberAfter, pageOf } from './pages.ts'

export function deliveryHandlers({ service: { storage } }: ControlParts) {
  return {
    listDeliveries: async ({ path: { hr_id }, query }) => {
      await findProperty(storage.read, hr_id)
      return { status: 200, body: await listDeliveries(storage.read, hr_id, query) }
    },
  } satisfies Partial<ControlHandlers>
}

/** Deliveries that are searched for an answer: those of one channel may be few among many. */
const mostLookedAt = 20_000

/** States that have an index of their own, which the planner takes by these words. */
const indexes: Record<DeliveryState, RawBuilder<boolean> | undefined> = {
  in_progress: sql`due_at is not null`,
  succeeded: undefined,
  failed: sql`state = 'failed'`,
}

/** A page of deliveries, oldest first. Where few match the filter, it has fewer than were asked for, and a place to read on. */
async function listDeliveries(
  database: Database,
  hrId: string,
  { state, channel_code, transaction_id, after, limit }: ControlRequest<'listDeliveries'>['query'],
): Promise<DeliveryList> {
  let walked = database.selectFrom('delivery').where('hr_id', '=', hrId)
  if (after !== undefined) walked = walked.where('id', '>', numberAfter(after))
  if (transaction_id !== undefined) walked = walked.where('update_id', '=', updateId(transaction_id))
  const indexed = state && indexes[state]
  if (indexed) walked = walked.where(indexed)
  const end = await walked
    .select('id')
    .orderBy('id')
    .limit(1)
    .offset(mostLookedAt - 1)
    .executeTakeFirst()
  let wanted = walked
    .select(['id', 'channel_code', 'mapping_code', 'name', 'inv_code', 'rate_code', 'state'])
    .select(['error_message', 'attempts', 'created_at', 'settled_at'])
    .select(sql<string>`cast(update_id as text)`.as('transaction_id'))
  if (end) wanted = wanted.where('id', '<=', end.id)
  if (state) wanted = wanted.where('state', '=', state)
  if (channel_code) wanted = wanted.where('channel_code', '=', channel_code)
  const found = await wanted
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(found, limit, (row) => row.id)
  return { deliveries: page, next: next ?? (end ? String(end.id) : null) }
}

/** The number of an update; 0, which no update has, for a text that is none. */
const updateId = (transactionId: string) =>
  /^[1-9][0-9]{0,14}$/.test(transactionId) ? Number(transactionId) : 0
