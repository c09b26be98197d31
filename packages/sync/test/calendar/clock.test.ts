import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'

const day = 86_400_000
const date = inDays(5)

let hotel: Hotel
let offset: number
beforeEach(async () => {
  hotel = await startHotel()
  offset = 0
})
afterEach(() => hotel.stop())

const now = () => Date.now() + offset
const price = async () => (await hotel.calendar('HR:1', date))[0]?.price

describe('a clock that is set back by a day', () => {
  it('does not hold up what is collected', async () => {
    const sync = await hotel.open({ now, pacing: { collectMs: 300 } })
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '90' }])
    offset = -day
    await sync.calendar.settled()
    expect(await price()).toBe('90')
  })

  it('does not hold up what waits for a lost request', async () => {
    await hotel.fault({ operation: 'updateRoomRange', effect: 'drop', moment: 'after_commit', count: 1 })
    const sync = await hotel.open({ now, pacing: { unconfirmedMs: 500 } })
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '90' }])
    await eventually(async () => expect(await price()).toBe('90'))
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '95' }])
    offset = -day
    await sync.calendar.settled()
    expect(await price()).toBe('95')
  })

  it('does not hold up what a channel failed, after a restart', async () => {
    const outage = { kind: 'simulated', latency_ms: 0, script: [{ outcome: 'fail' }, { outcome: 'fail' }] }
    await hotel.hotel('PUT', '/channels/bookingcom', { connector: outage })
    const store = memoryStore()
    const sync = await hotel.open({ now, store, pacing: { retryMs: 200 } })
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '90' }])
    await eventually(async () => {
      const [read] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: date, to: date })
      expect(read?.values.price?.channels.bookingcom?.state).toBe('failed')
    })
    await sync.close()
    offset = -day
    const next = await hotel.open({ now, store, pacing: { retryMs: 1 } })
    await next.calendar.settled()
    const [read] = await next.calendar.read({ inv_code: 'HR:1' }, { from: date, to: date })
    expect(read?.values.price?.channels.bookingcom?.state).toBe('confirmed')
  })

  it('does not hold up the look at an update that was on its way, after a restart', async () => {
    await hotel.hotel('PUT', '/channels/bookingcom', { connector: { kind: 'simulated', latency_ms: 1000 } })
    const store = memoryStore()
    const sync = await hotel.open({ now, store })
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '90' }])
    await eventually(async () => expect((await sync.status()).calendar.openTransactions).toBe(1))
    await sync.close()
    offset = -day
    const next = await hotel.open({ now, store })
    await next.calendar.settled()
    const [read] = await next.calendar.read({ inv_code: 'HR:1' }, { from: date, to: date })
    expect(read?.values.price?.channels.bookingcom?.state).toBe('confirmed')
  })
})

describe('a clock that is ahead at the start', () => {
  it('keeps no stop sale of tomorrow out that the journal has', async () => {
    const store = memoryStore()
    const first = await hotel.open({ store, start: 'later' })
    const tomorrow = inDays(1)
    await first.calendar.set([{ inv_code: 'HR:1', date: tomorrow, stop_sale: 1 }])
    await first.close()
    offset = 3 * day
    await hotel.open({ now, store })
    await eventually(async () => expect((await hotel.calendar('HR:1', tomorrow))[0]?.stop_sale).toBe(true))
  })

  it('keeps no stop sale of tomorrow out, before any answer and behind it', async () => {
    offset = 3 * day
    const tomorrow = inDays(1)
    const isClosed = async (code: string) => (await hotel.calendar(code, tomorrow))[0]?.stop_sale
    const sync = await hotel.open({ now })
    expect(sync.time()).toBeUndefined()
    await sync.calendar.set([{ inv_code: 'HR:1', date: tomorrow, stop_sale: 1 }])
    await eventually(async () => expect(await isClosed('HR:1')).toBe(true))
    const { earliest, latest } = sync.time() ?? {}
    expect(Math.abs(Number(earliest) - Date.now())).toBeLessThan(day / 2)
    expect(Math.abs(Number(latest) - now())).toBeLessThan(day / 2)
    await sync.calendar.set([{ inv_code: 'HR:2', date: tomorrow, stop_sale: 1 }])
    await eventually(async () => expect(await isClosed('HR:2')).toBe(true))
  })

  it('leaves out what is over when it is known to be', async () => {
    const sync = await hotel.open({ now })
    const past = inDays(-5)
    await sync.calendar.set([
      { inv_code: 'HR:1', date: past, price: '90' },
      { inv_code: 'HR:1', date, price: '90' },
    ])
    await eventually(async () => expect(await price()).toBe('90'))
    await eventually(() => expect(sync.calendar.state().waiting).toBe(0))
    expect(await sync.calendar.read({ inv_code: 'HR:1' }, { from: past, to: past })).toEqual([])
    await expect(sync.calendar.set([{ inv_code: 'HR:1', date: past, price: '90' }])).rejects.toThrow('over')
  })
})
