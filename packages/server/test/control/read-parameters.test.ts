import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { controlOperations } from '../../src/generated/control-operations.ts'
import { waiting } from '../property-api/hotel.ts'
import { type Calls, createHotel, day, startCalls, updateDaily } from './calls.ts'
import { type Asking, next, telling } from './telling.ts'

const demo = { hr_id: 'demo', token: 'demo-token' }
let calls: Calls
let folio_id: string
beforeAll(async () => {
  calls = await startCalls()
  const linden = await createHotel(calls, 'linden')
  await calls.property('v2/apps/rooms', linden)
  await calls.control('POST', '/properties/demo/tokens', { label: 'Another' })
  for (const name of ['one', 'two']) await calls.control('PUT', `/snapshots/${name}`)
  await book('bookingcom', 'no-such-room')
  for (const mapping of ['HR:1', 'NR:HR:1']) await book('online', mapping)
  for (const price of [80, 90]) await updateDaily(calls, demo, [dailyPrice(price)])
  folio_id = await postTwoItems()
  // Else an answer would be another one by itself.
  await vi.waitFor(async () => {
    const { body } = await calls.control('GET', '/properties/demo/deliveries?state=in_progress')
    expect(body.deliveries).toEqual([])
  }, waiting)
})
afterAll(() => calls.server.stop())

const dailyPrice = (price: number) => ({ inv_code: 'HR:1', dates: [{ date: day(1), price }] })

const book = (channel_code: string, mapping_code: string) =>
  calls.control('POST', '/properties/demo/bookings', {
    channel_code,
    guest: 'Ada Byron',
    payment: 'credit_card',
    rooms: [
      {
        mapping_code,
        checkin_date: day(1),
        checkout_date: day(2),
        daily_prices: [{ date: day(1), price: 80 }],
      },
    ],
  })

async function postTwoItems(): Promise<string> {
  const list = async (name: string) => (await calls.control('GET', `/properties/demo/${name}`)).body[name]
  const [folio] = await list('folios')
  const [department] = await list('departments')
  const accounts = await list('accounts')
  const account = accounts.find((its: { type_code: string }) => its.type_code === department.type_code)
  const post = {
    post_type: department.type === 'payment' ? 'Payment' : 'Expense',
    department_id: `HR:${department.id}`,
    revenue_account_id: `HR:${account.id}`,
    quantity: 1,
    amount: 1,
  }
  const invoice = {
    transaction_id: 'T1',
    invoice_number: 'I1',
    pos_id: '1',
    reservation_id_customer_id: folio.folio_id,
    posts: [post, post],
  }
  const { status, text } = await calls.property('v1/apps/pos/postings', demo, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(invoice),
  })
  if (status !== 200) throw new Error(text)
  return folio.folio_id
}

async function ask(operation: keyof Asking, query: Record<string, string>) {
  const path = controlOperations[operation].path
    .replace('/control/v1', '')
    .replace('{hr_id}', 'demo')
    .replace('{folio_id}', encodeURIComponent(folio_id))
    .replace('{rate_code}', 'HR:1')
    .replace('{date}', day(1))
  const { status, text, body } = await calls.control('GET', `${path}?${new URLSearchParams(query)}`)
  if (status !== 200) throw new Error(text)
  return body
}

describe.each(Object.entries(telling))('%s', (id, values) => {
  const operation = id as keyof Asking
  const needed = 'from' in values ? { from: day(0), to: day(3) } : {}

  it.each(Object.entries<string | symbol>(values))('answers by %s', async (name, value) => {
    const usual = name === 'after' ? { ...needed, limit: '1' } : needed
    const before = await ask(operation, usual)
    const given = value === next ? before.next : value
    expect(await ask(operation, { ...usual, [name]: given })).not.toEqual(before)
  })
})
