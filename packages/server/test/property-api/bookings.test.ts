import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../support/answered.ts'
import { bookedRoom, type Hotel, type House, inDays, start, startHouse, waiting } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  await house.setClock(start)
  hotel = await house.openHotel({ rooms: { 'HR:9': { is_master: true } } })
})
afterAll(() => house.server.stop())

const set = (availability: number, inv_code = 'HR:1') =>
  hotel.range({ inv_code, start_date: inDays(20), end_date: inDays(24), availability })
const numbers = async (code = 'HR:1') =>
  (await hotel.calendar(code, inDays(20), inDays(24))).map((entry) => entry.availability)
const stay = (nights: number, code = 'B1') => bookedRoom(code, inDays(20), nights)
const listed = async (): Promise<Json[]> => (await hotel.reservations({ undelivered: 'false' })).reservations
const cancel = (hr_number: string, body: object = {}) =>
  hotel.control('POST', `/bookings/${hr_number}/cancel`, body)

describe('what a booking becomes', () => {
  it('is a reservation with all that the contract has, its totals exact', async () => {
    const night = (day: number, price: string) => ({ date: inDays(day), price })
    const { hr_number } = await hotel.book({
      provider_number: '1746283950',
      address: { city: 'London', country_code: 'GB' },
      note: 'Arrives late',
      tax_total: '13.928',
      adjustments_total: '-0.1',
      paid_amount: '50',
      rooms: [
        {
          ...stay(3),
          daily_prices: [night(20, '0.1'), night(21, '0.2'), night(22, '99.995')],
          total_adult: 2,
          child_ages: [4, 7],
          extra_info: 'Meal plan: breakfast',
          extras: [{ name: 'Transfer', price: '45.0' }],
        },
      ],
    })
    const [seen] = await listed()
    expect(seen).toMatchObject({
      hr_number,
      provider_number: '1746283950',
      channel: 'bookingcom',
      channel_display: 'Booking.com',
      state: 'reserved',
      modified: false,
      sub_total: 100.295,
      extras_total: 45,
      adjustments_total: -0.1,
      tax_total: 13.928,
      total: 159.123,
      currency: 'EUR',
      checkin_date: inDays(20),
      checkout_date: inDays(23),
      completed_at: expect.stringMatching(/^2027-09-15T09:00:\d\d\.\d{3}Z$/),
      address: { city: 'London', country_code: 'GB', street_2: null },
      rooms: [{ price: 100.295, nights: 3, total_guest: 4, total_adult: 2, child_ages: [4, 7] }],
    })
    expect(seen.rooms[0].daily_prices[2]).toEqual({ date: inDays(22), price: '99.995' })
    expect(seen.rooms[0].extras).toEqual([{ name: 'Transfer', price: '45' }])
  })

  it('has the codes of the rate that the room is mapped to', async () => {
    await hotel.book({ rooms: [stay(1, 'B1-NR'), stay(1, 'B2')] })
    const [seen] = await listed()
    expect(seen.rooms).toMatchObject([
      { rate_code: 'NR:HR:1', inv_code: 'HR:1', non_refundable: true, name: 'Room B1-NR' },
      { rate_code: 'HR:2', inv_code: 'HR:2', non_refundable: false, name: 'Room B2' },
    ])
  })

  it('has the codes of the master room where the channel has a room that nobody mapped', async () => {
    await hotel.book({ rooms: [stay(1, 'LOFT'), stay(1)] })
    // The mapping of another channel does not count.
    await hotel.book({ channel_code: 'expedia', rooms: [stay(1, 'B1')] })
    const [first, second] = await listed()
    expect(first.rooms.map((room: Json) => room.rate_code)).toEqual(['HR:9', 'HR:1'])
    expect(second.rooms.map((room: Json) => room.inv_code)).toEqual(['HR:9'])
  })

  it('has its nights over the change of the clocks and over a leap day', async () => {
    await hotel.book({ rooms: [bookedRoom('B1', '2028-02-28', 2), bookedRoom('B1', '2028-03-25', 2)] })
    const [seen] = await listed()
    expect(seen.rooms).toMatchObject([
      { checkin_date: '2028-02-28', checkout_date: '2028-03-01', nights: 2 },
      { checkin_date: '2028-03-25', checkout_date: '2028-03-27', nights: 2 },
    ])
  })
})

describe('the availability of the group', () => {
  it('goes down by one on each night, not on the day of departure', async () => {
    await set(5)
    await hotel.book({ rooms: [stay(3)] })
    expect(await numbers()).toEqual([4, 4, 4, 5, 5])
    await hotel.book({ rooms: [stay(2), stay(1, 'B1-NR'), stay(1, 'B2')] })
    expect(await numbers()).toEqual([2, 3, 4, 5, 5])
    expect(await numbers('NR:HR:1')).toEqual([2, 3, 4, 5, 5])
  })

  it('never falls below 0: the booking is taken all the same, and marked for the hotel', async () => {
    await set(1)
    expect((await hotel.book({ rooms: [stay(2)] })).overbooked).toBe(false)
    expect((await hotel.book({ rooms: [stay(3)] })).overbooked).toBe(true)
    expect(await numbers()).toEqual([0, 0, 0, 1, 1])
    expect(await listed()).toHaveLength(2)
  })

  it('comes back with a cancellation, as far as it was taken', async () => {
    await set(1)
    const first = await hotel.book({ rooms: [stay(2)] })
    const overbooked = await hotel.book({ rooms: [stay(3)] })
    await cancel(overbooked.hr_number)
    expect(await numbers()).toEqual([0, 0, 1, 1, 1])
    await cancel(first.hr_number)
    expect(await numbers()).toEqual([1, 1, 1, 1, 1])
  })

  it('follows a change of the booking', async () => {
    await set(5)
    await set(5, 'HR:2')
    const { hr_number } = await hotel.book({ rooms: [stay(3)] })
    const content = { guest: 'Ada Byron', payment: 'cash' }
    await hotel.control('PUT', `/bookings/${hr_number}`, { ...content, rooms: [stay(1), stay(1, 'B2')] })
    expect(await numbers()).toEqual([4, 5, 5, 5, 5])
    expect(await numbers('HR:2')).toEqual([4, 5, 5, 5, 5])
    const rooms = [{ ...stay(1), state: 'canceled' }, stay(1, 'B2')]
    await hotel.control('PUT', `/bookings/${hr_number}`, { ...content, rooms })
    expect(await numbers()).toEqual([5, 5, 5, 5, 5])
  })

  it('that was set after the booking is taken as it was set, and the cancellation adds to it', async () => {
    await set(5)
    const { hr_number } = await hotel.book({ rooms: [stay(1)] })
    await set(7)
    expect(await numbers()).toEqual([7, 7, 7, 7, 7])
    await cancel(hr_number)
    expect(await numbers()).toEqual([8, 7, 7, 7, 7])
  })

  it('of nights that are over does not come back', async () => {
    await set(5)
    const { hr_number } = await hotel.book({ rooms: [stay(3)] })
    await house.setClock(`${inDays(21)}T09:00:00Z`)
    await cancel(hr_number)
    expect(await numbers()).toEqual([4, 5, 5, 5, 5])
  })

  it('is told to the other channels, and not to the mapping that sold', async () => {
    await hotel.settled(await set(5))
    const told = async () => {
      const [{ channels }] = (await hotel.calendar('HR:1', inDays(20))) as [Json]
      return Object.fromEntries(channels.map((its: Json) => [its.channel_code, its.availability]))
    }
    const say = (room: object) => hotel.book({ provider_number: 'N1', rooms: [room] })
    await say(stay(1))
    await expect.poll(told, waiting).toEqual({ online: 4, bookingcom: 5, expedia: 4 })
    const deliveries = async () =>
      (await hotel.control('GET', '/deliveries')).deliveries.filter((its: Json) => its.mapping_code === 'B1')
    const before = await deliveries()
    await say({ ...stay(1), state: 'canceled' })
    await expect.poll(told, waiting).toEqual({ online: 5, bookingcom: 5, expedia: 5 })
    expect(await deliveries()).toEqual(before)
  })
})

it('a change by the front desk keeps the number by which the channel knows the booking', async () => {
  const message = { provider_number: 'N-7', rooms: [stay(2)] }
  const { hr_number } = await hotel.book(message)
  const byDesk = { guest: 'Ada Byron', payment: 'cash', rooms: [stay(3)] }
  const changed = await hotel.control('PUT', `/bookings/${hr_number}`, byDesk)
  expect(changed.provider_number).toBe('N-7')
  expect((await hotel.book({ ...message, note: 'Arrives late' })).hr_number).toBe(hr_number)
})

it('a confirmation takes nothing, and what is canceled stays so', async () => {
  await set(5)
  const { hr_number } = await hotel.book({ rooms: [stay(1)] })
  await hotel.control('POST', `/bookings/${hr_number}/confirm`)
  expect(await numbers()).toEqual([4, 5, 5, 5, 5])
  expect((await listed())[0]).toMatchObject({ state: 'confirmed', rooms: [{ state: 'confirmed' }] })
  await cancel(hr_number, { reason: 'Illness' })
  expect((await listed())[0]).toMatchObject({
    state: 'canceled',
    cancel_reason: 'Illness',
    rooms: [{ state: 'canceled' }],
  })
  await expect(hotel.control('POST', `/bookings/${hr_number}/confirm`)).rejects.toThrow('409')
  await expect(cancel(hr_number)).rejects.toThrow('409')
  expect(await numbers()).toEqual([5, 5, 5, 5, 5])
})
