import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sync, SyncOptions } from '../../src/open-sync.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { bookedRoom, guestsOf, pms } from '../reservations/guests.ts'
import { valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
let wire: ReturnType<typeof watchedFetch>
let desk: ReturnType<typeof pms>
const date = inDays(10)
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
  wire = watchedFetch()
  desk = pms()
})
afterEach(() => hotel.stop())

const rooms = (availability: number, on = date) => ({ inv_code: 'HR:1', date: on, availability })
const open = (settings: Partial<SyncOptions> = {}) =>
  hotel.open({
    bookings: 'keep availability',
    fetch: wire.fetch,
    onReservation: desk.onReservation,
    ...settings,
  })
const wanted = async (sync: Sync, on = date) => {
  const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: on, to: on })
  const { wanted: all, channels } = day?.values.availability ?? {}
  return { all, expedia: channels?.expedia?.wanted }
}
async function taken(changes: number) {
  await eventually(() => expect(desk.received).toHaveLength(changes))
}

describe('what bookings do to availability', () => {
  it.each([undefined, 'nothing'])('must be stated before it is set, and is not by %j', async (bookings) => {
    const sync = await open({ bookings: bookings as SyncOptions['bookings'] })
    const price = { inv_code: 'HR:1', date, price: '90' }
    await expect(sync.calendar.set([price, rooms(5)])).rejects.toMatchObject({
      name: 'InputError',
      issues: [{ path: 'options.bookings', message: expect.stringMatching(/'lower availability'.*'keep/) }],
    })
    expect(await sync.calendar.read({ inv_code: 'HR:1' }, { from: date, to: date })).toEqual([])
    await sync.calendar.set([price])
  })
})

describe('where bookings keep it,', () => {
  it('it is lowered by each room and night that a booking takes, and sent', async () => {
    const sync = await open()
    await sync.calendar.set([rooms(5), { ...rooms(3), channel_codes: ['expedia'] }, rooms(2, inDays(11))])
    await sync.calendar.settled()
    wire.clear()
    await guests.book('Ada', [
      bookedRoom({ mapping_code: 'B1' }, 10, 2),
      bookedRoom({ mapping_code: 'B1' }, 10, 1),
    ])
    await taken(1)
    await sync.calendar.settled()
    expect(await wanted(sync)).toEqual({ all: 3, expedia: 1 })
    expect(await wanted(sync, inDays(11))).toEqual({ all: 1, expedia: 1 })
    expect(wire.updates.length).toBeGreaterThan(0)
    expect((await valuesOf(hotel, 'HR:1', date, 'bookingcom')).availability).toBe(3)
    expect(sync.calendar.state().held).toBe(0)
  })

  it('the last room is closed also while the handler fails', async () => {
    const sync = await open({ onReservation: () => Promise.reject(new Error('The PMS is down.')) })
    await sync.calendar.set([rooms(1)])
    await sync.calendar.settled()
    await guests.book('Ada', [bookedRoom({ mapping_code: 'B1' }, 10, 1)])
    await eventually(async () => expect(await wanted(sync)).toMatchObject({ all: 0 }))
    await guests.book('Grace', [bookedRoom({ mapping_code: 'B1' }, 10, 1)])
    await eventually(() => expect(sync.reservations.state().waiting).toBe(2))
    expect(await wanted(sync)).toMatchObject({ all: 0 })
  })

  it('what is set afterwards counts, and a change of the guest or a cancellation moves nothing', async () => {
    const sync = await open()
    await sync.calendar.set([rooms(5)])
    const number = await guests.book('Ada')
    await taken(1)
    await sync.calendar.set([rooms(5)])
    await guests.change(number, 'Grace')
    await taken(2)
    await guests.cancel(number)
    await taken(3)
    await sync.calendar.settled()
    expect(await wanted(sync)).toMatchObject({ all: 5 })
  })

  it('a stay that moves lowers the nights that are new to it', async () => {
    const sync = await open()
    await sync.calendar.set([10, 11, 12].map((day) => rooms(5, inDays(day))))
    const number = await guests.book('Ada', [bookedRoom({ mapping_code: 'B1' }, 10, 2)])
    await taken(1)
    await guests.change(number, 'Ada', [bookedRoom({ mapping_code: 'B1' }, 11, 2)])
    await taken(2)
    await eventually(async () => expect(await wanted(sync, inDays(12))).toMatchObject({ all: 4 }))
    expect(await wanted(sync, inDays(10))).toMatchObject({ all: 4 })
    expect(await wanted(sync, inDays(11))).toMatchObject({ all: 4 })
  })

  it('a booking of before the number was set does not lower it', async () => {
    const clock = (days: number) =>
      hotel.control('PUT', '/clock', { now: new Date(Date.now() + days * 86_400_000).toISOString() })
    await clock(-1)
    await guests.book('Ada')
    await clock(0)
    const sync = await open({ pacing: { pollMs: 3_600_000, sweepMs: 3_600_000 } })
    await sync.calendar.set([rooms(5)])
    await taken(1)
    await sync.calendar.settled()
    expect(await wanted(sync)).toMatchObject({ all: 5 })
  })

  it('a booking that was written down by a process that ended then is made up for, once', async () => {
    const store = memoryStore()
    const before = await open({ store })
    await before.calendar.set([rooms(5)])
    await before.calendar.settled()
    await before.close()
    const booked = { key: `HR:1/${date}/R1@x`, code: 'HR:1', date, rooms: 2, at: 0 }
    await store.write(hotel.hrId, [{ collection: 'calendar-booked', key: booked.key, value: booked }])
    for (const _ of ['first', 'second']) {
      const sync = await open({ store })
      expect(await wanted(sync)).toMatchObject({ all: 3 })
      await sync.calendar.settled()
      expect((await valuesOf(hotel, 'HR:1', date)).availability).toBe(3)
      await sync.close()
    }
  })

  it('a number that was set before is sent again to a channel that failed, as it is lowered', async () => {
    await hotel.hotel('PUT', '/channels/expedia', {
      connector: { kind: 'simulated', latency_ms: 0, failure_rate: 1 },
    })
    const sync = await open()
    await sync.calendar.set([rooms(5)])
    await guests.book('Ada')
    await taken(1)
    await hotel.hotel('PUT', '/channels/expedia', { connector: { kind: 'simulated', latency_ms: 0 } })
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).availability).toBe(4)
    expect(sync.calendar.state().held).toBe(0)
  })
})
