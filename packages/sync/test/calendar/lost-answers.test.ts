import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sync } from '../../src/open-sync.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, inDays, type Json, startHotel } from '../hotel.ts'
import { valuesOf, watchedFetch } from './watched.ts'

/*
 * A request that is done 600 ms after it left, when nobody has waited for it for long: what the service makes of it
 * comes after whatever is sent meanwhile.
 */

let hotel: Hotel
let sync: Sync
let wire: ReturnType<typeof watchedFetch>
const date = inDays(3)
// No answer but the one that is lost is late, however busy the machine is.
const pacing = { collectMs: 0, unconfirmedMs: 1000, timeoutMs: 30_000 }
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
  sync = await hotel.open({ fetch: wire.fetch, pacing })
  await sync.calendar.set([{ inv_code: 'HR:2', date, price: '1' }])
  await sync.calendar.settled()
  wire.clear()
})
afterEach(() => hotel.stop())

/** Sets, and waits until the request has left; it will be done late. */
async function lose(change: object) {
  await hotel.fault({ effect: 'delay', delay_ms: 600, count: 1, operation: 'updateRoomRange' })
  wire.loseNext(100)
  await sync.calendar.set([{ inv_code: 'HR:1', date, ...change }])
  await eventually(() => expect(wire.updates).toHaveLength(1))
}

/** How many updates the service was done with, lost ones too. */
async function done(): Promise<number> {
  const { deliveries }: Json = await hotel.hotel('GET', '/deliveries?channel_code=expedia')
  return deliveries.length
}

const prices = () => wire.updates.flatMap((update) => update.price ?? [])

it('a newer value waits until the older one cannot come any more', async () => {
  await lose({ price: '10' })
  const began = Date.now()
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '20' }])
  await sync.calendar.settled()
  expect(Date.now() - began).toBeGreaterThan(900)
  expect(prices()).toEqual(['10', '20'])
  expect(await done()).toBe(2)
  expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).price).toBe('20')
})

/** An engine for which an older request may still come for longer than a test lasts: what waits for that never goes. */
async function openPatient() {
  await sync.close()
  sync = await hotel.open({ fetch: wire.fetch, pacing: { ...pacing, unconfirmedMs: 3_600_000 } })
}

it('the same value is sent again without waiting, and other fields and dates do not wait either', async () => {
  await openPatient()
  await lose({ price: '10' })
  await sync.calendar.set([
    { inv_code: 'HR:1', date, min_stay: 2 },
    { inv_code: 'HR:1', date: inDays(4), price: '30' },
  ])
  const all = { price: '10', min_stay: 2 }
  await eventually(async () => expect(await valuesOf(hotel, 'HR:1', date, 'expedia')).toEqual(all))
  await eventually(async () => expect((await valuesOf(hotel, 'HR:1', inDays(4))).price).toBe('30'))
  expect(await valuesOf(hotel, 'HR:1', date)).toEqual(all)
})

it('a stop sale goes at once', async () => {
  await openPatient()
  await lose({ stop_sale: 0, price: '10' })
  await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
  await eventually(() => expect(wire.updates.some(({ stop_sale }) => stop_sale === '1')).toBe(true))
})

it('a stop sale goes once more when the older request cannot come any more', async () => {
  await lose({ stop_sale: 0, price: '10' })
  await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
  await sync.calendar.settled()
  expect(wire.updates.filter((update) => JSON.stringify(update).includes('"stop_sale":"1"'))).toHaveLength(2)
  expect(await valuesOf(hotel, 'HR:1', date, 'bookingcom')).toEqual({ stop_sale: true, price: '10' })
})

it('the last room sold goes at once, and the next number only after it', async () => {
  await lose({ availability: 5 })
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 0 }])
  await eventually(() => expect(wire.updates).toHaveLength(2))
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 2 }])
  await sync.calendar.settled()
  expect(wire.updates.map(({ availability }) => availability)).toEqual(['5', '0', '2'])
  expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).availability).toBe(2)
})

it('what a channel has of its own is there in the end, though the older request was for all', async () => {
  await lose({ min_stay: 4 })
  await sync.calendar.set([{ inv_code: 'HR:1', date, min_stay: 7, channel_codes: ['expedia'] }])
  await sync.calendar.settled()
  expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).min_stay).toBe(7)
  expect((await valuesOf(hotel, 'HR:1', date, 'online')).min_stay).toBe(4)
})

it('all of it holds over a restart', async () => {
  await sync.close()
  const store = memoryStore()
  sync = await hotel.open({ fetch: wire.fetch, store, pacing })
  await lose({ price: '10' })
  const doubted = [{ value: { until: expect.any(Number) } }]
  await eventually(async () => expect(await store.list(hotel.hrId, 'calendar-flight')).toMatchObject(doubted))
  await sync.close()
  sync = await hotel.open({ fetch: wire.fetch, store, pacing })
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '20' }])
  await sync.calendar.settled()
  expect(prices().at(-1)).toBe('20')
  expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).price).toBe('20')
  expect(await store.list(hotel.hrId, 'calendar-flight')).toEqual([])
})
