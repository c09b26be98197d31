import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, startHotel } from '../hotel.ts'
import { bookedRoom, guestsOf, pms } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
})
afterEach(() => hotel.stop())

it('hands over a new reservation, then its change, its confirmation and its cancellation', async () => {
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const number = await guests.book('Ada')
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
  await guests.change(number, 'Ada Lovelace')
  await eventually(() => expect(system.of(number)).toHaveLength(2))
  await guests.confirm(number)
  await eventually(() => expect(system.of(number)).toHaveLength(3))
  await guests.cancel(number)
  await eventually(() =>
    expect(system.of(number)).toEqual([
      'Ada reserved',
      'Ada Lovelace reserved',
      'Ada Lovelace confirmed',
      'Ada Lovelace canceled',
    ]),
  )
  expect(system.received.map(({ first }) => first)).toEqual([true, false, false, false])
  expect(system.received.every(({ attempt, masterRoom }) => attempt === 1 && !masterRoom)).toBe(true)
  expect(new Set(system.keys()).size).toBe(4)
})

it('names a change by number, time and content, in visible ASCII', async () => {
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const number = await guests.book()
  await eventually(() => expect(system.received).toHaveLength(1))
  const [{ key, reservation }] = system.received as [(typeof system.received)[0]]
  expect(key).toMatch(new RegExp(`^${number}@${reservation.updated_at.replace('.', '\\.')}#[0-9a-f]{12}$`))
})

it('hands over what was canceled before it was ever delivered, as new and canceled', async () => {
  const number = await guests.book()
  await guests.cancel(number)
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  await eventually(() => expect(system.of(number)).toEqual(['Ada canceled']))
  expect(system.received[0]?.first).toBe(true)
})

it('hands over what changed before it was ever delivered once, with the latest data', async () => {
  const number = await guests.book()
  await guests.change(number, 'Grace')
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation })
  await sync.reservations.poll()
  await sync.reservations.sweep()
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(system.of(number)).toEqual(['Grace reserved'])
})

it('hands over a booking of twelve rooms as one', async () => {
  const rooms = Array.from({ length: 12 }, (_, index) => bookedRoom({ mapping_code: 'B2' }, 5 + index))
  const number = await guests.book('A group', rooms)
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  await eventually(() => expect(system.of(number)).toEqual(['A group reserved']))
  expect(system.received[0]?.reservation.rooms).toHaveLength(12)
})

it('takes in more than a hundred with one poll, page after page without a pause', async () => {
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    pacing: { pollMs: 3_600_000, sweepMs: 3_600_000 },
  })
  // So that no sweep finds them.
  await sync.reservations.sweep()
  await sync.reservations.poll()
  const numbers: string[] = []
  for (let index = 0; index < 230; index += 1) numbers.push(await guests.book(`Guest ${index}`))
  await sync.reservations.poll()
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(system.received).toHaveLength(230)
  expect(new Set(system.received.map(({ reservation }) => reservation.hr_number))).toEqual(new Set(numbers))
})

it('never asks for a page of what is undelivered', async () => {
  for (let index = 0; index < 101; index += 1) await guests.book()
  const sync = await hotel.open({ onReservation: pms().onReservation })
  await sync.reservations.sweep()
  const lists = await guests.lists()
  expect(lists.some(({ query }) => query.get('page') === '2')).toBe(true)
  for (const { query } of lists) expect(query.has('page') && query.get('undelivered') !== 'false').toBe(false)
})

it('saves the page before the handler is called', async () => {
  const store = memoryStore()
  const seen: unknown[] = []
  const system = pms(async ({ key }) => {
    const entries = await store.list(hotel.hrId, 'reservation-inbox')
    seen.push(entries.some(({ value }) => (value as { key: string }).key === key))
  })
  const sync = await hotel.open({ store, onReservation: system.onReservation })
  await guests.book()
  await guests.book()
  await eventually(() => expect(seen).toEqual([true, true]))
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(await store.list(hotel.hrId, 'reservation-inbox')).toEqual([])
})

it('hands nothing over twice when the service delivers everything once more', async () => {
  const number = await guests.book()
  await hotel.control('PUT', '/snapshots/before')
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { pollMs: 3_600_000 } })
  await eventually(() => expect(system.of(number)).toHaveLength(1))
  await hotel.control('POST', '/snapshots/before/restore')
  await sync.reservations.poll()
  await sync.reservations.sweep()
  expect(sync.reservations.state().waiting).toBe(0)
  expect(system.of(number)).toHaveLength(1)
  expect(await guests.undelivered()).toBe(0)
})
