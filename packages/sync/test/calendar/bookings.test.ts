import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sync } from '../../src/open-sync.ts'
import type { CalendarChange } from '../../src/plan/changes.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { bookedRoom, guestsOf, pms } from '../reservations/guests.ts'
import { valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let sync: Sync
let wire: ReturnType<typeof watchedFetch>
const date = inDays(10)
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
})
afterEach(() => hotel.stop())

const rooms = (availability: number) => ({ inv_code: 'HR:1', date, availability })
const left = async (channel?: string) => (await valuesOf(hotel, 'HR:1', date, channel)).availability

/** Sets, and gives the updates that went out for it. */
async function sentFor(...changes: CalendarChange[]) {
  wire.clear()
  await sync.calendar.set(changes)
  await sync.calendar.settled()
  return wire.updates.length
}

describe('where the reservations are retrieved', () => {
  let desk: ReturnType<typeof pms>
  let store: Store
  beforeEach(async () => {
    desk = pms()
    store = memoryStore()
    sync = await hotel.open({ fetch: wire.fetch, onReservation: desk.onReservation, store })
    await sentFor(rooms(5), { ...rooms(5), price: '80' })
  })

  async function book() {
    const before = desk.received.length
    await guestsOf(hotel).book()
    await eventually(() => expect(desk.received.length).toBeGreaterThan(before))
  }

  it('sends the same number again after a booking has moved it, and only once', async () => {
    await book()
    expect(await left()).toBe(4)
    expect(await sentFor({ ...rooms(5), price: '80' })).toBe(1)
    expect(wire.updates[0]).not.toHaveProperty('price')
    expect(await left()).toBe(5)
    expect(await sentFor(rooms(5))).toBe(0)
  })

  it('does not send a number again that no booking has moved', async () => {
    await book()
    expect(await sentFor({ ...rooms(5), date: inDays(12) })).toBe(1)
    expect(await sentFor({ ...rooms(5), date: inDays(12) })).toBe(0)
  })

  it('sends a number again also when another one waited while the booking came', async () => {
    await sync.close()
    const pacing = { collectMs: 1000 }
    sync = await hotel.open({ fetch: wire.fetch, onReservation: desk.onReservation, store, pacing })
    await sync.calendar.set([rooms(3)])
    await book()
    expect(sync.calendar.state().waiting).toBe(1)
    await sync.calendar.set([rooms(5)])
    await sync.calendar.settled()
    expect(await left()).toBe(5)
  })

  it('leaves the number for all as bookings have moved it, when one channel is given its own', async () => {
    await book()
    await sentFor({ ...rooms(2), channel_codes: ['expedia'] })
    expect(await left('expedia')).toBe(2)
    expect(await left()).toBe(4)
    // That one channel was given its own says nothing of the others.
    expect(await sentFor(rooms(5))).toBe(1)
    expect([await left(), await left('expedia')]).toEqual([5, 5])
  })

  it('sends a number again that was set before, and moved by a stay over several nights', async () => {
    const night = inDays(13)
    await sentFor({ ...rooms(5), date: night })
    const before = desk.received.length
    await guestsOf(hotel).book('Grace', [bookedRoom({ mapping_code: 'B1' }, 11, 3)])
    await eventually(() => expect(desk.received.length).toBeGreaterThan(before))
    expect(await sentFor({ ...rooms(5), date: night })).toBe(1)
  })
})

describe('where they are not', () => {
  beforeEach(async () => {
    sync = await hotel.open({ fetch: wire.fetch })
    await sentFor({ ...rooms(5), price: '80' })
  })

  it('sends every number that is set, and no other value', async () => {
    await guestsOf(hotel).book()
    expect(await sentFor({ ...rooms(5), price: '80' })).toBe(1)
    expect(wire.updates[0]).not.toHaveProperty('price')
    expect(await left()).toBe(5)
    expect(await sentFor(rooms(5))).toBe(1)
  })

  it('sends the last one, also when it is what was sent before the others', async () => {
    await guestsOf(hotel).book()
    await sync.calendar.set([rooms(3)])
    await sync.calendar.set([rooms(5)])
    await sync.calendar.settled()
    expect(await left()).toBe(5)
  })

  it('leaves the number for all as bookings have moved it, when one channel is given its own', async () => {
    await guestsOf(hotel).book()
    await sentFor({ ...rooms(2), channel_codes: ['expedia'] })
    expect(await left('expedia')).toBe(2)
    expect(await left()).toBe(4)
  })

  it('sends a number again that is set while it is under way', async () => {
    await hotel.fault({ effect: 'delay', delay_ms: 300, count: 1 })
    wire.clear()
    await sync.calendar.set([rooms(3)])
    await eventually(() => expect(wire.updates).toHaveLength(1))
    await sync.calendar.set([rooms(3)])
    await sync.calendar.settled()
    expect(wire.updates).toHaveLength(2)
  })
})
