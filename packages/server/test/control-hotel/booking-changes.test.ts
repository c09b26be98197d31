import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import {
  bookingOf,
  buildHotel,
  datesFrom,
  type Hotel,
  type House,
  openHouse,
  roomOf,
  setClock,
} from './hotel.ts'

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

describe('a change', () => {
  test('gives back what was taken, takes what is needed now, and is delivered again', async () => {
    await stock(3)
    const { hr_number, completed_at } = await hotel.book()
    await hotel.api('GET', 'v2/apps/reservations')
    const { channel_code: _, ...content } = bookingOf({ guest: 'Jane Doe', rooms: [roomOf(nights[1], 2)] })
    const changed = await hotel.done('PUT', `/bookings/${hr_number}`, content)
    expect(changed).toMatchObject({
      guest: 'Jane Doe',
      channel: 'bookingcom',
      state: 'reserved',
      completed_at,
    })
    expect(await left()).toEqual([3, 2, 2])

    const { body } = await hotel.api('GET', 'v2/apps/reservations')
    expect(body.reservations).toMatchObject([{ hr_number, guest: 'Jane Doe', modified: true }])
  })

  test('cancels single rooms of a booking', async () => {
    await stock(3)
    const two = [roomOf(nights[0], 2), roomOf(nights[0], 1)]
    const { hr_number } = await hotel.book({ rooms: two })
    expect(await left()).toEqual([1, 2, 3])
    const { channel_code: _, ...content } = bookingOf({ rooms: [two[0], { ...two[1], state: 'canceled' }] })
    const changed = await hotel.done('PUT', `/bookings/${hr_number}`, content)
    expect(changed).toMatchObject({ state: 'reserved', sub_total: 200, checkout_date: nights[2] })
    expect(changed.rooms).toMatchObject([{ state: 'reserved' }, { state: 'canceled', taken: [] }])
    expect(await left()).toEqual([2, 2, 3])

    const confirmed = await hotel.done('POST', `/bookings/${hr_number}/confirm`)
    expect(confirmed.rooms).toMatchObject([{ state: 'confirmed' }, { state: 'canceled' }])
  })
})

describe('the state', () => {
  test('goes from reserved to confirmed, and a second time changes nothing', async () => {
    await stock(1)
    const { hr_number, change } = await hotel.book()
    await hotel.api('GET', 'v2/apps/reservations')
    const { delivered_to: _, ...confirmed } = await hotel.done('POST', `/bookings/${hr_number}/confirm`)
    expect(confirmed).toMatchObject({
      state: 'confirmed',
      overbooked: false,
      rooms: [{ state: 'confirmed' }],
    })
    expect(confirmed.change).toBeGreaterThan(change)
    expect(await left()).toEqual([0, 0, 1])
    await hotel.api('GET', 'v2/apps/reservations')
    expect(await hotel.done('POST', `/bookings/${hr_number}/confirm`)).toMatchObject(confirmed)
    expect((await hotel.api('GET', 'v2/apps/reservations')).body.reservations).toEqual([])
  })

  test('takes no room that came later when a booking without one is confirmed', async () => {
    await stock(0)
    const { hr_number } = await hotel.book()
    await hotel.push([...nights], { availability: 2 }, ['bookingcom'])
    const { delivered_to: _, ...confirmed } = await hotel.done('POST', `/bookings/${hr_number}/confirm`)
    expect(confirmed).toMatchObject({ overbooked: true, rooms: [{ taken: [] }] })
    expect(await left()).toEqual([0, 0, 0])
  })

  test('is final once it is canceled', async () => {
    await stock(3)
    const { hr_number } = await hotel.book()
    const canceled = await hotel.done('POST', `/bookings/${hr_number}/cancel`, { reason: 'Fell ill' })
    expect(canceled).toMatchObject({ state: 'canceled', cancel_reason: 'Fell ill', sub_total: 200 })
    expect(canceled.rooms).toMatchObject([{ state: 'canceled', taken: [] }])
    expect(await left()).toEqual([3, 3, 3])
    const { channel_code: _, ...content } = bookingOf()
    const refusal = { status: 409, code: 'state_conflict' }
    expect(refusalOf(await hotel.control('POST', `/bookings/${hr_number}/cancel`))).toEqual(refusal)
    expect(refusalOf(await hotel.control('POST', `/bookings/${hr_number}/confirm`))).toEqual(refusal)
    expect(refusalOf(await hotel.control('PUT', `/bookings/${hr_number}`, content))).toEqual(refusal)
    expect(await left()).toEqual([3, 3, 3])
  })
})

test('are listed by their latest change, newest first, and by state', async () => {
  const first = (await hotel.book()).hr_number
  const second = (await hotel.book()).hr_number
  await hotel.done('POST', `/bookings/${first}/confirm`)
  const numbers = async (query: string) =>
    (await hotel.done('GET', `/bookings${query}`)).bookings.map(
      (booking: { hr_number: string }) => booking.hr_number,
    )
  expect(await numbers('')).toEqual([first, second])
  expect(await numbers('?limit=1')).toEqual([first])
  expect(await numbers('?state=reserved')).toEqual([second])
})

test('are not found where there are none', async () => {
  const refusal = { status: 404, code: 'not_found' }
  expect(refusalOf(await hotel.control('GET', '/bookings/R1'))).toEqual(refusal)
  expect(refusalOf(await hotel.control('POST', '/bookings/R1/cancel'))).toEqual(refusal)
  expect(refusalOf(await house.control('GET', '/properties/nowhere/bookings'))).toEqual(refusal)
  expect(refusalOf(await house.control('POST', '/properties/nowhere/bookings', bookingOf()))).toEqual(refusal)
})

test('whatever is booked, changed and canceled, no room gets lost and none appears', async () => {
  const span = datesFrom(nights[0], 3)
  const stay = fc.record({ from: fc.integer({ min: 0, max: 2 }), rooms: fc.integer({ min: 1, max: 3 }) })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('book' as const), stay }),
    fc.record({
      kind: fc.constantFrom('change' as const, 'confirm' as const, 'cancel' as const),
      which: fc.nat(9),
      stay,
    }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 4 }),
      fc.array(step, { maxLength: 10 }),
      async (number, steps) => {
        hotel = await buildHotel(house)
        await hotel.push(span, { availability: number })
        const booked: string[] = []
        for (const { kind, stay, ...rest } of steps) {
          const one = roomOf(span[stay.from] ?? '', 3 - stay.from)
          const { channel_code, ...content } = bookingOf({ rooms: Array(stay.rooms).fill(one) })
          const which = booked['which' in rest ? rest.which % Math.max(1, booked.length) : 0]
          if (kind === 'book') booked.push((await hotel.book(content)).hr_number)
          else if (which && kind === 'change') await hotel.control('PUT', `/bookings/${which}`, content)
          else if (which) await hotel.control('POST', `/bookings/${which}/${kind}`)
        }
        const { bookings } = await hotel.done('GET', '/bookings')
        const taken = bookings.flatMap((booking: { rooms: { taken: string[] }[] }) =>
          booking.rooms.flatMap((room) => room.taken),
        )
        const present = await hotel.availability(span[0] ?? '', span[2] ?? '')
        const sums = span.map(
          (date, index) => (present[index] ?? 0) + taken.filter((its: string) => its === date).length,
        )
        expect(sums).toEqual([number, number, number])
      },
    ),
    { numRuns: 15 },
  )
})
