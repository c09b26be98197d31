import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { buildHotel, type Hotel, type House, openHouse, setClock } from './hotel.ts'

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

const guest = (firstname: string) => ({ firstname, lastname: 'Doe', birth_date: '1984-11-23' })
const stayOf = (room_name: string, names: string[], more: object = {}) => ({
  room_name,
  checkin_date: '2026-11-20',
  checkout_date: '2026-11-22',
  guests: names.map(guest),
  ...more,
})
const checkIn = (room: string, names: string[], more: object = {}) =>
  hotel.done('POST', '/stays', stayOf(room, names, more))
const inHouse = async () => (await hotel.api('GET', 'v1/apps/line_items/in_house')).body.data

test('guests stand in both lists of the property API from check-in to check-out', async () => {
  const stay = await checkIn('102', ['John', 'Jane'])
  expect(stay).toMatchObject({ room_name: '102', hr_number: null, guests: [{ gender: null }, { email: '' }] })
  const [john, jane] = stay.guests
  expect(john.reservation_id_customer_id).toBe(`${stay.reservation_id}:${john.customer_id}`)
  expect(await inHouse()).toEqual(
    [john, jane].map(({ firstname, reservation_id_customer_id }) => ({
      room_id: stay.room_id,
      room_name: '102',
      reservation_id_customer_id,
      customer_name: `${firstname} Doe`,
    })),
  )
  const { body } = await hotel.api('GET', 'v1/apps/hotspot/guests')
  expect(body).toMatchObject({
    total_count: 2,
    data: [{ firstname: 'John', room: '102' }, { firstname: 'Jane' }],
  })

  await hotel.done('POST', `/stays/${stay.reservation_id}/check-out`, { customer_ids: [john.customer_id] })
  expect(await inHouse()).toMatchObject([{ customer_name: 'Jane Doe' }])
  const ended = await hotel.done('POST', `/stays/${stay.reservation_id}/check-out`)
  expect(ended.guests.every((its: { checked_out_at: string | null }) => its.checked_out_at !== null)).toBe(
    true,
  )
  expect(await inHouse()).toEqual([])
})

test('nobody leaves twice, and nobody leaves who is not there', async () => {
  const { reservation_id, guests } = await checkIn('102', ['John', 'Jane'])
  const leave = (body?: object) => hotel.control('POST', `/stays/${reservation_id}/check-out`, body)
  const ids = [guests[0].customer_id]
  expect(refusalOf(await leave({ customer_ids: [...ids, 999_999] }))).toEqual({
    status: 422,
    code: 'unknown_reference',
    paths: ['customer_ids[1]'],
  })
  expect((await leave({ customer_ids: ids })).status).toBe(200)
  expect(refusalOf(await leave({ customer_ids: ids }))).toEqual({ status: 409, code: 'state_conflict' })
  expect((await leave()).status).toBe(200)
  expect(refusalOf(await leave())).toEqual({ status: 409, code: 'state_conflict' })
  expect(refusalOf(await hotel.control('POST', '/stays/999999/check-out'))).toEqual({
    status: 404,
    code: 'not_found',
  })
})

test('a room keeps its id, another gets another, and a given id is taken', async () => {
  const first = await checkIn('Sea Suite', ['John'])
  const second = await checkIn('102', ['Jane'])
  const again = await checkIn('Sea Suite', ['Eric'])
  expect(again.room_id).toBe(first.room_id)
  expect(second.room_id).not.toBe(first.room_id)
  expect(again.reservation_id).not.toBe(first.reservation_id)
  expect((await checkIn('103', ['Sora'], { room_id: 18_302 })).room_id).toBe(18_302)
  expect((await checkIn('103', ['Kim'])).room_id).toBe(18_302)
})

test('a stay never gets a number that the hotel uses already', async () => {
  const numbers = new Set<number>()
  for (const room of ['1', '2', '3']) {
    const { reservation_id, room_id } = await checkIn(room, ['A'], { room_id: 40 + Number(room) })
    numbers.add(reservation_id)
    expect(room_id).toBe(40 + Number(room))
  }
  for (let room = 4; room < 30; room += 1) {
    const stay = await checkIn(String(room), ['B'])
    expect([41, 42, 43]).not.toContain(stay.room_id)
    numbers.add(stay.reservation_id)
  }
  expect(numbers.size).toBe(29)
})

test('a stay may belong to a booking, which must exist', async () => {
  const { hr_number } = await hotel.book()
  expect(await checkIn('102', ['John'], { hr_number })).toMatchObject({ hr_number })
  const strange = await hotel.control('POST', '/stays', stayOf('102', ['Jane'], { hr_number: 'R999999999' }))
  expect(refusalOf(strange)).toEqual({ status: 422, code: 'unknown_reference', paths: ['hr_number'] })
  const backwards = await hotel.control(
    'POST',
    '/stays',
    stayOf('102', ['Jane'], { checkout_date: '2026-11-19' }),
  )
  expect(refusalOf(backwards)).toMatchObject({ status: 422, paths: ['checkout_date'] })
})

test('stays are listed by arrival, newest first, and by whether somebody is there', async () => {
  const first = await checkIn('101', ['John', 'Jane'])
  await house.done('POST', '/clock/advance', { seconds: 60 })
  const second = await checkIn('102', ['Eric'])
  await hotel.done('POST', `/stays/${second.reservation_id}/check-out`)
  const customer_ids = [first.guests[0].customer_id]
  await hotel.done('POST', `/stays/${first.reservation_id}/check-out`, { customer_ids })
  const rooms = async (query: string) =>
    (await hotel.done('GET', `/stays${query}`)).stays.map((stay: { room_name: string }) => stay.room_name)
  expect(await rooms('')).toEqual(['102', '101'])
  expect(await rooms('?in_house=true')).toEqual(['101'])
  expect(await rooms('?in_house=false')).toEqual(['102'])
})
