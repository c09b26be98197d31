import { setImmediate } from 'node:timers/promises'
import type { Service } from '../service.ts'
import type { Storage } from '../storage/open-storage.ts'

/** D17 */
const daysKept = 90
const dayInMs = 86_400_000

/** The oldest instant from which transactions are kept. */
export const oldestKept = (now: Date): string => new Date(now.getTime() - daysKept * dayInMs).toISOString()

/** So that nobody waits long behind it. */
const mostAtOnce = 100

/**
 * Removes transactions that are too old, with their entries, some at a time; one that is still being delivered stays.
 * @param stopped ends it before the next ones
 */
export async function removeOldTransactions(
  { storage, clock }: Pick<Service, 'storage' | 'clock'>,
  stopped: () => boolean,
): Promise<void> {
  const before = oldestKept(clock.now())
  while (!stopped() && (await removeSome(storage, before)) === mostAtOnce) await setImmediate()
}

/** @returns how many */
const removeSome = ({ write }: Storage, before: string): Promise<number> =>
  write(async (database) => {
    const old = await database
      .selectFrom('calendar_update as its')
      .select(['hr_id', 'id'])
      .where('created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('delivery')
              .select('delivery.id')
              .whereRef('delivery.hr_id', '=', 'its.hr_id')
              .whereRef('delivery.update_id', '=', 'its.id')
              .where('delivery.due_at', 'is not', null),
          ),
        ),
      )
      .limit(mostAtOnce)
      .execute()
    for (const { hr_id, id } of old) {
      await database.deleteFrom('delivery').where('hr_id', '=', hr_id).where('update_id', '=', id).execute()
      await database.deleteFrom('calendar_update').where('hr_id', '=', hr_id).where('id', '=', id).execute()
    }
    return old.length
  })
