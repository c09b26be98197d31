import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sync } from '../../src/open-sync.ts'
import type { CalendarChange } from '../../src/plan/changes.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let sync: Sync
const wire = watchedFetch()
beforeAll(async () => {
  hotel = await startHotel()
  // What is asked for may be done for 300 ms after its answer was lost.
  const pacing = { unconfirmedMs: 450 }
  sync = await hotel.open({ fetch: wire.fetch, pacing })
})
afterAll(() => hotel.stop())

const faults: [name: string, fault: object][] = [
  ['a connection that breaks before it is done', { effect: 'drop', moment: 'before_commit' }],
  ['a connection that breaks after it is done', { effect: 'drop', moment: 'after_commit' }],
  ['an answer that comes too late', { effect: 'delay', delay_ms: 400 }],
  ['a 500 before it is done', { effect: 'status', status: 500, moment: 'before_commit' }],
  ['a 500 after it is done', { effect: 'status', status: 500, moment: 'after_commit' }],
  ['a 503 before it is done', { effect: 'status', status: 503, moment: 'before_commit' }],
  ['a 503 after it is done', { effect: 'status', status: 503, moment: 'after_commit' }],
  ['a 429 before it is done', { effect: 'status', status: 429, moment: 'before_commit' }],
  ['a 429 after it is done', { effect: 'status', status: 429, moment: 'after_commit' }],
  ['try_again', { effect: 'try_again' }],
  ['half an answer', { effect: 'malformed_body' }],
]

let day = 0
/** A date that no other test has, so that each begins anew. */
const freshDate = () => {
  day += 3
  return inDays(day)
}

type Changes = (date: string, of: number) => CalendarChange[]
const forRange: Changes = (date, of) => [{ inv_code: 'HR:1', date, min_stay: of, price: `${of}` }]
const forDaily: Changes = (date, of) => [
  ...forRange(date, of),
  { inv_code: 'HR:2', date, min_stay: of + 1 },
  { rate_code: 'NR:HR:1', date, price: `${of + 2}` },
]

async function isShown(date: string, of: number) {
  expect(await valuesOf(hotel, 'HR:1', date)).toEqual({ min_stay: of, price: `${of}` })
  for (const channel of ['online', 'bookingcom', 'expedia'])
    expect(await valuesOf(hotel, 'HR:1', date, channel)).toEqual({ min_stay: of, price: `${of}` })
}

/** The next update meets the fault. */
async function faultNext(fault: { effect?: string }, operation: string) {
  await hotel.fault({ ...fault, count: 1, operation })
  if (fault.effect === 'delay') wire.loseNext(150)
}

/** The date shows 3; then 5 is set, of which the first request meets the fault. */
async function meet(date: string, fault: object) {
  await sync.calendar.set(forRange(date, 3))
  await sync.calendar.settled()
  wire.clear()
  await faultNext(fault, 'updateRoomRange')
  await sync.calendar.set(forRange(date, 5))
  await eventually(() => expect(wire.updates.length).toBeGreaterThan(0))
}

/** Where the service asks to wait a second, which is long for a test, the range alone is to do. */
const whereQuick = ({ status }: { status?: number }) => (status === 503 || status === 429 ? () => {} : it)

describe.each(faults)('after %s', (_, fault) => {
  whereQuick(fault)('a daily request gets through in the end', async () => {
    const date = freshDate()
    await faultNext(fault, 'updateRoomsDaily')
    await sync.calendar.set(forDaily(date, 3))
    await sync.calendar.settled()
    await isShown(date, 3)
    expect(await valuesOf(hotel, 'HR:2', date, 'bookingcom')).toEqual({ min_stay: 4 })
    expect(await valuesOf(hotel, 'NR:HR:1', date, 'online')).toEqual({ price: '5' })
    expect(await sync.calendar.parked()).toEqual([])
  })

  it('a range gets through in the end', async () => {
    const date = freshDate()
    await meet(date, fault)
    await sync.calendar.settled()
    await isShown(date, 5)
    expect(await sync.calendar.parked()).toEqual([])
    expect(wire.updates.length).toBeLessThan(4)
  })

  whereQuick(fault)('newer values that came meanwhile are there in the end', async () => {
    const date = freshDate()
    await meet(date, fault)
    await sync.calendar.set(forRange(date, 7))
    await sync.calendar.settled()
    await isShown(date, 7)
    expect(wire.updates[0]).toMatchObject({ min_stay: '5' })
    expect(wire.updates.at(-1)).toMatchObject({ min_stay: '7' })
  })

  it('what was there before is there in the end, when the change was taken back meanwhile', async () => {
    const date = freshDate()
    await meet(date, fault)
    await sync.calendar.set(forRange(date, 3))
    await sync.calendar.settled()
    await isShown(date, 3)
  })
})
