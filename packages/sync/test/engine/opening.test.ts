import { hostname } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  ClosedError,
  memoryStore,
  openSync,
  type Store,
  type SyncEvent,
  type SyncOptions,
} from '../../src/index.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'

let hotel: Hotel
beforeEach(async () => {
  hotel = await startHotel()
})
afterEach(() => hotel.stop())

describe('settings that cannot be used', () => {
  it.each([
    ['no address', { baseUrl: 'hotel' }, /baseUrl/],
    ['no token', { token: '' }, /token/],
    ['no hotel id', { hrId: '' }, /hrId/],
    ['a quota of nothing', { quota: { perMinute: 0, perDay: 250 } }, /perMinute is 0/],
    ['a pause that is none', { pacing: { retryMs: Number.NaN } }, /pacing\.retryMs: Give milliseconds/],
    [
      'a pause that does not exist',
      { pacing: { pauseMs: 5 } as SyncOptions['pacing'] },
      /pacing\.pauseMs: There is only/,
    ],
    [
      'a misspelt setting',
      { onReservations: async () => {} },
      /options\.onReservations: .* Is it onReservation\?/,
    ],
    ['a setting of nobody', { colour: 'red' }, /options\.colour: There is no such setting, only baseUrl, /],
    ['no quota', { quota: undefined }, /options\.quota: Give .*perMinute: 5, perDay: 250/],
    [
      'a quota an hour',
      { quota: { perMinute: 5, perDay: 250, perHour: 50 } as SyncOptions['quota'] },
      /options\.quota\.perHour: There is no such setting/,
    ],
    ['half a quota', { quota: { perMinute: 5 } as SyncOptions['quota'] }, /options\.quota: Give/],
    ['a hotel id that is a number', { hrId: 4711 as unknown as string }, /options\.hrId: Give the hotel id/],
    ['too short a lease', { pacing: { leaseMs: 5 } }, /pacing\.leaseMs: Give milliseconds, 100 or more/],
  ])('are refused with a sentence: %s', async (_, settings, message) => {
    const store = memoryStore()
    await expect(hotel.open({ store, ...(settings as Partial<SyncOptions>) })).rejects.toThrow(message)
    expect(await store.properties()).toEqual([])
    // The property is free for the next.
    const sync = await hotel.open({ store })
    await sync.close()
  })
})

it.each([undefined, 'x.db', {}, Promise.resolve('x.db')])(
  'no store is refused with a sentence: %j',
  async (store) => {
    const message = /options\.store: Give a store or the promise of one, such as sqliteStore\('sync\.db'\)/
    await expect(hotel.open({ store: store as unknown as Store })).rejects.toThrow(message)
  },
)

it('no settings at all are refused with a sentence', async () => {
  const given = undefined as unknown as SyncOptions
  await expect(openSync(given)).rejects.toThrow(/options: Give an object with baseUrl, token, hrId/)
})

it('waiting for a property ends when the caller gives up', async () => {
  const store = memoryStore()
  await hotel.open({ store })
  const patience = new AbortController()
  const second = hotel.open({ store, signal: patience.signal })
  patience.abort(new Error('That takes too long.'))
  await expect(second).rejects.toThrow('That takes too long.')
})

it('waiting for a property goes on when the store is away for a while', async () => {
  const shared = memoryStore()
  const first = await hotel.open({ store: shared })
  let tries = 0
  const acquire: Store['acquire'] = async (...lease) => {
    tries += 1
    if (tries === 2 || tries === 3) throw new Error('The disk is full.')
    return shared.acquire(...lease)
  }
  const events: SyncEvent[] = []
  const second = hotel.open({ store: { ...shared, acquire }, onEvent: (event) => events.push(event) })
  await eventually(() => expect(tries).toBeGreaterThan(3))
  await first.close()
  await (await second).close()
  const message = 'lease: The disk is full. It is tried again.'
  expect(events).toMatchObject([{ type: 'standing_by' }, { type: 'trouble', flow: 'lease', message }])
})

it('standing by for a process of this machine that was killed says that there is nothing to do', async () => {
  const store = memoryStore()
  const patience = new AbortController()
  const events: SyncEvent[] = []
  // No process has so high a number.
  await store.acquire(hotel.hrId, `${hostname()}/999999999/id`, 60_000)
  const waiting = hotel.open({ store, signal: patience.signal, onEvent: (event) => events.push(event) })
  const message = /process 999999999 on .* has ended without close.*runs out.*There is nothing to do\.$/
  await eventually(() =>
    expect(events).toMatchObject([
      { type: 'standing_by', ended: true, message: expect.stringMatching(message) },
    ]),
  )
  patience.abort(new Error('Enough.'))
  await expect(waiting).rejects.toThrow('Enough.')
})

/** A store whose methods need `this`. */
class OwnStore implements Store {
  readonly #store = memoryStore()
  get: Store['get'] = (...given) => this.#store.get(...given)
  async list(...given: Parameters<Store['list']>) {
    return this.#store.list(...given)
  }
  async write(...given: Parameters<Store['write']>) {
    return this.#store.write(...given)
  }
  async properties() {
    return this.#store.properties()
  }
  async acquire(...given: Parameters<Store['acquire']>) {
    return this.#store.acquire(...given)
  }
  async renew(...given: Parameters<Store['renew']>) {
    return this.#store.renew(...given)
  }
  async release(...given: Parameters<Store['release']>) {
    return this.#store.release(...given)
  }
  async close() {
    return this.#store.close()
  }
}

it('a store may be written as a class', async () => {
  const sync = await hotel.open({ store: new OwnStore() })
  await sync.calendar.set([{ inv_code: 'HR:1', date: inDays(3), stop_sale: 1 }])
  await sync.calendar.settled()
  expect((await hotel.calendar('HR:1', inDays(3)))[0]?.stop_sale).toBe(true)
})

it('a store may be given as the promise of one', async () => {
  const store = memoryStore()
  await hotel.open({ store: Promise.resolve(store) })
  expect(await store.acquire(hotel.hrId, 'another', 1000)).toBeUndefined()
})

it('a store that cannot be opened ends the opening with what is wrong', async () => {
  const store = Promise.reject(new Error('The file is a directory.'))
  await expect(hotel.open({ store })).rejects.toThrow('The file is a directory.')
})

it('a store that fails at once ends the opening', async () => {
  const acquire = () => Promise.reject(new Error('The disk is full.'))
  await expect(hotel.open({ store: { ...memoryStore(), acquire } })).rejects.toThrow('The disk is full.')
})

it('a closed engine takes nothing more, and says what to do', async () => {
  const sync = await hotel.open()
  await sync.close()
  const change = { inv_code: 'HR:1', date: inDays(3), price: '90' }
  await expect(sync.calendar.set([change])).rejects.toThrow(ClosedError)
  await expect(sync.calendar.refresh()).rejects.toThrow(/Open a new one with openSync/)
  await expect(sync.calendar.settled()).rejects.toThrow(ClosedError)
  await sync.close()
})

it('closing does not wait for a fetch that hears of nothing', async () => {
  const asked = Promise.withResolvers<void>()
  const sync = await hotel.open({
    pacing: { timeoutMs: 60_000 },
    fetch: () => {
      asked.resolve()
      return new Promise(() => {})
    },
  })
  await sync.calendar.set([{ inv_code: 'HR:1', date: inDays(3), stop_sale: 1 }])
  await asked.promise
  await sync.close()
})

it('the handler is called when the caller has what openSync returns', async () => {
  await hotel.hotel('POST', '/bookings', {
    channel_code: 'bookingcom',
    guest: 'Ada Byron',
    payment: 'cash',
    rooms: [
      {
        mapping_code: 'B1',
        checkin_date: inDays(3),
        checkout_date: inDays(4),
        daily_prices: [{ date: inDays(3), price: '90' }],
      },
    ],
  })
  const called = Promise.withResolvers<void>()
  const sync = await hotel.open({
    onReservation: async () => {
      await sync.calendar.set([{ inv_code: 'HR:1', date: inDays(3), availability: 0 }])
      called.resolve()
    },
  })
  await called.promise
})
