import { expect, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { openSync, type Store } from '../../src/index.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { fakeTime } from '../budget/fake-time.ts'
import type { Json } from '../hotel.ts'

const hour = 3_600_000
const day = 24 * hour
/** INNWIRE_DAYS asks for others. */
const days = tries('INNWIRE_DAYS', 180, 550)
/** Reservations and bills are known for 90 days after their end; bookings come up to 20 days before. */
const fullAfter = 115

it(`keeps no more entries after ${days} days than after ${fullAfter}`, { timeout: 240_000 }, async () => {
  const time = fakeTime()
  const { store, sizes } = counted(memoryStore({ now: time.now }))
  const inDays = (ahead: number) => new Date(time.now() + ahead * day).toISOString().slice(0, 10)
  const service = smallService(inDays)
  const open = () =>
    openSync({
      baseUrl: 'http://127.0.0.1:9',
      token: 'demo-token',
      hrId: 'linden',
      store,
      quota: { perMinute: 5, perDay: 250 },
      repeat: 'by transaction_id',
      bookings: 'lower availability',
      rangeEnd: 'included',
      async fetch(input, init) {
        const answer = await service.fetch(input, init)
        answer.headers.set('date', new Date(time.now()).toUTCString())
        return answer
      },
      now: time.now,
      timer: time.timer,
      onReservation: async () => {},
      pacing: { pollMs: 4 * hour, sweepMs: day, leaseMs: day },
    })
  let sync = await open()
  let most: Map<string, number> | undefined
  for (let today = 1; today <= days; today += 1) {
    service.book(today)
    // A season ahead, a price for one channel, and a rate that is sold for this day alone and never set again.
    const season = Array.from({ length: 30 }, (_, ahead) => inDays(1 + ahead))
    await sync.calendar.set([
      ...season.map((date) => ({ inv_code: 'HR:1', date, availability: 5, price: `${80 + today}` })),
      { inv_code: 'HR:2', date: inDays(9), price: `${70 + today}`, channel_codes: ['bookingcom'] },
      { rate_code: `NR:${today}:HR:2`, date: inDays(1), price: '99' },
    ])
    await sync.postings.post(bill(today))
    if (today === 3) service.channelFails = true
    if (today === 5) service.channelFails = false
    // A channel that never says what it made of anything, from some day on.
    if (today === 30) service.stuck = true
    await time.advance(day)
    if (today % 50 === 0) {
      await sync.close()
      sync = await open()
    }
    if (today === fullAfter) most = new Map(sizes())
  }
  await sync.close()
  // The requests of the last day, which may be more today than they were then.
  expect(sizes().get('budget')).toBeLessThanOrEqual(250)
  most?.set('budget', 250)
  const grown = [...sizes()].filter(([name, size]) => size > (most?.get(name) ?? 0) * 1.15 + 8)
  expect(grown).toEqual([])
  // The season, the price for one channel, the rates of today and tomorrow, and what is over since the last pruning.
  expect(sizes().get('calendar')).toBeLessThanOrEqual(30 + 10 + 2 + 6)
  expect(sizes().get('calendar-moved') ?? 0).toBeLessThanOrEqual(30)
})

/** A store that knows how many entries of each collection it holds. */
function counted(store: Store) {
  const keys = new Map<string, Set<string>>()
  return {
    store: {
      ...store,
      async write(property, changes, lease) {
        await store.write(property, changes, lease)
        for (const { collection, key, value } of changes) {
          const of = keys.get(collection) ?? new Set()
          keys.set(collection, of)
          if (value === null) of.delete(key)
          else of.add(key)
        }
      },
    } satisfies Store as Store,
    sizes: () => new Map([...keys].map(([name, { size }]): [string, number] => [name, size])),
  }
}

/** A service with a booking a day, that takes every update and every bill. */
function smallService(inDays: (ahead: number) => string) {
  const booked: Json[] = []
  let transactions = 0
  const room = (rate_code: string, inv_code: string) => ({
    rate_code,
    inv_code,
    ...{ availability_update: true, restrictions_update: true, price_update: true, is_master: false },
    ...{ name: 'Room', description: '', policy: '', room_capacity: 2, adult_capacity: 2 },
    channel_codes: ['online', 'bookingcom'],
  })
  const service = {
    channelFails: false,
    stuck: false,
    book(today: number) {
      const [checkin_date, checkout_date] = [inDays(today % 20), inDays((today % 20) + 2)]
      const line = { inv_code: 'HR:1', rate_code: 'HR:1', state: 'reserved', checkin_date, checkout_date }
      const updated_at = `${inDays(0)}T00:00:00Z`
      booked.push({
        hr_number: `R${today}`,
        state: 'reserved',
        updated_at,
        checkin_date,
        checkout_date,
        rooms: [line],
      })
    },
    fetch: (async (input, init) => {
      const { pathname } = new URL(String(input))
      if (init?.method === 'PUT') {
        transactions += 1
        return Response.json({ status: 'ok', transaction_id: `t-${transactions}`, errors: [] })
      }
      if (pathname.endsWith('/transaction_details')) return Response.json({ transaction: transaction() })
      if (pathname.endsWith('/rooms'))
        return Response.json({ rooms: [room('HR:1', 'HR:1'), room('HR:2', 'HR:2'), ...rates()] })
      if (pathname.endsWith('/postings')) return Response.json(posted(JSON.parse(String(init?.body))))
      const reservations = booked.splice(0)
      return Response.json({ reservations, count: reservations.length, current_page: 1, pages: 1 })
    }) as typeof fetch,
  }
  return service

  function rates() {
    return Array.from({ length: days }, (_, today) => room(`NR:${today + 1}:HR:2`, 'HR:2'))
  }

  function transaction() {
    const state = service.channelFails ? 'failed' : service.stuck ? 'in_progress' : 'succeeded'
    const details = ['HR:1', 'HR:2'].flatMap((allocation_group) => [
      { channel_code: 'online', allocation_group, state: 'succeeded', error_message: null },
      { channel_code: 'bookingcom', allocation_group, state, error_message: null },
    ])
    return { id: 't', counts: { failed: 0, succeeded: 2, in_progress: service.stuck ? 2 : 0 }, details }
  }

  function posted({ transaction_id }: Json) {
    const data = [{ index: 0, department_id: 1, revenue_account_id: 1, mapping: 'direct' }]
    return { status: 'success', transaction_id, folio_id: 1, data }
  }
}

const bill = (today: number) => ({
  transaction_id: `b-${today}`,
  invoice_number: `${today}`,
  pos_id: 'bar',
  reservation_id_customer_id: '-1',
  posts: [
    {
      post_type: 'Expense' as const,
      department_id: 'HR:1',
      revenue_account_id: 'HR:1',
      quantity: 1,
      amount: '5',
    },
  ],
})
