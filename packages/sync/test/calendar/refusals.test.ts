import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import type { Sync } from '../../src/open-sync.ts'
import { eventually, type Hotel, inDays, type Json, startHotel } from '../hotel.ts'
import { stateOf, valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let sync: Sync
let events: SyncEvent[]
let wire: ReturnType<typeof watchedFetch>
/** What the engine believes to be now. */
let later = 0
const date = inDays(3)
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
  events = []
  later = 0
  sync = await hotel.openAt({
    fetch: wire.fetch,
    onEvent: (event) => events.push(event),
    now: () => Date.now() + later,
  })
})
afterEach(() => hotel.stop())

const putRoom = (code: string, flags: object) =>
  hotel.hotel('PUT', `/rooms/${code}`, {
    inv_code: code.replace('NR:', ''),
    name: `Room ${code}`,
    room_capacity: 3,
    adult_capacity: 2,
    ...flags,
  })

const noPrice = 'HR:1 may not receive price: its price_update is false.'

describe('what the list of rooms does not allow', () => {
  it('is parked with the reason and not sent, and the rest of the date is', async () => {
    await putRoom('HR:1', { price_update: false })
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '90', min_stay: 2 }])
    await sync.calendar.settled()
    expect(wire.updates).toEqual([{ inv_code: 'HR:1', start_date: date, end_date: date, min_stay: '2' }])
    const parked = { code: 'HR:1', date, field: 'price', value: '90', channel: undefined, reason: noPrice }
    expect(await sync.calendar.parked()).toEqual([parked])
    expect((await stateOf(sync, 'HR:1', date)).price).toMatchObject({ state: 'parked', reason: noPrice })
    expect(events).toMatchObject([{ type: 'parked', code: 'HR:1', dates: [date] }])
  })

  it('is given up by dropParked: the service keeps what it has, and nothing is wanted of what it never had', async () => {
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '80' }])
    await sync.calendar.settled()
    await putRoom('HR:1', { price_update: false })
    await sync.calendar.set([
      { inv_code: 'HR:1', date, price: '90' },
      { inv_code: 'HR:2', date, price: '90', channel_codes: ['expedia'] },
    ])
    await eventually(async () => expect(await sync.calendar.parked()).toHaveLength(2))
    wire.clear()
    expect(await sync.calendar.dropParked({ inv_code: 'HR:1' })).toBe(1)
    expect(await sync.calendar.parked()).toMatchObject([{ code: 'HR:2' }])
    expect(await sync.calendar.dropParked()).toBe(1)
    expect(await sync.calendar.parked()).toEqual([])
    expect((await stateOf(sync, 'HR:1', date)).price).toMatchObject({ wanted: '80', state: 'sent' })
    expect(await sync.calendar.retryParked()).toBe(0)
    await sync.calendar.settled()
    expect(wire.updates).toEqual([])
    await putRoom('HR:1', { price_update: true })
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '90' }])
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date)).price).toBe('90')
  })

  it('is parked when it is meant for a channel that the room is not connected to', async () => {
    const channel_codes = ['expedia', 'online']
    await sync.calendar.set([{ inv_code: 'HR:2', date, price: '90', channel_codes }])
    await sync.calendar.settled()
    expect(await sync.calendar.parked()).toMatchObject([{ code: 'HR:2', channel: 'expedia', value: '90' }])
    expect((await valuesOf(hotel, 'HR:2', date, 'online')).price).toBe('90')
  })

  it('is parked when the property has no such code, whatever else is set', async () => {
    await sync.calendar.set([
      { inv_code: 'HR:9', date, availability: 2 },
      { rate_code: 'NR:HR:9', date, price: '9' },
      { inv_code: 'HR:1', date, availability: 2 },
    ])
    await sync.calendar.settled()
    const reasons = (await sync.calendar.parked()).map(({ reason }) => reason)
    expect(reasons.sort()).toEqual([
      'The property has no availability group HR:9. See the list of rooms.',
      'The property has no rate NR:HR:9. See the list of rooms.',
    ])
    expect((await valuesOf(hotel, 'HR:1', date)).availability).toBe(2)
  })

  it('is tried with a list that is not old, before it is parked', async () => {
    await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 2 }])
    await sync.calendar.settled()
    await putRoom('HR:3', {})
    later = 3_000_000
    await sync.calendar.set([{ inv_code: 'HR:3', date, availability: 2, price: '5' }])
    await sync.calendar.settled()
    expect(await sync.calendar.parked()).toEqual([])
    expect(await valuesOf(hotel, 'HR:3', date)).toEqual({ availability: 2, price: '5' })
  })
})

describe('what the service refuses though the list allows it', () => {
  beforeEach(async () => {
    await sync.calendar.set([{ inv_code: 'HR:2', date, availability: 1 }])
    await sync.calendar.settled()
    await putRoom('HR:1', { price_update: false })
    wire.clear()
  })
  const reason = `${noPrice} Leave it out.`

  it('is found field by field where several dates with several fields go', async () => {
    // Nothing of this could go as a range.
    const values = [2, 3, 4].map((min_stay) => ({
      availability: min_stay + 5,
      price: `${min_stay}`,
      min_stay,
    }))
    await sync.calendar.set(values.map((its, day) => ({ inv_code: 'HR:1', date: inDays(day + 3), ...its })))
    await sync.calendar.settled()
    for (const [day, { availability, min_stay }] of values.entries())
      expect(await valuesOf(hotel, 'HR:1', inDays(day + 3))).toEqual({ availability, min_stay })
    const parked = await sync.calendar.parked()
    expect(parked.map(({ field, value }) => [field, value])).toEqual([2, 3, 4].map((n) => ['price', `${n}`]))
    for (const one of parked) expect(one.reason).toBe(reason)
    expect(wire.updates.length).toBeLessThan(6)
  })

  it('is found field by field where a range goes', async () => {
    const dates = [3, 4, 5].map(inDays)
    await sync.calendar.set(dates.map((on) => ({ inv_code: 'HR:1', date: on, price: '80', min_stay: 2 })))
    await sync.calendar.settled()
    for (const on of dates) expect(await valuesOf(hotel, 'HR:1', on)).toEqual({ min_stay: 2 })
    expect((await sync.calendar.parked()).map((one) => [one.date, one.reason])).toEqual(
      dates.map((on) => [on, reason]),
    )
  })

  it('is parked at once where it goes alone', async () => {
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '80' }])
    await sync.calendar.settled()
    expect(wire.updates).toHaveLength(1)
    expect(await sync.calendar.parked()).toMatchObject([{ field: 'price', value: '80' }])
    expect(events.map(({ type }) => type)).toEqual(['parked'])
  })

  it('leaves the others of its request as they are wanted, also those of other channels', async () => {
    await hotel.hotel('DELETE', '/channels/expedia/mappings/E1')
    const change = { inv_code: 'HR:1', date }
    await sync.calendar.set([
      { ...change, min_stay: 3, channel_codes: ['online'] },
      { ...change, min_stay: 4, channel_codes: ['expedia'] },
      { inv_code: 'HR:2', date, min_stay: 5 },
    ])
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date, 'online')).min_stay).toBe(3)
    expect((await valuesOf(hotel, 'HR:2', date)).min_stay).toBe(5)
    expect(await sync.calendar.parked()).toMatchObject([{ channel: 'expedia', value: 4 }])
  })

  it('stays parked until it is set again, then goes, and is asked for with a fresh list', async () => {
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '80' }])
    await sync.calendar.settled()
    await putRoom('HR:1', { price_update: true })
    wire.clear()
    await sync.calendar.set([{ inv_code: 'HR:1', date, min_stay: 2 }])
    await sync.calendar.settled()
    expect(wire.updates).toEqual([{ inv_code: 'HR:1', start_date: date, end_date: date, min_stay: '2' }])
    later = 700_000
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '81' }])
    expect(await sync.calendar.parked()).toEqual([])
    await sync.calendar.settled()
    expect((await valuesOf(hotel, 'HR:1', date)).price).toBe('81')
    expect(wire.paths.filter((path: Json) => path.endsWith('/rooms'))).toHaveLength(1)
  })

  it('is not parked when its value has changed while it was under way', async () => {
    await hotel.fault({ effect: 'delay', delay_ms: 300, count: 1 })
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '80' }])
    await eventually(() => expect(wire.updates).toHaveLength(1))
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '81' }])
    await sync.calendar.settled()
    expect(await sync.calendar.parked()).toMatchObject([{ value: '81' }])
    expect((await stateOf(sync, 'HR:1', date)).price).toMatchObject({ wanted: '81', state: 'parked' })
    expect(events.filter(({ type }) => type === 'parked')).toHaveLength(1)
  })
})
