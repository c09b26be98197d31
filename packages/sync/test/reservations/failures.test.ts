import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OnReservation, ReservationChange } from '../../src/index.ts'
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

it('hands a change over again until the handler takes it, with the same key', async () => {
  const system = pms(({ attempt }) => {
    if (attempt < 4) throw new Error('The PMS is asleep.')
  })
  const sync = await hotel.open({ onReservation: system.onReservation })
  await guests.book()
  await eventually(() => expect(system.received).toHaveLength(4))
  await eventually(() => expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 }))
  expect(system.received.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4])
  expect(new Set(system.keys()).size).toBe(1)
  expect(system.received.every(({ first }) => first)).toBe(true)
})

it('waits longer from attempt to attempt', async () => {
  const times: number[] = []
  const system = pms(() => {
    times.push(performance.now())
    throw new Error('The PMS is asleep.')
  })
  await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 20 } })
  await guests.book()
  await eventually(() => expect(times.length).toBeGreaterThan(7))
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThan(20 * 2 ** index * 0.85)
})

it('hands the reservation over anew in each attempt, whatever the handler made of it', async () => {
  const guestsSeen: string[] = []
  const system = pms((change) => {
    guestsSeen.push(change.reservation.guest)
    change.reservation.guest = 'somebody else'
    if (change.attempt < 3) throw new Error('The PMS is asleep.')
  })
  const sync = await hotel.open({ onReservation: system.onReservation })
  await guests.book('Ada')
  await eventually(() => expect(system.received).toHaveLength(3))
  await eventually(() => expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 }))
  expect(guestsSeen).toEqual(['Ada', 'Ada', 'Ada'])
})

it('counts what a handler throws before it gives a promise', async () => {
  const attempts: number[] = []
  const thrower = ((change: ReservationChange) => {
    attempts.push(change.attempt)
    if (change.attempt < 3) throw 'no error at all'
  }) as unknown as OnReservation
  const sync = await hotel.open({ onReservation: thrower })
  await guests.book()
  await eventually(() => expect(attempts).toEqual([1, 2, 3]))
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
})

it('keeps the versions of a reservation in order, one at a time, and others go on beside it', async () => {
  const under = new Set<string>()
  let most = 0
  const open: (() => void)[] = []
  let held = true
  let twice = false
  const system = pms(async ({ reservation: { hr_number } }) => {
    twice ||= under.has(hr_number)
    under.add(hr_number)
    most = Math.max(most, under.size)
    if (held) await new Promise<void>((resolve) => open.push(resolve))
    under.delete(hr_number)
  })
  const sync = await hotel.open({ onReservation: system.onReservation })
  const number = await guests.book('Ada')
  await eventually(() => expect(system.of(number)).toHaveLength(1))
  for (const guest of ['Grace', 'Emmy']) {
    await guests.change(number, guest)
    await sync.reservations.poll()
  }
  const others = await Promise.all(Array.from({ length: 12 }, (_, index) => guests.book(`Guest ${index}`)))
  await sync.reservations.poll()
  await eventually(() => expect(open).toHaveLength(10))
  expect(sync.reservations.state().waiting).toBe(15)
  expect(system.of(number)).toEqual(['Ada reserved'])
  expect(others.filter((other) => system.of(other).length > 0)).toHaveLength(9)
  held = false
  for (const go of open) go()
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved', 'Emmy reserved'])
  expect(most).toBe(10)
  expect(twice).toBe(false)
})

it('hands over the oldest change first', async () => {
  const numbers: string[] = []
  for (let index = 0; index < 30; index += 1) numbers.push(await guests.book(`Guest ${index}`))
  await guests.change(numbers[3] ?? '', 'Late')
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  await eventually(() => expect(system.received).toHaveLength(30))
  const times = system.received.map(({ reservation: { updated_at } }) => updated_at)
  expect(times).toEqual(times.toSorted())
})

it('lets a reservation that fails hold up no other', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Guest ${index}`)
  const system = refusing(...names.slice(0, 20))
  const numbers: string[] = []
  for (const name of names) numbers.push(await guests.book(name))
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 1000 } })
  await eventually(() =>
    expect(numbers.slice(20).every((number) => system.of(number).length === 1)).toBe(true),
  )
  expect(sync.reservations.state()).toMatchObject({ waiting: 20, deadLetters: 0 })
})
