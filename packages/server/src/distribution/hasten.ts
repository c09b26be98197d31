import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/**
 * Makes what waits for another attempt on a channel due now, inside the write that changes its connection: what kept
 * it from being delivered may be gone.
 * @returns how many deliveries wait on the channel
 */
export async function hastenDeliveries(
  database: Kysely<Schema>,
  hrId: string,
  channel: string,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('delivery')
    .set({ due_at: now.toISOString() })
    .where('hr_id', '=', hrId)
    .where('channel_code', '=', channel)
    // Has SQLite take the index of what waits, and not walk all deliveries of the property.
    .where('mapping_code', '>', '')
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
