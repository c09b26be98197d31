import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Fleet,
  type FleetEvent,
  type FleetOptions,
  type FleetProperty,
  memoryStore,
  openFleet,
  openSync,
  type ReservationChange,
  sqliteStore,
} from '../../src/index.ts'
import { ample, eventually, type Hotel, inDays, quick, startHotel } from '../hotel.ts'
import { guestsOf } from '../reservations/guests.ts'

let hotel: Hotel
let fleets: Fleet[]
let events: FleetEvent[]
let store: ReturnType<typeof memoryStore>
let taken: (ReservationChange & { hrId: string })[]
beforeEach(async () => {
  hotel = await startHotel()
  fleets = []
  events = []
  taken = []
  store = memoryStore()
})
afterEach(async () => {
  await Promise.all(fleets.map((fleet) => fleet.close()))
  await hotel.stop()
})

const leaseMs = 500
/** Settings of a property: `linden` is there, the service knows no other. */
const property = (hrId: string, more: Partial<FleetProperty> = {}): FleetProperty => ({
  hrId,
  token: hotel.token,
  baseUrl: hotel.server.url,
  quota: ample,
  ...more,
})
const properties = (count: number) =>
  Array.from({ length: count }, (_, index) => property(index === 0 ? 'linden' : `h${index}`))

async function open(options: Partial<FleetOptions> = {}): Promise<Fleet> {
  const fleet = await openFleet({
    store,
    properties: properties(7),
    bookings: 'lower availability',
    rangeEnd: 'included',
    pacing: { ...quick, leaseMs },
    onEvent: (event) => events.push(event),
    onReservation: async (change) => taken.push(change),
    ...options,
  })
  fleets.push(fleet)
  return fleet
}
const counts = () => fleets.map((fleet) => fleet.serving().length)
const served = () => fleets.flatMap((fleet) => fleet.serving()).sort()
const eventsOf = (type: FleetEvent['type']) => events.filter((event) => event.type === type)

it.each([
  ['a misspelt setting', { property: [] }, /options\.property: .* Is it properties\?/],
  ['no list', { properties: undefined }, /properties: Give a list of properties/],
  ['a property without hotel id', { properties: [{}] }, /properties\[0\]\.hrId: Give the hotel id/],
  ['no store', { store: 'x.db' }, /options\.store: Give a store/],
  [
    'a misspelt setting of a property',
    { properties: [{ hrId: 'linden', boookings: 'keep availability' }] },
    /properties\[0\]\.boookings: There is no such setting\. Is it bookings\?/,
  ],
  [
    'a setting of a property that is the same for all',
    { properties: [{ hrId: 'linden', pacing: {} }] },
    /properties\[0\]\.pacing: There is no such setting, only hrId, token, baseUrl, quota, /,
  ],
  [
    'a list that cannot be read',
    { properties: () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:4051')) },
    /The list of properties cannot be read: connect ECONNREFUSED 127\.0\.0\.1:4051\. The fleet is not open/,
  ],
])('is not opened with %s', async (_, settings, message) => {
  await expect(open(settings as unknown as FleetOptions)).rejects.toThrow(message)
})

it('opens nothing where a setting cannot be used', async () => {
  const given = { ...property('linden'), boookings: 'keep availability' } as FleetProperty
  await expect(open({ properties: [given] })).rejects.toThrow(/boookings/)
  expect(await store.leases()).toEqual([])
})

it('serves a property whose settings are getters, as those of a row of a database', async () => {
  class Row {
    get hrId() {
      return 'linden'
    }
    get token() {
      return hotel.token
    }
    get baseUrl() {
      return hotel.server.url
    }
    get quota() {
      return ample
    }
  }
  const fleet = await open({ properties: [new Row()] })
  await eventually(() => expect(fleet.serving()).toEqual(['linden']))
})

it('keeps the statements of a property above those of the fleet', async () => {
  await hotel.hotel('PUT', '/readings', { readings: ['bookings.keepAvailability'] })
  const stated = property('linden', { bookings: 'keep availability', repeat: 'never', rangeEnd: undefined })
  const fleet = await open({ properties: [stated] })
  await eventually(() => expect(fleet.serving()).toEqual(['linden']))
  const sync = fleet.property('linden')
  await sync?.calendar.set([{ inv_code: 'HR:1', date: inDays(10), availability: 3 }])
  await sync?.calendar.settled()
  await guestsOf(hotel).book()
  // With 'lower availability', which the fleet states, the service would do that.
  await eventually(async () => expect((await hotel.calendar('HR:1', inDays(10)))[0]?.availability).toBe(2))
  const bill = {
    transaction_id: 't-1',
    invoice_number: 'I-1',
    pos_id: 'bar',
    reservation_id_customer_id: '-1',
  }
  const posts = [{ post_type: 'Expense' as const, product_id: 'HR:1', quantity: 1, amount: '1' }]
  expect(await sync?.postings.post({ ...bill, posts })).toMatchObject({ transactionId: 't-1' })
})

it('names no property as unserved that this worker serves', async () => {
  const fleet = await open({ properties: [property('linden')] })
  await eventually(() => expect(fleet.serving()).toEqual(['linden']))
  expect(fleet.state().unserved).toEqual([])
})

it('a property without quota is told, and keeps no other from being served', async () => {
  const unusable = { ...property('h1'), quota: undefined } as unknown as FleetProperty
  const fleet = await open({ properties: [property('linden'), unusable] })
  await eventually(() => expect(fleet.serving()).toEqual(['linden']))
  await eventually(() =>
    expect(eventsOf('trouble')).toMatchObject([
      { hrId: 'h1', message: expect.stringContaining('options.quota: Give') },
    ]),
  )
})

it('a listener that rejects becomes a warning, and ends no worker', async () => {
  const warnings: Error[] = []
  const listen = (warning: Error) => warnings.push(warning)
  process.on('warning', listen)
  const onEvent = async () => {
    throw new Error('The pager is out of order.')
  }
  const fleet = await open({ properties: [property('linden')], onEvent })
  await eventually(() => expect(warnings.map(String).join()).toContain('onEvent failed: The pager is out'))
  process.off('warning', listen)
  await eventually(() => expect(fleet.serving()).toEqual(['linden']))
})

describe('a fleet', () => {
  it('serves every property, with handlers and events that say which', async () => {
    const fleet = await open()
    await eventually(() => expect(fleet.serving()).toHaveLength(7))
    const number = await guestsOf(hotel).book()
    await eventually(() =>
      expect(taken).toMatchObject([{ hrId: 'linden', reservation: { hr_number: number } }]),
    )
    await fleet.property('linden')?.calendar.set([{ inv_code: 'HR:1', date: inDays(3), price: '90' }])
    await fleet.property('linden')?.calendar.settled()
    expect((await hotel.calendar('HR:1', inDays(3)))[0]?.price).toBe('90')
    await eventually(() => expect(eventsOf('unauthorized').map(({ hrId }) => hrId)).toContain('h3'))
    expect(eventsOf('unauthorized').map(({ hrId }) => hrId)).not.toContain('linden')
    expect(fleet.property('h9')).toBeUndefined()
    expect(fleet.state()).toMatchObject({ workers: 1, properties: 7, share: 7 })
  })

  it('is spread evenly when workers join and end, and each property is served by one', async () => {
    await open()
    await open()
    await open()
    await eventually(() => expect(counts().toSorted()).toEqual([2, 2, 3]))
    expect(served()).toEqual([...new Set(served())])
    await fleets[0]?.close()
    await eventually(() => expect(counts().toSorted()).toEqual([0, 3, 4]))
    await open()
    await eventually(() => expect(counts().toSorted()).toEqual([0, 2, 2, 3]))
    await eventually(() => expect(served()).toHaveLength(7))
    expect(eventsOf('lease_lost')).toEqual([])
  })

  it('has nothing to move when it has as many workers as before', async () => {
    await open()
    await open()
    await eventually(() => expect(counts().toSorted()).toEqual([3, 4]))
    const before = events.length
    const looked = fleets[0]?.state()
    await eventually(() => expect(fleets[0]?.state()).not.toBe(looked))
    expect(events.slice(before).filter(({ type }) => type === 'serving' || type === 'released')).toEqual([])
  })

  it('serves the properties of a list that changes, with the settings that they have by then', async () => {
    let list = properties(3)
    const fleet = await open({ properties: async () => list, refreshMs: 50 })
    await eventually(() => expect(served()).toEqual(['h1', 'h2', 'linden']))
    list = [property('linden', { token: 'wrong-token' }), property('h2'), property('h5')]
    await eventually(() => expect(served()).toEqual(['h2', 'h5', 'linden']))
    const refused = () => eventsOf('unauthorized').filter(({ hrId }) => hrId === 'linden')
    await eventually(() => expect(refused()).not.toEqual([]))
    list = [property('linden')]
    await fleet.refresh()
    await guestsOf(hotel).book()
    await eventually(() => expect(taken).toMatchObject([{ hrId: 'linden' }]))
    await eventually(() => expect(served()).toEqual(['linden']))
  })

  it('serves what it knew when one list is empty, and the others of a list with a wrong row, and says so', async () => {
    const good = properties(3)
    const list = [...good, property('h1'), null] as FleetProperty[]
    let reads = 0
    const fleet = await open({ properties: () => (reads++ % 2 === 0 ? list : []), refreshMs: 20 })
    await eventually(() => expect(served()).toEqual(['h1', 'h2', 'linden']))
    await eventually(() => expect(reads).toBeGreaterThan(5))
    expect(fleet.state()).toMatchObject({ properties: 3 })
    expect(eventsOf('released')).toEqual([])
    const told = eventsOf('fleet_trouble').map(({ message }) => message)
    expect(told[0]).toContain('properties: h1 is there twice')
    expect(told.join()).toContain('has 0, and 3 were served before')
  })

  it('serves what it knew when the list cannot be read, and says so', async () => {
    let read = async () => properties(2)
    await open({ properties: () => read(), refreshMs: 20 })
    await eventually(() => expect(served()).toHaveLength(2))
    read = () => Promise.reject(new Error('The database is away.'))
    await eventually(() => expect(eventsOf('fleet_trouble')).not.toEqual([]))
    expect(eventsOf('fleet_trouble')[0]?.message).toBe(
      'The list of properties cannot be read: The database is away. It is tried again; those of before are served.',
    )
    expect(eventsOf('fleet_trouble')).toHaveLength(1)
    expect(served()).toHaveLength(2)
    await expect(open({ properties: () => read() })).rejects.toThrow('The database is away.')
  })

  it('serves all others when the settings of one cannot be used, and says which', async () => {
    await open({ properties: [...properties(3), property('h7', { baseUrl: 'nowhere' })] })
    await eventually(() => expect(served()).toEqual(['h1', 'h2', 'linden']))
    const troubles = () => eventsOf('trouble').filter(({ hrId }) => hrId === 'h7')
    await eventually(() => expect(troubles()).not.toEqual([]))
    expect(troubles()).toMatchObject([
      { hrId: 'h7', message: expect.stringMatching(/^The property h7 cannot be served: .*baseUrl/) },
    ])
  })

  it('serves it as soon as its settings are mended, and those that wait for a worker do not wait for it', async () => {
    let list = [property('a', { baseUrl: 'nowhere' }), property('b', { token: '' }), ...properties(2)]
    const fleet = await open({ properties: async () => list })
    await open({ properties: async () => list })
    await eventually(() => expect(served()).toEqual(['h1', 'linden']))
    await eventually(() => expect(eventsOf('trouble').map(({ hrId }) => hrId)).toContain('b'))
    list = [property('a'), property('b'), ...properties(2)]
    await fleet.refresh()
    await fleets[1]?.refresh()
    await eventually(() => expect(served()).toEqual(['a', 'b', 'h1', 'linden']))
  })

  it('leaves a property alone that another engine has, and takes it when that ends', async () => {
    const other = await openSync({ ...property('linden'), store, pacing: { ...quick, leaseMs } })
    const fleet = await open()
    await eventually(() => expect(fleet.serving()).toHaveLength(6))
    await other.close()
    await eventually(() => expect(fleet.serving()).toHaveLength(7))
  })

  it('serves a property that one worker knows and another does not', async () => {
    await open({ properties: [property('linden')] })
    await open({ properties: properties(4) })
    await eventually(() => expect(served()).toEqual(['h1', 'h2', 'h3', 'linden']))
  })

  it('says which property is there twice', async () => {
    await expect(open({ properties: [...properties(2), property('h1')] })).rejects.toThrow(
      'properties: h1 is there twice. Give each property once.',
    )
  })
})

it('a fleet shares a SQLite file, too', async () => {
  const file = join(hotel.folder, 'sync.db')
  const stores = [await sqliteStore(file), await sqliteStore(file)]
  for (const one of stores) await open({ store: one })
  await eventually(() => expect(counts().toSorted()).toEqual([3, 4]))
  await fleets[0]?.close()
  await eventually(() => expect(counts()).toEqual([0, 7]))
  await fleets[1]?.close()
  for (const one of stores) await one.close()
})

it('a store that is away for longer than a lease lasts is told once, and then every property is served again', async () => {
  let away = false
  const failing = Object.fromEntries(
    Object.entries(store).map(([name, call]) => [
      name,
      async (...given: never[]) => {
        if (away) throw new Error('The database is away.')
        return (call as (...given: never[]) => unknown)(...given)
      },
    ]),
  ) as typeof store
  const fleet = await open({ store: failing, properties: [property('linden')] })
  await eventually(() => expect(fleet.serving()).toEqual(['linden']))
  await fleet.property('linden')?.calendar.settled()
  away = true
  await eventually(() => expect(eventsOf('fleet_trouble')).toHaveLength(1))
  const other = await store.acquire('other', 'me', leaseMs)
  await eventually(async () => expect(other && (await store.leases())).toEqual([]))
  away = false
  await eventually(async () => {
    await fleet.property('linden')?.calendar.set([{ inv_code: 'HR:1', date: inDays(3), price: '70' }])
    expect((await hotel.calendar('HR:1', inDays(3)))[0]?.price).toBe('70')
  })
  expect(eventsOf('lease_lost')).toEqual([])
})

it('the leases of a worker cost the same statements, however many there are', async () => {
  const statements: string[] = []
  const counted = Object.fromEntries(
    Object.entries(store).map(([name, call]) => [
      name,
      (...given: never[]) => {
        statements.push(name)
        return (call as (...given: never[]) => unknown)(...given)
      },
    ]),
  ) as typeof store
  const fleet = await open({ store: counted, properties: properties(40), onReservation: undefined })
  await eventually(() => expect(fleet.serving()).toHaveLength(40))
  statements.length = 0
  await eventually(() => expect(statements.filter((name) => name === 'leases')).toHaveLength(3))
  expect(new Set(statements)).toEqual(new Set(['renewAll', 'leases']))
  expect(statements.length).toBeLessThanOrEqual(6)
})
