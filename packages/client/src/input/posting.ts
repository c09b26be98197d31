import { longestNote, mostItems } from '@innwire/types'
import { accept, amount, code, id, list, nullable, object, plain, text } from './rules.ts'

const note = text(0, longestNote)
const ledgerId = nullable(code)
// At most 15 digits: as a number, JSON writes the very same ones.
const quantity = plain(/^(?=.*[1-9])\d{1,12}(\.\d{1,3})?$/, 'more than 0, up to 3 decimals', Number)

const postTypes = 'Expense, Payment, Refund or Discount'

const item = object(
  {
    post_type: plain(/^\w{4,}$/, postTypes, (text) => RegExp(`\\b${text}\\b`, 'i').exec(postTypes)?.[0]),
    department_id: ledgerId,
    revenue_account_id: ledgerId,
    product_id: ledgerId,
    product_name: note,
    quantity,
    unit: note,
    amount: amount(Number),
    currency: nullable(plain(/^([A-Z]{3})?$/, 'text as EUR')),
    exchange_rate: nullable(plain(/^(?=.*[1-9])\d{1,12}(\.\d{1,12})?$/, 'more than 0')),
  },
  ['post_type', 'quantity', 'amount'],
  (sent, issue) => {
    if (!(sent.product_id || (sent.department_id && sent.revenue_account_id))) {
      issue('', 'Give product_id, or department_id and revenue_account_id.')
    }
  },
)

const needed = {
  transaction_id: id,
  invoice_number: id,
  pos_id: id,
  reservation_id_customer_id: id,
  posts: list(item, mostItems),
}
const invoice = object({ ...needed, note }, Object.keys(needed))

/**
 * The JSON body of a posting, as `postings.create` sends it (D27, D30). The package exports it as `checkPosting`, for
 * those who keep invoices to send them later.
 * @throws {InputError} with every wrong place
 * @example
 * const body = checkPosting(invoice) // nothing was sent
 */
export const postingBody = (posting: unknown): string => JSON.stringify(accept(invoice, posting))
