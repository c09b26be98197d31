import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBudget } from '../../src/budget/open-budget.ts'
import { systemTimer } from '../../src/budget/timer.ts'
import { memoryStore } from '../../src/store/memory.ts'
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

const price = (price: string, on = date) => ({ inv_code: 'HR:1', date: on, price })
const closed = (on = date) => ({ inv_code: 'HR:2', date: on, stop_sale: 1 }) as const

describe('changes', () => {
  it('are collected for a while, and go as one request with the last values', async () => {
    const sync = await hotel.open({ fetch: wire.fetch, pacing: { collectMs: 300 } })
    for (let round = 1; round <= 30; round++) {
      await sync.calendar.set([price(`${round}`), { inv_code: 'HR:2', date: inDays(round), min_stay: 2 }])
      expect(wire.updates).toHaveLength(0)
    }
    await sync.calendar.settled()
    expect(wire.updates).toHaveLength(1)
    expect((await valuesOf(hotel, 'HR:1', date)).price).toBe('30')
  })

  it('that come while a request is under way go with the next one, the last of each field', async () => {
    const sync = await hotel.open({ fetch: wire.fetch, pacing: { collectMs: 0 } })
    await hotel.fault({ effect: 'delay', delay_ms: 400, count: 1, operation: 'updateRoomRange' })
    await sync.calendar.set([price('1')])
    await eventually(() => expect(wire.updates).toHaveLength(1))
    for (const text of ['2', '3', '4']) await sync.calendar.set([price(text)])
    expect(sync.calendar.state().waiting).toBe(1)
    await sync.calendar.settled()
    expect(wire.updates.map((update) => update.price)).toEqual(['1', '4'])
    expect((await valuesOf(hotel, 'HR:1', date, 'expedia')).price).toBe('4')
  })

  it('that are taken back while a request is under way are sent back', async () => {
    const sync = await hotel.open({ fetch: wire.fetch, pacing: { collectMs: 0 } })
    await sync.calendar.set([price('1')])
    await sync.calendar.settled()
    wire.clear()
    await hotel.fault({ effect: 'delay', delay_ms: 300, count: 1, operation: 'updateRoomRange' })
    await sync.calendar.set([price('2')])
    await eventually(() => expect(wire.updates).toHaveLength(1))
    await sync.calendar.set([price('1')])
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date)).price).toBe('1')
  })
})

describe('a stop sale', () => {
  const patient = { collectMs: 3_600_000 }

  it('goes at once and before the rest, which need not wait any longer', async () => {
    const sync = await hotel.open({ fetch: wire.fetch, pacing: patient })
    // So many kinds of values that they take several requests.
    await sync.calendar.set(
      Array.from({ length: 120 }, (_, day) => ({ inv_code: 'HR:1', date: inDays(day), price: `${day}` })),
    )
    await sync.calendar.set([closed()])
    await sync.calendar.settled()
    expect(wire.updates.length).toBeGreaterThan(1)
    expect(JSON.stringify(wire.updates[0])).toContain('stop_sale')
    expect((await valuesOf(hotel, 'HR:2', date)).stop_sale).toBe(true)
    expect((await valuesOf(hotel, 'HR:1', date)).price).toBe('3')
  })

  it('goes at once in the form of availability 0 also, and an opening does not', async () => {
    const sync = await hotel.open({ fetch: wire.fetch, pacing: patient })
    await sync.calendar.set([{ inv_code: 'HR:2', date, stop_sale: 0, availability: 1 }])
    expect(sync.calendar.state().waiting).toBe(1)
    await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 0 }])
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date)).availability).toBe(0)
  })

  it('does not wait for others that wait for the budget', async () => {
    const quota = { perMinute: 10, perDay: 1000 }
    const store = await usedUp(quota)
    const waits: number[] = []
    const after = (ms: number, call: () => void) => {
      waits.push(ms)
      return systemTimer.after(ms, call)
    }
    const timer = { ...systemTimer, after }
    const sync = await hotel.open({ fetch: wire.fetch, store, quota, timer, pacing: { collectMs: 0 } })
    await sync.calendar.set([price('1')])
    await eventually(() => expect(Math.max(...waits.filter((ms) => ms < 60_001))).toBeGreaterThan(50_000))
    await sync.calendar.set([closed()])
    await eventually(async () => expect((await valuesOf(hotel, 'HR:2', date)).stop_sale).toBe(true))
  })

  it('that has to wait for its date does not make everything urgent', async () => {
    const quota = { perMinute: 10, perDay: 1000 }
    const store = await usedUp(quota)
    const sync = await hotel.open({ fetch: wire.fetch, store, quota, pacing: { collectMs: 0 } })
    await sync.calendar.set([closed(inDays(1200)), price('1')])
    await sync.calendar.set([closed()])
    await eventually(async () => expect((await valuesOf(hotel, 'HR:2', date)).stop_sale).toBe(true))
    await sync.calendar.set([price('2')])
    expect(wire.updates).toHaveLength(1)
    expect(sync.budget.state().left.minute).toBe(1)
  })

  /** A store of a property that has made all requests that are not urgent. */
  async function usedUp(quota: { perMinute: number; perDay: number }) {
    const store = memoryStore()
    const budget = await openBudget({ store, property: hotel.hrId, quota })
    for (let request = 0; request < 8; request++) await (await budget.take('update')).done()
    return store
  }
})
