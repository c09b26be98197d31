import fc from 'fast-check'
import type { Item } from '../oracle/postings.ts'
import type { GuestStep, Step } from './steps.ts'

const which = fc.nat(30)

const arrival = {
  do: fc.constant('check in' as const),
  room: fc.constantFrom('101', '102', 'Garden'),
  guests: fc.integer({ min: 1, max: 3 }),
}
export const checkIn: fc.Arbitrary<Step> = fc.record(arrival)
const checkInOfBooking: fc.Arbitrary<Step> = fc.record({ ...arrival, booking: which })

const checkOut = fc.record(
  {
    do: fc.constant('check out' as const),
    which,
    guests: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['do', 'which'] },
)

const guest: fc.Arbitrary<GuestStep> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('direct sales' as const) },
  { weight: 6, arbitrary: which },
  { weight: 1, arbitrary: fc.constantFrom('nobody' as const, 'no key' as const) },
)

const ledgerId = (...known: string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom('HR:999', 'HR:x', 'unknown') },
  )
const byProduct = fc.record({ product_id: ledgerId('HR:21', 'HR:22', 'P1') })
const department_id = ledgerId('HR:11', 'HR:12', 'HR:13', 'bar', 'till')
const revenue_account_id = ledgerId('HR:1', 'HR:2', 'HR:3', 'bar', 'till')
/** Two of one kind, so that most invoices are good. */
const matching = fc
  .constantFrom(['HR:11', 'HR:1'], ['HR:12', 'bar'], ['bar', 'HR:2'], ['till', 'till'], ['HR:13', 'HR:3'])
  .map(([department_id, revenue_account_id]) => ({ department_id, revenue_account_id, product_id: null }))

const place = fc.oneof(
  { weight: 5, arbitrary: byProduct },
  { weight: 7, arbitrary: matching },
  { weight: 1, arbitrary: fc.record({ department_id, revenue_account_id }) },
  {
    weight: 1,
    arbitrary: fc.record(
      { product_id: ledgerId('HR:21'), department_id, revenue_account_id },
      { requiredKeys: ['department_id'] },
    ),
  },
)

const money = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(0, 15, 13.928, '12.50', '0.001', 999999999999.999, '007') },
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 9_999_999 }).map((number) => number / 1000) },
)

const currency = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.record({ currency: fc.constantFrom(null, '', 'EUR') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      currency: fc.constantFrom('USD', 'TRY'),
      exchange_rate: fc.constantFrom('0.92', 1.1, '0.000000000001', '123456.789', 36.123456),
    }),
  },
  { weight: 1, arbitrary: fc.record({ currency: fc.constant('USD'), exchange_rate: fc.constant(null) }) },
  // The base currency has no rate but 1.
  { weight: 1, arbitrary: fc.record({ exchange_rate: fc.constantFrom('1.0', 1.1) }) },
)

const item: fc.Arbitrary<Item> = fc
  .tuple(
    place,
    currency,
    fc.record({
      post_type: fc.constantFrom('Expense', 'Payment', 'Refund', 'Discount', 'expense', 'REFUND'),
      quantity: fc.constantFrom(1, 2.5, '3', '0.001'),
      amount: money,
    }),
  )
  .map(([where, paid, what]) => ({ ...where, ...paid, ...what }))

const post = fc.record(
  {
    do: fc.constant('post' as const),
    // Few ids, so that some are used again by mistake.
    id: fc.integer({ min: 1, max: 40 }).map((number) => `t${number}`),
    guest,
    invoice: fc.constantFrom('I-1', 'I-2'),
    note: fc.constantFrom('', 'Table 4'),
    posts: fc.array(item, { minLength: 1, maxLength: 4 }),
    copies: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.constantFrom(2, 5)),
  },
  { requiredKeys: ['do', 'id', 'guest', 'invoice', 'posts', 'copies'] },
)

const postAgain = fc.record({
  do: fc.constant('post again' as const),
  which,
  change: fc.constantFrom('spelling' as const, 'content' as const),
})

export const guestSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: checkIn },
  { weight: 1, arbitrary: checkInOfBooking },
  { weight: 1, arbitrary: checkOut },
  { weight: 5, arbitrary: post },
  { weight: 2, arbitrary: postAgain },
)
