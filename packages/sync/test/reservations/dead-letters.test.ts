import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import { eventually, type Hotel, startHotel } from '../hotel.ts'
import { jumpingTime } from '../postings/jumping-time.ts'
import { guestsOf, pms } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
})
afterEach(() => hotel.stop())

/** Fails for some guests. */
const refusing = (...names: string[]) => {
  const refused = new Set(names)
  return {
    refused,
    ...pms(({ reservation: { guest } }) => {
      if (refused.has(guest)) throw new Error(`There is no room for ${guest}.`)
    }),
  }
}

it('hands what waits for its next attempt over at once by a replay', async () => {
  const system = refusing('Ada', 'Grace')
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 60_000 } })
  const numbers = [await guests.book('Ada'), await guests.book('Grace')]
  await eventually(() => expect(system.received).toHaveLength(2))
  system.refused.clear()
  await expect(sync.reservations.replay()).resolves.toEqual({ replayed: 0, superseded: 0 })
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(numbers.map(system.of)).toEqual([
    ['Ada reserved', 'Ada reserved'],
    ['Grace reserved', 'Grace reserved'],
  ])
})

it('hands no reservation over twice at a time, when a replay comes while the next attempts begin', async () => {
  const { jump, ...time } = jumpingTime()
  const memory = memoryStore()
  const reading = heldReads(memory)
  const underWay = new Map<string, number>()
  const most = new Map<string, number>()
  const release = Promise.withResolvers<void>()
  const failing = ['Ada', 'Grace']
  const system = pms(async ({ attempt, reservation: { guest } }) => {
    if (failing.includes(guest) && attempt === 1) throw new Error('The PMS refuses.')
    const now = (underWay.get(guest) ?? 0) + 1
    underWay.set(guest, now)
    most.set(guest, Math.max(now, most.get(guest) ?? 0))
    await release.promise
    underWay.set(guest, now - 1)
  })
  const sync = await hotel.openAt({
    store: reading.store,
    onReservation: system.onReservation,
    pacing: { retryMs: 1000, leaseMs: 600_000 },
    ...time,
  })
  for (const guest of failing) await guests.book(guest)
  await eventually(() => expect(system.received).toHaveLength(2))
  // As many as may run at the same time: nothing else can begin, and what arrives meanwhile is found later.
  for (let guest = 1; guest <= 10; guest++) await guests.book(`Guest ${guest}`)
  await eventually(() => expect(most.size).toBe(10))
  await guests.book('Emmy')
  await eventually(() => expect(sync.reservations.state().waiting).toBe(13))
  const reads = reading.hold()
  // Both pauses are over, and handlers that take so long hold up no other.
  jump(6000)
  await eventually(() => expect(reads()).toBe(1))
  await sync.reservations.replay()
  reading.go()
  await eventually(() => expect([...most.keys()]).toEqual(expect.arrayContaining([...failing, 'Emmy'])))
  release.resolve()
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(Math.max(...most.values())).toBe(1)
  expect(failing.map((guest) => system.received.filter((one) => one.reservation.guest === guest))).toEqual([
    [expect.anything(), expect.anything()],
    [expect.anything(), expect.anything()],
  ])
})

/** A store on which the reading of what waits for the handler can be held up. */
function heldReads(memory: Store) {
  let held: PromiseWithResolvers<void> | undefined
  let reads = 0
  const store: Store = {
    ...memory,
    async list(property, collection, range) {
      if (collection === 'reservation-inbox' && held) {
        reads += 1
        await held.promise
      }
      return memory.list(property, collection, range)
    },
  }
  return {
    store,
    /** @returns how many reads have begun since */
    hold() {
      held = Promise.withResolvers()
      return () => reads
    },
    go() {
      held?.resolve()
      held = undefined
    },
  }
}

it('gives a change up after fourteen attempts, says so, and goes on with the next version', async () => {
  const events: SyncEvent[] = []
  const system = refusing('Ada')
  const sync = await hotel.open({
    onReservation: system.onReservation,
    onEvent: (event) => events.push(event),
    pacing: { retryMs: 0.1 },
  })
  const number = await guests.book('Ada')
  await eventually(() => expect(system.received).not.toHaveLength(0))
  await guests.change(number, 'Grace')
  await eventually(() => expect(system.of(number).at(-1)).toBe('Grace reserved'))
  await eventually(() => expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 1 }))
  expect(system.of(number)).toEqual([...Array(14).fill('Ada reserved'), 'Grace reserved'])
  expect(system.received.at(-1)?.first).toBe(true)

  const letters = await sync.reservations.deadLetters()
  expect(letters).toEqual([
    {
      key: system.keys()[0],
      reservation: expect.objectContaining({ hr_number: number, guest: 'Ada' }),
      error: 'There is no room for Ada.',
      attempts: 14,
      since: expect.any(Date),
    },
  ])
  expect(events).toEqual([
    expect.objectContaining({
      type: 'trouble',
      message: expect.stringMatching(/failed 3 times.*is saved and is tried again; after 14 failures/),
    }),
    expect.objectContaining({
      type: 'dead_letter',
      key: letters[0]?.key,
      message: expect.stringMatching(/failed 14 times.*Error.*replay/),
    }),
  ])
})

it('replays a dead letter from the first attempt', async () => {
  const system = refusing('Ada')
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 0.1 } })
  const number = await guests.book('Ada')
  await eventually(() => expect(sync.reservations.state().deadLetters).toBe(1))
  system.refused.clear()
  const key = system.keys()[0] ?? ''
  expect(await sync.reservations.replay(key)).toEqual({ replayed: 1, superseded: 0 })
  await eventually(() => expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 }))
  expect(system.of(number)).toHaveLength(15)
  expect(system.received.at(-1)).toMatchObject({ key, attempt: 1, first: true })
  expect(await sync.reservations.deadLetters()).toEqual([])
})

it('drops a dead letter that a newer version has overtaken', async () => {
  const system = refusing('Ada', 'Emmy')
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 0.1 } })
  const ada = await guests.book('Ada')
  const emmy = await guests.book('Emmy')
  await eventually(() => expect(sync.reservations.state().deadLetters).toBe(2))
  await guests.change(ada, 'Grace')
  await eventually(() => expect(system.of(ada).at(-1)).toBe('Grace reserved'))
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  system.refused.clear()
  expect(await sync.reservations.replay()).toEqual({ replayed: 1, superseded: 1 })
  await eventually(() => expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 }))
  expect(system.of(ada)).toEqual([...Array(14).fill('Ada reserved'), 'Grace reserved'])
  expect(system.of(emmy)).toEqual(Array(15).fill('Emmy reserved'))
})

it('replays several versions of a reservation in their order', async () => {
  const system = refusing('Ada', 'Grace')
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 0.1 } })
  const number = await guests.book('Ada')
  await eventually(() => expect(sync.reservations.state().deadLetters).toBe(1))
  await guests.change(number, 'Grace')
  await eventually(() => expect(sync.reservations.state().deadLetters).toBe(2))
  system.refused.clear()
  expect(await sync.reservations.replay()).toEqual({ replayed: 2, superseded: 0 })
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(system.of(number).slice(28)).toEqual(['Ada reserved', 'Grace reserved'])
})

it('says which key no dead letter has', async () => {
  const sync = await hotel.open({ onReservation: pms().onReservation })
  await expect(sync.reservations.replay('R1@never')).rejects.toThrow(/No dead letter has the key R1@never\./)
  expect(await sync.reservations.replay()).toEqual({ replayed: 0, superseded: 0 })
})

it('drops a replayed version when a newer one, under way meanwhile, was taken', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let refuses = true
  const system = pms(({ reservation: { guest } }) => {
    if (guest === 'Grace') return promise
    if (refuses) throw new Error('There is no room for Ada.')
  })
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 0.1 } })
  const number = await guests.book('Ada')
  await eventually(() => expect(sync.reservations.state().deadLetters).toBe(1))
  await guests.change(number, 'Grace')
  await eventually(() => expect(system.of(number).at(-1)).toBe('Grace reserved'))
  refuses = false
  expect(await sync.reservations.replay()).toEqual({ replayed: 1, superseded: 0 })
  expect(sync.reservations.state()).toMatchObject({ waiting: 2, deadLetters: 0 })
  resolve()
  await eventually(() => expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 }))
  expect(system.of(number)).toEqual([...Array(14).fill('Ada reserved'), 'Grace reserved'])
})
