import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { memoryStore } from '../../src/index.ts'
import { pms } from '../reservations/guests.ts'
import {
  type Alter,
  day,
  type FaultyHotel,
  hour,
  isList,
  isSweep,
  isUpdate,
  minute,
  page,
  startFaultyHotel,
} from './faulty-hotel.ts'

let hotel: FaultyHotel
/** How far the machine's clock is ahead. */
let ahead: number
beforeEach(async () => {
  hotel = await startFaultyHotel()
  ahead = 0
})
afterEach(() => hotel.stop())

const now = () => hotel.time.now() + ahead
const cancel = (number: string) => hotel.hotel('POST', `/bookings/${number}/cancel`, { reason: 'Ill.' })

/** Gives answers the `Date` of a gateway that is ahead by so much; undefined: none at all. */
const dated =
  (by: () => number | undefined): Alter =>
  async (_, ask) => {
    const answer = await ask()
    const headers = new Headers(answer.headers)
    const ms = by()
    if (ms === undefined) headers.delete('date')
    else headers.set('date', new Date(hotel.time.now() + ms).toUTCString())
    return new Response(await answer.text(), { status: answer.status, headers })
  }

/** A booking that is too old for polls, and that the engine has handed over. */
async function openWithOldBooking() {
  const store = memoryStore()
  const system = pms()
  const settings = { store, now, onReservation: system.onReservation }
  const first = await hotel.open(settings)
  const old = await hotel.bookNight('Bob', 90)
  await hotel.time.advance(hour)
  await first.close()
  await hotel.time.advance(35 * day)
  const sync = await hotel.open(settings)
  await hotel.time.advance(hour)
  return { sync, system, old }
}

it.each(sampled(2, [2, 40]))(
  'a gateway whose clock is %i days ahead costs neither a stop sale nor a booking',
  async (days) => {
    let by = 0
    hotel.alter(dated(() => by))
    const { sync, system, old } = await openWithOldBooking()
    by = days * day
    await hotel.time.advance(2 * hour)
    expect(hotel.eventsOf('clock_differs')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('One of them is wrong: compare both') }),
    ])
    const dates = [0, 1, 5].map(hotel.inDays)
    await sync.calendar.set(dates.map((date) => ({ inv_code: 'HR:1', date, stop_sale: 1 })))
    await hotel.time.advance(5 * minute)
    expect(await Promise.all(dates.map(hotel.isClosed))).toEqual([true, true, true])
    await hotel.time.advance(7 * hour)
    await cancel(old)
    const fresh = await hotel.bookNight('Cleo', 30)
    await hotel.time.advance(3 * hour)
    expect(system.of(fresh)).toEqual(['Cleo reserved'])
    await hotel.time.advance(3 * day)
    by = 0
    await hotel.advanceDay()
    expect(system.of(old)).toEqual(['Bob reserved', 'Bob canceled'])
    expect(hotel.eventsOf('clock_agrees')).toHaveLength(1)
    // Every sweep saw all that changed since the one before, and not more.
    const sweeps = hotel.sent.filter(isSweep).slice(-4)
    expect(sweeps.every(({ query }) => query.get('page') === '1')).toBe(true)
  },
)

it('sends a stop sale of tonight that waited while the gateway was set ahead', async () => {
  let by = 0
  let isDown = false
  hotel.alter((sent, ask) => (isDown && isUpdate(sent) ? page(503, 'Busy') : dated(() => by)(sent, ask)))
  const sync = await hotel.open({ now, onReservation: async () => {} })
  await hotel.time.advance(hour)
  isDown = true
  const tonight = hotel.inDays(0)
  await sync.calendar.set([{ inv_code: 'HR:1', date: tonight, stop_sale: 1 }])
  by = 2 * day
  await hotel.time.advance(hour)
  isDown = false
  await hotel.time.advance(hour)
  expect(await hotel.isClosed(tonight)).toBe(true)
})

it('where answers have no date, a machine that is forty days ahead loses no booking', async () => {
  hotel.alter(dated(() => undefined))
  const { system, old } = await openWithOldBooking()
  ahead = 40 * day
  await hotel.time.advance(7 * hour)
  await cancel(old)
  const fresh = await hotel.bookNight('Cleo', 30)
  await hotel.time.advance(day)
  expect(system.of(fresh)).toEqual(['Cleo reserved'])
  await hotel.time.advance(2 * day)
  ahead = 0
  await hotel.time.advance(2 * day)
  expect(system.of(old)).toEqual(['Bob reserved', 'Bob canceled'])
})

it('a last sweep that was written down for a day to come hides no booking', async () => {
  const store = memoryStore()
  const system = pms()
  const settings = { store, now, onReservation: system.onReservation }
  const first = await hotel.open(settings)
  await hotel.time.advance(hour)
  await first.close()
  const startedAt = hotel.time.now() + 40 * day
  const key = { collection: 'reservation-feed', key: 'swept' }
  await store.write(hotel.hrId, [{ ...key, value: { startedAt, doneAt: startedAt } }])
  const number = await hotel.bookNight('Bob', 30)
  // Polls do not show it.
  hotel.alter((sent) =>
    isList(sent) && !isSweep(sent)
      ? page(200, JSON.stringify({ reservations: [], count: 0, pages: 0 }))
      : undefined,
  )
  await hotel.open(settings)
  await hotel.time.advance(hour)
  expect(system.of(number)).toEqual(['Bob reserved'])
})

it('a machine that is days behind polls as far back as the service lets it', async () => {
  ahead = -3 * day
  const system = pms()
  await hotel.open({ now, onReservation: system.onReservation })
  await hotel.time.advance(3 * hour)
  const number = await hotel.bookNight('Bob', 30)
  await hotel.time.advance(3 * hour)
  expect(system.of(number)).toEqual(['Bob reserved'])
  const polls = hotel.sent.filter((sent) => isList(sent) && !isSweep(sent))
  expect(polls.at(-1)?.query.get('from_date')).toBe(hotel.inDays(-30))
  expect(
    (await hotel.requests()).filter(({ status }: { status: number }) => status === 422).length,
  ).toBeLessThan(9)
})

it.each(sampled(2, [1 / 3, 0.8]))(
  'a gateway of which %d of the nodes are ahead is told of now and then',
  async (share) => {
    let seed = 7
    const dice = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed / 2147483648
    }
    hotel.alter((sent, ask) => dated(() => (dice() < share ? 2 * day : 0))(sent, ask))
    const sync = await hotel.open({ now, onReservation: async () => {} })
    for (let count = 0; count < 24; count += 1) {
      const date = hotel.inDays(10 + count)
      await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
      await hotel.time.advance(2 * minute)
      expect(await hotel.isClosed(date)).toBe(true)
      await hotel.time.advance(58 * minute)
    }
    expect(hotel.eventsOf('clock_differs').length).toBeLessThan(5)
    expect(hotel.sent.filter(isSweep).length).toBeLessThan(16)
  },
)
