import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Delivery } from '../http/answer.ts'
import { DatabaseClosed, isForNow, UnknownOutcome } from '../storage/errors.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { AnswerUnderWay } from '../storage/processes.ts'
import type { ReceiptTable } from '../storage/schema.ts'

type Receipt = Omit<ReceiptTable, 'delivered_at'>

/** Which changes of which reservations were delivered to a token (D19). */
export type Receipts = {
  /** Delivers what an answer holds: it is stored once that was written to the connection. */
  delivery(receipts: Receipt[]): Delivery
  /** Whether this process has nothing of a property left to store. */
  areStored(hrId: string): boolean
  /** Resolves when all that was delivered to a token is stored, so that the next poll does not see it again. */
  noted(hrId: string, tokenId: string): Promise<void>
}

export function receiptsOf({ write, shared }: Storage, clock: Pick<Clock, 'now'>): Receipts {
  const underWay = new Map<Promise<unknown>, string>()
  const store = async (receipts: Receipt[], answer: AnswerUnderWay | undefined) => {
    const [first] = receipts
    if (!first) return
    const delivered_at = clock.now().toISOString()
    const writing = untilReached(() =>
      write(async (database) => {
        await database
          .insertInto('receipt')
          .values(receipts.map((receipt) => ({ ...receipt, delivered_at })))
          .onConflict((conflict) =>
            conflict
              .columns(['hr_id', 'token_id', 'hr_number'])
              .doUpdateSet((its) => ({
                change: its.ref('excluded.change'),
                delivered_at: its.ref('excluded.delivered_at'),
              }))
              .whereRef('excluded.change', '>', 'receipt.change'),
          )
          .execute()
        await database
          .updateTable('token')
          .set((its) => ({ receipts: its('receipts', '+', 1) }))
          .where(({ and }) => and({ hr_id: first.hr_id, id: first.token_id }))
          .execute()
        await answer?.remove(database)
      }, first.hr_id),
    )
    underWay.set(writing, first.hr_id)
    await writing.finally(() => {
      underWay.delete(writing)
      answer?.over()
    })
  }
  return {
    delivery: (receipts) => {
      const [first] = receipts
      let answer: AnswerUnderWay | undefined
      return {
        begun: async () => {
          if (first) answer = await shared?.sending(first.hr_id, first.token_id)
        },
        done: () => store(receipts, answer),
        failed: async () => {
          answer?.over()
          await answer?.remove()
        },
      }
    },
    areStored: (hrId) => underWay.values().every((its) => its !== hrId),
    noted: async (hrId, tokenId) => {
      const own = [...underWay].filter(([, its]) => its === hrId).map(([writing]) => writing)
      // One of this process that could not be stored is delivered again.
      const [others] = await Promise.allSettled([shared?.sent(hrId, tokenId), ...own])
      // What another one is sending, nobody knows then.
      if (others.status === 'rejected') throw others.reason
    },
  }
}

/** How long a receipt is tried to be stored while the database is away or held, in milliseconds; then it is delivered again. */
const longestMs = 60_000
const againMs = 200

/** Writes again where the connection was lost, or another program writes. What is written twice must be the same as once. */
async function untilReached(job: () => Promise<void>): Promise<void> {
  const until = performance.now() + longestMs
  for (;;) {
    try {
      return await job()
    } catch (error) {
      const passes = isForNow(error) || error instanceof UnknownOutcome
      if (!passes || error instanceof DatabaseClosed || performance.now() >= until) throw error
    }
    await setTimeout(againMs)
  }
}
