import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Json } from '../support/answered.ts'
import { status } from '../support/receiver.ts'
import { type House, inDays, startHouse, waiting } from './hotel.ts'
import { type HttpChannel, openHttpChannel } from './http-channel.ts'

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

it('a delivery that is refused for now comes again, with the last of what was set meanwhile', async () => {
  channel.answers(503)
  const first = await channel.price('80')
  await channel.attempts(1)
  await channel.price('82')
  const second = await channel.price('81')
  const before = channel.receiver.seen.length
  channel.answers(429, 500, 204)
  await channel.attempts(before + 3)
  await channel.hotel.settled(second)
  expect(channel.prices()[0]).toBe('80')
  expect(channel.prices().slice(-2)).toEqual(['81', '81'])
  expect((await channel.hotel.details(first.body.transaction_id)).counts).toEqual({
    failed: 0,
    succeeded: 2,
    in_progress: 0,
  })
  // The same change has the same number in every attempt, by which the receiver can tell; what is newer, a higher one.
  const ids = channel.bodies().map((body) => body.delivery_id)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  expect(ids.at(-1)).toBe(ids.at(-2))
  expect(ids.at(-1)).toBeGreaterThan(ids[0])
  expect(await channel.toldPrice()).toBe('81')
})

it('a delivery whose answer got lost comes again, with what was set meanwhile', async () => {
  channel.receiver.answer = (response) => response.destroy()
  await channel.price('80')
  await channel.attempts(1)
  const second = await channel.price('81')
  channel.answers(204)
  await channel.attempts(2)
  await vi.waitFor(() => expect(channel.prices().at(-1)).toBe('81'), waiting)
  await channel.hotel.settled(second)
  expect(channel.prices()).toEqual(channel.prices().toSorted())
})

it('after a refusal for good the next one goes out, and the failed entry says what the channel said', async () => {
  const waits = Promise.withResolvers<void>()
  channel.receiver.answer = async (response, request) => {
    const first = channel.receiver.seen.length === 1
    if (first) await waits.promise
    status(first ? 422 : 204, first ? 'Rate plan is closed' : '')(response, request)
  }
  const first = await channel.price('80')
  // Else both could go out as one.
  await vi.waitFor(() => expect(channel.prices()).toEqual(['80']), waiting)
  const second = await channel.price('81')
  waits.resolve()
  await channel.hotel.settled(second)
  const { details } = await channel.hotel.settled(first)
  expect(details[0]).toMatchObject({ channel_code: 'bookingcom', state: 'failed' })
  expect(details[0].error_message).toContain('Rate plan is closed')
  expect(channel.prices()).toEqual(['80', '81'])
  expect(await channel.toldPrice()).toBe('81')
})

it('a channel that was away for two days gets what it is to have now, once, and at once', async () => {
  channel.answers(503)
  const first = await channel.price('80')
  await channel.price('70', 'HR:2')
  await channel.attempts(2)
  for (let hours = 0; hours < 48; hours += 1) {
    await house.advance(3600)
    await channel.price(String(100 + hours))
  }
  channel.answers(204)
  const before = channel.receiver.seen.length
  await channel.attempts(before + 1)
  const { counts } = await channel.hotel.settled(first)
  expect(counts).toMatchObject({ failed: 0, in_progress: 0 })
  await vi.waitFor(() => expect(channel.prices().at(-1)).toBe('147'), waiting)
  // One for each room, and one more where an attempt was under way just then.
  await vi.waitFor(() => expect(channel.prices('B2').at(-1)).toBe('70'), waiting)
  expect(channel.receiver.seen.length).toBeLessThanOrEqual(before + 3)
  expect(channel.prices('B2').at(-1)).toBe('70')
})

it('of changes that are refused together, the receiver refuses only what it must', async () => {
  const refuses = (body: Json) => body.dates.some(({ price }: Json) => price === '81')
  channel.answers(503)
  const sent = [await channel.price('80')]
  await channel.attempts(1)
  for (const values of [{ price: '81' }, { min_stay: 2 }, { cta: 1 }])
    sent.push(await channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date: channel.date, ...values }] }))
  channel.receiver.answer = (response, request) =>
    status(refuses(JSON.parse(request.body)) ? 422 : 204, 'Too dear')(response, request)
  const refusedAlone = () =>
    channel.bodies().some((body) => refuses(body) && Object.keys(body.dates[0]).length === 2)
  await vi.waitFor(async () => {
    await house.advance(600)
    expect(refusedAlone()).toBe(true)
  }, waiting)
  for (const answer of sent) await channel.hotel.settled(answer)
  const states = await Promise.all(
    sent.map(async ({ body }) => (await channel.hotel.details(body.transaction_id)).counts.failed),
  )
  // The first was never taken either: a newer value took its place, and an older one is not sent after it.
  expect(states).toEqual([1, 1, 0, 0])
})

it('what a channel could not take until its dates are over has failed, and says why', async () => {
  channel.answers(401)
  const update = await channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(2), price: '80' }] })
  await channel.attempts(1)
  await house.advance(4 * 86_400)
  const { details } = await channel.hotel.settled(update)
  expect(details[0]).toMatchObject({ channel_code: 'bookingcom', state: 'failed' })
  expect(details[0].error_message).toMatch(/401.*all its dates are over/)
})

it('what the channel cannot take holds up no other channel', async () => {
  channel.answers(503)
  const { body } = await channel.price('80')
  const expedia = async () => {
    const { details } = await channel.hotel.details(body.transaction_id)
    return details.find((entry: Json) => entry.channel_code === 'expedia').state
  }
  await expect.poll(expedia, waiting).toBe('succeeded')
})
