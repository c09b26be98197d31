import type { Posting, PostingResult } from '@innwire/types'
import type { Connection } from '../connection.ts'
import { postingBody } from '../input/posting.ts'
import type { CallOptions } from '../options.ts'
import { readObject } from '../read.ts'
import { type Reply, reply } from '../reply.ts'

/** Invoices of a point of sale. */
export type Postings = {
  /**
   * Posts an invoice. It is sent again after a lost answer only where `repeat` of the client is stated; otherwise the
   * error is `unconfirmed`: look on the folio before you post the same invoice again.
   * @returns where each item was booked; watch for `mapping: 'default'`
   * @throws {InputError} when the invoice cannot be sent; nothing was
   * @throws {InnwireError} with `unconfirmed`, when nobody knows whether it is on the folio
   * @throws {ConflictError} when the guest has left, or the id was used before: on our server with other contents, which
   * may be this invoice in other words; elsewhere perhaps by just this one (D25). Look on the folio before you post it under another id. With `unconfirmed` where an attempt
   * of this call that got no answer may have posted it
   * @example
   * await hotel.postings.create({
   *   transaction_id: crypto.randomUUID(), // made once, stored with the invoice
   *   invoice_number: 'BAR-4711',
   *   pos_id: '123',
   *   reservation_id_customer_id: '-1',
   *   posts: [
   *     {
   *       post_type: 'Expense',
   *       product_id: 'HR:692',
   *       department_id: null, // the product brings both
   *       revenue_account_id: null,
   *       quantity: 2,
   *       amount: 14,
   *     },
   *   ],
   * })
   */
  create(posting: Posting, options?: CallOptions): Reply<PostingResult>
}

/** Makes {@link Postings} of a connection. */
export const postings = (connection: Connection): Postings => ({
  create(posting, options) {
    return reply(() =>
      connection.send(
        'createPosting',
        { body: postingBody(posting) },
        readObject<PostingResult>('status', 'transaction_id'),
        options,
      ),
    )
  },
})
