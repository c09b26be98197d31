import { daysOfTransactions } from '@innwire/types'
import { removeInSlices, type Slices } from '../storage/removal.ts'
import { deleteRows } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'

const dayInMs = 86_400_000

/** The oldest instant from which transactions are kept. */
export const oldestKept = (now: Date): string =>
  new Date(now.getTime() - daysOfTransactions * dayInMs).toISOString()

type Place = { created_at: string; hr_id: string; id: number }
const beginning: Place = { created_at: '', hr_id: '', id: 0 }

const mostAtOnce = 20

/**
 * Removes transactions that are too old, with their entries, some at a time; one that is still being delivered stays.
 * @param stopped ends it before the next ones
 */
export async function removeOldTransactions(service: Slices, stopped: () => boolean): Promise<void> {
  await removeInSlices<Place>(
    service,
    async (database, now, after = beginning) => {
      const old = await database
        .selectFrom('calendar_update')
        .select(['created_at', 'hr_id', 'id'])
        .where('created_at', '<', oldestKept(now))
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'hr_id', 'id'), '>', tuple(after.created_at, after.hr_id, after.id)),
        )
        .orderBy('created_at')
        .orderBy('hr_id')
        .orderBy('id')
        .limit(mostAtOnce)
        .execute()
      for (const { hr_id, id } of old) await removeUnlessWaiting(database, hr_id, id)
      return old.at(-1)
    },
    stopped,
  )
}

async function removeUnlessWaiting(database: Database, hrId: string, id: number): Promise<void> {
  const waiting = await database
    .selectFrom('delivery')
    .select('id')
    .where(({ and }) => and({ hr_id: hrId, update_id: id }))
    .where('due_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (waiting) return
  await deleteRows(database, 'delivery', { hr_id: hrId, update_id: id })
  await deleteRows(database, 'calendar_update', { hr_id: hrId, id })
}
