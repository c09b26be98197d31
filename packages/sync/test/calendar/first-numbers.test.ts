import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sync, SyncOptions } from '../../src/open-sync.ts'
import { memoryStore } from '../../src/store/memory.ts'
import {
  type FaultyHotel,
  hour,
  isList,
  isSweep,
  isUpdate,
  minute,
  page,
  startFaultyHotel,
} from '../small-faults/faulty-hotel.ts'
import { valuesOf } from './watched.ts'

/*
 * The first numbers above 0 of a journal: nobody has looked yet what the service has sold, so that they wait for the
 * first sweep.
 */

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const open = (options: Partial<SyncOptions> = {}) => hotel.open({ onReservation: async () => {}, ...options })
const rooms = (availability: number, days = 10) => ({
  inv_code: 'HR:1',
  date: hotel.inDays(days),
  availability,
})
const left = async (days = 10) => (await valuesOf(hotel, 'HR:1', hotel.inDays(days))).availability
const numbers = () =>
  hotel.sent
    .filter(isUpdate)
    .flatMap(({ body }) => JSON.stringify(body).match(/(?<="availability":"?)\d+/g) ?? [])
const held = () => hotel.eventsOf('availability_held').map(({ message }) => message)

/** A room that was booked before the engine was there. */
async function bookedBefore() {
  const before = await open({ onReservation: undefined })
  await before.calendar.set([rooms(2)])
  await hotel.time.advance(5 * minute)
  await before.close()
  await hotel.bookNight('Ada', 10)
  expect(await left()).toBe(1)
  hotel.sent.length = 0
}

it('do not put back what was booked before the engine was there, and go when they are set anew', async () => {
  await bookedBefore()
  const sync = await open()
  await sync.calendar.set([rooms(2), { ...rooms(0, 12), stop_sale: 1 }])
  await hotel.time.advance(5 * minute)
  expect([numbers(), await left()]).toEqual([['0'], 1])
  expect(held()).toEqual([expect.stringMatching(/Set their availability anew\./)])
  expect(sync.calendar.state()).toMatchObject({ waiting: 1, held: 1 })

  await sync.calendar.set([rooms(1)])
  await hotel.time.advance(5 * minute)
  expect([numbers(), await left()]).toEqual([['0', '1'], 1])
})

it('go after the first sweep where nothing was booked, and later ones wait for none', async () => {
  const sync = await open()
  hotel.alter((one) => (isList(one) ? page(500, '') : undefined))
  await sync.calendar.set([{ ...rooms(2), price: '90' }])
  await hotel.time.advance(20 * minute)
  expect([numbers(), (await valuesOf(hotel, 'HR:1', hotel.inDays(10))).price]).toEqual([[], '90'])
  hotel.alter()
  await hotel.time.advance(hour)
  expect([numbers(), await left(), held()]).toEqual([['2'], 2, []])

  const before = hotel.sent.filter(isSweep).length
  await sync.calendar.set([rooms(3)])
  await hotel.time.advance(5 * minute)
  expect([numbers(), hotel.sent.filter(isSweep).length]).toEqual([['2', '3'], before])
})

it('wait in the next process, too, and not where the one before has swept', async () => {
  await bookedBefore()
  const store = memoryStore({ now: hotel.time.now })
  const before = await open({ store })
  await before.calendar.set([rooms(2), rooms(2, 11)])
  await before.close()
  const sync = await open({ store })
  await hotel.time.advance(5 * minute)
  expect([numbers(), await left(), await left(11)]).toEqual([['2'], 1, 2])
  await sync.close()

  hotel.alter((one) => (isSweep(one) ? page(500, '') : undefined))
  const after = await open({ store })
  await after.calendar.set([rooms(3, 11)])
  await hotel.time.advance(5 * minute)
  expect([numbers(), await left(11)]).toEqual([['2', '3'], 3])
})

it.each([
  ['lower availability', []],
  ['keep availability', ['2']],
] as const)(
  'wait for no page on which the service fails for good, where bookings %s',
  async (bookings, sent) => {
    for (const days of [20, 21]) await hotel.bookNight('Ada', days)
    hotel.alter((one, ask) => {
      if (!isSweep(one)) return undefined
      if (one.query.get('page') === '2') return page(500, '')
      return ask().then(async (answer) => Response.json({ ...(await answer.json()), count: 300, pages: 3 }))
    })
    const sync: Sync = await open({ bookings })
    await sync.calendar.set([rooms(2)])
    await hotel.time.advance(20 * minute)
    const before = hotel.sent.filter(isSweep).length
    await hotel.time.advance(20 * minute)
    // Held where the service lowers the number: what is on that page may be a booking of this night.
    expect([numbers(), held().length]).toEqual([sent, 1 - sent.length])
    expect(hotel.sent.filter(isSweep).length).toBe(before)
    await sync.calendar.set([rooms(2)])
    await hotel.time.advance(5 * minute)
    expect(numbers()).toEqual(['2'])
  },
)

it('wait where bookings keep the availability, too, and are lowered by those that the first sweep shows', async () => {
  await hotel.hotel('PUT', '/readings', { readings: ['bookings.keepAvailability'] })
  await hotel.bookNight('Ada', 10)
  hotel.alter((one) => (isList(one) ? page(500, '') : undefined))
  const sync = await open({ bookings: 'keep availability' })
  await sync.calendar.set([rooms(2), rooms(2, 11)])
  await hotel.time.advance(20 * minute)
  expect(numbers()).toEqual([])
  hotel.alter()
  await hotel.time.advance(hour)
  expect([numbers().sort(), await left(), await left(11), held()]).toEqual([['1', '2'], 1, 2, []])
})

it('go at once where nobody retrieves reservations', async () => {
  const sync = await open({ onReservation: undefined })
  await sync.calendar.set([rooms(2)])
  await hotel.time.advance(5 * minute)
  expect([numbers(), hotel.sent.filter(isList)]).toEqual([['2'], []])
})
