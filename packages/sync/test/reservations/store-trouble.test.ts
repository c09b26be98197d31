import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { EntryChange, Store } from '../../src/store/store.ts'
import { eventually, type Hotel, startHotel } from '../hotel.ts'
import { guestsOf, pms } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
})
afterEach(() => hotel.stop())

/** A store that fails at some writes to the inbox, before or after they are done. */
function failingStore(fails: (change: EntryChange) => 'before' | 'after' | undefined): Store {
  const store = memoryStore()
  return {
    ...store,
    write: async (...given) => {
      const failure = given[1].map(fails).find(Boolean)
      if (failure !== 'before') await store.write(...given)
      if (failure) throw new Error('The connection broke.')
    },
  }
}

it('goes on where it was when the store fails for a while', async () => {
  const store = await sqliteStore(`${hotel.folder}/sync.db`)
  let broken = false
  let writes = 0
  const events: string[] = []
  const flaky = {
    ...store,
    write: async (...given: Parameters<typeof store.write>) => {
      if (broken) throw new Error('The disk is full.')
      await store.write(...given)
      // It is done, and nobody learns of it.
      writes += 1
      if (writes % 7 === 0) throw new Error('The connection broke.')
    },
  }
  const system = pms()
  const sync = await hotel.open({
    store: flaky,
    onReservation: system.onReservation,
    // So many losses are looked for one after the other, at most as often as sweeps are due.
    pacing: { sweepMs: 300 },
    onEvent: ({ type }) => events.push(type),
  })
  const numbers: string[] = []
  for (let index = 0; index < 20; index += 1) {
    broken = index % 5 === 4
    numbers.push(await guests.book(`Guest ${index}`))
    if (index % 7 === 6) await eventually(() => expect(events).toContain('trouble'))
  }
  broken = false
  await eventually(() => expect(numbers.every((number) => system.of(number).length > 0)).toBe(true))
  await eventually(() => expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 }))
  for (const number of numbers) expect(new Set(system.of(number)).size).toBe(1)
  // The store was asked again, not the handler.
  expect(system.keys()).toHaveLength(20)
  expect(new Set(system.keys()).size).toBe(20)
  await sync.close()
  await store.close()
})

it('hands over what was saved by a write that seemed to fail', async () => {
  let failed = false
  const store = failingStore(({ collection, value }) => {
    if (failed || collection !== 'reservation-inbox' || value === null) return undefined
    failed = true
    return 'after'
  })
  const system = pms()
  const sync = await hotel.open({
    store,
    onReservation: system.onReservation,
    pacing: { pollMs: 3_600_000, sweepMs: 3_600_000 },
  })
  await sync.reservations.sweep()
  await sync.reservations.poll()
  const number = await guests.book('Ada')
  await expect(sync.reservations.poll()).rejects.toThrow('The connection broke.')
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
})

it('does not call the handler again when only the journal failed', async () => {
  let failures = 0
  const store = failingStore(({ collection, value }) => {
    if (failures === 3 || collection !== 'reservation-inbox' || value !== null) return undefined
    failures += 1
    return 'before'
  })
  const system = pms()
  const sync = await hotel.open({ store, onReservation: system.onReservation })
  const number = await guests.book('Ada')
  await eventually(() => expect(system.received).not.toHaveLength(0))
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(failures).toBe(3)
  expect(system.of(number)).toEqual(['Ada reserved'])
})
