import type { Storage } from '../storage/open-storage.ts'
import type { ReceiptTable } from '../storage/schema.ts'

/** Which changes of which reservations were delivered to a token (D19). */
export type Receipts = {
  /** Notes what an answer held, once it was handed over. */
  deliver(receipts: ReceiptTable[]): Promise<void>
  /** Resolves when all that was handed over to a hotel is noted, so that the next poll does not see it again. */
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
          .where('hr_id', '=', first.hr_id)
          .where('id', '=', first.token_id)
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
