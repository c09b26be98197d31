import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { buildHotel, type Hotel, type House, openHouse, setClock } from './hotel.ts'

let house: House
let hotel: Hotel
let guest: string
beforeAll(async () => {
  house = await openHouse()
  await setClock(house)
})
afterAll(() => house.server.stop())
beforeEach(async () => {
  hotel = await buildHotel(house, { business_day_start: '04:00' })
  const account = (id: number, type: string) => ({ name: `Account ${id}`, type_code: type, type })
  await hotel.done('PUT', '/departments/37', account(37, 'expense'))
  await hotel.done('PUT', '/accounts/62', { ...account(62, 'expense'), tax_amounts: ['0.1'] })
  await hotel.done('PUT', '/departments/40', account(40, 'payment'))
  await hotel.done('PUT', '/accounts/70', { ...account(70, 'payment'), tax_amounts: [] })
  const stay = await hotel.done('POST', '/stays', {
    room_name: '102',
    checkin_date: '2026-11-20',
    checkout_date: '2026-11-22',
    guests: [{ firstname: 'John', lastname: 'Doe', birth_date: '1984-11-23' }],
  })
  guest = stay.guests[0].reservation_id_customer_id
})

let posted = 0
const item = (post_type: string, amount: number | string, more: object = {}) => ({
  post_type,
  amount: Number(amount),
  quantity: 1,
  department_id: 'HR:37',
  revenue_account_id: 'HR:62',
  ...more,
})
const toPayments = { department_id: 'HR:40', revenue_account_id: 'HR:70' }
const post = async (posts: object[], reservation_id_customer_id = guest) => {
  posted += 1
  const transaction_id = `tr${posted}`
  const body = { transaction_id, invoice_number: 'in1', pos_id: '1', reservation_id_customer_id, posts }
  return hotel.api('POST', 'v1/apps/pos/postings', body)
}

test('a guest has an empty folio before anything is posted, and keeps it', async () => {
  const empty = {
    folio_id: guest,
    kind: 'guest',
    guest: 'John Doe',
    currency: 'EUR',
    expenses: '0',
    payments: '0',
    balance: '0',
  }
  expect((await hotel.done('GET', '/folios')).folios).toMatchObject([empty])
  expect(await hotel.done('GET', `/folios/${encodeURIComponent(guest)}`)).toMatchObject({
    ...empty,
    items: [],
  })
  await hotel.done('POST', `/stays/${guest.split(':')[0]}/check-out`)
  expect((await hotel.done('GET', '/folios')).folios).toEqual([])
  expect(await hotel.done('GET', `/folios/${guest}`)).toMatchObject(empty)
  expect((await post([item('Expense', 5)])).body.code).toBe('folio_closed')
})

test('sums are exact over currencies, and each kind counts as it should', async () => {
  await post([
    item('Expense', '0.1'),
    item('Expense', '0.2'),
    item('Expense', '10.01', { currency: 'USD', exchange_rate: '0.9137' }),
    item('Discount', '1.5'),
    item('Payment', '20', toPayments),
  ])
  // A refund of an expense lowers what is owed, a refund of a payment raises it.
  await post([item('Refund', '0.2'), item('Refund', '5', toPayments)])
  const folio = await hotel.done('GET', `/folios/${guest}`)
  expect(folio).toMatchObject({
    expenses: '9.446137',
    payments: '20',
    refunds: '5.2',
    discounts: '1.5',
    balance: '-7.253863',
  })
  const { items, next, ...sums } = folio
  expect(next).toBeNull()
  expect((await hotel.done('GET', '/folios')).folios).toEqual([sums])
  expect(items.map((its: { base_amount: string }) => its.base_amount)).toEqual([
    '0.1',
    '0.2',
    '9.146137',
    '-1.5',
    '-20',
    '-0.2',
    '5',
  ])
  expect(items[2]).toMatchObject({
    transaction_id: `tr${posted - 1}`,
    line: 2,
    currency: 'USD',
    exchange_rate: '0.9137',
    amount: '10.01',
    mapping: 'direct',
    product_id: null,
  })
})

test('each line has the note of its invoice', async () => {
  const posts = [item('Expense', 1), item('Expense', 2)]
  const invoice = { invoice_number: 'in1', pos_id: '1', reservation_id_customer_id: guest, posts }
  const note = 'Signed by the guest'
  await hotel.api('POST', 'v1/apps/pos/postings', { ...invoice, transaction_id: 'noted-1', note })
  await hotel.api('POST', 'v1/apps/pos/postings', { ...invoice, transaction_id: 'noted-2' })
  const { items } = await hotel.done('GET', `/folios/${guest}`)
  expect(items.map((its: { note: string | null }) => its.note)).toEqual([note, note, null, null])
})

test('a repeated posting stands in the folio once', async () => {
  const body = {
    transaction_id: 'once',
    invoice_number: 'in1',
    pos_id: '1',
    reservation_id_customer_id: guest,
    posts: [item('Expense', 15)],
  }
  const answers = await Promise.all([1, 2, 3].map(() => hotel.api('POST', 'v1/apps/pos/postings', body)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await hotel.done('GET', `/folios/${guest}`)).toMatchObject({ balance: '15', items: [{ line: 0 }] })
})

test('direct sales go to the folio of the business date', async () => {
  // Two o'clock at night in Berlin: the bar is still open, and the day before is not over.
  await setClock(house, '2026-11-21T01:00:00Z')
  await post([item('Expense', 8)], '-1')
  await setClock(house)
  await post([item('Expense', 3)], '-1')
  const folio = await hotel.done('GET', '/folios/direct:2026-11-20')
  expect(folio).toMatchObject({ kind: 'direct_sales', guest: null, balance: '11' })
  expect(
    (await hotel.done('GET', '/folios')).folios.map((its: { folio_id: string }) => its.folio_id),
  ).toEqual([guest, 'direct:2026-11-20'].sort())
})

test('an unknown folio is not found', async () => {
  for (const id of ['1:1', 'direct:2026-01-01']) {
    expect(refusalOf(await hotel.control('GET', `/folios/${id}`))).toEqual({ status: 404, code: 'not_found' })
  }
})
