import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../support/answered.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  hotel = await house.openHotel()
  await hotel.range({ inv_code: 'HR:1', start_date: inDays(20), end_date: inDays(20), availability: 4 })
})
afterAll(() => house.server.stop())

const room = (more: object = {}) => ({ ...bookedRoom('B1', inDays(20), 1), ...more })
const canceled = room({ state: 'canceled' })
const say = (rooms: object[], more: object = {}) => hotel.book({ provider_number: 'N1', rooms, ...more })
const states = ({ rooms }: Json) => rooms.map(({ state }: Json) => state)
const available = async () => (await hotel.calendar('HR:1', inDays(20)))[0].availability
const put = (hr_number: string, rooms: object[]) =>
  hotel.control('PUT', `/bookings/${hr_number}`, {
    provider_number: 'N1',
    guest: 'Ada Byron',
    payment: 'cash',
    rooms,
  })

describe('rooms of a booking of which the channel canceled one', () => {
  it('leave the other booked when the channel lists only that one', async () => {
    await say([room(), room()])
    await say([canceled, room()])
    const changed = await say([room()], { note: 'Late arrival' })
    expect([changed.state, states(changed), await available()]).toEqual(['reserved', ['reserved'], 3])
  })

  it('may come in any order, with and without states', async () => {
    await say([room(), room()])
    await say([canceled, room()])
    const swapped = await say([room({ state: 'reserved' }), canceled], { note: 'Late arrival' })
    expect([states(swapped), await available()]).toEqual([['reserved', 'canceled'], 3])
    const stateless = await say([canceled, room()], { note: 'Early arrival' })
    expect([states(stateless), await available()]).toEqual([['canceled', 'reserved'], 3])
  })

  it('become one more where the guest wants it again', async () => {
    await say([room(), room()])
    await say([canceled, room()])
    expect(states(await say([room(), room()]))).toEqual(['reserved', 'reserved'])
    expect(await available()).toBe(2)
  })

  it('leave the other booked when the front desk lists only that one', async () => {
    await say([room(), room()])
    const { hr_number } = await say([canceled, room()])
    expect(await put(hr_number, [room()])).toMatchObject({
      state: 'reserved',
      rooms: [{ state: 'reserved' }],
    })
    expect(await available()).toBe(3)
  })

  it('are the same content without it', async () => {
    await say([room(), room()])
    const before = await say([canceled, room()])
    expect(await say([room()])).toEqual(before)
  })
})

describe('a booking that the hotel confirmed', () => {
  it('stays confirmed when the channel says that its rooms are reserved', async () => {
    const { hr_number } = await say([room({ state: 'reserved' })])
    const confirmed = await hotel.control('POST', `/bookings/${hr_number}/confirm`)
    expect(await say([room({ state: 'reserved' })])).toEqual(confirmed)
    const noted = await say([room({ state: 'reserved' })], { note: 'Late arrival' })
    expect(noted).toMatchObject({ state: 'confirmed', note: 'Late arrival', rooms: [{ state: 'confirmed' }] })
  })

  it('keeps the state of each room, whatever their order', async () => {
    const dear = room({ daily_prices: [{ date: inDays(20), price: '200' }] })
    const { hr_number } = await say([dear, room()])
    await put(hr_number, [{ ...dear, state: 'confirmed' }, room()])
    const swapped = await say([room(), dear], { note: 'Late arrival' })
    expect(states(swapped)).toEqual(['reserved', 'confirmed'])
  })

  it('has a room that the channel adds as reserved, until the hotel confirms it again', async () => {
    const { hr_number } = await say([room()])
    await hotel.control('POST', `/bookings/${hr_number}/confirm`)
    const [stay, other] = [room(), bookedRoom('B1', inDays(22), 1)]
    const added = await say([stay, other])
    expect([added.state, states(added)]).toEqual(['confirmed', ['confirmed', 'reserved']])
    const confirmed = await hotel.control('POST', `/bookings/${hr_number}/confirm`)
    expect([confirmed.state, states(confirmed)]).toEqual(['confirmed', ['confirmed', 'confirmed']])
    expect(await hotel.control('POST', `/bookings/${hr_number}/confirm`)).toEqual(confirmed)
  })

  it('is confirmed, too, where the hotel has confirmed room after room', async () => {
    const { hr_number } = await say([room(), bookedRoom('B1', inDays(22), 1)])
    const confirmed = (its: object) => ({ ...its, state: 'confirmed' })
    const one = await put(hr_number, [confirmed(room()), bookedRoom('B1', inDays(22), 1)])
    expect([one.state, states(one)]).toEqual(['reserved', ['confirmed', 'reserved']])
    const both = await put(hr_number, [confirmed(room()), confirmed(bookedRoom('B1', inDays(22), 1))])
    expect([both.state, states(both)]).toEqual(['confirmed', ['confirmed', 'confirmed']])
  })

  it.each(['reserved', 'confirmed'])(
    'is reserved until then, also where the channel says that its rooms are %s',
    async (state) => {
      const booked = await say([room({ state })])
      expect([booked.state, states(booked)]).toEqual(['reserved', ['reserved']])
      const changed = await say([room({ state }), room({ state })], { note: 'Late arrival' })
      expect([changed.state, states(changed)]).toEqual(['reserved', ['reserved', 'reserved']])
    },
  )
})

describe('a booking that a channel sends once more as it is', () => {
  it('is nothing in another order of its rooms', async () => {
    const [short, long] = [room(), bookedRoom('B1', inDays(20), 2)]
    const before = await say([short, long])
    expect(await say([long, short])).toEqual(before)
  })

  it('is nothing after the channel was renamed', async () => {
    const before = await say([room()])
    await house.control('PUT', '/channels/bookingcom', { name: 'Booking' })
    try {
      expect(await say([room()])).toEqual(before)
    } finally {
      await house.control('PUT', '/channels/bookingcom', { name: 'Booking.com' })
    }
  })

  it('is nothing after its mapping leads elsewhere, and after that is gone', async () => {
    const before = await say([room()])
    const mapping = '/channels/bookingcom/mappings/B1'
    await hotel.control('PUT', mapping, { name: 'Room B1', rate_code: 'HR:2' })
    expect(await say([room()])).toEqual(before)
    await hotel.control('DELETE', mapping)
    expect(await say([room()])).toEqual(before)
  })

  it('takes nothing back that the hotel changed since', async () => {
    const { hr_number } = await say([room(), room()])
    const changed = await put(hr_number, [canceled, room()])
    expect(await say([room(), room()])).toEqual(changed)
  })

  it('is a change where the channel said in between what the hotel had changed', async () => {
    const { hr_number } = await say([room()], { guest: 'Ada Byron', payment: 'cash' })
    const changed = await put(hr_number, [room({ total_adult: 1 })])
    const agreed = { guest: 'Ada Byron', payment: 'cash' }
    expect(await say([room({ total_adult: 1 })], agreed)).toEqual(changed)
    expect((await say([room()], agreed)).rooms[0].total_adult).not.toBe(1)
  })

  it('is a change where the channel said something else in between', async () => {
    await say([room()])
    await say([room()], { note: 'Late arrival' })
    expect(await say([room()])).toMatchObject({ note: null })
  })
})

describe('a message of a booking that comes late', () => {
  const first = [room()]
  const moved = [room({ ...bookedRoom('B1', inDays(21), 1) })]
  const nights = ({ rooms }: Json) => rooms.map((its: Json) => its.checkin_date)
  beforeEach(() =>
    hotel.range({ inv_code: 'HR:1', start_date: inDays(20), end_date: inDays(21), availability: 1 }),
  )

  it('changes nothing where it has a lower version', async () => {
    await say(first, { version: 1 })
    const newest = await say(moved, { version: 2 })
    expect(await say(first, { version: 1 })).toEqual({ ...newest, version: 2 })
    expect(await available()).toBe(1)
    const { overbooked } = await hotel.book({ provider_number: 'N2', rooms: moved })
    expect(overbooked).toBe(true)
  })

  it('moves the booking back where it has a higher one', async () => {
    await say(first, { version: 10 })
    await say(moved, { version: 20 })
    expect(nights(await say(first, { version: 30 }))).toEqual([inDays(20)])
  })

  it('moves the booking back where there are no versions: the order is all that is known', async () => {
    await say(first)
    await say(moved)
    expect(nights(await say(first))).toEqual([inDays(20)])
  })

  it('is known by the highest version, be it of a message without news', async () => {
    await say(first, { version: 1 })
    expect((await say(first, { version: 3 })).version).toBe(3)
    expect(nights(await say(moved, { version: 2 }))).toEqual([inDays(20)])
    expect((await say(moved)).version).toBe(3)
    expect(nights(await say(first, { version: 2 }))).toEqual([inDays(21)])
  })

  it('does not bring a canceled booking back, and what the hotel did stays', async () => {
    const { hr_number } = await say(first, { version: 5 })
    await hotel.control('POST', `/bookings/${hr_number}/confirm`)
    expect(await say(moved, { version: 4 })).toMatchObject({ state: 'confirmed', version: 5 })
    await say([canceled], { version: 6 })
    expect((await say(first, { version: 5 })).state).toBe('canceled')
  })
})
