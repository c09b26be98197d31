import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Lane } from '../transactions/record-update.ts'

type Channel = Pick<Lane, 'hr_id' | 'channel_code'>

/**
 * Makes what waits for another attempt on a channel due now, inside a write: an operator has changed what may have kept
 * it from being delivered, and that counts for more than a pause that the receiver asked for.
 */
export const skipBackoff = (database: Kysely<Schema>, channel: Channel, now: Date): Promise<void> =>
  makeDue(database, channel, now.toISOString(), false)

/**
 * The same where a channel has taken something, and may take the rest: what the receiver asked a pause for is due at its
 * end, and no sooner.
 */
export const skipBackoffUnlessAsked = (
  database: Kysely<Schema>,
  channel: Channel,
  now: Date,
): Promise<void> => makeDue(database, channel, now.toISOString(), true)

/** So that others have their turn in between; of an earlier version, hundreds of thousands may wait for an attempt. */
const mostAtOnce = 2000

async function makeDue(
  database: Kysely<Schema>,
  { hr_id, channel_code }: Channel,
  now: string,
  keepsAsked: boolean,
): Promise<void> {
  const dueAt = keepsAsked ? sql<string>`max(${now}, coalesce(asked_until, ''))` : sql<string>`${now}`
  for (let left = true; left; ) {
    const { numUpdatedRows } = await database
      .updateTable('delivery')
      .set({ due_at: dueAt, ...(!keepsAsked && { asked_until: null }) })
      .where('hr_id', '=', hr_id)
      .where('id', 'in', (its) =>
        its
          .selectFrom('delivery')
          .select('id')
          .where('hr_id', '=', hr_id)
          .where('channel_code', '=', channel_code)
          .where('due_at', 'is not', null)
          // By the index; of these, the next bound leaves out what has to wait.
          .where('due_at', '>', now)
          .where('attempts', '>', sql.lit(0))
          .where('due_at', '>', dueAt)
          .limit(mostAtOnce),
      )
      .executeTakeFirstOrThrow()
    left = numUpdatedRows >= mostAtOnce
  }
}

/** Whether something waits for another attempt on a channel. */
export async function somethingAwaitsRetry(
  database: Kysely<Schema>,
  { hr_id, channel_code }: Channel,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('delivery')
    .select('id')
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .where('due_at', 'is not', null)
    .where('due_at', '>', now.toISOString())
    .where('attempts', '>', sql.lit(0))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many deliveries wait on a channel. */
export async function waitingOn(database: Kysely<Schema>, { hr_id, channel_code }: Channel): Promise<number> {
  const { waiting } = await database
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return waiting
}
