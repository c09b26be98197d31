import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { EntryChange, Store } from '../../src/store/store.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let wire: ReturnType<typeof watchedFetch>
const date = inDays(3)
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
})
afterEach(() => hotel.stop())

/** A store that is away for the next writes of which this is true. */
function fragileStore() {
  const store = memoryStore()
  const fails: ((changes: EntryChange[]) => boolean)[] = []
  const write: Store['write'] = (property, changes, lease) => {
    const at = fails.findIndex((matches) => matches(changes))
    if (at === -1) return store.write(property, changes, lease)
    fails.splice(at, 1)
    return Promise.reject(new Error('The disk is full.'))
  }
  return { store: { ...store, write }, fails }
}

const puts = (collection: string) => (changes: EntryChange[]) =>
  changes.some((change) => change.collection === collection && change.value !== null)

it('a value that could not be written down was not set', async () => {
  const { store, fails } = fragileStore()
  const sync = await hotel.open({ store, fetch: wire.fetch })
  fails.push(puts('calendar'))
  await expect(sync.calendar.set([{ inv_code: 'HR:1', date, price: '1' }])).rejects.toThrow(
    'The disk is full.',
  )
  expect(sync.calendar.state().waiting).toBe(0)
  await sync.calendar.set([{ inv_code: 'HR:1', date, min_stay: 2 }])
  await sync.calendar.settled()
  expect(await valuesOf(hotel, 'HR:1', date)).toEqual({ min_stay: 2 })
})

it('a request that could not be written down does not leave', async () => {
  const { store, fails } = fragileStore()
  const events: SyncEvent[] = []
  const sync = await hotel.open({ store, fetch: wire.fetch, onEvent: (event) => events.push(event) })
  fails.push(puts('calendar-flight'))
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '1' }])
  await sync.calendar.settled()
  expect(events).toMatchObject([{ type: 'trouble', flow: 'calendar' }])
  expect(wire.updates).toHaveLength(1)
})

it('an answer that could not be written down is written down later, before anything else is sent', async () => {
  const { store, fails } = fragileStore()
  const sync = await hotel.open({ store, fetch: wire.fetch, pacing: { collectMs: 0 } })
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '1' }])
  await sync.calendar.settled()
  wire.clear()
  fails.push(puts('calendar-transaction'))
  await hotel.fault({ effect: 'delay', delay_ms: 200, count: 1, operation: 'updateRoomRange' })
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '2' }])
  await eventually(() => expect(wire.updates).toHaveLength(1))
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '1' }])
  await sync.calendar.settled()
  expect((await valuesOf(hotel, 'HR:1', date)).price).toBe('1')
  expect(await store.list(hotel.hrId, 'calendar-flight')).toEqual([])
})
