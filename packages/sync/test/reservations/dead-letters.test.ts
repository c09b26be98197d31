import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import { eventually, type Hotel, startHotel } from '../hotel.ts'
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

it('hands no reservation over twice at a time, however often a replay comes between attempts', async () => {
  const under = new Set<string>()
  let twice = 0
  const system = pms(async ({ reservation: { hr_number } }) => {
    if (under.has(hr_number)) twice += 1
    under.add(hr_number)
    await new Promise(setImmediate)
    under.delete(hr_number)
    throw new Error('The PMS refuses.')
  })
  for (let guest = 1; guest <= 40; guest++) await guests.book(`Guest ${guest}`)
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 1 } })
  while (system.received.length < 10_000) {
    await sync.reservations.replay()
    await new Promise(setImmediate)
  }
  expect(twice).toBe(0)
})

it('gives a change up after fourteen attempts, says so, and goes on with the next version', async () => {
  const events: SyncEvent[] = []
  const system = refusing('Ada')
  const sync = await hotel.open({
    onReservation: system.onReservation,
    onEvent: (event) => events.push(event),
    pacing: { retryMs: 1 },
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
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 1 } })
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
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 1 } })
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
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 1 } })
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
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 1 } })
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
