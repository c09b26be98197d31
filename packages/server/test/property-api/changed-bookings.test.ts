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

const range = { inv_code: 'HR:1', start_date: inDays(20), end_date: inDays(23) }
const set = async (availability: number, channels = {}) =>
  hotel.settled(await hotel.range({ ...range, availability, ...channels }))
const numbers = async () =>
  (await hotel.calendar('HR:1', inDays(20), inDays(23))).map((entry) => entry.availability)
const stay = (nights: number) => bookedRoom('B1', inDays(20), nights)
const change = (hr_number: string, ...rooms: object[]) =>
  hotel.control('PUT', `/bookings/${hr_number}`, { guest: 'Ada Lovelace', payment: 'cash', rooms })

describe('a change that moves no night', () => {
  it('touches no number, not even one that a channel was given since', async () => {
    await set(5)
    const { hr_number } = await hotel.book({ rooms: [stay(2)] })
    await set(3, { channel_codes: 'expedia' })
    const deliveries = async () => (await hotel.control('GET', '/deliveries')).deliveries
    const before = await deliveries()
    await change(hr_number, stay(2))
    expect(await numbers()).toEqual([4, 4, 5, 5])
    expect(await deliveries()).toEqual(before)
  })

  it('takes no room that came later for a booking without one', async () => {
    await set(0)
    const { hr_number } = await hotel.book({ rooms: [stay(1)] })
    await set(2, { channel_codes: 'bookingcom' })
    expect(await change(hr_number, stay(1))).toMatchObject({ overbooked: true, rooms: [{ taken: [] }] })
    await set(2)
    expect(await change(hr_number, stay(1))).toMatchObject({ overbooked: false, rooms: [{ taken: [] }] })
    expect(await numbers()).toEqual([2, 2, 2, 2])
  })
})

describe('a change that moves nights', () => {
  it('takes for the new ones only, and the cancellation gives back exactly what each took', async () => {
    await set(5)
    const { hr_number } = await hotel.book({ rooms: [stay(2)] })
    await set(3, { channel_codes: 'expedia' })
    await change(hr_number, stay(3))
    const told = async () =>
      (await hotel.calendar('HR:1', inDays(20), inDays(23))).map(
        ({ channels }) => channels.find((its: Json) => its.channel_code === 'expedia').availability,
      )
    expect(await numbers()).toEqual([4, 4, 4, 5])
    await expect.poll(told, waiting).toEqual([3, 3, 2, 3])
    await hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
    expect(await numbers()).toEqual([5, 5, 5, 5])
    await expect.poll(told, waiting).toEqual([3, 3, 3, 3])
  })

  it('leaves what one of two rooms found to the one that stays', async () => {
    await set(1)
    const { hr_number, overbooked } = await hotel.book({ rooms: [stay(1), stay(1)] })
    expect(overbooked).toBe(true)
    expect(await change(hr_number, { ...stay(1), state: 'canceled' }, stay(1))).toMatchObject({
      overbooked: false,
      rooms: [{ taken: [] }, { taken: [inDays(20)] }],
    })
    expect(await numbers()).toEqual([0, 1, 1, 1])
  })
})

it('a booking took a night where it found a number that is the channel’s alone', async () => {
  await set(2, { channel_codes: 'bookingcom' })
  expect(await hotel.book({ rooms: [stay(1)] })).toMatchObject({
    overbooked: false,
    rooms: [{ taken: [inDays(20)] }],
  })
})
