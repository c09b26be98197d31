import type { Posting } from '@innwire/types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import {
  type FaultyHotel,
  hour,
  isUpdate,
  minute,
  page,
  refused,
  type Sent,
  startFaultyHotel,
} from './faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const isPoll = ({ operation, body }: Sent) => operation === 'listReservations' && 'from_date' in body
const onReservation = async () => {}
const answer = (headers: Record<string, string>) => (_: Sent, ask: () => Promise<Response>) =>
  ask().then(
    async (given) =>
      new Response(await given.text(), {
        status: given.status,
        headers: { 'content-type': 'application/json', ...headers },
      }),
  )

type Fault = () => Response | 'hang'

/** How long each of the stop sales took that were set once an hour. */
async function stopSales(open: Parameters<FaultyHotel['open']>[0], hours: number) {
  const sync = await hotel.open(open)
  const waits: number[] = []
  for (let count = 0; count < hours; count += 1) {
    await hotel.time.advance(hour / 2)
    const setAt = hotel.elapsed()
    const date = hotel.inDays(5 + count)
    await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
    await hotel.time.advance(hour / 2)
    const first = hotel.sent.find((sent) => isUpdate(sent) && sent.at >= setAt)
    waits.push(first ? first.at - setAt : Infinity)
  }
  return { sync, waits }
}

const longestGap = (times: number[]) =>
  Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))

describe('with 260 bills in a day', () => {
  it('a stop sale leaves within two minutes, and polls are at most an hour apart', async () => {
    await setUpTill()
    const sync = await hotel.open({ onReservation })
    const waits: number[] = []
    for (let quarter = 0; quarter < 96; quarter += 1) {
      const bills = quarter === 0 ? 32 : quarter < 4 ? 30 : quarter % 2 ? 2 : 1
      for (let bill = 0; bill < bills; bill += 1) await sync.postings.post(invoice())
      await hotel.time.advance(7 * minute)
      if (quarter % 5 === 0) {
        const setAt = hotel.elapsed()
        await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(5 + quarter), stop_sale: 1 }])
        await hotel.time.advance(8 * minute)
        waits.push((hotel.sent.find((sent) => isUpdate(sent) && sent.at >= setAt)?.at ?? Infinity) - setAt)
      } else await hotel.time.advance(8 * minute)
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * minute)
    expect(longestGap(hotel.sent.filter(isPoll).map(({ at }) => at))).toBeLessThanOrEqual(hour)
    expect(hotel.sentBy('createPosting').length).toBeGreaterThan(80)
    expect(hotel.eventsOf('budget_exhausted')).toHaveLength(1)
    expect(hotel.refusals()).toEqual([])
  })

  let invoices = 0
  function invoice(): Posting {
    invoices += 1
    const item = { post_type: 'Expense' as const, department_id: 'HR:37', revenue_account_id: 'HR:62' }
    return {
      transaction_id: `t-${invoices}`,
      invoice_number: `I-${invoices}`,
      pos_id: 'restaurant',
      reservation_id_customer_id: '-1',
      posts: [{ ...item, quantity: 1, amount: '12.5' }],
    }
  }
  async function setUpTill() {
    const food = { type_code: 'f-b', type: 'expense' }
    await hotel.hotel('PUT', '/departments/37', { name: 'Restaurant', ...food })
    await hotel.hotel('PUT', '/accounts/62', { name: 'Food', ...food, tax_amounts: ['0.1'] })
  }
})

describe('for a day, every answer has', () => {
  it.each(
    sampled<[string, Record<string, string>, string[]]>(3, [
      ['a Retry-After though it is a success', { 'retry-after': '86400' }, ['Retry-After']],
      ['a reset that counts from 1970', rateLimit('5', '0', '1820998800'), ['RateLimit-Reset']],
      ['a negative rest', rateLimit('5', '-3', '60'), ['RateLimit-Remaining']],
      ['NaN as the rest', rateLimit('5', 'NaN', '60'), ['RateLimit-Remaining']],
      ['more left than the limit', rateLimit('5', '9', '60'), ['RateLimit-Remaining']],
      ['a limit of none', rateLimit('0', '0', '60'), ['RateLimit-Limit']],
      ['nothing left, for ever', rateLimit('250', '0', '3600'), ['RateLimit-Remaining']],
    ]),
  )(
    '%s: stop sales leave within two minutes, polls go on, and it is told once',
    async (_, headers, told) => {
      hotel.alter(answer(headers))
      const { waits } = await stopSales({ onReservation }, 23)
      expect(Math.max(...waits)).toBeLessThanOrEqual(2 * minute)
      expect(longestGap(hotel.sent.filter(isPoll).map(({ at }) => at))).toBeLessThanOrEqual(hour)
      expect(hotel.eventsOf('hint_ignored').map((event) => 'header' in event && event.header)).toEqual(told)
    },
    120_000,
  )
})

function rateLimit(limit: string, remaining: string, reset: string) {
  return { 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset }
}

const tooMany = () => page(429, '{"status":"error","code":"rate_limited"}', { 'retry-after': '3600' })

describe('while the service refuses with 429 and an hour, for a day,', () => {
  it.each(
    sampled<[string, RegExp, (sent: Sent) => boolean]>(3, [
      [
        'looks at transactions',
        /looks at transactions/,
        ({ operation }) => operation === 'getTransactionDetails',
      ],
      [
        'the list of reservations',
        /polls of the reservations/,
        ({ operation }) => operation === 'listReservations',
      ],
      ['the list of rooms', /the list of rooms/, ({ operation }) => operation === 'listRooms'],
    ]),
  )(
    '%s: stop sales leave within two minutes, and it is told what is refused',
    async (_, named, concerns) => {
      hotel.alter((sent) => (concerns(sent) ? tooMany() : undefined))
      const { waits } = await stopSales({ onReservation }, 23)
      expect(Math.max(...waits)).toBeLessThanOrEqual(2 * minute)
      expect(hotel.sent.filter(concerns).length).toBeLessThanOrEqual(60)
      const told = hotel.eventsOf('paused').map(({ message }) => message)
      expect(told.join()).toMatch(named)
      expect(told.join()).not.toContain('who else')
      expect(told.length).toBeLessThanOrEqual(2)
    },
    120_000,
  )

  it('the list of rooms, polls are at most an hour apart', async () => {
    hotel.alter(({ operation }) => (operation === 'listRooms' ? tooMany() : undefined))
    await hotel.open({ onReservation })
    await hotel.advanceDay()
    expect(longestGap(hotel.sent.filter(isPoll).map(({ at }) => at))).toBeLessThanOrEqual(hour + 2 * minute)
  })
})

it('a single 429 of a gateway for a look, with an hour, holds up a stop sale for a minute', async () => {
  let once = true
  hotel.alter(({ operation }) => {
    if (operation !== 'getTransactionDetails' || !once) return undefined
    once = false
    return page(429, '<h1>Too many</h1>', { 'retry-after': '3600' })
  })
  const sync = await hotel.open()
  await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(5), stop_sale: 1 }])
  await hotel.time.advance(2 * minute)
  const setAt = hotel.elapsed()
  await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(6), stop_sale: 1 }])
  await hotel.time.advance(2 * minute)
  expect(hotel.sent.filter((sent) => isUpdate(sent) && sent.at >= setAt)).toHaveLength(1)
})

describe('while the service refuses everything for a day', () => {
  it.each(
    sampled<[string, Fault, number, 'paused' | 'unauthorized' | 'unreachable']>(2, [
      ['with 429 and a Retry-After of a day', () => page(429, '', { 'retry-after': '86400' }), 32, 'paused'],
      ['with 429 and no Retry-After', () => page(429, ''), 40, 'paused'],
      ['with 401', () => page(401, ''), 65, 'unauthorized'],
      ['with 503', () => page(503, ''), 65, 'unreachable'],
      ['and answers nobody', () => 'hang', 65, 'unreachable'],
    ]),
  )(
    '%s, few requests are spent, it is told once, and everything goes afterwards',
    async (_, fault, most, told) => {
      hotel.alter(() => fault())
      const sync = await hotel.open({ onReservation })
      const date = hotel.inDays(5)
      await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
      await hotel.advanceDay()
      expect(hotel.sent.length).toBeLessThanOrEqual(most)
      expect(hotel.eventsOf(told).length).toBeLessThanOrEqual(2)
      expect(hotel.eventsOf(told).length).toBeGreaterThan(0)
      hotel.alter()
      await hotel.time.advance(hour + minute)
      expect((await hotel.calendar('HR:1', date))[0]?.stop_sale).toBe(true)
    },
    120_000,
  )
})

it('a day on which nobody can connect to the service costs no request, and everything goes a minute afterwards', async () => {
  hotel.alter(() => Promise.reject(refused()))
  const sync = await hotel.open({ onReservation })
  const date = hotel.inDays(5)
  await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
  await hotel.advanceDay()
  expect(sync.budget.state().left.day).toBe(250)
  expect(hotel.eventsOf('unreachable').length).toBeGreaterThan(0)
  hotel.alter()
  await hotel.time.advance(2 * minute)
  expect((await hotel.calendar('HR:1', date))[0]?.stop_sale).toBe(true)
})

it.each(
  sampled<[string, Fault]>(2, [
    ['hangs', () => 'hang'],
    ['says 503', () => page(503, '')],
    ['says 503 and asks for a day', () => page(503, '', { 'retry-after': '86400' })],
    ['takes no token', () => page(401, '')],
  ]),
)('reading reservations %s for a day, while stop sales leave within two minutes', async (_, fault) => {
  hotel.alter(({ operation }) => (operation === 'listReservations' ? fault() : undefined))
  const { waits } = await stopSales({ onReservation }, 23)
  expect(Math.max(...waits)).toBeLessThanOrEqual(2 * minute)
  expect(hotel.sentBy('listReservations').length).toBeLessThanOrEqual(120)
})

it('the list of rooms hangs for a day, while stop sales leave within two minutes and polls go on', async () => {
  hotel.alter(({ operation }) => (operation === 'listRooms' ? 'hang' : undefined))
  const { waits } = await stopSales({ onReservation }, 23)
  expect(Math.max(...waits)).toBeLessThanOrEqual(2 * minute)
  expect(longestGap(hotel.sent.filter(isPoll).map(({ at }) => at))).toBeLessThanOrEqual(hour)
  expect(hotel.sentBy('listRooms').length).toBeLessThanOrEqual(40)
})
