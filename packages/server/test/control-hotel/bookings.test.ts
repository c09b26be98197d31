import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { bookingOf, buildHotel, type Hotel, type House, openHouse, roomOf, setClock, today } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await openHouse()
  await setClock(house)
})
afterAll(() => house.server.stop())
beforeEach(async () => {
  hotel = await buildHotel(house)
})

const nights = ['2026-12-24', '2026-12-25', '2026-12-26'] as const
const stock = (availability: number) => hotel.push([...nights], { availability })
const left = () => hotel.availability(nights[0], nights[2])

describe('a new booking', () => {
  test('takes one of each night and is as the property API shows it', async () => {
    await stock(3)
    const booking = await hotel.book({
      provider_number: '1746283950',
      rooms: [roomOf(nights[0], 2, { child_ages: [7], extras: [{ name: 'Transfer', price: '45.50' }] })],
      tax_total: '15.125',
      adjustments_total: '-10',
    })
    expect(booking).toMatchObject({
      provider_number: '1746283950',
      channel: 'bookingcom',
      channel_display: 'Booking.com',
      state: 'reserved',
      currency: 'EUR',
      sub_total: 200,
      extras_total: 45.5,
      tax_total: 15.125,
      total: 250.625,
      checkin_date: nights[0],
      checkout_date: nights[2],
      overbooked: false,
    })
    expect(booking.rooms[0]).toMatchObject({
      rate_code: 'HR:1',
      name: 'Double with breakfast',
      total_guest: 3,
      taken: [nights[0], nights[1]],
    })
    expect(await left()).toEqual([2, 2, 3])

    const { body } = await hotel.api('GET', 'v2/apps/reservations')
    const { overbooked, change, version, delivered_to, rooms, ...content } = booking
    const [{ taken, ...room }] = rooms
    expect(body.reservations).toEqual([{ ...content, rooms: [room], modified: false }])
    const shown = await hotel.done('GET', `/bookings/${booking.hr_number}`)
    expect({ ...shown, delivered_to }).toEqual(booking)
  })

  test('is accepted where nothing is left, marked, and takes only what there is', async () => {
    await hotel.push([nights[0]], { availability: 0 })
    await hotel.push([nights[1]], { availability: 1 })
    const booking = await hotel.book()
    expect(booking).toMatchObject({ overbooked: true, rooms: [{ taken: [nights[1]] }] })
    expect(await left()).toEqual([0, 0])
    await hotel.done('POST', `/bookings/${booking.hr_number}/cancel`, {})
    expect(await left()).toEqual([0, 1])
  })

  test('gives the last room to the first of two rooms', async () => {
    await stock(1)
    const { rooms } = await hotel.book({ rooms: [roomOf(nights[0], 1), roomOf(nights[0], 1)] })
    expect(rooms.map((room: { taken: string[] }) => room.taken)).toEqual([[nights[0]], []])
  })

  test('tells the other channels the new number, and not the mapping that has sold', async () => {
    await stock(3)
    await hotel.settled()
    const booking = await hotel.book()
    await hotel.settled()
    expect((await hotel.toldTo('expedia', nights[0])).availability).toBe(2)
    expect((await hotel.toldTo('online', nights[0])).availability).toBe(2)
    expect((await hotel.toldTo('bookingcom', nights[0])).availability).toBe(3)

    await hotel.done('POST', `/bookings/${booking.hr_number}/cancel`, {})
    await hotel.settled()
    expect((await hotel.toldTo('expedia', nights[0])).availability).toBe(3)
  })

  test('takes from the number that was limited to a channel as well, and gives both back', async () => {
    await stock(5)
    await hotel.push([...nights], { availability: 2 }, ['expedia'])
    const booking = await hotel.book()
    await hotel.settled()
    expect(await left()).toEqual([4, 4, 5])
    expect((await hotel.toldTo('expedia', nights[0])).availability).toBe(1)
    await hotel.done('POST', `/bookings/${booking.hr_number}/cancel`, {})
    await hotel.settled()
    expect(await left()).toEqual([5, 5, 5])
    expect((await hotel.toldTo('expedia', nights[0])).availability).toBe(2)
  })

  test('takes nothing for nights that are over', async () => {
    await hotel.push([today], { availability: 4 })
    const booking = await hotel.book({ rooms: [roomOf('2026-11-18', 3)] })
    expect(booking.rooms[0].taken).toEqual([today])
    expect(booking.overbooked).toBe(false)
  })

  test('takes from the group by whichever of its rates it was sold', async () => {
    await stock(3)
    const booking = await hotel.book({ rooms: [roomOf(nights[0], 1, { mapping_code: '3399' })] })
    expect(booking.rooms[0]).toMatchObject({ rate_code: 'NR:HR:1', inv_code: 'HR:1', non_refundable: true })
    expect(await left()).toEqual([2, 3, 3])
  })

  test('lands on the master room where the channel sells what nobody has mapped', async () => {
    const { mapping_code: _, ...unmapped } = roomOf(nights[0], 1)
    const strange = bookingOf({ rooms: [{ ...unmapped, mapping_code: 'LOFT' }] })
    expect(refusalOf(await hotel.control('POST', '/bookings', strange))).toEqual({
      status: 422,
      code: 'unknown_reference',
      paths: ['rooms[0].mapping_code'],
    })
    await hotel.room('HR:9', { inv_code: 'HR:9', name: 'Collects the rest', is_master: true })
    const booking = await hotel.done('POST', '/bookings', strange)
    expect(booking.rooms[0]).toMatchObject({ rate_code: 'HR:9', inv_code: 'HR:9', name: 'Collects the rest' })
  })

  test('names its own rate or is refused, and nothing is taken', async () => {
    await stock(3)
    const { mapping_code: _, ...room } = roomOf(nights[0], 1)
    const book = (rooms: object[], more: object = {}) =>
      hotel.control('POST', '/bookings', bookingOf({ rooms, ...more }))
    expect(refusalOf(await book([roomOf(nights[0], 1), { ...room, rate_code: 'HR:7' }]))).toEqual({
      status: 422,
      code: 'unknown_reference',
      paths: ['rooms[1].rate_code'],
    })
    expect(refusalOf(await book([roomOf(nights[0], 1)], { channel_code: 'hrs' }))).toEqual({
      status: 422,
      code: 'unknown_reference',
      paths: ['channel_code'],
    })
    expect(await left()).toEqual([3, 3, 3])
    expect((await book([{ ...room, rate_code: 'HR:1' }])).body.rooms[0].name).toBe('Double room')
  })

  test('needs a price for each night and for no other', async () => {
    const book = (room: object) =>
      hotel.control('POST', '/bookings', bookingOf({ rooms: [{ ...roomOf(nights[0], 2), ...room }] }))
    const prices = (dates: string[]) => ({ daily_prices: dates.map((date) => ({ date, price: 100 })) })
    expect((await book(prices([nights[0]]))).body.errors[0].path).toBe('rooms[0].daily_prices')
    expect((await book(prices([...nights]))).status).toBe(422)
    expect((await book(prices([nights[0], nights[0]]))).status).toBe(422)
    expect((await book({ checkout_date: nights[0] })).body.errors[0].path).toBe('rooms[0].checkout_date')
    expect((await book(prices([nights[1], nights[0]]))).status).toBe(201)
  })
})
