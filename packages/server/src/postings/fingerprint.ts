import { hash } from 'node:crypto'
import type { Posting } from '@innwire/types'
import Big from 'big.js'

/**
 * Tells the content of an invoice from any other (D25). The same invoice in another spelling (order of fields, 15.0
 * for 15, `expense` for `Expense`, null for what is left out) is the same content.
 */
export function fingerprint(posting: Posting): string {
  const content = [
    posting.invoice_number,
    posting.pos_id,
    posting.reservation_id_customer_id,
    posting.note ?? '',
    posting.posts.map((item) => [
      item.post_type.toLowerCase(),
      item.department_id ?? null,
      item.revenue_account_id ?? null,
      item.product_id ?? null,
      item.product_name ?? '',
      new Big(item.quantity).toFixed(),
      item.unit ?? '',
      new Big(item.amount).toFixed(),
      item.currency || null,
      item.exchange_rate == null ? null : new Big(item.exchange_rate).toFixed(),
    ]),
  ]
  return hash('sha256', JSON.stringify(content))
}
