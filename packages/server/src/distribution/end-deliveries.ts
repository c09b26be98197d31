import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Lane } from '../transactions/record-update.ts'

/** So that others have their turn in between: a channel that was away for long has very much waiting. */
const mostAtOnce = 1000

/** Ends what waits for a mapping, inside the write that deletes it: nobody is there to be told any more. */
export async function endDeliveries(
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: Lane,
  now: Date,
): Promise<void> {
  let ended = 0
  for (let left = true; left; ) {
    const { numUpdatedRows } = await database
      .updateTable('delivery')
      .set({
        state: 'failed',
        error_message: 'The mapping was deleted before the change could be delivered.',
        due_at: null,
        settled_at: now.toISOString(),
      })
      .where('hr_id', '=', hr_id)
      .where('id', 'in', (its) =>
        its
          .selectFrom('delivery')
          .select('id')
          .where('hr_id', '=', hr_id)
          .where('channel_code', '=', channel_code)
          .where('mapping_code', '=', mapping_code)
          .where('due_at', 'is not', null)
          .limit(mostAtOnce),
      )
      .executeTakeFirstOrThrow()
    ended += Number(numUpdatedRows)
    left = numUpdatedRows >= mostAtOnce
  }
  await database
    .updateTable('connection')
    .set((its) => ({ in_progress: its('in_progress', '-', ended), failed: its('failed', '+', ended) }))
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .execute()
}
