import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { memoryStore } from '../../src/index.ts'
import { type FaultyHotel, hour, isSweep, minute, startFaultyHotel } from '../small-faults/faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

/** Bookings, and how many minutes later each was handed over. */
function watched() {
  const bookedAt = new Map<string, number>()
  const takenAt = new Map<string, number>()
  return {
    book: async () => void bookedAt.set(await hotel.bookNight('Ada', 40), hotel.elapsed()),
    onReservation: async ({ reservation: { hr_number } }: { reservation: { hr_number: string } }) => {
      if (!takenAt.has(hr_number)) takenAt.set(hr_number, hotel.elapsed())
    },
    latest: () =>
      Math.max(...[...bookedAt].map(([number, at]) => ((takenAt.get(number) ?? Infinity) - at) / minute)),
  }
}

it.each(sampled(2, [2, 10]))(
  'has each booking within the hour, though it is opened anew every %i minutes for ten hours',
  async (minutes) => {
    const { book, onReservation, latest } = watched()
    const store = memoryStore({ now: hotel.time.now })
    const open = () => hotel.open({ store, onReservation })
    for (let time = 0; time < 10 * hour; time += minutes * minute) {
      const sync = await open()
      if (time % (100 * minute) === 0) await book()
      await hotel.time.advance(minutes * minute)
      await sync.close()
    }
    const sync = await open()
    for (let time = 0; time < 12 * hour; time += 100 * minute) {
      await book()
      await hotel.time.advance(100 * minute)
    }
    expect(latest()).toBeLessThanOrEqual(60)
    // The first one, and those that were due.
    expect(hotel.sent.filter(isSweep).length).toBeLessThanOrEqual(2 * 5)
    expect(hotel.eventsOf('budget_exhausted')).toEqual([])
    await sync.close()
  },
)

it('has each booking within the hour, though a sweep is asked for every ten minutes', async () => {
  const { book, onReservation, latest } = watched()
  const sync = await hotel.open({ onReservation })
  for (let time = 0; time < 24 * hour; time += 10 * minute) {
    if (time % (2 * hour) === 0) await book()
    void sync.reservations.sweep().catch(() => {})
    await hotel.time.advance(10 * minute)
  }
  expect(latest()).toBeLessThanOrEqual(60)
  await sync.close()
})

it.each(
  sampled(2, [
    ['every third list', 3, 60],
    ['every second list', 2, 150],
  ]),
)('has each booking in time on a line that loses %s', async (_, every, minutes) => {
  const { book, onReservation, latest } = watched()
  let lists = 0
  hotel.alter(async ({ operation }, ask) => {
    const answer = await ask()
    if (operation !== 'listReservations') return answer
    lists += 1
    if (lists % every !== 1) return answer
    await answer.text()
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error('read'), { code: 'ECONNRESET', syscall: 'read' }),
    })
  })
  const sync = await hotel.open({ onReservation })
  for (let time = 0; time < 16 * hour; time += 47 * minute) {
    await book()
    await hotel.time.advance(47 * minute)
  }
  await hotel.time.advance(2 * hour)
  expect(latest()).toBeLessThanOrEqual(minutes)
  await sync.close()
})

it('sweeps at a start after a loss that no sweep has made good', async () => {
  const { book, onReservation, latest } = watched()
  const store = memoryStore({ now: hotel.time.now })
  const before = await hotel.open({ store, onReservation })
  await hotel.time.advance(5 * minute)
  await book()
  hotel.alter(async ({ operation }, ask) => {
    const answer = await ask()
    if (operation === 'listReservations') throw new TypeError('terminated')
    return answer
  })
  await before.reservations.poll().catch(() => {})
  await before.close()
  hotel.alter()
  const after = await hotel.open({ store, onReservation })
  await hotel.time.advance(5 * minute)
  expect(latest()).toBeLessThanOrEqual(10)
  await after.close()
})
