import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Json, refusalOf } from '../support/answered.ts'
import { type Hotel, type House, start, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

/** Gives each test of the group a hotel without reservations. */
const withItsOwnHotel = () =>
  beforeEach(async () => {
    await house.setClock(start)
    hotel = await house.openHotel({ mappings: { bookingcom: { B1: 'HR:1' } } })
  })

const path = 'v2/apps/reservations'
const guests = async (query: Record<string, string | number> = {}) =>
  (await hotel.reservations(query)).reservations.map((its: Json) => its.guest)
const all = (query: Record<string, string | number> = {}) => guests({ undelivered: 'false', ...query })
const book = async (guest: string) => (await hotel.book({ guest })).hr_number
const confirm = (hr_number: string) => hotel.control('POST', `/bookings/${hr_number}/confirm`)

describe('modified and booked', () => {
  withItsOwnHotel()
  beforeEach(async () => {
    const [changed] = [await book('Changed'), await book('Old')]
    await hotel.reservations()
    await book('New')
    await confirm(changed)
    const both = await book('New and changed')
    await confirm(both)
  })

  it.each([
    [{}, ['New', 'Changed', 'New and changed']],
    [{ modified: 'true' }, ['Changed']],
    [{ booked: 'true' }, ['New', 'New and changed']],
    [{ modified: 1, booked: 1 }, ['New', 'Changed', 'New and changed']],
    [{ modified: '0', booked: 'false' }, ['New', 'Changed', 'New and changed']],
    [{ undelivered: 'false' }, ['Old', 'New', 'Changed', 'New and changed']],
    [{ undelivered: '0', modified: 'true' }, ['Changed']],
    [{ undelivered: 'false', booked: 'true' }, ['New', 'New and changed']],
  ])('%j gives %j', async (query, expected) => {
    expect(await guests(query)).toEqual(expected)
  })

  it('deliver what they give, and nothing else', async () => {
    expect(await guests({ modified: 'true' })).toEqual(['Changed'])
    expect(await guests({ modified: 'true' })).toEqual([])
    expect(await guests()).toEqual(['New', 'New and changed'])
  })
})

describe('the order', () => {
  withItsOwnHotel()
  it('is that of the last changes, oldest first', async () => {
    const [first] = [await book('A'), await book('B'), await book('C')]
    await confirm(first)
    expect(await all()).toEqual(['B', 'C', 'A'])
  })

  it('does not follow a clock that was set back', async () => {
    await book('A')
    await house.setClock('2027-09-12T09:00:00Z')
    await book('B')
    expect(await all()).toEqual(['A', 'B'])
  })
})

describe('pages', () => {
  withItsOwnHotel()
  beforeEach(async () => {
    for (const guest of 'ABCDEFGHIJKL') await book(guest)
  })

  it('hold 10 and say how many there are', async () => {
    const { reservations, ...rest } = await hotel.reservations({ undelivered: 'false' })
    expect(reservations).toHaveLength(10)
    expect(rest).toEqual({ count: 12, current_page: 1, pages: 2 })
    expect(await all({ page: 2 })).toEqual(['K', 'L'])
  })

  it('hold as many as asked for, and none follows the last one', async () => {
    expect(await all({ per_page: 5, page: 3 })).toEqual(['K', 'L'])
    expect(await hotel.reservations({ undelivered: 'false', per_page: 5, page: 4 })).toEqual({
      reservations: [],
      count: 12,
      current_page: 4,
      pages: 3,
    })
    expect(await all({ per_page: 100 })).toHaveLength(12)
  })

  it('of what is undelivered are page 1 again and again', async () => {
    const seen: string[] = []
    for (let left = 12; left > 0; left -= 5) {
      const answer = await hotel.reservations({ per_page: 5 })
      expect(answer).toMatchObject({ count: left, current_page: 1, pages: Math.ceil(left / 5) })
      seen.push(...answer.reservations.map((its: Json) => its.guest))
    }
    expect(seen.join('')).toBe('ABCDEFGHIJKL')
    expect(await hotel.reservations()).toEqual({ reservations: [], count: 0, current_page: 1, pages: 1 })
  })
})

describe('a query that cannot be', () => {
  it.each([
    { page: 2 },
    { page: 2, undelivered: 'true' },
    { page: 2, modified: 'true' },
    { page: 2, booked: 1 },
  ])('has a page above 1 without undelivered=false: %j', async (query) => {
    const answer = await hotel.send('GET', path, query)
    const code = 'page_requires_undelivered_false'
    expect(refusalOf(answer)).toEqual({ status: 422, code, paths: ['page'] })
  })

  it.each([
    { per_page: 0 },
    { per_page: 101 },
    { per_page: 'ten' },
    { per_page: 1.5 },
    { page: 0 },
    { page: -1 },
    { undelivered: 'maybe' },
    { modified: 2 },
    { booked: '' },
    { from_date: '2027-02-29' },
    { from_last_update_date: 'yesterday' },
  ])('is a 422: %j', async (query) => {
    const answer = await hotel.send('GET', path, query)
    expect(refusalOf(answer)).toMatchObject({ status: 422, paths: Object.keys(query) })
  })
})
