import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SyncOptions } from '../../src/open-sync.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { bookedRoom, guestsOf, pms } from '../reservations/guests.ts'
import { valuesOf, watchedFetch } from './watched.ts'

/*
 * A room is booked between an answer that got lost, though the update was applied, and the engine's next attempt: the
 * same number would sell it again.
 */

let hotel: Hotel
let wire: ReturnType<typeof watchedFetch>
let held: string[]
const date = inDays(10)
const rooms = (availability: number) => ({ inv_code: 'HR:1', date, availability })
const left = async () => (await valuesOf(hotel, 'HR:1', date)).availability
const numbers = () => wire.updates.flatMap(({ availability }) => availability ?? [])
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
  held = []
})
afterEach(() => hotel.stop())

const open = (settings: Partial<SyncOptions> = {}) =>
  hotel.open({
    fetch: wire.fetch,
    // Between two polls there is time for anything.
    pacing: { pollMs: 3_600_000, sweepMs: 3_600_000 },
    onEvent: ({ type, message }) => {
      if (type === 'availability_held') held.push(message)
    },
    ...settings,
  })

/** Whether a request sets a number: it may wait for the first sweep, and other values go before it. */
const setsNumber = (input: Parameters<typeof fetch>[0], init: RequestInit | undefined) =>
  init?.method === 'PUT' && `${input} ${init.body}`.includes('availability')

/** Loses the answer to the next number, after which something happens. */
function losing(happens: () => Promise<unknown>): typeof fetch {
  let lost = false
  return async (input, init) => {
    const answer = await wire.fetch(input, init)
    if (lost || !setsNumber(input, init)) return answer
    lost = true
    await answer.text()
    await happens()
    throw new TypeError('fetch failed', { cause: new Error('other side closed') })
  }
}
/** Turns the next number away with a 429, during whose pause something happens. */
function turningAway(happens: () => Promise<unknown>): typeof fetch {
  let turned = false
  return async (input, init) => {
    if (turned || !setsNumber(input, init)) return wire.fetch(input, init)
    turned = true
    await happens()
    const body = { status: 'error', code: 'rate_limited', message: 'Wait.', request_id: 'r' }
    return Response.json(body, { status: 429, headers: { 'retry-after': '0' } })
  }
}
const book = () => guestsOf(hotel).book('Ada', [bookedRoom({ mapping_code: 'B1' }, 10, 1)])

it('a number is not sent again before the reservations were looked at', async () => {
  const desk = pms()
  const sync = await open({ onReservation: desk.onReservation, fetch: losing(book) })
  await eventually(() => expect(sync.reservations.state().lastPollAt).toBeDefined())
  await sync.calendar.set([rooms(1)])
  await eventually(() => expect(desk.received).toHaveLength(1))
  await sync.calendar.settled()
  expect([numbers(), await left()]).toEqual([['1'], 0])
  await eventually(() => expect(held).toHaveLength(1))
})

it('nor after the pause that a 429 asks for', async () => {
  const desk = pms()
  const sync = await open({ onReservation: desk.onReservation, fetch: turningAway(book) })
  await eventually(() => expect(sync.reservations.state().lastPollAt).toBeDefined())
  await sync.calendar.set([{ ...rooms(1), price: '90' }])
  await eventually(() => expect(desk.received).toHaveLength(1))
  await sync.calendar.settled()
  expect(numbers()).toEqual([])
  expect(await valuesOf(hotel, 'HR:1', date)).toMatchObject({ price: '90' })
  await eventually(() => expect(held).toHaveLength(1))
})

const dayMs = 86_400_000
const clock = (days: number) =>
  hotel.control('PUT', '/clock', { now: new Date(Date.now() + days * dayMs).toISOString() })

/** A booking of the night before, made so many days ago. @returns stays on over the night */
async function bookedBefore(days: number) {
  const guests = guestsOf(hotel)
  await clock(-days)
  const number = await guests.book('Ada', [bookedRoom({ mapping_code: 'B1' }, 9, 1)])
  await clock(0)
  return () => guests.change(number, 'Ada', [bookedRoom({ mapping_code: 'B1' }, 9, 2)])
}

it.each([
  ['an answer that got lost', losing, ['1']],
  ['a 429', turningAway, []],
] as const)('nor before changes of bookings of all ages were, after %s', async (_, spoiling, sent) => {
  const extend = await bookedBefore(35)
  const desk = pms()
  const sync = await open({ onReservation: desk.onReservation, fetch: spoiling(extend) })
  await eventually(() => expect(sync.reservations.state().lastSweepAt).toBeDefined())
  await sync.calendar.set([rooms(1)])
  await sync.calendar.settled()
  expect(numbers()).toEqual(sent)
  await eventually(() => expect(held).toHaveLength(1))
  await eventually(() => expect(desk.received).toHaveLength(1))
})

it('is held where the service was found to leave out old bookings', async () => {
  await hotel.hotel('PUT', '/readings', { readings: ['since.bothFilters'] })
  const extend = await bookedBefore(35)
  // The first sweep meets it by one of its two lists alone.
  await bookedBefore(20)
  const sync = await open({ onReservation: pms().onReservation, fetch: losing(extend) })
  await eventually(() => expect(sync.reservations.state().lastSweepAt).toBeDefined())
  await sync.calendar.set([rooms(1)])
  await sync.calendar.settled()
  expect(numbers()).toEqual(['1'])
  await eventually(() => expect(held).toHaveLength(1))
})

it('without reservations to look at, a number that a 429 turned away goes as it was set', async () => {
  const sync = await open({ fetch: turningAway(async () => {}) })
  await sync.calendar.set([rooms(1)])
  await sync.calendar.settled()
  expect([numbers(), await left(), held]).toEqual([['1'], 1, []])
})

it('it goes once more where nothing was booked, and other values do not wait for that', async () => {
  const desk = pms()
  const sync = await open({ onReservation: desk.onReservation, fetch: losing(async () => {}) })
  await sync.calendar.set([{ ...rooms(2), price: '90' }])
  await sync.calendar.settled()
  expect(numbers()).toEqual(['2', '2'])
  expect(await valuesOf(hotel, 'HR:1', date)).toMatchObject({ availability: 2, price: '90' })
  expect(held).toEqual([])
})

it('the process after it knows that, too', async () => {
  const store = memoryStore()
  const before = await open({
    store,
    onReservation: pms().onReservation,
    fetch: losing(() => new Promise(() => {})),
  })
  await before.calendar.set([rooms(1)])
  await eventually(() => expect(numbers()).toHaveLength(1))
  await eventually(async () => expect(await left()).toBe(1))
  await before.close()
  await book()
  const sync = await open({ store, onReservation: pms().onReservation })
  await sync.calendar.settled()
  expect([numbers(), await left()]).toEqual([['1'], 0])
})

it('where the engine retrieves no reservations, it is held until it is set anew', async () => {
  const sync = await open({ fetch: losing(book) })
  await sync.calendar.set([rooms(1)])
  await sync.calendar.settled()
  expect([numbers(), await left()]).toEqual([['1'], 0])
  expect(held).toEqual([expect.stringContaining('Set their availability anew.')])
  expect(sync.calendar.state().held).toBe(1)
  await sync.calendar.set([rooms(2)])
  await sync.calendar.settled()
  expect([numbers(), await left()]).toEqual([['1', '2'], 2])
  expect(sync.calendar.state().held).toBe(0)
})

it('where bookings keep it, it goes once more at once', async () => {
  await hotel.hotel('PUT', '/readings', { readings: ['bookings.keepAvailability'] })
  const sync = await open({ bookings: 'keep availability', fetch: losing(book) })
  await sync.calendar.set([rooms(1)])
  await sync.calendar.settled()
  expect([numbers(), await left()]).toEqual([['1', '1'], 1])
})
