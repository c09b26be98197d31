import type { Selectable } from 'kysely'
import type { Delivery } from '../generated/control.ts'
import type { DeliveryTable } from '../storage/schema.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty } from './find-property.ts'
import { listDeliveries } from './list-deliveries.ts'

export function deliveryHandlers({ service: { storage } }: ControlParts) {
  return {
    listDeliveries: async ({ path: { hr_id }, query }) => {
      await findProperty(storage.read, hr_id)
      const { rows, next } = await listDeliveries(storage.read, hr_id, query)
      return { status: 200, body: { deliveries: rows.map(shown), next } }
    },
  } satisfies Partial<ControlHandlers>
}

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
