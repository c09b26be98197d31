import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bookedRoom, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'
import type { Json } from '../support/answered.ts'
import { status } from '../support/receiver.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const really = Date.parse('2026-11-22T09:00:00Z')

let folder: string
let house: House
let channel: HttpChannel
beforeEach(async () => {
  vi.useFakeTimers({ now: really, toFake: ['Date', 'performance'] })
  folder = await mkdtemp(join(tmpdir(), 'innwire-jumping-clock-'))
  house = await startHouse({ database: join(folder, 'hotel.db') })
  channel = await openHttpChannel(house)
})
afterEach(async () => {
  await house.server.stop()
  await channel.receiver.stop()
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

/** Lets the machine's clock jump, while the process goes on as it was. */
async function jump(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  await house.control('GET', '/clock')
}

/** Lets an hour pass that every clock sees. */
async function passHour() {
  vi.advanceTimersByTime(hourMs + 1000)
  await house.advance(1)
}

const rooms = (first: number, last: number, availability: number) =>
  channel.hotel.daily({
    inv_code: 'HR:1',
    dates: Array.from({ length: last - first + 1 }, (_, index) => ({
      date: inDays(first + index),
      availability,
    })),
  })

/** What the channel has for sale after all that it was told. */
const onSale = (date: string) =>
  channel
    .bodies()
    .filter(({ mapping_code }) => mapping_code === 'B1')
    .flatMap(({ dates }) => dates)
    .findLast((its: Json) => its.date === date)?.availability

const told = (date: string, availability: number) =>
  vi.waitFor(() => expect(onSale(date)).toBe(availability), waiting)

const book = (number: string, day: number): Promise<Json> =>
  channel.hotel.book({ provider_number: number, rooms: [bookedRoom('B1', inDays(day), 1)] })

const left = async (day: number) => (await channel.hotel.calendar('HR:1', inDays(day)))[0].availability

it.each([
  ['20 days', 20 * dayMs, [2, 10, 25]],
  ['15 hours, over midnight', 15 * hourMs, [0, 1, 25]],
])('a closing goes out whole while the clock is %s ahead', async (_, ahead, days) => {
  await rooms(0, 30, 5)
  await told(inDays(25), 5)
  channel.receiver.answer = status(503)
  const closing = await rooms(0, 30, 0)
  await vi.waitFor(() => expect(onSale(inDays(25))).toBe(0), waiting)
  await jump(ahead)
  channel.receiver.answer = status(204)
  channel.receiver.seen.length = 0
  await house.advance(1)
  for (const day of days) await told(inDays(day), 0)
  expect((await channel.hotel.settled(closing)).counts).toMatchObject({ failed: 0 })
})

it('a booking that comes while the clock is ahead takes its room', async () => {
  await rooms(0, 30, 1)
  await jump(40 * dayMs)
  expect((await book('ahead', 5)).completed_at).toContain(inDays(0))
  await jump(-40 * dayMs)
  expect(await left(5)).toBe(0)
  expect((await book('second', 5)).overbooked).toBe(true)
})

it('a booking takes its room as soon as a clock that was ahead is set right', async () => {
  await rooms(0, 30, 1)
  await jump(40 * dayMs)
  await passHour()
  await jump(-40 * dayMs)
  await book('first', 5)
  expect(await left(5)).toBe(0)
})

it('what was left out as over by a clock that was ahead for hours is told when that is set right', async () => {
  await rooms(0, 30, 5)
  await told(inDays(25), 5)
  channel.receiver.answer = status(503)
  const closing = await rooms(0, 30, 0)
  await vi.waitFor(() => expect(onSale(inDays(25))).toBe(0), waiting)
  await jump(20 * dayMs)
  await passHour()
  channel.receiver.seen.length = 0
  channel.receiver.answer = status(204)
  await house.advance(1000)
  await channel.hotel.settled(closing)
  expect([onSale(inDays(25)), onSale(inDays(2))]).toEqual([0, undefined])
  await jump(-20 * dayMs)
  await passHour()
  await told(inDays(2), 0)
})

it('a booking that comes while the clock is behind is delivered', async () => {
  await jump(-40 * dayMs)
  await book('behind', 5)
  await jump(40 * dayMs)
  expect((await channel.hotel.reservations()).reservations).toMatchObject([{ provider_number: 'behind' }])
})
