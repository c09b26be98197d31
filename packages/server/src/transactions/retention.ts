import { daysOfTransactions } from '@innwire/types'
import { dayMs } from '../durations.ts'
import { removeInSlices, type Slices } from '../storage/removal.ts'
import { deleteRows, rowsBehind } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'

/** The oldest instant from which transactions are kept. */
export const oldestKept = (now: Date): string =>
  new Date(now.getTime() - daysOfTransactions * dayMs).toISOString()

const beginning = { created_at: '', hr_id: '', id: 0 }

const mostAtOnce = 1000

/**
 * Removes transactions that are too old, with their entries, some at a time; one that is still being delivered stays.
 * @param stopped ends it before the next ones
 */
export async function removeOldTransactions(service: Slices, stopped: () => boolean): Promise<void> {
  const find = (database: Database, now: Date, after = beginning) =>
    database
      .selectFrom('calendar_update')
      .select(['created_at', 'hr_id', 'id'])
      .where('created_at', '<', oldestKept(now))
      .$call(rowsBehind(after, 'created_at', 'hr_id', 'id'))
      .limit(mostAtOnce)
      .execute()
  await removeInSlices(service, { find, remove: removeUnlessWaiting }, stopped)
}

async function removeUnlessWaiting(
  database: Database,
  now: Date,
  { hr_id, id }: { hr_id: string; id: number },
): Promise<boolean> {
  const waiting = await database
    .selectFrom('delivery')
    .select('id')
    .where(({ and }) => and({ hr_id, update_id: id }))
    .where('due_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (waiting) return true
  // A snapshot that was restored since it was found may have brought a newer one of this number.
  const { numDeletedRows } = await database
    .deleteFrom('calendar_update')
    .where(({ and }) => and({ hr_id, id }))
    .where('created_at', '<', oldestKept(now))
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await deleteRows(database, 'delivery', { hr_id, update_id: id })
  return true
}
