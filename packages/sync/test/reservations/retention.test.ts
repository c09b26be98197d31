import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OnReservation, SyncEvent } from '../../src/index.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { EntryChange, Store } from '../../src/store/store.ts'
import { eventually, type Hotel, startHotel } from '../hotel.ts'
import { dressing, guestsOf, pms } from './guests.ts'

let hotel: Hotel
let ahead = 0
let events: SyncEvent[] = []
let store: Store
const dayMs = 86_400_000
beforeEach(async () => {
  hotel = await startHotel()
  store = memoryStore()
  ahead = 0
  events = []
})
afterEach(() => hotel.stop())

const open = (onReservation: OnReservation, send: typeof fetch = fetch) =>
  hotel.openAt({
    store,
    onReservation,
    onEvent: (event) => events.push(event),
    now: () => Date.now() + ahead,
    pacing: { retryMs: 0.1 },
    fetch: send,
  })

const unnumbered = dressing(({ hr_number: _, ...entry }) => entry)
const empty: typeof fetch = async (input, init) =>
  isList(input) ? Response.json({ reservations: [] }) : fetch(input, init)
const isList = (input: Parameters<typeof fetch>[0]) =>
  new URL(String(input)).pathname.endsWith('/reservations')

/** The next process, so many days later. */
async function after(days: number, send?: typeof fetch) {
  ahead = days * dayMs
  await hotel.control('PUT', '/clock', { now: new Date(Date.now() + ahead).toISOString() })
  return open(pms().onReservation, send)
}

it('keeps a dead letter for a year, and tells when it is dropped', async () => {
  const before = await open(async () => {
    throw new Error('No room for Ada Byron.')
  })
  const number = await guestsOf(hotel).book('Ada Byron')
  await eventually(() => expect(before.reservations.state().deadLetters).toBe(1))
  await before.close()
  const almost = await after(364)
  await almost.reservations.sweep()
  expect(almost.reservations.state().deadLetters).toBe(1)
  await almost.close()
  const over = await after(366)
  await eventually(() => expect(over.reservations.state().deadLetters).toBe(0))
  const expired = events.filter(({ type }) => type === 'expired')
  expect(expired).toEqual([
    expect.objectContaining({ message: expect.stringMatching(new RegExp(`dropped.*${number}@`)) }),
  ])
  for (const { message } of events) expect(message).not.toMatch(/Ada/)
})

it('keeps an entry that cannot be read for 90 days after it came last, and tells when it is dropped', async () => {
  const before = await open(pms().onReservation, unnumbered)
  await guestsOf(hotel).book('Ada Byron')
  await eventually(() => expect(before.reservations.state().quarantined).toBe(1))
  const [entry] = await before.reservations.quarantined()
  expect(entry?.entry).toMatchObject({ guest: 'Ada Byron' })
  await expect(before.reservations.replayQuarantined('never')).rejects.toThrow(
    /No quarantined entry has the id never\./,
  )
  await before.close()
  const almost = await after(89, empty)
  await almost.reservations.sweep()
  expect(almost.reservations.state().quarantined).toBe(1)
  await almost.close()
  const over = await after(91, empty)
  await eventually(() => expect(over.reservations.state().quarantined).toBe(0))
  expect(events.filter(({ type }) => type === 'expired')).toEqual([
    expect.objectContaining({ keys: [entry?.id] }),
  ])
  for (const { message } of events) expect(message).not.toMatch(/Ada/)
})

it('hands over a quarantined entry that can be read by now, and drops one whose reservation has come', async () => {
  const system = pms()
  const sync = await open(system.onReservation)
  const number = await guestsOf(hotel).book('Grace')
  await eventually(() => expect(system.of(number)).toEqual(['Grace reserved']))
  const { reservation } = system.received[0] as { reservation: object }
  // As an older version, which could not read them, has left them.
  const left = [
    { id: 'new', entry: { ...reservation, hr_number: 'R-1', guest: 'Emmy' } },
    { id: 'old', entry: { ...reservation, guest: 'Ada' } },
    { id: 'odd', entry: null },
  ].map((entry) => ({ ...entry, reason: '', since: 0, seenAt: Date.now() - 60_000 }))
  await sync.close()
  await store.write(
    hotel.hrId,
    left.map((value) => ({ collection: 'reservation-quarantine', key: value.id, value })) as EntryChange[],
  )
  const upgraded = await open(system.onReservation)
  expect(await upgraded.reservations.replayQuarantined()).toEqual({
    replayed: 1,
    superseded: 1,
    unreadable: 1,
  })
  await eventually(() => expect(system.of('R-1')).toEqual(['Emmy reserved']))
  expect(system.of(number)).toEqual(['Grace reserved'])
  expect((await upgraded.reservations.quarantined()).map(({ id }) => id)).toEqual(['odd'])
})
