import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { daysAfter, type House, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'
import type { Json } from '../support/answered.ts'
import { status } from '../support/receiver.ts'

/** A receiver whose code fails over a value is no receiver that is away, but says the same. */
let house: House
let channel: HttpChannel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  channel = await openHttpChannel(house)
})
afterEach(() => channel.receiver.stop())
afterAll(() => house.server.stop())

const night = (number: number) => daysAfter(channel.date, number)
const set = (from: number, to: number, values: object) =>
  channel.hotel.daily({
    inv_code: 'HR:1',
    dates: Array.from({ length: to - from }, (_, index) => ({ date: night(from + index), ...values })),
  })

/** Crashes over changes of which this is true, and takes all others. */
const crashes = (over: (values: Json) => boolean, code = 500) => {
  channel.receiver.answer = (response, request) =>
    status(JSON.parse(request.body).dates.some(over) ? code : 204)(response, request)
}

/** Lets the pauses between attempts pass, minute by minute, until nothing is on its way; says how long it took. */
const minutes = async (until: () => Promise<boolean>) => {
  let passed = 0
  await vi.waitFor(async () => {
    if (await until()) return
    await house.advance(60)
    passed += 1
    throw new Error('not yet')
  }, waiting)
  return passed
}
const isSettled = async (sent: Json) =>
  (await channel.hotel.details(sent.body.transaction_id)).counts.in_progress === 0
const told = async (number: number) => {
  const [{ channels }] = (await channel.hotel.calendar('HR:1', night(number))) as [Json]
  return channels.find((its: Json) => its.channel_code === 'bookingcom')
}

it('one value over which the receiver crashes keeps back nothing else of its room', async () => {
  crashes(({ date, min_stay }) => date === night(40) && min_stay === 365)
  const poisoned = await set(0, 90, { availability: 3, price: '80', min_stay: 365 })
  const closing = await set(20, 30, { availability: 0, stop_sale: 1 })
  expect(await minutes(() => isSettled(closing))).toBeLessThan(90)
  expect(await told(25)).toMatchObject({ availability: 0, stop_sale: true, price: '80', min_stay: 365 })
  const { details } = await channel.hotel.settled(poisoned)
  expect(details[0]).toMatchObject({ state: 'failed' })
  expect(details[0].error_message).toMatch(
    new RegExp(`status 500.* It refused min_stay of ${night(40)}, and took the rest`),
  )
})

it('a value over which the receiver crashed is told again, and taken where it does no more', async () => {
  crashes(({ date, price }) => date === night(3) && price === '80')
  const poisoned = await set(0, 8, { availability: 3, price: '80' })
  await minutes(() => isSettled(poisoned))
  expect(await told(3)).toMatchObject({ availability: 3, price: null })
  channel.answers(204)
  await minutes(async () => (await told(3)).price === '80')
})

it('what comes later for a room is told at once although one value waits by itself over which the receiver crashes', async () => {
  crashes(({ date, min_stay }) => date === night(40) && min_stay === 365)
  await set(40, 41, { min_stay: 365 })
  await channel.attempts(8)
  const closing = await set(20, 30, { availability: 0, stop_sale: 1 })
  expect((await channel.hotel.settled(closing)).counts.failed).toBe(0)
  expect(await told(25)).toMatchObject({ availability: 0, stop_sale: true })
})

it('a receiver that fails at everything for two days is sent two requests an attempt, and the present state then', async () => {
  channel.answers(500)
  const first = await set(0, 90, { availability: 3, price: '80' })
  await channel.attempts(7)
  const before = channel.receiver.seen.length
  for (let hours = 0; hours < 48; hours += 1) await house.advance(3600)
  await channel.attempts(before + 1)
  expect(channel.receiver.seen.length).toBeLessThanOrEqual(before + 2 * 50)
  // Nothing of it counts as refused.
  expect(await isSettled(first)).toBe(false)
  channel.answers(204)
  const away = channel.receiver.seen.length
  const second = await set(0, 1, { price: '81' })
  await minutes(() => isSettled(second))
  expect((await channel.hotel.details(first.body.transaction_id)).counts.failed).toBe(0)
  // One more where an attempt was under way just then.
  expect(channel.receiver.seen.length).toBeLessThanOrEqual(away + 3)
})

it('a 503 says that the receiver is away, and no value is sought', async () => {
  crashes(({ price }) => price === '80', 503)
  const sent = await set(0, 8, { availability: 3, price: '80' })
  await channel.attempts(12)
  expect(channel.bodies().every(({ dates }) => dates.length === 8)).toBe(true)
  expect(await isSettled(sent)).toBe(false)
})
