import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let wire: ReturnType<typeof watchedFetch>
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
})
afterEach(() => hotel.stop())

const dayMs = 86_400_000

it('keeps dates that lie too far ahead until they can be sent, and does not call that unsettled', async () => {
  const store = memoryStore()
  let later = 0
  const settings = { fetch: wire.fetch, store, now: () => Date.now() + later }
  const sync = await hotel.openAt(settings)
  const far = inDays(1003)
  await sync.calendar.set([{ inv_code: 'HR:1', date: far, availability: 2 }])
  await sync.calendar.set([{ inv_code: 'HR:1', date: inDays(990), availability: 3 }])
  await sync.calendar.settled()
  expect(wire.updates).toHaveLength(1)
  expect(sync.calendar.state()).toEqual({ waiting: 1, held: 0, openTransactions: 0 })
  await sync.close()

  await hotel.control('POST', '/clock/advance', { seconds: 5 * 86_400 })
  later = 5 * dayMs
  const next = await hotel.openAt(settings)
  await eventually(async () => expect((await valuesOf(hotel, 'HR:1', far)).availability).toBe(2))
  await next.calendar.settled()
  expect(next.calendar.state().waiting).toBe(0)
})

it('lets go of values that were not sent before their date was over', async () => {
  const store = memoryStore()
  const first = await hotel.open({ fetch: wire.fetch, store, pacing: { collectMs: 3_600_000 } })
  await first.calendar.set([{ inv_code: 'HR:1', date: inDays(1), availability: 2 }])
  await first.close()
  const next = await hotel.openAt({ fetch: wire.fetch, store, now: () => Date.now() + 5 * dayMs })
  await next.calendar.settled()
  expect(next.calendar.state().waiting).toBe(0)
  expect(wire.updates).toEqual([])
  expect(await store.list(hotel.hrId, 'calendar')).toEqual([])
})

it('asks the service about yesterday, where the property may still be, apart from all other dates', async () => {
  const sync = await hotel.open({ fetch: wire.fetch })
  const changes = Array.from({ length: 200 }, (_, day) => ({
    inv_code: 'HR:1',
    date: inDays(day - 1),
    availability: 4,
    min_stay: 2,
  }))
  await sync.calendar.set(changes)
  await sync.calendar.settled()
  expect(await valuesOf(hotel, 'HR:1', inDays(150))).toEqual({ availability: 4, min_stay: 2 })
  const parked = await sync.calendar.parked()
  expect(new Set(parked.map(({ date }) => date))).toEqual(new Set([inDays(-1)]))
  expect(wire.updates.length).toBeLessThan(6)
})
