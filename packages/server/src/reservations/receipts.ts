import type { Delivery } from '../http/answer.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { ReceiptTable } from '../storage/schema.ts'

/** Which changes of which reservations were delivered to a token (D19). */
export type Receipts = {
  /** Delivers what an answer holds: it is stored once that was written to the connection. */
  delivery(receipts: ReceiptTable[]): Delivery
  /** Resolves when all that was delivered to a token is stored, so that the next poll does not see it again. */
  noted(hrId: string, tokenId: string): Promise<unknown>
}

export function receiptsOf({ write, shared }: Storage): Receipts {
  const underWay = new Map<Promise<unknown>, string>()
  const store = async (receipts: ReceiptTable[], sent: Sent | undefined) => {
    const [first] = receipts
    if (!first) return
    const writing = write(async (database) => {
      await database
        .insertInto('receipt')
        .values(receipts)
        .onConflict((conflict) =>
          conflict
            .columns(['hr_id', 'token_id', 'hr_number'])
            .doUpdateSet((its) => ({ change: its.ref('excluded.change') }))
            .whereRef('excluded.change', '>', 'receipt.change'),
        )
        .execute()
      await database
        .updateTable('token')
        .set((its) => ({ receipts: its('receipts', '+', 1) }))
        .where(({ and }) => and({ hr_id: first.hr_id, id: first.token_id }))
        .execute()
      await sent?.(database)
    }, first.hr_id)
    underWay.set(writing, first.hr_id)
    await writing.finally(() => underWay.delete(writing))
  }
  return {
    delivery: (receipts) => {
      const [first] = receipts
      let sent: Sent | undefined
      return {
        begun: async () => {
          if (first) sent = await shared?.sending(first.hr_id, first.token_id)
        },
        done: () => store(receipts, sent),
        failed: async () => sent?.(),
      }
    },
    noted: (hrId, tokenId) => {
      const own = [...underWay].filter(([, its]) => its === hrId).map(([writing]) => writing)
      return Promise.allSettled(shared ? [...own, shared.sent(hrId, tokenId)] : own)
    },
  }
}

/** Says to the other processes that an answer is not on its way any more. */
type Sent = Awaited<ReturnType<NonNullable<Storage['shared']>['sending']>>
