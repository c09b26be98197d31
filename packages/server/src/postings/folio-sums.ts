import Big from 'big.js'
import { findRow, upsertRow } from '../storage/rows.ts'
import type { Database, FolioItemTable, FolioSumTable } from '../storage/schema.ts'

export type Sums = Omit<FolioSumTable, 'hr_id' | 'folio_id'>
type Counted = Pick<FolioItemTable, 'post_type' | 'base_amount'>

export const noSums: Sums = { expenses: '0', payments: '0', refunds: '0', discounts: '0', balance: '0' }

const columns = {
  Expense: 'expenses',
  Payment: 'payments',
  Refund: 'refunds',
  Discount: 'discounts',
} as const

/** Adds items to the sums of their folio, inside the write that posts them. */
export async function addToFolio(
  database: Database,
  hrId: string,
  folioId: string,
  items: Counted[],
): Promise<void> {
  const before = await findRow(database, 'folio_sum', { hr_id: hrId, folio_id: folioId }, [
    'expenses',
    'payments',
    'refunds',
    'discounts',
    'balance',
  ])
  const sums = added(before ?? noSums, items)
  await upsertRow(database, 'folio_sum', { hr_id: hrId, folio_id: folioId }, sums)
}

/** The stored amounts carry the sign that they have in the balance; the sums of one kind are kept without it. */
function added(before: Sums, items: Counted[]): Sums {
  const sums = { ...before }
  for (const { post_type, base_amount } of items) {
    const amount = new Big(base_amount)
    const column = columns[post_type]
    sums[column] = amount.abs().plus(sums[column]).toFixed()
    sums.balance = amount.plus(sums.balance).toFixed()
  }
  return sums
}
