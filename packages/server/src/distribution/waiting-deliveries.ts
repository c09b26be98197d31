import { sql } from 'kysely'
import { inBatches } from '../storage/batches.ts'
import type { Database } from '../storage/schema.ts'
import type { Channel, Lane } from '../transactions/record-update.ts'

/** What is not settled yet of a channel, or of one of its mappings. */
const waiting = (database: Database, place: Channel | Lane) =>
  database
    .selectFrom('delivery')
    .where(({ and }) => and(place))
    .where('due_at', 'is not', null)

/** What waits for another attempt. */
const awaitingRetry = (database: Database, { hr_id, channel_code }: Channel, now: string) =>
  waiting(database, { hr_id, channel_code }).where('due_at', '>', now).where('attempts', '>', sql.lit(0))

/**
 * Makes what waits for another attempt on a channel due now, inside a write: an operator has changed what may have been the
 * reason, and that overrules a pause that the receiver asked for.
 * @param keepsAsked where the channel has only accepted something, and may accept the rest: then such a pause is kept
 */
export async function skipBackoff(
  database: Database,
  channel: Channel,
  at: Date,
  keepsAsked = false,
): Promise<void> {
  const now = at.toISOString()
  const dueAt = keepsAsked
    ? sql<string>`case when asked_until > ${now} then asked_until else ${now} end`
    : sql<string>`${now}`
  await inBatches(async (most) => {
    const { numUpdatedRows } = await database
      .updateTable('delivery')
      .set({ due_at: dueAt, ...(!keepsAsked && { asked_until: null }) })
      .where('hr_id', '=', channel.hr_id)
      // By the index; the bound on dueAt then leaves out what has to wait.
      .where(
        'id',
        'in',
        awaitingRetry(database, channel, now).select('id').where('due_at', '>', dueAt).limit(most),
      )
      .executeTakeFirstOrThrow()
    return numUpdatedRows
  })
}

/** Whether something waits for another attempt on a channel. */
export async function somethingAwaitsRetry(
  database: Database,
  channel: Channel,
  now: Date,
): Promise<boolean> {
  const found = await awaitingRetry(database, channel, now.toISOString()).select('id').limit(1).execute()
  return found.length > 0
}

export async function waitingOn(database: Database, { hr_id, channel_code }: Channel): Promise<number> {
  const { count } = await waiting(database, { hr_id, channel_code })
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Ends the deliveries that wait for a mapping as failed, inside the write that deletes it. */
export async function endDeliveries(
  database: Database,
  { hr_id, channel_code, mapping_code }: Lane,
  now: Date,
): Promise<void> {
  const ended = await inBatches(async (most) => {
    const { numUpdatedRows } = await database
      .updateTable('delivery')
      .set({
        state: 'failed',
        error_message: 'The mapping was deleted before the change could be delivered.',
        due_at: null,
        settled_at: now.toISOString(),
      })
      .where('hr_id', '=', hr_id)
      .where('id', 'in', waiting(database, { hr_id, channel_code, mapping_code }).select('id').limit(most))
      .executeTakeFirstOrThrow()
    return numUpdatedRows
  })
  await database
    .updateTable('connection')
    .set((its) => ({ in_progress: its('in_progress', '-', ended), failed: its('failed', '+', ended) }))
    .where(({ and }) => and({ hr_id, channel_code }))
    .execute()
}
