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
})
afterAll(() => house.server.stop())

const set = async (availability: number, more = {}) => {
  const range = { inv_code: 'HR:1', start_date: inDays(20), end_date: inDays(22) }
  return hotel.settled(await hotel.range({ ...range, availability, ...more }))
}
const numbers = async () =>
  (await hotel.calendar('HR:1', inDays(20), inDays(22))).map((entry) => entry.availability)
const stay = (nights: number, from = 20) => bookedRoom('B1', inDays(from), nights)
const book = async (...rooms: object[]): Promise<string> => (await hotel.book({ rooms })).hr_number
const cancel = (hr_number: string) => hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
const change = (hr_number: string, ...rooms: object[]) =>
  hotel.control('PUT', `/bookings/${hr_number}`, { guest: 'Ada Byron', payment: 'cash', rooms })
const seen = (hr_number: string): Promise<Json> => hotel.control('GET', `/bookings/${hr_number}`)
const isMarked = async (hr_number: string): Promise<boolean> => (await seen(hr_number)).overbooked
const nightsTaken = async (hr_number: string): Promise<string[]> =>
  (await seen(hr_number)).rooms.flatMap((room: Json) => room.taken)

describe('a booking that found no room, once the hotel has set a number above 0', () => {
  it('swallows nothing of what comes free later', async () => {
    const old = await book(stay(1), stay(1))
    await set(3)
    const other = await book(stay(1), stay(1))
    expect(await numbers()).toEqual([1, 3, 3])
    await change(other, stay(1, 22))
    expect(await numbers()).toEqual([3, 3, 2])
    expect(await nightsTaken(old)).toEqual([])
  })

  it('is not marked any more, and gives nothing back when it is canceled', async () => {
    const old = await book(stay(1))
    expect(await isMarked(old)).toBe(true)
    await set(2)
    expect(await isMarked(old)).toBe(false)
    await cancel(old)
    expect(await numbers()).toEqual([2, 2, 2])
  })

  it('leaves its room to who found none after it', async () => {
    const old = await book(stay(1))
    await set(1)
    const [last, without] = [await book(stay(1)), await book(stay(1))]
    await cancel(old)
    expect(await isMarked(without)).toBe(false)
    expect(await nightsTaken(without)).toEqual([])
    await cancel(last)
    expect(await numbers()).toEqual([1, 1, 1])
  })

  it('leaves that room before what it took besides, which is for sale again', async () => {
    const old = await book(stay(1))
    await set(1)
    await change(old, stay(1), stay(1))
    const without = await book(stay(1))
    await cancel(old)
    expect(await isMarked(without)).toBe(false)
    expect(await numbers()).toEqual([1, 1, 1])
  })

  it('is as it was for who reads reservations, and is not delivered again', async () => {
    const old = await book(stay(1))
    const { reservations } = await hotel.reservations()
    await set(2)
    expect((await hotel.reservations()).reservations).toEqual([])
    const again = await hotel.reservations({ reservation_number: old })
    expect(again.reservations).toEqual(reservations)
  })

  it('counts on every date of a daily update that says so, and on no other', async () => {
    await set(0)
    const nights = [await book(stay(1)), await book(stay(1, 21)), await book(stay(1, 22))]
    const marks = async () => await Promise.all(nights.map(isMarked))
    const dates = [
      { date: inDays(22), availability: '1' },
      { date: inDays(20), availability: 2 },
      { date: inDays(21), price: 90 },
    ]
    await hotel.settled(await hotel.daily({ inv_code: 'HR:1', dates }))
    expect(await marks()).toEqual([false, true, false])
  })

  it('keeps its mark for another night without a room', async () => {
    const old = await book(stay(2))
    await set(1, { end_date: inDays(20) })
    expect(await isMarked(old)).toBe(true)
    await set(1, { start_date: inDays(21) })
    expect(await isMarked(old)).toBe(false)
  })

  it('is helped in no other group', async () => {
    const elsewhere = await book(bookedRoom('B2', inDays(20), 1))
    await set(2)
    expect(await isMarked(elsewhere)).toBe(true)
  })
})

describe('a booking that found no room still waits for one', () => {
  /** One has the only room, the other none, and the hotel says something before the first is canceled. */
  const afterwards = async (says: () => Promise<unknown>) => {
    await set(1)
    const [a, b] = [await book(stay(1)), await book(stay(1))]
    await says()
    expect(await isMarked(b)).toBe(true)
    await cancel(a)
    expect(await isMarked(b)).toBe(false)
    return b
  }

  it('after a number of 0, which says nothing', async () => {
    const b = await afterwards(() => set(0))
    expect(await nightsTaken(b)).toEqual([inDays(20)])
    expect(await numbers()).toEqual([0, 0, 0])
  })

  it('after a number that is limited to a channel', async () => {
    const b = await afterwards(async () => {
      await set(2, { channel_codes: 'bookingcom' })
      const dates = [{ date: inDays(20), availability: 2 }]
      await hotel.settled(await hotel.daily({ inv_code: 'HR:1', channel_codes: ['expedia'], dates }))
    })
    expect(await nightsTaken(b)).toEqual([inDays(20)])
    expect(await numbers()).toEqual([0, 1, 1])
  })

  it('after values without an availability', async () => {
    await afterwards(() =>
      hotel.range({ inv_code: 'HR:1', start_date: inDays(20), end_date: inDays(22), price: 90 }),
    )
  })

  it('after a number that was refused', async () => {
    await afterwards(async () => {
      const room = { inv_code: 'HR:1', name: 'Room HR:1', room_capacity: 3, adult_capacity: 2 }
      await hotel.control('PUT', '/rooms/HR:1', { ...room, availability_update: false })
      const dates = [{ date: inDays(20), availability: 2 }]
      const { body } = await hotel.daily({ inv_code: 'HR:1', dates })
      expect(body.errors).toHaveLength(1)
    })
  })
})
