import type { Storage } from '../storage/open-storage.ts'
import type { ReceiptTable } from '../storage/schema.ts'

/** Which changes of which reservations were delivered to a token (D19). */
export type Receipts = {
  /** Stores what an answer held, once it was written to the connection. */
  deliver(receipts: ReceiptTable[]): Promise<void>
  /** Resolves when all that was delivered to a hotel is stored, so that the next poll does not see it again. */
  noted(hrId: string): Promise<unknown>
}

export function receiptsOf({ write }: Storage): Receipts {
  const underWay = new Map<Promise<unknown>, string>()
  return {
    deliver: async (receipts) => {
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
      }, first.hr_id)
      underWay.set(writing, first.hr_id)
      await writing.finally(() => underWay.delete(writing))
    },
    noted: (hrId) => {
      const own = underWay.entries().filter(([, its]) => its === hrId)
      return Promise.allSettled(own.map(([writing]) => writing))
    },
  }
}
