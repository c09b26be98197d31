import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Lane } from '../transactions/record-update.ts'

/** Ends what waits for a mapping, inside the write that deletes it: nobody is there to be told any more. */
export async function endDeliveries(
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: Lane,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('delivery')
    .set({
      state: 'failed',
      error_message: 'The mapping was deleted before the change could be delivered.',
      due_at: null,
      settled_at: now.toISOString(),
    })
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .where('mapping_code', '=', mapping_code)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  await database
    .updateTable('connection')
    .set((its) => ({
      in_progress: its('in_progress', '-', Number(numUpdatedRows)),
      failed: its('failed', '+', Number(numUpdatedRows)),
    }))
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .execute()
}
