import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore, StoreError, type Sync, type SyncOptions, sqliteStore } from '../../src/index.ts'
import { guestsOf, pms } from '../reservations/guests.ts'
import { day, type FaultyHotel, hour, minute, startFaultyHotel } from './faulty-hotel.ts'
import { freezableTimer, hangingStore } from './lease-faults.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const leaseMs = minute
const price = (price: string) => [{ inv_code: 'HR:1', date: hotel.inDays(9), price }]
const priceThere = async () => (await hotel.calendar('HR:1', hotel.inDays(9)))[0]?.price
const open = (options: Partial<SyncOptions>) =>
  hotel.open({ ...options, pacing: { leaseMs, ...options.pacing } })

/** Opens one that may have to wait for the property. @returns when it was opened */
function opening(options: Partial<SyncOptions>) {
  const opened: { sync?: Sync; at?: number } = {}
  const done = open(options).then((sync) => Object.assign(opened, { sync, at: hotel.elapsed() }))
  return { opened, done }
}

describe('a lease that was written by a clock a year ahead', () => {
  it.each(['in memory', 'in a SQLite file'])('%s does not lock the property', async (kind) => {
    let ahead = 365 * day
    const now = () => hotel.time.now() + ahead
    const store =
      kind === 'in memory' ? memoryStore({ now }) : await sqliteStore(join(hotel.folder, 'sync.db'), { now })
    await store.acquire(hotel.hrId, 'the dead one', leaseMs)
    ahead = 0
    const { opened } = opening({ store })
    await hotel.time.advance(leaseMs)
    expect(opened.at).toBeLessThan(leaseMs)
    expect(hotel.eventsOf('standing_by')).toEqual([])
    await opened.sync?.close()
    await store.close()
  })

  it('leaves it with a worker that lives on after the clock was set back by a few seconds', async () => {
    let ahead = 20_000
    const store = memoryStore({ now: () => hotel.time.now() + ahead })
    const lease = await store.acquire(hotel.hrId, 'the first', leaseMs)
    ahead = 0
    expect(await store.acquire(hotel.hrId, 'the second', leaseMs)).toBeUndefined()
    expect(lease && (await store.renew(lease, leaseMs))).toBe(true)
  })
})

it('standing by is told once, with who has the property and what to do', async () => {
  const store = memoryStore()
  const first = await open({ store })
  const { opened, done } = opening({ store })
  await hotel.time.advance(hour)
  expect(opened.sync).toBeUndefined()
  expect(hotel.eventsOf('standing_by')).toMatchObject([
    {
      holder: expect.stringMatching(`^process ${process.pid} on `),
      message: expect.stringMatching(
        /serves the property linden.*takes over when.*60 seconds.*end that one\.$/,
      ),
    },
  ])
  await first.close()
  await hotel.time.advance(leaseMs / 5)
  await done
  expect(opened.sync).toBeDefined()
})

describe('a store that hangs for longer than the lease', () => {
  it('lets nothing be sent meanwhile, is told once, and everything goes when it is back', async () => {
    const { store, hang, goOn } = hangingStore(memoryStore({ now: hotel.time.now }))
    const sync = await open({ store })
    await hotel.time.advance(10 * minute)
    const before = hotel.sent.length
    hang()
    const set = sync.calendar.set(price('90'))
    await hotel.time.advance(30 * minute)
    expect(hotel.sent).toHaveLength(before)
    expect(hotel.events.map(({ message }) => message)).toEqual([
      'lease: the store has not renewed it for 60 seconds: The store does not answer. ' +
        'Nothing is sent until it does, and another worker may take over. Look after the store.',
    ])
    goOn()
    await set
    await hotel.time.advance(10 * minute)
    expect(await priceThere()).toBe('90')
    expect(hotel.events).toHaveLength(1)
  })

  it('does not make two workers send: the one that was cut off stops', async () => {
    const shared = memoryStore({ now: hotel.time.now })
    const { store, hang, goOn } = hangingStore(shared)
    const first = await open({ store })
    hang()
    const { done } = opening({ store: shared })
    await hotel.time.advance(2 * leaseMs)
    await (await done).sync?.calendar.set(price('90'))
    goOn()
    await hotel.time.advance(10 * minute)
    expect(hotel.eventsOf('lease_lost')).toHaveLength(1)
    await expect(first.calendar.set(price('70'))).rejects.toThrow('Open a new one')
    expect(await priceThere()).toBe('90')
  })
})

describe('a worker that is frozen after it was let through, and wakes when another has the property,', () => {
  it('does not poll: no reservation is given to one who cannot save it', async () => {
    const shared = memoryStore({ now: hotel.time.now })
    const { timer, freeze, thaw } = freezableTimer(hotel.time.timer)
    const { store, hangAfterWrite, goOn } = hangingStore(shared)
    const [old, next] = [pms(), pms()]
    await open({ store, timer, onReservation: old.onReservation })
    await hotel.time.advance(hour)
    // The request is counted, and what is counted is on the disk; here it stands still.
    hangAfterWrite(freeze)
    await hotel.time.advance(hour)
    const { done } = opening({ store: shared, onReservation: next.onReservation })
    await hotel.time.advance(2 * leaseMs)
    await done
    await hotel.time.advance(hour)
    const number = await guestsOf(hotel).book()
    const before = hotel.sentBy('listReservations').length
    goOn()
    thaw()
    await hotel.time.advance(1000)
    expect(hotel.sentBy('listReservations')).toHaveLength(before)
    expect(hotel.eventsOf('lease_lost')).toHaveLength(1)
    await hotel.time.advance(hour)
    expect(next.of(number)).toEqual(['Ada reserved'])
    expect(old.received).toEqual([])
  })
})

it('what the last request of a dead worker was given after the takeover is found within minutes', async () => {
  const store = memoryStore({ now: hotel.time.now })
  const { timer, freeze } = freezableTimer(hotel.time.timer)
  await open({ store, timer, onReservation: async () => {} })
  await hotel.time.advance(10 * minute)
  let late = async (): Promise<unknown> => undefined
  hotel.alter(({ operation, query }, ask) => {
    if (operation !== 'listReservations' || query.has('from_last_update_date')) return undefined
    late = ask
    freeze()
    return 'hang'
  })
  await hotel.time.advance(hour)
  hotel.alter()
  const next = pms()
  const { opened } = opening({ store, onReservation: next.onReservation })
  await hotel.time.advance(10_000)
  expect(opened.sync).toBeDefined()
  const number = await guestsOf(hotel).book()
  await late()
  await hotel.time.advance(2 * minute)
  expect(next.of(number)).toEqual(['Ada reserved'])
})

describe('a journal of a newer format', () => {
  it('is refused with what to do, and is left as it is', async () => {
    const file = join(hotel.folder, 'sync.db')
    await (await sqliteStore(file)).close()
    const journal = new DatabaseSync(file)
    journal.exec('UPDATE innwire_format SET version = 2')
    await expect(sqliteStore(file)).rejects.toThrow(
      new StoreError(
        `The database ${file} holds a journal of format 2; this version of @innwire/sync reads formats up to 1. ` +
          'A newer version has written it: install that one, or use another journal.',
      ),
    )
    expect(journal.prepare('SELECT version FROM innwire_format').all()).toEqual([{ version: 2 }])
    journal.close()
  })

  it('is not that of today’s: a journal without a number is format 1, and goes on', async () => {
    const file = join(hotel.folder, 'sync.db')
    const journal = new DatabaseSync(file)
    journal.exec(`
      CREATE TABLE innwire_entry (
        property TEXT NOT NULL, collection TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
        PRIMARY KEY (property, collection, key)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE innwire_lease (
        property TEXT NOT NULL PRIMARY KEY, owner TEXT NOT NULL, fence INTEGER NOT NULL, expires_at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      INSERT INTO innwire_entry VALUES ('linden', 'cells', 'a', '1');
      INSERT INTO innwire_lease VALUES ('linden', 'the old one', 7, 99999999999999)`)
    const store = await sqliteStore(file)
    expect(await store.get('linden', 'cells', 'a')).toBe(1)
    expect(await store.acquire('linden', 'one', leaseMs)).toMatchObject({ fence: 8 })
    await store.close()
    expect(journal.prepare('SELECT version FROM innwire_format').all()).toEqual([{ version: 1 }])
    journal.close()
  })
})
