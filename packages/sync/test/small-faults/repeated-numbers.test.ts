import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sync, SyncOptions } from '../../src/open-sync.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { valuesOf } from '../calendar/watched.ts'
import { failChannel } from './failing-channels.ts'
import {
  type FaultyHotel,
  hour,
  isSweep,
  isUpdate,
  minute,
  page,
  startFaultyHotel,
  strict,
} from './faulty-hotel.ts'

/*
 * A number above 0 that went out before goes again only when a sweep has shown that nothing was booked since: the service
 * lowers it when a room is booked, so that it would sell that room again.
 */

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const open = async (options: Partial<SyncOptions> = {}) => {
  const sync = await hotel.open({ onReservation: async () => {}, ...options })
  await hotel.time.advance(10 * minute)
  return sync
}
const rooms = (availability: number) => ({ inv_code: 'HR:1', date: hotel.inDays(10), availability })
const left = async (channel?: string) =>
  (await valuesOf(hotel, 'HR:1', hotel.inDays(10), channel)).availability
/** Updates with an availability, and the channels that they went to. */
const numbers = () =>
  hotel.sent
    .filter((one) => isUpdate(one) && JSON.stringify(one.body).includes('"availability"'))
    .map(({ body }) => {
      const [room] = body.rooms ?? [body]
      return [
        Number(body.rooms ? room.dates[0].availability : room.availability),
        room.channel_codes ?? 'all',
      ]
    })
const sweeps = () => hotel.sent.filter(isSweep)
const held = () =>
  hotel.events.flatMap((event) => (event.type === 'availability_held' ? [event.channel] : []))

/** A channel fails a number; then something happens before it is sent to the channel again. */
async function failOnce(happens: (sync: Sync) => Promise<unknown>, options: Partial<SyncOptions> = {}) {
  const sync = await open(options)
  const mend = await failChannel(hotel, 'expedia')
  await sync.calendar.set([{ ...rooms(1), price: '90' }])
  for (let time = 0; hotel.eventsOf('channel_failed').length === 0; time += 5000) {
    if (time > 10 * minute) throw new Error('The channel did not fail.')
    await hotel.time.advance(5000)
  }
  await mend()
  const from = hotel.sent.length
  await happens(sync)
  await hotel.time.advance(10 * minute)
  return { sync, after: hotel.sent.slice(from) }
}

it('a channel that failed is not sent a number whose room was booked meanwhile', async () => {
  const { sync } = await failOnce(() => hotel.bookNight('Ada', 10))
  expect(numbers()).toEqual([[1, 'all']])
  expect([await left(), await left('expedia')]).toEqual([0, 0])
  expect(held()).toEqual(['expedia'])
  expect(sync.calendar.state().held).toBe(1)
})

it('where nothing was booked it has the number after one sweep, and the price before', async () => {
  const { after } = await failOnce(async () => {})
  const steps = after.flatMap((one) =>
    isUpdate(one) ? JSON.stringify(one.body) : isSweep(one) ? 'sweep' : [],
  )
  expect(steps.map((step) => /"price"|sweep|"availability"/.exec(step)?.[0])).toEqual([
    '"price"',
    'sweep',
    'sweep',
    '"availability"',
  ])
  expect(await valuesOf(hotel, 'HR:1', hotel.inDays(10), 'expedia')).toEqual({ availability: 1, price: '90' })
  expect(held()).toEqual([])
})

it('a number that went to it alone is lowered by each booking, and ended by the next for all', async () => {
  const { sync } = await failOnce(async () => {})
  expect(numbers()).toEqual([
    [1, 'all'],
    [1, ['expedia']],
  ])
  await hotel.bookNight('Ada', 10)
  await hotel.time.advance(2 * hour)
  expect([await left(), await left('expedia')]).toEqual([0, 0])
  await sync.calendar.set([rooms(3)])
  await hotel.time.advance(5 * minute)
  expect([await left(), await left('expedia')]).toEqual([3, 3])
})

it('where nobody retrieves reservations, the number is held until it is set anew', async () => {
  const { sync } = await failOnce(() => hotel.bookNight('Ada', 10), { onReservation: undefined })
  expect([numbers(), held()]).toEqual([[[1, 'all']], ['expedia']])
  await sync.calendar.set([rooms(2)])
  await hotel.time.advance(10 * minute)
  expect([await left(), await left('expedia')]).toEqual([2, 2])
})

it.each([
  ['what polls have not shown yet', async () => {}, 2],
  ['what nobody retrieves', undefined, 0],
] as const)('refresh() puts back nothing of %s', async (_, onReservation, swept) => {
  const sync = await open({ onReservation })
  await sync.calendar.set([{ ...rooms(1), price: '90' }])
  await hotel.time.advance(10 * minute)
  const before = sweeps().length
  await hotel.bookNight('Ada', 10)
  await sync.calendar.refresh()
  await hotel.time.advance(5 * minute)
  expect(numbers()).toEqual([[1, 'all']])
  expect([await left(), sweeps().length - before, held()]).toEqual([0, swept, [undefined]])
  expect(hotel.sent.filter((one) => isUpdate(one))).toHaveLength(2)
})

it('refresh() sends every number after one sweep where nothing was booked, and closings at once', async () => {
  const sync = await open()
  const nights = [11, 12, 13].map((days) => ({ ...rooms(days), date: hotel.inDays(days) }))
  await sync.calendar.set([...nights, { ...rooms(0), date: hotel.inDays(14) }])
  await hotel.time.advance(10 * minute)
  const [before, from] = [sweeps().length, hotel.sent.length]
  await sync.calendar.refresh()
  await hotel.time.advance(5 * minute)
  expect(sweeps().length - before).toBe(2)
  const [first, ...others] = hotel.sent.slice(from).filter((one) => isUpdate(one) || isSweep(one))
  expect(JSON.stringify(first?.body)).toMatch(/"availability":"?0/)
  expect(others.slice(0, 2).every(isSweep)).toBe(true)
  const sent = JSON.stringify(others.map(({ body }) => body))
  for (const number of [11, 12, 13]) expect(sent).toMatch(new RegExp(`"availability":"?${number}`))
})

const refusal = JSON.stringify({
  status: 'error',
  code: 'invalid_value',
  message: 'Not yet.',
  request_id: 'r',
})

it('the process after it knows that, too', async () => {
  const store = memoryStore({ now: hotel.time.now })
  const restart = async (sync: Sync) => {
    await sync.close()
    const after = await hotel.open({ store, onReservation: async () => {} })
    while (!after.reservations.state().lastPollAt) await hotel.time.advance(1)
    await hotel.bookNight('Ada', 10)
  }
  await failOnce(restart, { store })
  expect([numbers(), held()]).toEqual([[[1, 'all']], ['expedia']])
})

it('a channel that is down for a day costs a tenth of the day in sweeps, and has its number two hours after', async () => {
  const sync = await open()
  const mend = await failChannel(hotel, 'expedia')
  const number = rooms(1)
  await sync.calendar.set([number])
  await hotel.advanceDay()
  expect(sweeps().length).toBeLessThanOrEqual(2 * 5 + strict.perDay / 10)
  expect(hotel.refusals()).toEqual([])
  await mend()
  await hotel.time.advance(2 * hour)
  expect((await valuesOf(hotel, 'HR:1', number.date, 'expedia')).availability).toBe(1)
})

it('what was parked waits for a sweep, too, when it is tried again', async () => {
  const sync = await open()
  hotel.alter((sent) => (isUpdate(sent) ? page(422, refusal) : undefined))
  await sync.calendar.set([rooms(1)])
  await hotel.time.advance(10 * minute)
  expect(await sync.calendar.parked()).toHaveLength(1)
  hotel.alter()
  await hotel.bookNight('Ada', 10)
  await sync.calendar.retryParked()
  await hotel.time.advance(5 * minute)
  expect([numbers(), held()]).toEqual([[[1, 'all']], [undefined]])
})
