import type { Selectable } from 'kysely'
import type { Delivery } from '../generated/control.ts'
import type { DeliveryTable } from '../storage/schema.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty } from './find-property.ts'
import { numberAfter, pageOf } from './pages.ts'

export function deliveryHandlers({ service: { storage } }: ControlParts) {
  return {
    listDeliveries: async ({ path, query: { state, channel_code, transaction_id, after, limit } }) => {
      await findProperty(storage.read, path.hr_id)
      let wanted = storage.read.selectFrom('delivery').selectAll().where('hr_id', '=', path.hr_id)
      if (state) wanted = wanted.where('state', '=', state)
      if (channel_code) wanted = wanted.where('channel_code', '=', channel_code)
      if (transaction_id !== undefined) wanted = wanted.where('update_id', '=', updateId(transaction_id))
      if (after !== undefined) wanted = wanted.where('id', '>', numberAfter(after))
      const rows = await wanted
        .orderBy('id')
        .limit(limit + 1)
        .execute()
      const { page, next } = pageOf(rows, limit, (row) => row.id)
      return { status: 200, body: { deliveries: page.map(shown), next } }
    },
  } satisfies Partial<ControlHandlers>
}

/** The number of an update; 0, which no update has, for a text that is none. */
const updateId = (transactionId: string) =>
  /^[1-9][0-9]{0,14}$/.test(transactionId) ? Number(transactionId) : 0

const shown = (row: Selectable<DeliveryTable>): Delivery => ({
  id: row.id,
  transaction_id: String(row.update_id),
  channel_code: row.channel_code,
  mapping_code: row.mapping_code,
  name: row.name,
  inv_code: row.inv_code,
  rate_code: row.rate_code,
  state: row.state,
  error_message: row.error_message,
  attempts: row.attempts,
  created_at: row.created_at,
  settled_at: row.settled_at,
})
