import { afterEach, beforeEach, expect, it } from 'vitest'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { guestsOf, pms } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
let store: Store
const days = (number: number) => number * 86_400_000
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
  store = await sqliteStore(`${hotel.folder}/sync.db`)
})
afterEach(async () => {
  await store.close()
  await hotel.stop()
})

/** A new process, as far as the store can tell. */
async function reopened(): Promise<Store> {
  await store.close()
  store = await sqliteStore(`${hotel.folder}/sync.db`)
  return store
}

it('goes on after a restart with what waits, under the same keys and with the attempts so far', async () => {
  const asleep = pms(() => {
    throw new Error('The PMS is asleep.')
  })
  const before = await hotel.open({ store, onReservation: asleep.onReservation, pacing: { retryMs: 60_000 } })
  const number = await guests.book('Ada')
  await guests.book('Grace')
  await eventually(() => expect(new Set(asleep.keys()).size).toBe(2))
  await guests.change(number, 'Emmy')
  await eventually(() => expect(before.reservations.state().waiting).toBe(3))
  await before.close()

  const awake = pms()
  const after = await hotel.open({ store: await reopened(), onReservation: awake.onReservation })
  expect(after.reservations.state().waiting).toBeGreaterThan(0)
  await eventually(() => expect(after.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 }))
  expect(awake.of(number)).toEqual(['Ada reserved', 'Emmy reserved'])
  expect(awake.keys()).toEqual([...new Set(asleep.keys()), awake.keys()[2]])
  expect(awake.received.map(({ attempt }) => attempt)).toEqual([2, 2, 1])
})

it('hands nothing over after a restart that was handed over before', async () => {
  const system = pms()
  const before = await hotel.open({ store, onReservation: system.onReservation })
  const number = await guests.book()
  await eventually(() => expect(before.reservations.state().lastSweepAt).toBeDefined())
  await eventually(() => expect(system.of(number)).toHaveLength(1))
  await before.close()
  const after = await hotel.open({ store: await reopened(), onReservation: system.onReservation })
  expect(after.reservations.state().lastSweepAt).toBeDefined()
  await after.reservations.sweep()
  expect(system.of(number)).toHaveLength(1)
})

it('hands everything over again under the keys that it had, as first, when the journal is lost', async () => {
  const system = pms()
  const before = await hotel.open({ store, onReservation: system.onReservation })
  const numbers = [await guests.book('Ada'), await guests.book('Grace')]
  await eventually(() => expect(system.received).toHaveLength(2))
  await guests.cancel(numbers[0] ?? '')
  await eventually(() => expect(system.received).toHaveLength(3))
  await before.close()

  const again = pms()
  const after = await hotel.open({ onReservation: again.onReservation })
  await after.reservations.sweep({ from: inDays(-400) })
  await eventually(() => expect(again.received).toHaveLength(2))
  expect(again.received.every(({ first }) => first)).toBe(true)
  expect(numbers.map(again.of)).toEqual([['Ada canceled'], ['Grace reserved']])
  expect(system.keys()).toEqual(expect.arrayContaining(again.keys()))
})

it.each(['2027', '2027-02-30', 'soon', ''])('refuses to sweep from %j', async (from) => {
  const sync = await hotel.open({ store, onReservation: pms().onReservation })
  await expect(sync.reservations.sweep({ from })).rejects.toThrow(/from: Give a date as text/)
})

it.each([
  ['a date alone', '2024-11-22', /options: Give an object with from/],
  [
    'a date under another name',
    { since: '2024-11-22' },
    /options\.since: There is no such setting, only from/,
  ],
  ['a date in the future', { from: inDays(3) }, /from: Give a date that is not in the future/],
])('refuses to sweep by %s', async (_, options, message) => {
  const sync = await hotel.open({ store, onReservation: pms().onReservation })
  await expect(sync.reservations.sweep(options as { from: string })).rejects.toThrow(message)
})

it('counts what waits and what was given up over restarts', async () => {
  const system = pms(({ reservation: { guest } }) => {
    if (guest !== 'Ada') throw new Error('The PMS is asleep.')
  })
  const before = await hotel.open({ store, onReservation: system.onReservation, pacing: { retryMs: 0.1 } })
  for (const guest of ['Ada', 'Grace', 'Emmy']) await guests.book(guest)
  await eventually(() => expect(before.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 2 }))
  await before.close()
  const after = await hotel.open({ store: await reopened(), onReservation: system.onReservation })
  expect(after.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 2 })
  expect((await after.reservations.deadLetters()).map(({ reservation }) => reservation.guest)).toEqual([
    'Grace',
    'Emmy',
  ])
})

it('hands a change over once more, with the same key, when the end of the handler was not written down', async () => {
  let dead = false
  const dying: Store = {
    ...store,
    write: async (...given) => {
      if (dead) throw new Error('The process is gone.')
      await store.write(...given)
    },
  }
  const first = pms(() => {
    dead = true
  })
  const before = await hotel.open({ store: dying, onReservation: first.onReservation })
  await guests.book()
  await eventually(() => expect(first.received).toHaveLength(1))
  await before.close()

  const second = pms()
  const after = await hotel.open({ store, onReservation: second.onReservation })
  await eventually(() => expect(second.received).toHaveLength(1))
  await eventually(() => expect(after.reservations.state().waiting).toBe(0))
  expect(second.keys()).toEqual(first.keys())
  expect(second.received[0]).toMatchObject({ attempt: 1, first: true })
})

it('lets a handler end when it closes, and calls it no more', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const system = pms(({ reservation: { guest } }) => (guest === 'Ada' ? promise : undefined))
  const sync = await hotel.open({ store, onReservation: system.onReservation })
  const number = await guests.book('Ada')
  await eventually(() => expect(system.received).toHaveLength(1))
  await guests.change(number, 'Grace')
  await sync.reservations.poll()
  const closed = sync.close()
  resolve()
  await closed
  expect(system.of(number)).toEqual(['Ada reserved'])
  const after = await hotel.open({ store: await reopened(), onReservation: system.onReservation })
  await eventually(() => expect(after.reservations.state().waiting).toBe(0))
  expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved'])
})

it('waits five seconds, and no longer, for a handler that never ends; its change comes again', async () => {
  const hanging = pms(() => new Promise(() => {}))
  const sync = await hotel.open({ store, onReservation: hanging.onReservation })
  await guests.book()
  await eventually(() => expect(hanging.received).toHaveLength(1))
  const began = performance.now()
  await sync.close()
  expect(performance.now() - began).toBeGreaterThan(4500)
  expect(performance.now() - began).toBeLessThan(60_000)
  const system = pms()
  await hotel.open({ store: await reopened(), onReservation: system.onReservation })
  await eventually(() => expect(system.keys()).toEqual(hanging.keys()))
})

it('refuses what is asked of a closed engine', async () => {
  const sync = await hotel.open({ store, onReservation: pms().onReservation })
  await sync.close()
  for (const asked of [sync.reservations.poll(), sync.reservations.sweep(), sync.reservations.replay()])
    await expect(asked).rejects.toThrow(/closed.*openSync/)
})

it('ends with the engine what somebody waits for', async () => {
  const sync = await hotel.open({ store, onReservation: pms().onReservation })
  await sync.reservations.poll()
  await hotel.fault({ effect: 'status', status: 503 })
  const asked = expect(sync.reservations.poll()).rejects.toThrow()
  const again = expect(sync.reservations.sweep()).rejects.toThrow()
  await sync.close()
  await asked
  await again
})

it('forgets reservations 90 days after their end, and keeps those that still wait', async () => {
  let ahead = 0
  const open = async (handler: ReturnType<typeof pms>) =>
    hotel.openAt({
      store: await reopened(),
      onReservation: handler.onReservation,
      now: () => Date.now() + ahead,
      pacing: { retryMs: 0.1 },
    })
  const refusing = pms(({ reservation: { guest } }) => {
    if (guest === 'Grace') throw new Error('The PMS is asleep.')
  })
  let sync = await open(refusing)
  const done = await guests.book('Ada')
  const waiting = await guests.book('Grace')
  await eventually(() => expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 1 }))
  const known = async () => (await store.list(hotel.hrId, 'reservation-known')).map(({ key }) => key)

  for (const [later, numbers] of [
    [80, [done, waiting]],
    // The sweep of that day must be over, before anything is forgotten.
    [110, [done, waiting]],
    [110, [waiting]],
  ] as const) {
    await sync.close()
    ahead = days(later)
    await hotel.control('PUT', '/clock', { now: new Date(Date.now() + ahead).toISOString() })
    sync = await open(refusing)
    await sync.reservations.sweep()
    await eventually(async () => expect(await known()).toEqual(numbers))
  }
})
