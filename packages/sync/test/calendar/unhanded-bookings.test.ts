import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bookings, OnReservation, Sync, SyncOptions } from '../../src/index.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, inDays, type Json, startHotel } from '../hotel.ts'
import { bookedRoom, dressing, guestsOf, pms } from '../reservations/guests.ts'
import { valuesOf } from './watched.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
const date = inDays(10)
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
})
afterEach(() => hotel.stop())

const rooms = (availability: number, code = 'HR:1') => ({ inv_code: code, date, availability })
const down: OnReservation = () => Promise.reject(new Error('The PMS is down.'))
const book = (guest: string) => guests.book(guest, [bookedRoom({ mapping_code: 'B1' }, 10, 1)])
const wanted = async (sync: Sync) => {
  const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: date, to: date })
  return day?.values.availability?.wanted
}
const hour = 3_600_000
const dated = (hours: number) =>
  dressing((one) => ({
    ...one,
    updated_at: new Date(Date.parse(one.updated_at) - hours * hour).toISOString(),
  }))
const waiting = (sync: Sync, versions: number) =>
  eventually(() => expect(sync.reservations.state().waiting).toBe(versions))

describe.each<Bookings>(['keep availability', 'lower availability'])('where they %s,', (bookings) => {
  beforeEach(async () => {
    const readings = bookings === 'keep availability' ? ['bookings.keepAvailability'] : []
    await hotel.hotel('PUT', '/readings', { readings })
  })
  const open = (settings: Partial<SyncOptions> = {}) => hotel.open({ bookings, ...settings })
  const swept = (sync: Sync) => eventually(() => expect(sync.reservations.state().lastSweepAt).toBeDefined())

  it('a number that is set while a booking waits for the handler is lowered by it, each time', async () => {
    const sync = await open({ onReservation: down })
    await swept(sync)
    await sync.calendar.set([rooms(1)])
    await sync.calendar.settled()
    for (const [index, guest] of ['Ada', 'Grace'].entries()) {
      await book(guest)
      await waiting(sync, index + 1)
      await sync.calendar.set([rooms(1)])
      expect(await wanted(sync)).toBe(0)
      await sync.calendar.settled()
      expect((await valuesOf(hotel, 'HR:1', date)).availability).toBe(0)
    }
  })

  it('what the handler sets itself, or while it is called, counts as it is', async () => {
    const desk = pms(async () => sync.calendar.set([rooms(0), rooms(4)]))
    const sync: Sync = await open({ onReservation: desk.onReservation })
    await swept(sync)
    await sync.calendar.set([rooms(5)])
    await book('Ada')
    await eventually(() => expect(desk.received).toHaveLength(1))
    await waiting(sync, 0)
    await eventually(async () => expect(await wanted(sync)).toBe(4))
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date)).availability).toBe(4)
  })

  it('what an attempt set that failed is lowered, also by the next process, and what is set afterwards is not', async () => {
    const store = memoryStore()
    let fails = true
    const desk = pms(async () => {
      await sync.calendar.set([rooms(1)])
      if (fails) throw new Error('The PMS has rolled back.')
    })
    let sync = await open({ store, onReservation: desk.onReservation })
    await swept(sync)
    await sync.calendar.set([rooms(1)])
    await sync.calendar.settled()
    await book('Ada')
    await eventually(() => expect(desk.received.length).toBeGreaterThan(1))
    expect(await wanted(sync)).toBe(0)
    await sync.close()

    sync = await open({ store, onReservation: down })
    await sync.calendar.set([rooms(2)])
    expect(await wanted(sync)).toBe(1)
    await sync.close()

    fails = false
    sync = await open({ store, onReservation: desk.onReservation })
    await waiting(sync, 0)
    await eventually(async () => expect(await wanted(sync)).toBe(1))
    await sync.calendar.set([rooms(3)])
    expect(await wanted(sync)).toBe(3)
  })

  it('a newer version that was handed over ends what older ones took', async () => {
    const desk = pms()
    const sync = await open({ onReservation: desk.onReservation })
    await swept(sync)
    await sync.calendar.set([rooms(5)])
    const number = await book('Ada')
    await eventually(() => expect(desk.received).toHaveLength(1))
    await guests.change(number, 'Ada', [bookedRoom({ mapping_code: 'B1' }, 10, 3)])
    await eventually(() => expect(desk.received).toHaveLength(2))
    await waiting(sync, 0)
    await sync.calendar.set([rooms(5)])
    expect(await wanted(sync)).toBe(5)
  })
})

describe('where they keep it,', () => {
  it('a booking of before the number was set lowers it, where the journal is not new', async () => {
    await hotel.hotel('PUT', '/readings', { readings: ['bookings.keepAvailability'] })
    const store = memoryStore()
    const settings = { store, bookings: 'keep availability', onReservation: down } as const
    const before = await hotel.open(settings)
    await eventually(() => expect(before.reservations.state().lastSweepAt).toBeDefined())
    await before.close()

    const sync = await hotel.open({ ...settings, fetch: dated(3), pacing: { pollMs: hour } })
    await sync.calendar.set([rooms(1)])
    await book('Ada')
    await sync.reservations.poll()
    await eventually(async () => expect(await wanted(sync)).toBe(0))
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date)).availability).toBe(0)
  })

  it('a booking lowers what was set by a clock that is hours ahead, once the first sweep is complete', async () => {
    await hotel.hotel('PUT', '/readings', { readings: ['bookings.keepAvailability'] })
    const sync = await hotel.open({
      bookings: 'keep availability',
      onReservation: down,
      now: () => Date.now() + 3 * hour,
    })
    await sync.calendar.set([rooms(1)])
    await eventually(() => expect(sync.reservations.state().sweepReach).toBeDefined())
    await book('Ada')
    await eventually(async () => expect(await wanted(sync)).toBe(0))
  })

  it('a line without its room lowers every group, and the event says so', async () => {
    const events: string[] = []
    const sync = await hotel.open({
      bookings: 'keep availability',
      onReservation: down,
      onEvent: ({ type, message }) => void (type === 'nights_unclear' && events.push(message)),
      fetch: dressing((one) => ({
        ...one,
        rooms: one.rooms.map(({ inv_code: _, rate_code: __, ...line }: Json) => line),
      })),
    })
    await sync.calendar.set([rooms(3), rooms(2, 'HR:2')])
    await sync.calendar.settled()
    await book('Ada')
    await eventually(async () => expect(await wanted(sync)).toBe(2))
    const [day] = await sync.calendar.read({ inv_code: 'HR:2' }, { from: date, to: date })
    expect(day?.values.availability?.wanted).toBe(1)
    expect(events).toEqual([expect.stringMatching(/availability of every group is lowered by a room/)])
  })
})

describe('the start', () => {
  it.each([
    ['known where they keep availability', 'keep availability', 5],
    ['missing where they lower it', 'lower availability', 4],
  ] as const)(
    'takes bookings of long before for %s, as often as numbers are set',
    async (_, bookings, number) => {
      await book('Ada')
      const sync = await hotel.open({ bookings, onReservation: down, fetch: dated(3) })
      await sync.calendar.set([rooms(5)])
      await waiting(sync, 1)
      await sync.calendar.set([rooms(4), rooms(5)])
      expect(await wanted(sync)).toBe(number)
    },
  )

  it.each<Bookings>(['keep availability', 'lower availability'])(
    'where they %s tells nothing',
    async (bookings) => {
      const events: string[] = []
      const sync = await hotel.open({
        bookings,
        onReservation: pms().onReservation,
        onEvent: ({ message }) => void events.push(message),
      })
      await sync.calendar.set([rooms(5)])
      await sync.calendar.settled()
      expect(events).toEqual([])
    },
  )
})
