import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../support/answered.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse, waiting } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const range = { inv_code: 'HR:1', start_date: inDays(20), end_date: inDays(22) }
const set = async (availability: number, more = {}) =>
  hotel.settled(await hotel.range({ ...range, availability, ...more }))
const numbers = async () =>
  (await hotel.calendar('HR:1', inDays(20), inDays(22))).map((entry) => entry.availability)
const stay = (nights: number, from = 20) => bookedRoom('B1', inDays(from), nights)
const book = async (...rooms: object[]): Promise<string> => (await hotel.book({ rooms })).hr_number
const onExpedia = async (nights = 1): Promise<string> => {
  const rooms = [bookedRoom('E1', inDays(20), nights)]
  return (await hotel.book({ channel_code: 'expedia', rooms })).hr_number
}
const cancel = (hr_number: string) => hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
const change = (hr_number: string, ...rooms: object[]) =>
  hotel.control('PUT', `/bookings/${hr_number}`, { guest: 'Ada Byron', payment: 'cash', rooms })

/** Whether it is marked, and of each room how many nights from day 20 on took one. */
async function state(hr_number: string): Promise<Json> {
  const { overbooked, rooms } = await hotel.control('GET', `/bookings/${hr_number}`)
  return [overbooked, ...rooms.map((room: Json) => room.taken.map((date: string) => Number(date.slice(-2))))]
}
const [first, second, third] = [20, 21, 22].map((day) => Number(inDays(day).slice(-2)))

describe('a room that comes free', () => {
  it('goes to the booking without one before it is for sale again', async () => {
    await set(1)
    const [a, b] = [await book(stay(1)), await book(stay(1))]
    await cancel(a)
    expect(await state(b)).toEqual([false, [first]])
    expect(await numbers()).toEqual([0, 1, 1])
    const c = await book(stay(1))
    expect(await state(c)).toEqual([true, []])
    await cancel(b)
    expect(await state(c)).toEqual([false, [first]])
    await cancel(c)
    expect(await numbers()).toEqual([1, 1, 1])
  })

  it('goes to the oldest booking without one, confirmed or not', async () => {
    await set(1)
    const [a, b, c] = [await book(stay(1)), await book(stay(1)), await book(stay(1))]
    await hotel.control('POST', `/bookings/${b}/confirm`)
    await cancel(a)
    expect(await state(b)).toEqual([false, [first]])
    expect(await state(c)).toEqual([true, []])
  })

  it('goes to nobody who is canceled', async () => {
    await set(1)
    const [a, b] = [await book(stay(1)), await book(stay(1))]
    await cancel(b)
    await cancel(a)
    expect(await numbers()).toEqual([1, 1, 1])
  })

  it('helps night by night, and the mark goes with the last one', async () => {
    await set(1)
    const [a, b] = [await book(stay(1)), await book(stay(2, 21))]
    const long = await book(stay(3))
    expect(await state(long)).toEqual([true, []])
    await cancel(b)
    expect(await state(long)).toEqual([true, [second, third]])
    await cancel(a)
    expect(await state(long)).toEqual([false, [first, second, third]])
    await cancel(long)
    expect(await numbers()).toEqual([1, 1, 1])
  })

  it('helps room by room, and what is left goes back', async () => {
    await set(3)
    const a = await book(stay(1), stay(1))
    const b = await book(stay(1), stay(1))
    expect(await state(b)).toEqual([true, [first], []])
    await cancel(a)
    expect(await state(b)).toEqual([false, [first], [first]])
    expect(await numbers()).toEqual([1, 3, 3])
  })

  it('by a change of its booking helps as well', async () => {
    await set(1)
    const [a, b] = [await book(stay(1)), await book(stay(1))]
    await change(a, stay(1, 21))
    expect(await state(a)).toEqual([false, [second]])
    expect(await state(b)).toEqual([false, [first]])
    expect(await numbers()).toEqual([0, 0, 1])
  })

  it('helps no other group and no other night', async () => {
    await set(1)
    const [a, b] = [await book(stay(1)), await book(stay(1, 21), stay(1, 21))]
    const elsewhere = await book(bookedRoom('B2', inDays(20), 1))
    await cancel(a)
    expect(await state(b)).toEqual([true, [second], []])
    expect(await state(elsewhere)).toEqual([true, []])
    expect(await numbers()).toEqual([1, 0, 1])
  })

  it('is told as sold to the mapping that shows it again', async () => {
    await set(1)
    const say = (room: object) => hotel.book({ provider_number: 'N1', rooms: [room] })
    await say(stay(1))
    await onExpedia()
    const lane = async (): Promise<Json[]> =>
      (await hotel.control('GET', '/deliveries?state=succeeded')).deliveries.filter(
        (its: Json) => its.mapping_code === 'B1',
      )
    const underWay = async () =>
      (await hotel.control('GET', '/channels')).connections.map((its: Json) => its.in_progress)
    await expect.poll(underWay, waiting).toEqual([0, 0, 0])
    const before = (await lane()).length
    await say({ ...stay(1), state: 'canceled' })
    await expect.poll(async () => (await lane()).length, waiting).toBe(before + 1)
    const [{ channels }] = (await hotel.calendar('HR:1', inDays(20))) as [Json]
    expect(channels.map((its: Json) => its.availability)).toEqual([0, 0, 0])
  })
})

describe('a booking that got its room later', () => {
  it('is as it was for who reads reservations, and is not delivered again', async () => {
    await set(1)
    const [a, b] = [await book(stay(1)), await book(stay(1))]
    const { reservations } = await hotel.reservations()
    await cancel(a)
    expect((await hotel.reservations()).reservations.map((its: Json) => its.hr_number)).toEqual([a])
    const [again] = (await hotel.reservations({ reservation_number: b })).reservations
    expect(again).toEqual(reservations.find((its: Json) => its.hr_number === b))
  })
})

describe('numbers of a channel of its own', () => {
  const own = async () => {
    const [entry] = await hotel.calendar('HR:1', inDays(20))
    // The direct channel shows what it has without being told.
    return [
      entry.availability,
      entry.channels.find((its: Json) => its.channel_code === 'online').availability,
    ]
  }

  it('are handed on with the room, and come back with the cancellation of who holds it', async () => {
    await set(1)
    await set(1, { channel_codes: 'online' })
    const [a, b] = [await book(stay(1)), await onExpedia()]
    await cancel(a)
    expect(await state(b)).toEqual([false, [first]])
    expect(await own()).toEqual([0, 0])
    await cancel(b)
    expect(await own()).toEqual([1, 1])
  })

  it('go back to the channel where who gets the room has one of them already', async () => {
    await set(1)
    await set(2, { channel_codes: 'online' })
    const [a, b] = [await book(stay(1)), await onExpedia()]
    expect(await state(b)).toEqual([true, [first]])
    expect(await own()).toEqual([0, 0])
    await cancel(a)
    expect(await state(b)).toEqual([false, [first]])
    expect(await own()).toEqual([0, 1])
    await cancel(b)
    expect(await own()).toEqual([1, 2])
  })

  it('help where who lacks a room gives up what the hotel had', async () => {
    await set(1)
    await set(0, { channel_codes: 'bookingcom' })
    const [a, b] = [await book(stay(1)), await onExpedia()]
    expect([await state(a), await state(b)]).toEqual([
      [true, [first]],
      [true, []],
    ])
    await cancel(a)
    expect(await state(b)).toEqual([false, [first]])
    expect(await numbers()).toEqual([0, 1, 1])
  })
})
