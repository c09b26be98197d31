import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type DateValues, readChange } from '../calendar/changes.ts'
import { nothing, shown } from '../calendar/read-calendar.ts'
import { datesFor } from '../distribution/pending.ts'
import type { DeliveryDetail, DeliveryList, DeliveryState } from '../generated/control.ts'
import { findRow } from '../storage/rows.ts'
import type { Database, Schema } from '../storage/schema.ts'
import type { ControlRequest } from './control-types.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { numberAfter, pageOf } from './pages.ts'
import { refused } from './refusals.ts'

export function deliveryHandlers({ service: { storage } }: ControlParts) {
  return {
    listDeliveries: async ({ path: { hr_id }, query }) => {
      await findProperty(storage.read, hr_id)
      return { status: 200, body: await listDeliveries(storage.read, hr_id, query) }
    },

    getDelivery: async ({ path: { hr_id, delivery_id } }) => {
      await findProperty(storage.read, hr_id)
      return { status: 200, body: await getDelivery(storage.readInTurns, hr_id, delivery_id) }
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

/** A page of deliveries, newest first. Where few match the filter, it has fewer than were asked for, and a place to read on. */
async function listDeliveries(
  database: Database,
  hrId: string,
  { state, channel_code, transaction_id, after, limit }: ControlRequest<'listDeliveries'>['query'],
): Promise<DeliveryList> {
  let walked = database.selectFrom('delivery').where('hr_id', '=', hrId)
  if (after !== undefined) walked = walked.where('id', '<', numberAfter(after))
  if (transaction_id !== undefined) walked = walked.where('update_id', '=', updateId(transaction_id))
  const indexed = state && indexes[state]
  if (indexed) walked = walked.where(indexed)
  const end = await walked
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(mostLookedAt - 1)
    .executeTakeFirst()
  let wanted = selectDeliveries(walked)
  if (end) wanted = wanted.where('id', '>=', end.id)
  if (state) wanted = wanted.where('state', '=', state)
  if (channel_code) wanted = wanted.where('channel_code', '=', channel_code)
  const found = await wanted
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(found, limit, (row) => row.id)
  return { deliveries: page, next: next ?? (end ? String(end.id) : null) }
}

/** Deliveries as lists show them. */
export const selectDeliveries = (wanted: SelectQueryBuilder<Schema, 'delivery', object>) =>
  wanted
    .select(['id', 'channel_code', 'mapping_code', 'name', 'inv_code', 'rate_code', 'state'])
    .select(['error_message', 'attempts', 'created_at', 'settled_at'])
    .select(sql<string>`cast(update_id as text)`.as('transaction_id'))

/** @throws {Refused} 404 */
async function getDelivery(database: Database, hrId: string, id: number): Promise<DeliveryDetail> {
  const found = await findRow(database, 'delivery', { hr_id: hrId, id })
  if (!found) throw refused('not_found', `The property has no delivery ${id}. See the list of deliveries.`)
  const { hr_id: _, update_id, change_index, direct: __, due_at, ...delivery } = found
  const update =
    change_index === null
      ? undefined
      : await findRow(database, 'calendar_update', { hr_id: hrId, id: update_id }, ['changes'])
  const change = update && readChange(update.changes, change_index ?? 0)
  return {
    ...delivery,
    transaction_id: String(update_id),
    next_attempt_at: due_at,
    dates: datesFor(delivery.rate_code, change).map(shownDay),
  }
}

/** What it leaves as it is, is null. */
const shownDay = ({ date, ...values }: DateValues) => ({ date, ...shown({ ...nothing, ...values }) })

/** The number of an update; 0, which no update has, for a text that is none. */
const updateId = (transactionId: string) =>
  /^[1-9][0-9]{0,14}$/.test(transactionId) ? Number(transactionId) : 0
