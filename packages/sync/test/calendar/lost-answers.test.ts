import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sync } from '../../src/open-sync.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Json } from '../hotel.ts'
import { broken, type FaultyHotel, isUpdate, minute, startFaultyHotel } from '../small-faults/faulty-hotel.ts'
import { valuesOf } from './watched.ts'

/*
 * A request that is done 50 seconds after it left, when nobody has waited for it for long: what the service makes of it
 * comes after whatever is sent meanwhile. It may still come for a minute.
 */

let hotel: FaultyHotel
let sync: Sync
let date: string
const pacing = { collectMs: 0 }
beforeEach(async () => {
  hotel = await startFaultyHotel()
  date = hotel.inDays(3)
  await open({ pacing })
})
afterEach(() => hotel.stop())

/** Opens an engine, and forgets what it has sent at first. */
async function open(options: Parameters<FaultyHotel['open']>[0]) {
  sync = await hotel.open(options)
  await sync.calendar.set([{ inv_code: 'HR:2', date, price: '1' }])
  await hotel.time.advance(10 * minute)
  hotel.sent.length = 0
}

/** Updates as they left: ranges, and the rooms of daily requests. */
const updates = (): Json[] => hotel.sent.filter(isUpdate).flatMap(({ body }) => body.rooms ?? body)
const prices = () =>
  updates()
    .filter(({ inv_code }) => inv_code === 'HR:1')
    .flatMap(({ dates, ...range }) => (dates ?? [range]).flatMap(({ price }: Json) => price ?? []))

/** Sets, and loses the answer; the same value would go again a second later. */
async function lose(change: object) {
  let loses = true
  hotel.alter((sent, ask) => {
    if (!loses || !isUpdate(sent)) return undefined
    loses = false
    hotel.time.timer.after(50_000, () => void ask())
    return Promise.reject(broken())
  })
  await sync.calendar.set([{ inv_code: 'HR:1', date, ...change }])
  await hotel.time.advance(500)
  expect(updates()).toHaveLength(1)
}

/** How many updates of HR:1 the service was done with, lost ones too. */
async function done(): Promise<number> {
  const { deliveries }: Json = await hotel.hotel('GET', '/deliveries?channel_code=expedia')
  return deliveries.length
}

it('a newer value waits until the older one cannot come any more', async () => {
  await lose({ price: '10' })
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '20' }])
  await hotel.time.advance(58_000)
  expect(prices()).toEqual(['10'])
  await hotel.time.advance(minute)
  expect(prices()).toEqual(['10', '20'])
  expect(await done()).toBe(2)
  expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).price).toBe('20')
})

it('it goes once, also where a request waits for its turn when the older one cannot come any more', async () => {
  await lose({ price: '10' })
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '20' }])
  await hotel.time.advance(30_000)
  for (const days of [4, 5, 6, 7]) {
    await sync.calendar.set([{ inv_code: 'HR:2', date: hotel.inDays(days), stop_sale: 1 }])
    await hotel.time.advance(2000)
  }
  await sync.calendar.set([{ inv_code: 'HR:2', date: hotel.inDays(8), price: '30' }])
  await hotel.time.advance(10 * minute)
  expect(prices()).toEqual(['10', '20'])
  expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).price).toBe('20')
})

it('the same value is sent again without waiting, and other fields and dates do not wait either', async () => {
  await lose({ price: '10' })
  await sync.calendar.set([
    { inv_code: 'HR:1', date, min_stay: 2 },
    { inv_code: 'HR:1', date: hotel.inDays(4), price: '30' },
  ])
  await hotel.time.advance(20_000)
  const all = { price: '10', min_stay: 2 }
  expect(await valuesOf(hotel, 'HR:1', date, 'expedia')).toEqual(all)
  expect((await valuesOf(hotel, 'HR:1', hotel.inDays(4))).price).toBe('30')
  expect(await valuesOf(hotel, 'HR:1', date)).toEqual(all)
})

it('a stop sale goes at once, and once more when the older request cannot come any more', async () => {
  await lose({ stop_sale: 0, price: '10' })
  await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
  const closings = () => updates().filter((update) => JSON.stringify(update).includes('"stop_sale":"1"'))
  await hotel.time.advance(500)
  expect(closings()).toHaveLength(1)
  await hotel.time.advance(2 * minute)
  expect(closings()).toHaveLength(2)
  expect(await valuesOf(hotel, 'HR:1', date, 'bookingcom')).toEqual({ stop_sale: true, price: '10' })
})

it('the last room sold goes at once, and the next number only after it', async () => {
  await lose({ availability: 5 })
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 0 }])
  await hotel.time.advance(300)
  expect(updates()).toHaveLength(2)
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 2 }])
  await hotel.time.advance(2 * minute)
  expect(updates().map(({ availability }) => availability)).toEqual(['5', '0', '2'])
  expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).availability).toBe(2)
})

it('what a channel has of its own is there in the end, though the older request was for all', async () => {
  await lose({ min_stay: 4 })
  await sync.calendar.set([{ inv_code: 'HR:1', date, min_stay: 7, channel_codes: ['expedia'] }])
  await hotel.time.advance(3 * minute)
  expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).min_stay).toBe(7)
  expect((await valuesOf(hotel, 'HR:1', date, 'online')).min_stay).toBe(4)
})

it('all of it holds over a restart', async () => {
  await sync.close()
  const store = memoryStore({ now: hotel.time.now })
  await open({ store, pacing })
  await lose({ price: '10' })
  const doubted = [{ value: { until: expect.any(Number) } }]
  expect(await store.list(hotel.hrId, 'calendar-flight')).toMatchObject(doubted)
  await sync.close()
  sync = await hotel.open({ store, pacing })
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '20' }])
  await hotel.time.advance(3 * minute)
  expect(prices().at(-1)).toBe('20')
  expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).price).toBe('20')
  expect(await store.list(hotel.hrId, 'calendar-flight')).toEqual([])
})
