import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { guestsOf, isPoll, isSweep, losing, pms } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
const slow = { pollMs: 3_600_000, sweepMs: 3_600_000 }
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
})
afterEach(() => hotel.stop())

it('sweeps at once when an answer was lost that the service takes for delivered', async () => {
  let lose = false
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    pacing: slow,
    fetch: losing((url) => lose && isPoll(url)),
  })
  await sync.reservations.sweep()
  const number = await guests.book()
  lose = true
  await expect(sync.reservations.poll()).rejects.toThrow(/No complete answer/)
  lose = false
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
  const lists = await guests.lists()
  expect(lists.at(-1)?.query.has('from_last_update_date')).toBe(true)
})

it.each([
  ['dropped', { effect: 'drop', moment: 'after_commit' }],
  ['cut in the middle', { effect: 'malformed_body' }],
  ['an error after all', { effect: 'status', status: 500, moment: 'after_commit' }],
])('loses nothing when answers are %s', async (_, fault) => {
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: slow })
  await sync.reservations.sweep()
  await hotel.fault({ ...fault, operation: 'listReservations', count: 3 })
  const numbers = [await guests.book('Ada'), await guests.book('Grace')]
  await sync.reservations.poll().catch(() => {})
  await eventually(() => expect(numbers.map(system.of)).toEqual([['Ada reserved'], ['Grace reserved']]))
})

it('finds at the start what a process that was killed received and did not save', async () => {
  const store = memoryStore()
  const dying = pms()
  const before = await hotel.open({ store, onReservation: dying.onReservation, pacing: slow })
  await before.reservations.sweep()
  await before.close()
  await store.write(hotel.hrId, [{ collection: 'engine', key: 'ended', value: null }])
  const number = await guests.book()
  // A poll whose answer nobody keeps.
  expect(await guests.undelivered()).toBe(1)
  expect(await guests.undelivered()).toBe(0)

  const system = pms()
  await hotel.open({ store, onReservation: system.onReservation, pacing: slow })
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
})

it('finds it also when a busy day has left little of the budget', async () => {
  const store = memoryStore()
  const quota = { perMinute: 100, perDay: 100 }
  const before = await hotel.open({ store, quota, onReservation: pms().onReservation, pacing: slow })
  await before.reservations.sweep()
  while (before.budget.state().leftFor.extra_poll > 0) await before.reservations.poll()
  await before.close()
  await store.write(hotel.hrId, [{ collection: 'engine', key: 'ended', value: null }])
  const number = await guests.book()
  expect(await guests.undelivered()).toBe(1)

  const system = pms()
  await hotel.open({ store, quota, onReservation: system.onReservation, pacing: slow })
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
})

it('sweeps again and again, and never longer back than two days before the last sweep', async () => {
  let asked: URL[] = []
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    pacing: { pollMs: 3_600_000, sweepMs: 300 },
    fetch: losing((url) => {
      if (isSweep(url)) asked.push(url)
      return false
    }),
  })
  await eventually(() => expect(asked.length).toBeGreaterThan(3))
  const dates = asked.map((url) => url.searchParams.get('from_last_update_date'))
  // Each asks twice.
  expect(new Set(dates.slice(0, 2))).toEqual(new Set([inDays(-32)]))
  expect(new Set(dates.slice(2))).toEqual(new Set([inDays(-2)]))
  asked = []
  const number = await guests.book()
  expect(await guests.undelivered()).toBe(1)
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
  expect(sync.reservations.state().lastSweepAt?.getTime()).toBeGreaterThan(Date.now() - 10_000)
})

it('repeats a sweep that broke off, from where the last complete one began', async () => {
  const numbers: string[] = []
  for (let index = 0; index < 250; index += 1) numbers.push(await guests.book(`Guest ${index}`))
  expect(await guests.undelivered()).toBe(100)
  expect(await guests.undelivered()).toBe(100)
  expect(await guests.undelivered()).toBe(50)
  let sweeps = 0
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    pacing: slow,
    fetch: losing((url) => {
      if (isSweep(url)) sweeps += 1
      return isSweep(url) && sweeps % 4 === 3 && sweeps < 10
    }),
  })
  await eventually(() => expect(sync.reservations.state().lastSweepAt).toBeDefined())
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(sweeps).toBeGreaterThan(5)
  expect(system.received.map(({ reservation }) => reservation.hr_number).sort()).toEqual(numbers.sort())
})

it('finds the late cancellation of an old booking, which no poll can show', async () => {
  let ahead = 0
  const store = memoryStore()
  const system = pms()
  const settings = { store, onReservation: system.onReservation, now: () => Date.now() + ahead, pacing: slow }
  const before = await hotel.openAt(settings)
  const number = await guests.book()
  await before.reservations.poll()
  await before.reservations.sweep()
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
  await before.close()

  ahead = 40 * 86_400_000
  await hotel.control('POST', '/clock/advance', { seconds: ahead / 1000 })
  const after = await hotel.openAt(settings)
  await after.reservations.sweep()
  await guests.cancel(number)
  await after.reservations.poll()
  expect(await guests.undelivered(inDays(10))).toBe(0)
  expect(system.of(number)).toEqual(['Ada reserved'])
  await after.reservations.sweep()
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved', 'Ada canceled']))
})

it('asks again when poll and sweep overlap and the time does not tell which answer is newer', async () => {
  const number = await guests.book('Ada')
  const { updated_at } = await guests.booking(number)
  const system = pms()
  let hold: Promise<void> | undefined
  let swept = 0
  const sync = await hotel.open({
    onReservation: system.onReservation,
    pacing: slow,
    fetch: async (input, init) => {
      const url = new URL(String(input))
      const answer = await fetch(input, init)
      if (!url.pathname.endsWith('/reservations')) return answer
      const { reservations, ...page } = (await answer.json()) as { reservations: object[] }
      if (isSweep(url)) {
        swept += 1
        await hold
      }
      // This service tells days, not moments.
      return Response.json({ ...page, reservations: reservations.map((its) => ({ ...its, updated_at })) })
    },
  })
  await sync.reservations.sweep()
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  const before = swept
  await guests.change(number, 'Grace')
  const late = sync.reservations.sweep()
  await eventually(() => expect(swept).toBe(before + 1))
  await guests.change(number, 'Emmy')
  await sync.reservations.poll()
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved', 'Emmy reserved']))
  resolve()
  await late
  await eventually(() => expect(swept).toBe(before + 2))
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(system.of(number)).toEqual(['Ada reserved', 'Emmy reserved'])
})
