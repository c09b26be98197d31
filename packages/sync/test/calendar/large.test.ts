import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CalendarChange } from '../../src/plan/changes.ts'
import { type Hotel, inDays, type Json, startHotel } from '../hotel.ts'
import { watchedFetch } from './watched.ts'

let hotel: Hotel
beforeEach(async () => {
  hotel = await startHotel({ checkResponses: false })
})
afterEach(() => hotel.stop())

const groups = Array.from({ length: 30 }, (_, index) => `HR:${index + 10}`)
const days = 400

/** What a hotel of that size sets at its first connection. */
const season: CalendarChange[] = groups.flatMap((inv_code, group) =>
  Array.from({ length: days }, (_, day) => ({
    inv_code,
    date: inDays(day),
    availability: day % 7 < 5 ? 4 : 2,
    price: `${80 + group + (day > 180 ? 20 : 0)}.50`,
    min_stay: day % 7 < 5 ? 1 : 2,
    stop_sale: 0 as const,
  })),
)

it('a season of thirty rooms goes in few requests, and so does what changes of it', async () => {
  for (const code of groups) {
    await hotel.hotel('PUT', `/rooms/${code}`, {
      inv_code: code,
      name: code,
      room_capacity: 3,
      adult_capacity: 2,
    })
    await hotel.hotel('PUT', `/channels/expedia/mappings/${code.replace(':', '')}`, {
      rate_code: code,
      name: code,
    })
  }
  const wire = watchedFetch()
  const sync = await hotel.open({ fetch: wire.fetch, pacing: { timeoutMs: 20_000 } })
  const began = performance.now()
  const heap = process.memoryUsage().heapUsed
  await sync.calendar.set(season)
  const written = performance.now() - began
  await sync.calendar.settled()
  console.log(
    `${season.length} dates: written down in ${Math.round(written)} ms, settled in ${Math.round(performance.now() - began)} ms, ` +
      `${wire.updates.length} updates, ${Math.round((process.memoryUsage().heapUsed - heap) / 1e6)} MB`,
  )
  expect(wire.updates.length).toBeLessThan(10)

  for (const code of groups) {
    const wanted = season.filter((change) => 'inv_code' in change && change.inv_code === code)
    const shown = await hotel.calendar(code, inDays(0), inDays(days - 1))
    const channel = shown.map(({ channels: [expedia] }: Json) => expedia)
    for (const seen of [shown, channel])
      expect(seen.map((its: Json) => [its.availability, its.price, its.min_stay, its.stop_sale])).toEqual(
        wanted.map((its) => [its.availability, its.price?.replace(/0$/, ''), its.min_stay, false]),
      )
  }

  wire.clear()
  // Without the feed, every number of rooms that is set would be sent.
  const again = season.map(({ availability: _, ...change }, index) =>
    index % 997 ? change : { ...change, min_stay: 9 },
  )
  await sync.calendar.set(again)
  await sync.calendar.settled()
  expect(wire.updates.length).toBeLessThan(3)
  expect(JSON.stringify(wire.updates).length).toBeLessThan(5000)
})
