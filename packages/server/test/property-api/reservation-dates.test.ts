import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Json, refusalOf } from '../support/answered.ts'
import { type Hotel, type House, inDays, start, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  await house.setClock(start)
  hotel = await house.openHotel({ mappings: { bookingcom: { B1: 'HR:1' } } })
})
afterAll(() => house.server.stop())

const path = 'v2/apps/reservations'
const guests = async (query: Record<string, string | number> = {}) =>
  (await hotel.reservations(query)).reservations.map((its: Json) => its.guest)
const all = (query: Record<string, string | number> = {}) => guests({ undelivered: 'false', ...query })
const book = async (guest: string) => (await hotel.book({ guest })).hr_number
const confirm = (hr_number: string) => hotel.control('POST', `/bookings/${hr_number}/confirm`)

describe('from_date', () => {
  const bookOn = async (day: number) => {
    await house.setClock(`${inDays(day)}T09:00:00Z`)
    return book(String(day))
  }
  beforeEach(async () => {
    for (const day of [-31, -30, -11, -10, 0]) await bookOn(day)
  })

  it('is 10 days back when it is left out', async () => {
    expect(await guests()).toEqual(['-10', '0'])
  })

  it('may be 30 days back, and not 31', async () => {
    expect(await all({ from_date: inDays(-30) })).toEqual(['-30', '-11', '-10', '0'])
    expect(refusalOf(await hotel.send('GET', path, { from_date: inDays(-31) }))).toEqual({
      status: 422,
      code: 'from_date_too_old',
      paths: ['from_date'],
    })
  })

  it('counts by when the reservation came, not by when it changed', async () => {
    const old = await bookOn(-20)
    await house.setClock(start)
    await confirm(old)
    expect(await all()).toEqual(['-10', '0'])
    expect(await all({ from_date: inDays(-29) })).toEqual(['-11', '-10', '0', '-20'])
  })

  it('hides a late cancellation of an old booking from a plain poll; a sweep by last update shows it', async () => {
    const old = await bookOn(-20)
    await house.setClock(`${inDays(-20)}T10:00:00Z`)
    await hotel.reservations()
    await house.setClock(start)
    await hotel.control('POST', `/bookings/${old}/cancel`, {})
    expect(await guests()).not.toContain('-20')
    expect(await guests({ modified: 'true' })).toEqual([])
    const sweep = { undelivered: 'false', from_last_update_date: inDays(0) }
    const { reservations } = await hotel.reservations(sweep)
    expect(reservations.map((its: Json) => [its.hr_number, its.state])).toContainEqual([old, 'canceled'])
  })

  it('gives way to from_last_update_date, which finds what changed however old it is', async () => {
    const [oldest] = (await hotel.control('GET', '/bookings')).bookings.slice(-1)
    await confirm(oldest.hr_number)
    const query = { from_last_update_date: inDays(0) }
    expect(await all(query)).toEqual(['0', '-31'])
    expect(await all({ ...query, from_date: inDays(-5) })).toEqual(['0'])
    expect(await all({ from_last_update_date: inDays(-100) })).toHaveLength(5)
    expect(await all({ from_last_update_date: inDays(1) })).toEqual([])
  })

  it("begins with the property's own day", async () => {
    hotel = await house.openHotel({ property: { time_zone: 'Pacific/Auckland' } })
    // Midnight of the 15th in Auckland is noon of the 14th in UTC.
    await house.setClock('2027-09-14T11:59:00Z')
    await book('14th')
    await house.setClock('2027-09-14T12:00:00Z')
    await book('15th')
    expect(await all({ from_date: '2027-09-15' })).toEqual(['15th'])
    expect(await all({ from_date: '2027-09-14' })).toEqual(['14th', '15th'])
    expect(await all({ from_last_update_date: '2027-09-15' })).toEqual(['15th'])
    // 30 days before the 15th, not before the 14th.
    expect((await hotel.send('GET', path, { from_date: '2027-08-16' })).status).toBe(200)
    expect((await hotel.send('GET', path, { from_date: '2027-08-15' })).status).toBe(422)
  })
})
