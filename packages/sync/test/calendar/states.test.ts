import { InputError } from '@innwire/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ClosedError } from '../../src/engine/engine.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { stateOf, valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let wire: ReturnType<typeof watchedFetch>
const date = inDays(3)
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
})
afterEach(() => hotel.stop())

it('tells what is wanted, what was sent and what each channel has confirmed', async () => {
  const sync = await hotel.open({ pacing: { collectMs: 300 } })
  const channel_codes = ['online']
  await sync.calendar.set([
    { inv_code: 'HR:1', date, availability: 3, price: '119.90' },
    { inv_code: 'HR:1', date, price: '130', channel_codes },
  ])
  expect(await stateOf(sync, 'HR:1', date)).toEqual({
    availability: { wanted: 3, sent: undefined, state: 'waiting', channels: {} },
    price: {
      wanted: '119.9',
      sent: undefined,
      state: 'waiting',
      channels: { online: { wanted: '130', sent: undefined, state: 'waiting' } },
    },
  })
  expect(sync.calendar.state()).toEqual({ waiting: 1, held: 0, openTransactions: 0 })
  await sync.calendar.settled()
  const confirmed = (value: number | string) => ({ wanted: value, sent: value, state: 'confirmed' })
  expect((await stateOf(sync, 'HR:1', date)).price).toEqual({
    wanted: '119.9',
    sent: '119.9',
    state: 'sent',
    channels: { online: confirmed('130'), bookingcom: confirmed('119.9'), expedia: confirmed('119.9') },
  })
  expect(sync.calendar.state()).toEqual({ waiting: 0, held: 0, openTransactions: 0 })

  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 2 }])
  expect((await stateOf(sync, 'HR:1', date)).availability).toMatchObject({ wanted: 2, state: 'waiting' })
  expect((await stateOf(sync, 'HR:1', date)).price.state).toBe('sent')
})

it('tells of a group only what its own channels have said', async () => {
  const sync = await hotel.open()
  await sync.calendar.set([
    { inv_code: 'HR:1', date, min_stay: 3 },
    { inv_code: 'HR:2', date, min_stay: 4 },
  ])
  await sync.calendar.settled()
  expect(Object.keys((await stateOf(sync, 'HR:2', date)).min_stay.channels).sort()).toEqual([
    'bookingcom',
    'online',
  ])
})

it('tells of the days in a range in order, and of no other target', async () => {
  const sync = await hotel.open({ pacing: { collectMs: 60_000 } })
  const dates = [12, 3, 30, 7].map(inDays)
  await sync.calendar.set(dates.map((on) => ({ inv_code: 'HR:1', date: on, min_stay: 2 })))
  await sync.calendar.set([{ inv_code: 'HR:1/x', date, min_stay: 2 }])
  const read = await sync.calendar.read({ inv_code: 'HR:1' }, { from: inDays(3), to: inDays(12) })
  expect(read.map((day) => day.date)).toEqual([3, 7, 12].map(inDays))
  expect(await sync.calendar.read({ inv_code: 'HR:2' }, { from: inDays(0), to: inDays(99) })).toEqual([])
  await expect(sync.calendar.read({} as never, { from: date, to: date })).rejects.toBeInstanceOf(InputError)
})

it('is settled at once when there is nothing to do', async () => {
  const sync = await hotel.open()
  await sync.calendar.settled()
  expect(await hotel.requests()).toEqual([])
})

it('is settled only when a request that nobody wants any more has been put right', async () => {
  const sync = await hotel.open({ fetch: wire.fetch, pacing: { collectMs: 0 } })
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '1' }])
  await sync.calendar.settled()
  await hotel.fault({ effect: 'delay', delay_ms: 300, count: 1, operation: 'updateRoomRange' })
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '2' }])
  await eventually(() => expect(wire.updates).toHaveLength(2))
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '1' }])
  await Promise.all([sync.calendar.settled(), sync.calendar.settled()])
  expect(wire.updates).toHaveLength(3)
  expect((await valuesOf(hotel, 'HR:1', date)).price).toBe('1')
})

it('rejects who waits, and takes nothing more, when it is closed; the next one goes on', async () => {
  const store = memoryStore()
  const sync = await hotel.open({ store, pacing: { collectMs: 60_000 } })
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '1' }])
  const settled = expect(sync.calendar.settled()).rejects.toBeInstanceOf(ClosedError)
  await sync.close()
  await settled
  await expect(sync.calendar.settled()).rejects.toBeInstanceOf(ClosedError)
  await expect(sync.calendar.set([{ inv_code: 'HR:1', date, price: '2' }])).rejects.toBeInstanceOf(
    ClosedError,
  )
  await expect(sync.calendar.refresh()).rejects.toBeInstanceOf(ClosedError)
  const next = await hotel.open({ store })
  await next.calendar.settled()
  expect((await valuesOf(hotel, 'HR:1', date)).price).toBe('1')
})
