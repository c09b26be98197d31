import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sync } from '../../src/open-sync.ts'
import type { CalendarChange } from '../../src/plan/changes.ts'
import { type Hotel, inDays, startHotel } from '../hotel.ts'
import { valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let sync: Sync
let wire: ReturnType<typeof watchedFetch>
const date = inDays(3)
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
  // With the feed, availability that no booking has moved is a difference like any other.
  sync = await hotel.open({ fetch: wire.fetch, onReservation: async () => {}, pacing: { pollMs: 60_000 } })
})
afterEach(() => hotel.stop())

/** Sets, and gives the updates that went out for it. */
async function sentFor(...changes: CalendarChange[]) {
  await sync.calendar.settled()
  wire.clear()
  await sync.calendar.set(changes)
  await sync.calendar.settled()
  return [...wire.updates]
}

const all = { inv_code: 'HR:1', date, availability: 4, price: '119.90', min_stay: 2, stop_sale: 0 } as const

describe('only differences are sent', () => {
  beforeEach(() => sentFor(all))

  it('nothing, when the same is set again', async () => {
    expect(await sentFor(all, { ...all })).toEqual([])
  })

  it('one field, when one has changed', async () => {
    expect(await sentFor({ ...all, min_stay: 3 })).toEqual([
      { inv_code: 'HR:1', start_date: date, end_date: date, min_stay: '3' },
    ])
  })

  it('nothing, when a value has come and gone before it was sent', async () => {
    expect(await sentFor({ ...all, price: '99' }, { ...all, price: '119.9' })).toEqual([])
  })

  it('nothing, when a price is written in another way', async () => {
    expect(await sentFor({ ...all, price: '119.9' }, { ...all, price: '0119.900' })).toEqual([])
  })

  it('nothing, when the master rate is named in place of its group', async () => {
    expect(await sentFor({ rate_code: 'HR:1', date, price: '119.9' })).toEqual([])
    expect(await sentFor({ rate_code: 'HR:1', date, price: '120' })).toHaveLength(1)
    expect(await sentFor({ inv_code: 'HR:1', date, price: '120' })).toEqual([])
    expect((await valuesOf(hotel, 'HR:1', date)).price).toBe('120')
  })

  it('nothing for a channel that is to have what all have', async () => {
    expect(await sentFor({ inv_code: 'HR:1', date, min_stay: 2, channel_codes: ['expedia'] })).toEqual([])
  })

  it('only to the channels that a change names, which keep it until all are to have another', async () => {
    const limited = await sentFor({
      inv_code: 'HR:1',
      date,
      min_stay: 5,
      channel_codes: ['expedia', 'online'],
    })
    expect(limited).toEqual([
      [{ inv_code: 'HR:1', channel_codes: ['expedia', 'online'], dates: [{ date, min_stay: 5 }] }],
    ])
    expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).min_stay).toBe(5)
    expect((await valuesOf(hotel, 'HR:1', date, 'bookingcom')).min_stay).toBe(2)
    expect((await valuesOf(hotel, 'HR:1', date)).min_stay).toBe(2)

    expect(await sentFor({ inv_code: 'HR:1', date, min_stay: 7 })).toHaveLength(1)
    for (const channel of ['expedia', 'online', 'bookingcom'])
      expect((await valuesOf(hotel, 'HR:1', date, channel)).min_stay).toBe(7)
  })

  it('to a channel that had its own value, also when all are to have what they have', async () => {
    await sentFor({ inv_code: 'HR:1', date, min_stay: 5, channel_codes: ['expedia'] })
    await sentFor({ inv_code: 'HR:1', date, min_stay: 2 })
    expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).min_stay).toBe(2)
    expect(await sentFor({ inv_code: 'HR:1', date, min_stay: 2 })).toEqual([])
  })

  it('a value of its own for a channel again after one for all, when both are set together', async () => {
    await sentFor(
      { inv_code: 'HR:1', date, min_stay: 3 },
      { inv_code: 'HR:1', date, min_stay: 6, channel_codes: ['bookingcom'] },
    )
    expect((await valuesOf(hotel, 'HR:1', date, 'bookingcom')).min_stay).toBe(6)
    expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).min_stay).toBe(3)
  })
})

it('sends what was set when it was set, whatever becomes of the objects', async () => {
  const change = { inv_code: 'HR:1', date, price: '100', channel_codes: ['online'] }
  const first = sync.calendar.set([change])
  change.price = '0.30000000000000004'
  change.channel_codes.push('')
  await first
  await sync.calendar.settled()
  expect((await valuesOf(hotel, 'HR:1', date, 'online')).price).toBe('100')
})

it('takes a code that is undefined for one that is not there', async () => {
  await sync.calendar.set([{ inv_code: 'HR:1', rate_code: undefined, date, price: '80' } as never])
  await sync.calendar.settled()
  expect(wire.updates).toEqual([{ inv_code: 'HR:1', start_date: date, end_date: date, price: '80' }])
})

it('takes any text for a channel, also names that objects have of themselves', async () => {
  await hotel.control('PUT', '/channels/constructor', { name: 'Constructor' })
  await hotel.hotel('PUT', '/channels/constructor', { connector: { kind: 'simulated' } })
  await hotel.hotel('PUT', '/channels/constructor/mappings/C1', { rate_code: 'HR:1', name: 'C1' })
  await sync.close()
  sync = await hotel.open({ fetch: wire.fetch })
  const change = { inv_code: 'HR:1', date, min_stay: 3 }
  await sentFor({ ...change, channel_codes: ['constructor'] })
  await sentFor({ ...change, min_stay: 4 })
  expect((await valuesOf(hotel, 'HR:1', date, 'constructor')).min_stay).toBe(4)
  expect(await sentFor({ ...change, min_stay: 4, channel_codes: ['constructor'] })).toEqual([])
})
