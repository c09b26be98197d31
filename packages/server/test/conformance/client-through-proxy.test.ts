import { type Client, createClient } from '@innwire/client'
import { operationTable } from '@innwire/types'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { goodRequests } from '../../../validators/test/good-requests.ts'
import { type Server, startServer } from '../../src/index.ts'
import { type PrismProxy, startPrismProxy } from './prism-proxy.ts'

// The judge is not ours: Prism stands between our client and our server, with the contract in hand. It says in a
// header what breaks it, and answers itself in place of a request that is not allowed.
let server: Server
let proxy: PrismProxy
let hotel: Client
const violations: string[] = []

beforeAll(async () => {
  server = await startServer({ port: 0, demo: true, checkResponses: true })
  proxy = await startPrismProxy(server.url)
  const observed: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const found = response.headers.get('sl-violations')
    if (found) violations.push(found)
    return response
  }
  hotel = createClient({
    baseUrl: proxy.url,
    token: 'demo-token',
    hrId: 'demo',
    fetch: observed,
    validate: 'throw',
    retry: { limit: 0 },
  })
})
afterAll(async () => {
  await proxy?.stop()
  await server?.stop()
})
afterEach(() => {
  expect(violations.splice(0)).toEqual([])
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const control = (method: string, path: string, body?: unknown) =>
  fetch(`${server.controlUrl}/control/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

describe('lists', () => {
  it('rooms with their flags and channels', async () => {
    const rooms = await hotel.rooms.list()
    expect(rooms.map((room) => room.rate_code)).toEqual([
      'HR:1',
      'HR:1:BB',
      'NR:HR:1',
      'HR:2',
      'HR:2:BB',
      'NR:HR:2',
      'HR:3',
      'HR:3:BB',
      'HR:3:HB',
      'HR:4',
      'HR:4:BB',
      'HR:9',
    ])
    expect(rooms.filter((room) => room.price_update)).toHaveLength(10)
    expect(rooms.filter((room) => room.is_master).map((room) => room.rate_code)).toEqual(['HR:9'])
  })

  it('channels, all and connected', async () => {
    expect((await hotel.channels.list()).map((channel) => channel.code)).toContain('hrs')
    const connected = await hotel.channels.connected()
    expect(connected.map((channel) => channel.code).sort()).toEqual(['bookingcom', 'expedia', 'online'])
  })

  it('guests, accounts, departments and extras', async () => {
    expect(await hotel.guests.list()).toHaveLength(5)
    const rooms = (await hotel.inHouse.list()).map((guest) => guest.room_name)
    expect(rooms.filter((room) => room === '102')).toHaveLength(2)
    expect(await hotel.revenueAccounts.list()).toHaveLength(4)
    expect(await hotel.salesDepartments.list()).toHaveLength(5)
    expect((await hotel.extras.list()).currency).toBe('EUR')
  })
})

describe('the calendar', () => {
  it('takes an update of several rooms, and its transaction settles on every channel', async () => {
    const dates = Array.from({ length: 90 }, (_, index) => ({
      date: inDays(30 + index),
      availability: 7,
      price: '112.55',
      min_stay: 2,
      stop_sale: 0 as const,
      cta: 0 as const,
      ctd: 1 as const,
    }))
    const update = await hotel.calendar.updateDaily({
      rooms: [
        { inv_code: 'HR:1', dates },
        { inv_code: 'HR:2', dates, channel_codes: ['online', 'bookingcom'] },
      ],
    })
    expect(update.outcome).toBe('accepted')
    const id = 'transactionId' in update ? (update.transactionId ?? '') : ''
    const transaction = await vi.waitFor(async () => {
      const read = await hotel.transactions.get(id)
      expect(read.counts.in_progress).toBe(0)
      return read
    })
    const entries = transaction.details.map((entry) => `${entry.channel_code} ${entry.allocation_group}`)
    expect(new Set(entries)).toEqual(
      new Set([
        'online Online',
        'bookingcom 8833301',
        'bookingcom 8833901',
        'expedia EXP-STD',
        'bookingcom 8833302',
        'bookingcom 8833902',
      ]),
    )
  })

  it('takes a range on weekdays', async () => {
    const update = await hotel.calendar.updateRange({
      inv_code: 'HR:3',
      start_date: inDays(10),
      end_date: inDays(60),
      days: [5, 6],
      price: '210',
      stop_sale: 1,
      channel_codes: ['online'],
    })
    expect(update.outcome).toBe('accepted')
  })

  it('refuses dates one by one and says which', async () => {
    const update = await hotel.calendar.updateDaily({
      rooms: [
        {
          inv_code: 'HR:1',
          dates: [
            { date: inDays(-3), availability: 1 },
            { date: inDays(5), availability: 1 },
          ],
        },
        { rate_code: 'NR:HR:2', dates: [{ date: inDays(5), price: 80 }] },
      ],
    })
    expect(update).toMatchObject({
      outcome: 'partial',
      rejections: [
        { date: inDays(-3), message: expect.stringContaining('before') },
        { date: inDays(5), message: expect.stringContaining('price_update is false') },
      ],
    })
  })
})

describe('reservations', () => {
  it('come once, in the order of their changes, and can be looked up and walked', async () => {
    const fresh = await hotel.reservations.list({ per_page: 100 })
    expect(fresh.reservations.map((its) => its.guest)).toEqual([
      'Maria Rossi',
      'Peter Novak',
      'Anna Lindqvist',
      'Reisegruppe Sonnenschein',
      'Tom Baker',
      'Chloé Dubois',
    ])
    expect(fresh.reservations[0]).toMatchObject({ modified: true, tax_total: 13.928 })
    expect(fresh.reservations[1]).toMatchObject({ state: 'canceled' })
    expect(fresh.reservations[3]?.rooms).toHaveLength(12)
    expect(fresh.reservations[4]?.rooms[0]?.rate_code).toBe('HR:9')
    expect((await hotel.reservations.list()).reservations).toEqual([])
    expect((await hotel.reservations.get('1746283950'))?.guest).toBe('Maria Rossi')
    const all = await Array.fromAsync(hotel.reservations.all({ from_date: inDays(-29), per_page: 3 }))
    expect(all.length).toBeGreaterThan(10)
  })
})

describe('postings', () => {
  it('land once, with the way in which the accounts were found', async () => {
    const [guest] = await hotel.inHouse.list()
    const invoice = {
      transaction_id: 'conformance-1',
      invoice_number: '1',
      pos_id: '7',
      reservation_id_customer_id: guest?.reservation_id_customer_id ?? '',
      posts: [
        { post_type: 'Expense' as const, product_id: 'HR:691', quantity: 2, amount: '7.00' },
        {
          post_type: 'Expense' as const,
          department_id: 'BAR',
          revenue_account_id: 'NOWHERE',
          quantity: 1,
          amount: '5.50',
          currency: 'USD',
          exchange_rate: '0.92',
        },
      ],
    }
    const first = await hotel.postings.create(invoice)
    expect(first.data.map((item) => item.mapping)).toEqual(['product', 'default'])
    const again = await hotel.postings.create(invoice).withResponse()
    expect(again.data).toEqual(first)
    expect(again.response.headers.get('idempotent-replayed')).toBe('true')
    await expect(hotel.postings.create({ ...invoice, invoice_number: '2' })).rejects.toMatchObject({
      code: 'transaction_id_reused',
    })
  })
})

describe('refusals keep the contract too', () => {
  it.each([
    ['transaction_not_found', () => hotel.transactions.get('999999999')],
    ['from_date_too_old', () => hotel.reservations.list({ from_date: inDays(-40) })],
    [
      'guest_not_found',
      () =>
        hotel.postings.create({
          transaction_id: 'nobody',
          invoice_number: '1',
          pos_id: '7',
          reservation_id_customer_id: '1:1',
          posts: [{ post_type: 'Expense', product_id: 'HR:691', quantity: 1, amount: 1 }],
        }),
    ],
  ])('%s', async (code, call) => {
    await expect(call()).rejects.toMatchObject({ code })
  })

  it.each([429, 500, 503])('a fault of status %i', async (status) => {
    await control('POST', '/faults', { operation: 'listRooms', effect: 'status', status, count: 1 })
    await expect(hotel.rooms.list()).rejects.toMatchObject({ status })
  })

  it('a temporary try_again', async () => {
    await control('POST', '/faults', { operation: 'updateRoomsDaily', effect: 'try_again', count: 1 })
    const update = await hotel.calendar.updateDaily({
      rooms: [{ inv_code: 'HR:1', dates: [{ date: inDays(9), availability: 0 }] }],
    })
    expect(update).toMatchObject({ outcome: 'partial', retryable: true, rejections: [] })
  })
})

describe('every operation of the contract', () => {
  it.each(Object.entries(operationTable))('%s', async (id, { method, path }) => {
    const { query = '', init } = goodRequests[id] ?? {}
    const dates = query.replace('2026-12-01', inDays(1)).replace('2026-12-31', inDays(31))
    const moved = { ...init, ...(init?.body && { body: String(init.body).replace('2026-12-24', inDays(3)) }) }
    const response = await fetch(`${proxy.url}${path}?token=demo-token&hr_id=demo${dates}`, {
      method: method.toUpperCase(),
      ...moved,
    })
    expect(response.headers.get('sl-violations')).toBeNull()
    // The transaction that a read asks for, and the product that is posted, are not there.
    expect([200, 404, 422]).toContain(response.status)
  })
})
