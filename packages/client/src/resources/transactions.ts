import type { Transaction, TransactionDetail } from '@innwire/types'
import type { Connection } from '../connection.ts'
import { TimeoutError } from '../errors.ts'
import type { CallOptions } from '../options.ts'
import { readList, readObject } from '../read.ts'
import { type Reply, reply } from '../reply.ts'
import { sleep } from '../sleep.ts'

/** A transaction whose entries all name their group `allocation_group`, also where the service names it `inv_code`. */
export type ReadTransaction = Omit<Transaction, 'details'> & {
  /** One for each channel and room that the update concerns. */
  details: (TransactionDetail & { allocation_group: string })[]
}

function read(body: unknown): ReadTransaction {
  const { transaction } = readObject<{ transaction: Transaction }>('transaction')(body)
  readObject('in_progress')(readObject<Transaction>('id', 'counts')(transaction).counts)
  return {
    ...transaction,
    details: readList<TransactionDetail | null>('details')(transaction).map((entry) =>
      readObject<ReadTransaction['details'][number]>(
        'state',
        'allocation_group',
      )({
        ...entry,
        // D18
        allocation_group: entry?.allocation_group ?? entry?.inv_code,
      }),
    ),
  }
}

/** What became of a calendar update on each channel. */
export type Transactions = {
  /** Gets a transaction as it is now. */
  get(id: string, options?: CallOptions): Reply<ReadTransaction>

  /**
   * Asks for a transaction until every entry has succeeded or failed and none is counted as in progress: at once, after 2,
   * 9 and 33 seconds, and then every 30, which with the update itself is five requests in the first minute. One without
   * entries is asked for again for 33 seconds, because they may come later; where it has none then, get it again after
   * some minutes (D17). Look at `counts.failed` then: a channel that failed sells from the old calendar.
   * @param options `timeoutMs` is for the whole wait; default 300000
   * @throws {TimeoutError} when entries have not ended at the end of that time, or there may be some yet
   * @example const { counts } = await hotel.transactions.wait(update.transactionId)
   */
  wait(id: string, options?: CallOptions): Promise<ReadTransaction>
}

/** Makes {@link Transactions} of a connection. */
export const transactions = (connection: Connection): Transactions => {
  const get = (id: string, options?: CallOptions): Reply<ReadTransaction> =>
    reply(() => connection.send('getTransactionDetails', { query: { transaction_id: id } }, read, options))
  return {
    get,

    async wait(id, options = {}) {
      const { timeoutMs = 300_000, signal = connection.signal } = options
      const ends = performance.now() + timeoutMs
      for (let delayMs = 2000; ; delayMs = Math.min(delayMs * 3.5, 30_000)) {
        const transaction = await get(id, { ...options, timeoutMs: ends - performance.now() })
        const isOpen =
          transaction.counts.in_progress > 0 ||
          (transaction.details[0]
            ? // A state that nobody knows may be one of work, too (D17).
              transaction.details.some(({ state }) => !/^(succeeded|failed)$/i.test(state))
            : // Entries may come later (D17). Before the first pause of 30 seconds, 33 have passed.
              delayMs < 30_000)
        if (!isOpen) return transaction
        if (performance.now() + delayMs > ends) {
          throw new TimeoutError(`No complete transaction ${id} within ${timeoutMs} ms.`, { retryable: true })
        }
        await sleep(delayMs, signal)
      }
    },
  }
}
