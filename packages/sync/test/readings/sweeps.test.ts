import type { ReadingName } from '@innwire/server'
import { afterEach, expect, it } from 'vitest'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { guestsOf, isSweep, losing, pms } from '../reservations/guests.ts'

let hotel: Hotel
afterEach(() => hotel.stop())

const dayMs = 86_400_000
const rare = { pollMs: 3_600_000, sweepMs: 3_600_000 }
const clock = (days: number) =>
  hotel.control('PUT', '/clock', { now: new Date(Date.now() + days * dayMs).toISOString() })

/** A booking of another day that changes now, in an answer that gets lost. */
async function lostChange(readings: ReadingName[], days: number) {
  hotel = await startHotel({ readings })
  const guests = guestsOf(hotel)
  await clock(days)
  const number = await guests.book('Ada')
  await clock(0)
  const system = pms()
  const asked: URLSearchParams[] = []
  const told: string[] = []
  const sync = await hotel.open({
    onReservation: system.onReservation,
    onEvent: ({ message }) => void told.push(message),
    pacing: rare,
    fetch: losing((url) => {
      if (isSweep(url)) asked.push(url.searchParams)
      return false
    }),
  })
  await sync.reservations.sweep()
  await guests.change(number, 'Grace')
  await guests.undelivered()
  await sync.reservations.sweep()
  return { system, number, sync, asked, told }
}

const all: ReadingName[][] = [
  [],
  ['since.bothFilters'],
  ['since.exclusive'],
  ['since.bothFilters', 'since.exclusive'],
]

it.each(all)('finds a lost change of a booking of 20 days ago, by the reading %s %s', async (...readings) => {
  const { system, number, told } = await lostChange(readings, -20)
  await eventually(() => expect(system.of(number).at(-1)).toBe('Grace reserved'))
  const isLimited = readings.includes('since.bothFilters')
  expect(told).toEqual(isLimited ? [expect.stringMatching(/are seen neither by sweeps nor by sweep/)] : [])
})

it('finds one of a booking of 50 days ago, where the last update alone looks at all of them', async () => {
  const { system, number } = await lostChange([], -50)
  await eventually(() => expect(system.of(number).at(-1)).toBe('Grace reserved'))
})

it.each([400, 422])(
  'completes where both dates together are refused by a %i, and tells once',
  async (status) => {
    hotel = await startHotel()
    const guests = guestsOf(hotel)
    const system = pms()
    const events: string[] = []
    const sync = await hotel.open({
      onReservation: system.onReservation,
      onEvent: ({ message }) => void events.push(message),
      pacing: rare,
      fetch: async (input, init) => {
        const { searchParams } = new URL(String(input))
        if (!searchParams.has('from_last_update_date') || !searchParams.has('from_date'))
          return fetch(input, init)
        const message = 'Give one of from_date and from_last_update_date.'
        const errors = [{ path: 'request', code: 'invalid_value', message }]
        const body = { status: 'error', code: 'validation_failed', message, request_id: 'r', errors }
        return Response.json(body, { status })
      },
    })
    await sync.reservations.sweep()
    await guests.book('Ada')
    await guests.undelivered()
    await sync.reservations.sweep()
    expect(sync.reservations.state()).toMatchObject({
      lastSweepAt: expect.any(Date),
      sweepReach: { updatedSince: inDays(-2), createdSince: undefined },
    })
    await eventually(() => expect(system.received).toHaveLength(1))
    expect(events).toEqual([expect.stringMatching(/refuses a list by from_last_update_date and from_date/)])
  },
)

it('asks with both dates too, from two days before the last one, and says how far back it has seen', async () => {
  const { sync, asked } = await lostChange([], 0)
  const dates = asked.map((query) => [query.get('from_last_update_date'), query.get('from_date')])
  for (const [place, from] of [
    [0, inDays(-32)],
    [dates.length - 2, inDays(-2)],
  ] as const)
    expect(dates.slice(place, place + 2)).toEqual([
      [from, null],
      [from, inDays(-29)],
    ])
  const reach = { updatedSince: inDays(-2), createdSince: inDays(-29) }
  expect(sync.reservations.state().sweepReach).toEqual(reach)
  expect((await sync.status()).reservations.sweepReach).toEqual(reach)
})
