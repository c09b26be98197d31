import { daysOfTransactions } from '@innwire/types'
import { refuse } from '@innwire/validators'
import type { DeliveryState } from '../generated/control.ts'
import { answer, Refused } from '../http/answer.ts'
import type { Service } from '../service.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import { asEntries, inHotelsWords } from '../transactions/entries.ts'
import { oldestKept } from '../transactions/retention.ts'
import type { PropertyHandlers, PropertyRequest } from './handler-types.ts'

type DetailsId = 'getTransactionDetails' | 'getTransactionDetailsV1'

/** When a service that shows the entries of an update late shows them. */
const appearAt = (createdAt: string): number => Date.parse(createdAt) + 10_000

type UpdateId = { hr_id: string; id: number }

const updateSince = compiledOnce((database, { hr_id, id, since }: UpdateId & { since: string }) =>
  database
    .selectFrom('calendar_update')
    .select(['id', 'created_at'])
    .where(({ and }) => and({ hr_id, id }))
    .where('created_at', '>=', since),
)

const deliveriesOf = compiledOnce((database, { hr_id, id }: UpdateId) =>
  database
    .selectFrom('delivery')
    .selectAll()
    .where(({ and }) => and({ hr_id, update_id: id }))
    .orderBy('id'),
)

export function transactionRoutes({ storage, clock }: Service) {
  const details = async ({ setUp, query, onLeft }: PropertyRequest<DetailsId>) => {
    const { readings } = setUp
    const { hr_id } = setUp.property
    const id = /^[1-9][0-9]{0,14}$/.test(query.transaction_id) ? Number(query.transaction_id) : 0
    const [update] = await updateSince(storage.read, { hr_id, id, since: oldestKept(clock.now()) })
    if (!update) {
      const message = `The property has no transaction with this id, or it is more than ${daysOfTransactions} days old. Send the id that the update answered with.`
      throw new Refused(refuse('transaction_not_found', message))
    }
    // A large update has thousands.
    const deliveries = await storage.inTurnOf(
      hr_id,
      () => deliveriesOf(storage.readInTurns, { hr_id, id }),
      onLeft,
    )
    const isLate = readings.has('transactions.late') && clock.now().getTime() < appearAt(update.created_at)
    const shown = isLate ? [] : deliveries
    const entries = readings.has('transactions.hotelGroups') ? inHotelsWords(shown) : asEntries(shown)
    const count = (state: DeliveryState) => entries.filter((entry) => entry.state === state).length
    const counts: Record<DeliveryState, number> = {
      failed: count('failed'),
      succeeded: count('succeeded'),
      in_progress: count('in_progress'),
    }
    return answer<DetailsId, 'inv_code'>(
      { transaction: { id: query.transaction_id, counts, details: entries } },
      { words: `${counts.succeeded} succeeded, ${counts.failed} failed, ${counts.in_progress} in progress` },
    )
  }
  return {
    getTransactionDetails: details,
    getTransactionDetailsV1: details,
  } satisfies Partial<PropertyHandlers>
}
