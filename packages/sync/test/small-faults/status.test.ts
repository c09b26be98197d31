import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore, type Store, type SyncStatus } from '../../src/index.ts'
import { setUpTill } from '../postings/till.ts'
import { failChannel } from './failing-channels.ts'
import { hour, minute, page, refused, startFaultyHotel } from './faulty-hotel.ts'

type StatusHotel = Awaited<ReturnType<typeof open>>
const open = async () => setUpTill(await startFaultyHotel())

let hotel: StatusHotel
beforeEach(async () => {
  hotel = await open()
})
afterEach(() => hotel.stop())

const agoOf = (status: SyncStatus, time: string | null) =>
  time === null ? undefined : Date.parse(status.at) - Date.parse(time)

describe('the status', () => {
  it('of a property at rest has nothing that waits, and when each flow last succeeded', async () => {
    const sync = await hotel.open({ onReservation: async () => {} })
    expect((await sync.status()).service).toEqual({ state: 'unknown', lastAnswerAt: null })
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(9), price: '90' }])
    await sync.postings.post(hotel.invoice())
    await hotel.time.advance(hour)
    const status = await sync.status()
    expect(status).toMatchObject({
      service: { state: 'answers', lastAnswerAt: expect.any(String) },
      calendar: { waiting: 0, waitingSince: null, openTransactions: 0, lastSuccessAt: expect.any(String) },
      reservations: { waiting: 0, waitingSince: null, deadLetters: 0, lastSuccessAt: expect.any(String) },
      postings: {
        waiting: 0,
        unconfirmed: 0,
        waitingSince: null,
        lastSuccessAt: expect.any(String),
        outcomesWaiting: 0,
      },
    })
    expect(agoOf(status, status.servedSince)).toBeGreaterThanOrEqual(hour)
    expect(agoOf(status, status.postings.lastSuccessAt)).toBeGreaterThan(50 * minute)
    expect(status.requests.left.day).toBeLessThan(250)
    expect(status.requests.used).toEqual(sync.budget.state().used)
    expect(status.requests.used).toMatchObject({ bill: 1, closing: 0 })
    expect(JSON.parse(JSON.stringify(status))).toEqual(status)
  })

  it('has the fields of the table in the guide, and no other', async () => {
    const status = await (await hotel.open()).status()
    const fields = Object.entries(status).flatMap(([part, value]) =>
      typeof value === 'string' ? [part] : Object.keys(value).map((name) => `${part}.${name}`),
    )
    const guide = readFileSync(new URL('../../../../docs/sync.md', import.meta.url), 'utf8')
    const [, table = ''] = /^`sync\.status\(\)` is .+?^\|---.+?\n(.+?)\n\n/ms.exec(guide) ?? []
    const listed = Array.from(table.matchAll(/^\| (`.+?`) \|/gm), ([, names = '']) => {
      const [part = ''] = names.slice(1).split('.')
      return Array.from(names.matchAll(/`(.+?)`/g), ([, name = '']) => name.replace(/^\./, `${part}.`))
    }).flat()
    expect(listed.sort()).toEqual(fields.sort())
  })

  it('of a service that is away says since when what waits, also after a restart', async () => {
    const store = memoryStore({ now: hotel.time.now })
    const first = await hotel.open({ store, onReservation: async () => {} })
    await hotel.time.advance(hour)
    hotel.alter(() => Promise.reject(refused()))
    await first.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(9), price: '90' }])
    await first.postings.post(hotel.invoice())
    await hotel.time.advance(hour)
    await first.close()
    const sync = await hotel.open({ store, onReservation: async () => {} })
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(10), price: '90' }])
    await hotel.time.advance(hour)
    const status = await sync.status()
    expect(status).toMatchObject({
      service: { state: 'unreachable', lastAnswerAt: null },
      calendar: { waiting: 2, lastSuccessAt: null },
      postings: { waiting: 1, lastSuccessAt: null },
    })
    for (const since of [status.calendar.waitingSince, status.postings.waitingSince]) {
      expect(agoOf(status, since)).toBeGreaterThan(2 * hour - minute)
      expect(agoOf(status, since)).toBeLessThan(2 * hour + 2 * minute)
    }
    hotel.alter()
    await hotel.time.advance(hour)
    expect(await sync.status()).toMatchObject({
      service: { state: 'answers' },
      calendar: { waiting: 0, waitingSince: null },
      postings: { waiting: 0, waitingSince: null },
    })
  })

  it('of a gateway that answers with pages of its own counts none of them as a success', async () => {
    hotel.alter(
      () => new Response('<html>Down for maintenance.</html>', { headers: { 'content-type': 'text/html' } }),
    )
    const sync = await hotel.open({ onReservation: async () => {} })
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(9), price: '90' }])
    await hotel.time.advance(hour)
    expect(await sync.status()).toMatchObject({
      calendar: {
        waiting: 1,
        lastSuccessAt: null,
        failures: {
          inRow: expect.any(Number),
          reason: expect.stringMatching(/^updateRoom.*: 200: .*such as a proxy\.$/),
        },
      },
      reservations: { lastSuccessAt: null },
    })
    hotel.alter()
    await hotel.time.advance(hour)
    expect(await sync.status()).toMatchObject({
      calendar: {
        waiting: 0,
        lastSuccessAt: expect.any(String),
        failures: { inRow: 0, reason: null },
      },
      reservations: { lastSuccessAt: expect.any(String) },
    })
  })

  it('counts the dates that are parked, until they are taken, also after a restart', async () => {
    const store = memoryStore({ now: hotel.time.now })
    const first = await hotel.open({ store })
    await first.calendar.set([
      { inv_code: 'HR:9', date: hotel.inDays(3), price: '90' },
      { inv_code: 'HR:9', date: hotel.inDays(4), price: '90', min_stay: 2 },
      { inv_code: 'HR:1', date: hotel.inDays(4), price: '90' },
    ])
    await hotel.time.advance(hour)
    expect((await first.status()).calendar).toMatchObject({ waiting: 0, parked: 2 })
    await first.close()
    const sync = await hotel.open({ store })
    expect((await sync.status()).calendar.parked).toBe(2)
    await hotel.hotel('PUT', '/rooms/HR:9', {
      inv_code: 'HR:9',
      name: 'New',
      room_capacity: 3,
      adult_capacity: 2,
    })
    await sync.calendar.retryParked()
    await hotel.time.advance(3 * hour)
    expect((await sync.status()).calendar).toMatchObject({ waiting: 0, parked: 0 })
  })

  it('of a channel that fails names it, why, and since when, however often it is tried again', async () => {
    const store = memoryStore({ now: hotel.time.now })
    const first = await hotel.open({ store })
    const recovers = await failChannel(hotel, 'expedia')
    const dates = [hotel.inDays(3), hotel.inDays(4)]
    await first.calendar.set(dates.map((date, index) => ({ inv_code: 'HR:1', date, price: `${90 + index}` })))
    await hotel.time.advance(5 * minute)
    await first.close()
    const sync = await hotel.open({ store })
    for (let minutes = 5; minutes < 65; minutes += 5) {
      const { at, calendar } = await sync.status()
      const [failing, ...more] = calendar.failing
      expect(more).toEqual([])
      expect(failing).toMatchObject({ channel: 'expedia', group: 'HR:1', reason: 'Down for maintenance.' })
      for (const since of [calendar.waitingSince, failing?.since ?? null])
        expect(Math.abs(Date.parse(at) - Date.parse(since ?? '') - minutes * minute)).toBeLessThan(3 * minute)
      await hotel.time.advance(5 * minute)
    }
    const [read] = await sync.calendar.read(
      { inv_code: 'HR:1' },
      { from: dates[0] ?? '', to: dates[0] ?? '' },
    )
    expect(read?.values.price?.channels.expedia).toMatchObject({
      state: 'failed',
      reason: 'Down for maintenance.',
    })
    await recovers()
    await hotel.time.advance(2 * hour)
    expect((await sync.status()).calendar).toMatchObject({ failing: [], waitingSince: null })
  })

  it('of a token that is not taken says so', async () => {
    hotel.alter(() => page(401, 'Who are you?'))
    const sync = await hotel.open({ onReservation: async () => {} })
    await hotel.time.advance(hour)
    expect((await sync.status()).service).toMatchObject({ state: 'unauthorized' })
  })

  it('counts what waits for a person, and reservations that nobody takes', async () => {
    hotel.alter(({ operation }) => (operation === 'createPosting' ? page(200, 'Our terms') : undefined))
    const rooms = [
      {
        mapping_code: 'B1',
        checkin_date: hotel.inDays(3),
        checkout_date: hotel.inDays(4),
        daily_prices: [{ date: hotel.inDays(3), price: '90' }],
      },
    ]
    const booking = { channel_code: 'bookingcom', guest: 'Ada Byron', payment: 'cash', rooms }
    const sync = await hotel.open({ onReservation: () => Promise.reject(new Error('No.')) })
    await sync.postings.post(hotel.invoice())
    await hotel.hotel('POST', '/bookings', booking)
    await hotel.time.advance(hour)
    const status = await sync.status()
    expect(status).toMatchObject({
      postings: { waiting: 0, unconfirmed: 1 },
      reservations: { waiting: 1, waitingSince: expect.any(String) },
    })
    expect(JSON.stringify(status)).not.toMatch(/Ada|Byron/)
  })

  it('says since when a reservation waits here, however old its last change is', async () => {
    const store = memoryStore({ now: hotel.time.now })
    const rooms = [
      {
        mapping_code: 'B1',
        checkin_date: hotel.inDays(30),
        checkout_date: hotel.inDays(31),
        daily_prices: [{ date: hotel.inDays(30), price: '90' }],
      },
    ]
    await hotel.hotel('POST', '/bookings', {
      channel_code: 'bookingcom',
      guest: 'Ada Byron',
      payment: 'cash',
      rooms,
    })
    await hotel.time.advance(72 * hour)
    const onReservation = () => Promise.reject(new Error('No.'))
    const first = await hotel.open({ store, onReservation })
    await hotel.time.advance(20 * minute)
    await first.close()
    const sync = await hotel.open({ store, onReservation })
    const status = await sync.status()
    expect(status.reservations.waiting).toBe(1)
    const ago = agoOf(status, status.reservations.waitingSince)
    expect(ago).toBeGreaterThan(10 * minute)
    expect(ago).toBeLessThan(25 * minute)
  })

  it('reads nothing of the journal, however many dates wait', async () => {
    hotel.alter(() => Promise.reject(refused()))
    const store = memoryStore({ now: hotel.time.now })
    const reads: unknown[] = []
    const list: Store['list'] = (property, collection, range) => {
      reads.push(range?.limit)
      return store.list(property, collection, range)
    }
    const get: Store['get'] = (...given) => {
      reads.push(given)
      return store.get(...given)
    }
    const sync = await hotel.open({ store: { ...store, list, get } })
    const dates = Array.from({ length: 900 }, (_, day) => hotel.inDays(1 + day))
    for (const inv_code of ['HR:1', 'HR:2'])
      await sync.calendar.set(dates.map((date) => ({ inv_code, date, price: '90' })))
    reads.length = 0
    expect((await sync.status()).calendar.waiting).toBe(1800)
    expect(reads).toEqual([])
  })
})
