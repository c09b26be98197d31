import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import type { Sync } from '../../src/open-sync.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { failNext, stateOf, valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let sync: Sync
let events: SyncEvent[]
let wire: ReturnType<typeof watchedFetch>
const date = inDays(3)
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
  events = []
})
afterEach(() => hotel.stop())

/** A pause that lasts longer than a test: what waits for its end never goes. */
const hourMs = 3_600_000
const open = async (retryMs = 10, pacing = {}) => {
  const onEvent = (event: SyncEvent) => void events.push(event)
  sync = await hotel.open({ fetch: wire.fetch, onEvent, pacing: { retryMs, ...pacing } })
}
const fails = (channel: string, times: number, message?: string) => failNext(hotel, channel, times, message)
const change = { inv_code: 'HR:1', date, min_stay: 2 }

describe('a channel that fails', () => {
  it('is sent its values again, and only it, until it takes them', async () => {
    await fails('expedia', 2, 'The room is closed.')
    // It fails for three seconds, so that it is seen failing while the others are confirmed.
    await open(1_000)
    await sync.calendar.set([change])
    await eventually(async () =>
      expect((await stateOf(sync, 'HR:1', date))?.min_stay).toMatchObject({
        wanted: 2,
        state: 'waiting',
        channels: {
          expedia: { state: 'failed' },
          bookingcom: { state: 'confirmed' },
          online: { state: 'confirmed' },
        },
      }),
    )
    expect(await valuesOf(hotel, 'HR:1', date, 'expedia')).toEqual({})
    await sync.calendar.settled()
    expect(await valuesOf(hotel, 'HR:1', date, 'expedia')).toEqual({ min_stay: 2 })
    const { state, channels } = (await stateOf(sync, 'HR:1', date)).min_stay
    expect(state).toBe('sent')
    for (const channel of ['expedia', 'bookingcom', 'online'])
      expect(channels[channel]).toEqual({ wanted: 2, sent: 2, state: 'confirmed' })
    const [, ...again] = wire.updates.map(({ channel_codes }) => channel_codes)
    expect(again).toEqual([['expedia'], ['expedia']])
    const told = events.filter(({ type }) => type === 'channel_failed')
    expect(told).toMatchObject([{ channel: 'expedia', code: 'HR:1' }])
    expect(events.map(({ type }) => type)).toEqual(['channel_failed', 'channel_recovered'])
    expect(told[0]?.message).toContain('The room is closed.')
  })

  it('keeps no other channel and no other date waiting', async () => {
    await fails('expedia', 4)
    await open(100)
    await sync.calendar.set([change])
    await eventually(() => expect(events.map(({ type }) => type)).toContain('channel_failed'))
    await sync.calendar.set([{ ...change, date: inDays(4), min_stay: 3 }])
    await eventually(async () =>
      expect((await valuesOf(hotel, 'HR:1', inDays(4), 'bookingcom')).min_stay).toBe(3),
    )
    expect(sync.calendar.state().waiting).toBeGreaterThan(0)
  })

  it.each([1, 2])(
    'is sent what it failed %i times at once by retryFailed, not after a pause',
    async (times) => {
      await fails('expedia', times)
      await open(hourMs)
      await sync.calendar.set([change])
      const ofExpedia = async (state: string) =>
        eventually(async () =>
          expect((await stateOf(sync, 'HR:1', date)).min_stay.channels.expedia?.state).toBe(state),
        )
      for (let round = 0; round < times; round += 1) {
        await ofExpedia('failed')
        expect(wire.updates).toHaveLength(1 + round)
        await sync.calendar.retryFailed()
        await eventually(() => expect(wire.updates).toHaveLength(2 + round))
      }
      await sync.calendar.settled()
      expect(await valuesOf(hotel, 'HR:1', date, 'expedia')).toEqual({ min_stay: 2 })
    },
  )

  it('is sent a half that went apart at once by retryFailed, and not what is parked', async () => {
    await open(hourMs)
    await sync.calendar.set([{ ...change, date: inDays(5) }])
    await sync.calendar.settled()
    await fails('expedia', 1, 'One of these.')
    await sync.calendar.set([
      change,
      { ...change, date: inDays(4), min_stay: 3 },
      { rate_code: 'HR:404', date, price: '1' },
    ])
    await eventually(async () =>
      expect((await stateOf(sync, 'HR:1', date)).min_stay.channels.expedia?.state).toBe('failed'),
    )
    await sync.calendar.retryFailed()
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).min_stay).toBe(2)
    expect((await valuesOf(hotel, 'HR:1', inDays(4), 'expedia')).min_stay).toBe(3)
    expect(await sync.calendar.parked()).toHaveLength(1)
  })

  it('is sent the newer value, when that has come meanwhile', async () => {
    await fails('expedia', 1)
    await open(hourMs)
    await sync.calendar.set([change])
    await eventually(() => expect(events.map(({ type }) => type)).toContain('channel_failed'))
    await sync.calendar.set([{ ...change, min_stay: 5 }])
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).min_stay).toBe(5)
    expect(JSON.stringify(wire.updates)).not.toContain('channel_codes')
  })

  it('is sent a newer value of its own at once, though the older one has failed only now', async () => {
    await fails('expedia', 1)
    await open(hourMs, { collectMs: 200 })
    await sync.calendar.set([change])
    await eventually(() => expect(wire.updates).toHaveLength(1))
    await sync.calendar.set([{ ...change, min_stay: 5, channel_codes: ['expedia'] }])
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).min_stay).toBe(5)
    expect((await valuesOf(hotel, 'HR:1', date, 'online')).min_stay).toBe(2)
  })

  it('is sent its values however often it fails', async () => {
    await fails('expedia', 20, 'The room is closed.')
    await open(0.1)
    await sync.calendar.set([change])
    await sync.calendar.settled()
    expect(wire.updates).toHaveLength(21)
    expect(await sync.calendar.parked()).toEqual([])
    expect(await valuesOf(hotel, 'HR:1', date, 'expedia')).toEqual({ min_stay: 2 })
    expect(events.map(({ type }) => type)).toEqual(['channel_failed', 'channel_recovered'])
  })

  it('is not sent what it is not connected to, though it went with what it failed', async () => {
    await fails('expedia', 1)
    await open()
    await sync.calendar.set([
      change,
      { rate_code: 'NR:HR:1', date, price: '9' },
      { inv_code: 'HR:2', date, min_stay: 2 },
    ])
    await sync.calendar.settled()
    expect(await sync.calendar.parked()).toEqual([])
    expect(await valuesOf(hotel, 'HR:1', date, 'expedia')).toEqual({ min_stay: 2 })
    expect((await stateOf(sync, 'NR:HR:1', date)).price.channels).not.toHaveProperty('expedia')
  })

  it.each([0, 1])('nor when no list of rooms was read before, which fails %i times', async (count) => {
    await fails('expedia', 1)
    await hotel.fault({ effect: 'drop', count, operation: 'listRooms' })
    await open()
    await sync.calendar.set([
      { inv_code: 'HR:1', date, stop_sale: 1 },
      { inv_code: 'HR:2', date, stop_sale: 1 },
      { rate_code: 'NR:HR:1', date, price: '9' },
    ])
    await sync.calendar.settled()
    expect(await sync.calendar.parked()).toEqual([])
    expect(await valuesOf(hotel, 'HR:1', date, 'expedia')).toEqual({ stop_sale: true })
    expect(await valuesOf(hotel, 'HR:2', date, 'bookingcom')).toEqual({ stop_sale: true })
  })
})

it('a slow channel is looked at until it has said what became of it', async () => {
  await hotel.hotel('PUT', '/channels/expedia', { connector: { kind: 'simulated', latency_ms: 700 } })
  await open()
  await sync.calendar.set([change])
  await eventually(async () =>
    expect((await stateOf(sync, 'HR:1', date))?.min_stay.channels.online?.state).toBe('confirmed'),
  )
  expect(sync.calendar.state()).toEqual({ waiting: 0, held: 0, openTransactions: 1 })
  await sync.calendar.settled()
  expect((await stateOf(sync, 'HR:1', date)).min_stay.channels.expedia.state).toBe('confirmed')
  expect(sync.calendar.state()).toEqual({ waiting: 0, held: 0, openTransactions: 0 })
})
