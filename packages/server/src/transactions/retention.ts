import type { Logger } from 'pino'
import type { Service } from '../service.ts'
import type { Storage } from '../storage/open-storage.ts'

/** D17 */
const daysKept = 90
const dayInMs = 86_400_000

/** The oldest instant from which transactions are kept. */
export const oldestKept = (now: Date): string => new Date(now.getTime() - daysKept * dayInMs).toISOString()

/** Removes transactions that are too old, with their entries; one that is still being delivered stays. */
async function removeOldTransactions({ write }: Storage, now: Date): Promise<void> {
  const before = oldestKept(now)
  await write(async (database) => {
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
  })
}

/** So that nobody waits long behind it; the rest goes the next time. */
const mostAtOnce = 1000

/** Removes what is too old, now and then; stop it with `clearInterval`. */
export function keepTransactionsTidy({ storage, clock }: Service, log: Logger): NodeJS.Timeout {
  const tidy = () =>
    removeOldTransactions(storage, clock.now()).catch((error: Error) => log.error({ err: error }))
  return setInterval(tidy, hourMs).unref()
}

const hourMs = 3_600_000
