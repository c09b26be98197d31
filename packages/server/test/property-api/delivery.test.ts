import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
afterEach(() => house.control('DELETE', '/faults'))
afterAll(() => house.server.stop())

const path = 'v2/apps/reservations'
const numbers = ({ reservations }: Json) => reservations.map((its: Json) => its.hr_number)
const poll = async (query: Record<string, string | number> = {}) => numbers(await hotel.reservations(query))
/** Another integration of the same hotel. */
const otherToken = async () => {
  const { token } = await hotel.control('POST', '/tokens', { label: 'Another' })
  return { token }
}

describe('a reservation', () => {
  it('comes once', async () => {
    const { hr_number } = await hotel.book()
    expect(await poll()).toEqual([hr_number])
    expect(await poll()).toEqual([])
  })

  it('comes once to each token', async () => {
    const { hr_number } = await hotel.book()
    const other = await otherToken()
    expect(await poll()).toEqual([hr_number])
    expect(await poll(other)).toEqual([hr_number])
    expect(await poll(other)).toEqual([])
  })

  it('is delivered by the page that holds it and by no other', async () => {
    const first = await hotel.book()
    const second = await hotel.book()
    expect(await poll({ per_page: 1 })).toEqual([first.hr_number])
    expect(await poll({ per_page: 1 })).toEqual([second.hr_number])
    expect(await poll({ per_page: 1 })).toEqual([])
  })

  it('is delivered by a list of all as well', async () => {
    await hotel.book()
    expect(await poll({ undelivered: 'false' })).toHaveLength(1)
    expect(await poll({ undelivered: 'false' })).toHaveLength(1)
    expect(await poll()).toEqual([])
  })

  it('of another property is never seen', async () => {
    await hotel.book()
    const other = await house.openHotel()
    expect((await other.reservations()).count).toBe(0)
    expect(await poll()).toHaveLength(1)
  })
})

describe('a change', () => {
  const change = {
    booking: (hr_number: string) =>
      hotel.control('PUT', `/bookings/${hr_number}`, {
        guest: 'Ada Lovelace',
        payment: 'cash',
        rooms: [bookedRoom('B2', inDays(20), 3)],
      }),
    confirmation: (hr_number: string) => hotel.control('POST', `/bookings/${hr_number}/confirm`),
    cancellation: (hr_number: string) =>
      hotel.control('POST', `/bookings/${hr_number}/cancel`, { reason: 'Plans have changed' }),
  }

  it.each(Object.entries(change))(
    '(%s) brings the reservation again, modified for the token that had it and new for the other',
    async (_, make) => {
      const { hr_number } = await hotel.book()
      await poll()
      await make(hr_number)
      const [seen] = (await hotel.reservations()).reservations
      expect(seen).toMatchObject({ hr_number, modified: true })
      const [fresh] = (await hotel.reservations(await otherToken())).reservations
      expect(fresh).toEqual({ ...seen, modified: false })
      expect(await poll()).toEqual([])
    },
  )

  it('shows what is new, and when', async () => {
    const { hr_number, completed_at } = await hotel.book()
    await poll()
    await house.advance(5)
    await change.booking(hr_number)
    await change.cancellation(hr_number)
    const [seen] = (await hotel.reservations()).reservations
    expect(seen).toMatchObject({
      guest: 'Ada Lovelace',
      payment: 'cash',
      checkout_date: inDays(23),
      state: 'canceled',
      cancel_reason: 'Plans have changed',
      completed_at,
      rooms: [{ state: 'canceled', rate_code: 'HR:2', nights: 3 }],
    })
    expect(Date.parse(seen.updated_at) - Date.parse(completed_at)).toBeGreaterThanOrEqual(5000)
  })

  it('is no longer marked once it was delivered', async () => {
    const { hr_number } = await hotel.book()
    await poll()
    await change.confirmation(hr_number)
    await poll()
    const [seen] = (await hotel.reservations({ undelivered: 'false' })).reservations
    expect(seen).toMatchObject({ hr_number, state: 'confirmed', modified: false })
  })

  it('while the answer with the older state is on its way is not lost', async () => {
    const { hr_number } = await hotel.book()
    const [answer] = await Promise.all([hotel.reservations(), change.confirmation(hr_number)])
    // Whichever came first, the last that the token knows of is the confirmed one.
    const last = [...answer.reservations, ...(await hotel.reservations()).reservations].at(-1)
    expect(last).toMatchObject({ hr_number, state: 'confirmed' })
    expect(await poll()).toEqual([])
  })
})

describe('nothing is delivered by', () => {
  let hr_number: string
  beforeEach(async () => {
    ;({ hr_number } = await hotel.book({ provider_number: '1746283950' }))
  })
  afterEach(async () => {
    expect((await hotel.reservations()).reservations).toMatchObject([{ hr_number, modified: false }])
    expect(await poll()).toEqual([])
  })

  it('HEAD, which says how long the answer would be', async () => {
    const answer = await hotel.send('HEAD', path)
    expect(answer.status).toBe(200)
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(500)
  })

  it('a look-up by either number, whatever else is asked', async () => {
    expect(await poll({ reservation_number: hr_number })).toEqual([hr_number])
    expect(await poll({ reservation_number: '1746283950' })).toEqual([hr_number])
    const query = { modified: 'true', from_date: inDays(3), per_page: 5, reservation_number: '1746283950' }
    expect(await hotel.reservations(query)).toMatchObject({ count: 1, current_page: 1, pages: 1 })
    expect(await hotel.reservations({ reservation_number: '17462' })).toEqual({
      reservations: [],
      count: 0,
      current_page: 1,
      pages: 1,
    })
  })

  it('a refused request', async () => {
    expect((await hotel.send('GET', path, { per_page: 0 })).status).toBe(422)
    expect((await hotel.send('GET', path, { page: 2 })).status).toBe(422)
    expect((await hotel.send('GET', path, { token: 'wrong' })).status).toBe(401)
  })

  it('an answer that a fault made malformed', async () => {
    await house.control('POST', '/faults', {
      operation: 'listReservations',
      effect: 'malformed_body',
      count: 1,
    })
    expect(await hotel.send('GET', path)).toMatchObject({ status: 200, body: undefined })
  })

  it.each(['before_commit', 'after_commit'])('an answer that a fault dropped %s', async (moment) => {
    const fault = { operation: 'listReservations', effect: 'drop', moment, count: 1 }
    await house.control('POST', '/faults', fault)
    await expect(hotel.send('GET', path)).rejects.toThrow('fetch failed')
  })

  it.each(['before_commit', 'after_commit'])('an answer that a fault made a 503 %s', async (moment) => {
    const fault = { operation: 'listReservations', effect: 'status', status: 503, moment, count: 1 }
    await house.control('POST', '/faults', fault)
    expect((await hotel.send('GET', path)).status).toBe(503)
  })
})
