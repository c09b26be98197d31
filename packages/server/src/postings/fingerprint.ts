import { hash } from 'node:crypto'
import type { Posting, PostingItem } from '@innwire/types'
import Big from 'big.js'

/** Each field of the contract, so that a new one does not compile before it is said here what its content is. */
type Content<Of> = Record<FieldOf<Of>, (its: Of) => unknown>
/** Also of a type with variants. */
type FieldOf<Of> = Of extends unknown ? keyof Of : never

const contentOfItem: Content<PostingItem> = {
  post_type: (item) => item.post_type.toLowerCase(),
  department_id: (item) => item.department_id ?? null,
  revenue_account_id: (item) => item.revenue_account_id ?? null,
  product_id: (item) => item.product_id ?? null,
  product_name: (item) => item.product_name ?? '',
  quantity: (item) => new Big(item.quantity).toFixed(),
  unit: (item) => item.unit ?? '',
  amount: (item) => new Big(item.amount).toFixed(),
  currency: (item) => item.currency || null,
  exchange_rate: (item) => (item.exchange_rate == null ? null : new Big(item.exchange_rate).toFixed()),
}

const contentOfInvoice: Content<Omit<Posting, 'transaction_id'>> = {
  invoice_number: (invoice) => invoice.invoice_number,
  pos_id: (invoice) => invoice.pos_id,
  reservation_id_customer_id: (invoice) => invoice.reservation_id_customer_id,
  note: (invoice) => invoice.note ?? '',
  posts: (invoice) => invoice.posts.map((item) => valuesOf(contentOfItem, item)),
}

/**
 * Tells the content of an invoice from any other (D25). The same invoice in another spelling (order of fields, 15.0
 * for 15, `expense` for `Expense`, null for what is left out) is the same content.
 */
export const fingerprint = (posting: Posting): string =>
  hash('sha256', JSON.stringify(valuesOf(contentOfInvoice, posting)))

/** In the order in which they stand above: those that are stored were made in it. */
const valuesOf = <Of>(content: Content<Of>, its: Of): unknown[] =>
  Object.values<(its: Of) => unknown>(content).map((of) => of(its))
