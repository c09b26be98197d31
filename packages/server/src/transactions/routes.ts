import { daysOfTransactions } from '@innwire/types'
import { refuse } from '@innwire/validators'
import { answer, type PropertyHandlers, type PropertyRequest, Refused } from '../http/answer.ts'
import type { Service } from '../service.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { DeliveryTable } from '../storage/schema.ts'
import { asEntries, inHotelsWords } from './entries.ts'
import { oldestKept } from './retention.ts'

type DetailsId = 'getTransactionDetails' | 'getTransactionDetailsV1'

/** When a service that is late shows the entries of an update. */
const appearAt = (createdAt: string): number => Date.parse(createdAt) + 10_000

const updateSince = compiledOnce((database) =>
  database
    .selectFrom('calendar_update')
    .select(['id', 'created_at'])
    .where('hr_id', '=', '')
    .where('id', '=', 0)
    .where('created_at', '>=', ''),
)

const deliveriesOf = compiledOnce((database) =>
  database
    .selectFrom('delivery')
    .selectAll()
    .where('hr_id', '=', '')
    .where('update_id', '=', 0)
    .orderBy('id'),
)

export function transactionRoutes({ storage, clock }: Service) {
  const details = async ({ setUp, query }: PropertyRequest<DetailsId>) => {
    const { property, readings } = setUp
    const hrId = property.hr_id
    const id = /^[1-9][0-9]{0,14}$/.test(query.transaction_id) ? Number(query.transaction_id) : 0
    const [update] = await updateSince(storage.read, hrId, id, oldestKept(clock.now()))
    if (!update) {
      const message = `The property has no transaction with this id, or it is more than ${daysOfTransactions} days old. Send the id that the update answered with.`
      throw new Refused(refuse('transaction_not_found', message))
    }
    const deliveries = await deliveriesOf(storage.read, hrId, id)
    const isLate = readings.has('transactions.late') && clock.now().getTime() < appearAt(update.created_at)
    const shown = isLate ? [] : deliveries
    const entries = readings.has('transactions.hotelGroups') ? inHotelsWords(shown) : asEntries(shown)
    const count = (state: DeliveryTable['state']) => entries.filter((entry) => entry.state === state).length
    return answer<DetailsId>({
      transaction: {
        id: query.transaction_id,
        counts: {
          failed: count('failed'),
          succeeded: count('succeeded'),
          in_progress: count('in_progress'),
        },
        details: entries,
      },
    })
  }
  return {
    getTransactionDetails: details,
    getTransactionDetailsV1: details,
  } satisfies Partial<PropertyHandlers>
}
