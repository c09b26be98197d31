import { mostDates } from '@innwire/types'
import { errorBody } from '@innwire/validators'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asRefused } from '../../src/http/answer.ts'
import type { Answered } from '../support/answered.ts'
import { type Demo, exampleNames, exampleOf, openDemo } from './demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.server.stop())

const daily = (...rooms: object[]) => demo.send('PUT', 'v2/apps/rooms/daily', { json: { rooms } })
const december = { start_date: '2026-12-01', end_date: '2026-12-31' }
const range = (fields: Record<string, string>) =>
  demo.send('PUT', 'v2/apps/rooms/~', { query: { inv_code: 'HR:1', ...december, ...fields } })
const reservations = (query: Record<string, string>) => demo.send('GET', 'v2/apps/reservations', { query })
const details = (query: Record<string, string>) =>
  demo.send('GET', 'v2/apps/infos/transaction_details', { query })
const toast = { post_type: 'Expense', product_id: 'HR:692', quantity: 1, amount: '4.00' }
const post = (posts: object[], more: object = {}) =>
  demo.send('POST', 'v1/apps/pos/postings', {
    json: {
      transaction_id: 'tr1234',
      invoice_number: 'in1234',
      pos_id: '123',
      reservation_id_customer_id: '41749:25238942',
      posts,
      ...more,
    },
  })
const byAccounts = (department_id: string, revenue_account_id: string) => ({
  post_type: 'Expense',
  department_id,
  revenue_account_id,
  quantity: 1,
  amount: '4.00',
})
const day = (date: string, more: object = { availability: 3 }) => ({ date, ...more })
const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    day(new Date(Date.parse('2026-12-01') + index * 86_400_000).toISOString().slice(0, 10)),
  )

async function withoutDefaults(): Promise<Answered> {
  const { body } = await demo.control('GET', '/properties/demo/pos-mappings')
  await demo.control('PUT', '/properties/demo/pos-mappings', {
    ...body,
    defaults: { department: null, account: null, product: null },
  })
  const answer = await post([toast, { ...toast, product_id: 'peynir' }])
  await demo.control('PUT', '/properties/demo/pos-mappings', body)
  return answer
}

async function sixthRequest(): Promise<Answered> {
  const quota = (value: object | null) => demo.control('PATCH', '/properties/demo', { quota: value })
  await quota({ per_minute: 5, per_day: 250 })
  const answers = []
  for (let request = 0; request < 6; request += 1) answers.push(await demo.send('GET', 'v2/apps/rooms'))
  await quota(null)
  return answers.at(-1) as Answered
}

async function reusedId(): Promise<Answered> {
  await post([toast])
  return post([toast, toast])
}

const asked: Record<string, () => Promise<Answered>> = {
  BodyTooLarge: () => demo.send('PUT', 'v2/apps/rooms/daily', { raw: `"${'x'.repeat(2_000_001)}"` }),
  DailyDuplicateTarget: () =>
    daily(
      { inv_code: 'HR:1', dates: [day('2026-12-24')] },
      { inv_code: 'HR:1', channel_codes: ['online'], dates: [day('2026-12-24')] },
    ),
  DailyFieldsInvalid: () =>
    daily(
      { inv_code: 'HR:1', dates: [...days(3), day('2026-02-30'), null] },
      { inv_code: 'HR:2', dates: [] },
    ),
  DailyTooManyDates: () => daily({ inv_code: 'HR:1', dates: days(mostDates + 1) }),
  DailyUnknownField: () => daily({ inv_code: 'HR:1', channel_code: 'online', dates: days(1) }),
  FolioClosed: () => post([toast], { reservation_id_customer_id: '36001:55430001' }),
  FromDateTooOld: () => reservations({ from_date: '2026-09-01' }),
  GuestNotFound: () => post([toast], { reservation_id_customer_id: '41749:1' }),
  MethodNotAllowed: () => demo.send('PATCH', 'v2/apps/rooms'),
  PageRequiresUndeliveredFalse: () => reservations({ page: '2' }),
  PerPageInvalid: () => reservations({ per_page: '500' }),
  PostingAccountsRequired: () => post([toast, { post_type: 'Expense', quantity: 1, amount: '4.00' }]),
  PostingExchangeRateRequired: () => post([{ ...toast, currency: 'USD' }]),
  PostingFieldsInvalid: () =>
    post(
      [
        { ...toast, quantity: 0 },
        { ...toast, amount: '-4.00' },
      ],
      { transaction_id: '' },
    ),
  PostingNoMapping: withoutDefaults,
  PostingTooManyItems: () => post(Array(501).fill(toast)),
  PostingTypeCodeMismatch: () => post([byAccounts('HR:37', 'HR:64')]),
  PostingUnknownField: () => post([{ ...toast, produkt_id: 'HR:692' }]),
  PostingUnknownServiceId: () => post([byAccounts('HR:999', 'HR:62')]),
  RangeEndsBeforeStart: () => range({ start_date: '2026-12-31', end_date: '2026-12-01', availability: '3' }),
  RangeFieldNotUpdatable: () =>
    demo.send('PUT', 'v2/apps/rooms/~', { query: { rate_code: 'HR:1', ...december, availability: '3' } }),
  RangeFieldsInvalid: () =>
    demo.send('PUT', 'v2/apps/rooms/~', {
      query: { inv_code: 'HR:1', end_date: '2026-12-31', availability: '-1' },
    }),
  RangeInPast: () => range({ start_date: '2026-11-01', end_date: '2026-11-19', availability: '3' }),
  RangeNothingToUpdate: () => range({}),
  RangeTooLong: () => range({ start_date: '2026-12-01', end_date: '2029-11-30', availability: '3' }),
  RangeUnknownField: () => range({ price: '99.90', day: '5' }),
  RangeUnknownGroup: () => range({ inv_code: 'HR:99', availability: '3' }),
  RangeUnknownRate: () =>
    demo.send('PUT', 'v2/apps/rooms/~', { query: { rate_code: 'NR:HR:99', ...december, price: '99.90' } }),
  RateLimited: sixthRequest,
  ReservationsUnknownParameter: () => reservations({ undeliverd: 'false' }),
  TransactionIdRequired: () => details({}),
  TransactionIdReused: reusedId,
  TransactionNotFound: () => details({ transaction_id: '883770514' }),
  Unauthorized: () => demo.send('GET', 'v2/apps/rooms', { query: { token: 'wrong' } }),
  UnknownParameter: () => demo.send('GET', 'v2/apps/rooms', { query: { per_page: '100' } }),
  UnreadableRequest: () => demo.send('PUT', 'v2/apps/rooms/daily', { raw: '{"rooms":' }),
  UnsupportedMediaType: () => demo.send('PUT', 'v2/apps/rooms/daily', { raw: 'x', type: 'text/plain' }),
}

/** Without what differs from one request to the next. */
const told = (body: object) =>
  JSON.parse(JSON.stringify({ ...body, request_id: '' }).replace(/Wait \d+ seconds/, 'Wait 42 seconds'))

it.each(Object.entries(asked))(
  'the example %s of the contract is what the server says',
  async (name, ask) => {
    expect(told((await ask()).body)).toEqual(told(exampleOf(name)))
  },
)

it('the example InternalError of the contract is what the server says', () => {
  const { refusal } = asRefused(new Error('a defect'))
  expect(told(errorBody(refusal as Parameters<typeof errorBody>[0], ''))).toEqual(
    told(exampleOf('InternalError')),
  )
})

it('there is no other example of an error', () => {
  const errors = exampleNames.filter((name) => exampleOf<{ status?: string }>(name).status === 'error')
  // What a server says that is being stopped is asked of one, in stop.test.ts.
  expect(errors.toSorted()).toEqual([...Object.keys(asked), 'InternalError', 'Unavailable'].toSorted())
})
