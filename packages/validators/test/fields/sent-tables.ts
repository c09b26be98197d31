import fc from 'fast-check'
import type { FieldTable } from './check-fields.ts'
import { code, date, nullable, ofLength, optional, sentCode, text } from './field-values.ts'
import { type Json, type JsonObject, recorded } from './json.ts'
import { availability, channelCodes, flag, listOfLength, minStay, price, quantity } from './sent-values.ts'

const day = (index: number) => new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10)

/** The recorded daily update with both codes, so that each field can be taken away by itself. */
function daily(): JsonObject {
  const { rooms } = recorded('update_daily.request') as { rooms: JsonObject[] }
  return { rooms: rooms.map((room) => ({ ...room, rate_code: 'HR:1903' })) }
}

/** Written by hand from the description of the service and the decisions D5, D15, D29 and D32. */
export const dailyTables: FieldTable[] = [
  {
    object: 'DailyUpdate',
    sample: daily,
    at: '',
    fields: {
      rooms: listOfLength(1, (index) => ({ inv_code: `HR:${index}`, dates: [{ date: day(0) }] }), 1000),
    },
  },
  {
    object: 'DailyRoomUpdate',
    sample: daily,
    at: 'rooms[0]',
    fields: {
      inv_code: optional(sentCode),
      rate_code: optional(nullable(text)),
      channel_codes: optional(channelCodes),
      dates: listOfLength(1, (index) => ({ date: day(index), availability: index }), 90),
    },
  },
  {
    object: 'DailyDateUpdate',
    sample: daily,
    at: 'rooms[0].dates[0]',
    fields: {
      date,
      availability: optional(availability),
      price: optional(price),
      min_stay: optional(minStay),
      stop_sale: optional(flag),
      cta: optional(flag),
      ctd: optional(flag),
    },
  },
]

/** The recorded posting whose first item has a product beside its accounts, so that each may be missing. */
function posting(): JsonObject {
  const body = recorded('posting.request') as { posts: JsonObject[] }
  return { ...body, posts: body.posts.map((post) => ({ ...post, product_id: 'HR:692' })) }
}

const item = (index: number): Json => ({
  post_type: 'Expense',
  product_id: `HR:${index}`,
  quantity: 1,
  amount: '7.00',
})

const ledgerId = nullable(optional(ofLength(1, 64)))
const freeText = optional(ofLength(0, 4000))
const postTypes = ['Expense', 'Payment', 'Refund', 'Discount']

/** Written by hand from the description of the service and the decisions D27, D30 and D32. */
export const postingTables: FieldTable[] = [
  {
    object: 'Posting',
    sample: posting,
    at: '',
    fields: {
      transaction_id: ofLength(1, 128),
      invoice_number: ofLength(1, 128),
      pos_id: ofLength(1, 128),
      reservation_id_customer_id: { ...code, accepts: ['41749:25238942', '-1'] },
      note: freeText,
      posts: listOfLength(1, item, 500),
    },
  },
  {
    object: 'PostingItem',
    sample: posting,
    at: 'posts[0]',
    fields: {
      post_type: {
        accepts: [...postTypes, ...postTypes.flatMap((type) => [type.toLowerCase(), type.toUpperCase()])],
        inside: fc.mixedCase(fc.constantFrom(...postTypes)),
        refuses: [
          ...text.refuses,
          { value: '' },
          { value: 'Expenses' },
          { value: ' Refund' },
          { value: 'Void' },
        ],
      },
      department_id: ledgerId,
      revenue_account_id: ledgerId,
      product_id: ledgerId,
      product_name: freeText,
      quantity,
      unit: freeText,
      amount: price,
      currency: nullable(
        optional({
          accepts: ['USD', 'TRY', ''],
          refuses: [...text.refuses, { value: 'usd' }, { value: 'US' }, { value: 'USDT' }, { value: '$' }],
        }),
      ),
      exchange_rate: nullable(
        optional({
          accepts: ['15.40', '1', 15.4, '0.000001', 1e-6],
          inside: fc.double({ min: 0, minExcluded: true, max: 999_999_999_999, noNaN: true }),
          refuses: [1e12, '1000000000000', '', 'abc', '-1', -1, '0', 0, '0.00', '1,5', true, [], {}].map(
            (value) => ({ value }),
          ),
        }),
      ),
    },
  },
]
