import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { status } from '../connectors/receiver.ts'
import { type House, type Json, startHouse, waiting } from './hotel.ts'
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

it('a delivery that is refused for now is repeated before the next one goes out', async () => {
  channel.answers(503, 429, 500, 204)
  const first = await channel.price('80')
  const second = await channel.price('81')
  await channel.attempts(5)
  await channel.hotel.settled(second)
  expect(channel.prices()).toEqual(['80', '80', '80', '80', '81'])
  expect((await channel.hotel.details(first.body.transaction_id)).counts).toEqual({
    failed: 0,
    succeeded: 2,
    in_progress: 0,
  })
  // Every attempt has the same number, by which the receiver can tell that it is the same change.
  const ids = channel.bodies().map((body) => body.delivery_id)
  expect(new Set(ids.slice(0, 4)).size).toBe(1)
  expect(await channel.toldPrice()).toBe('81')
})

it('a delivery whose answer got lost comes again before the next one', async () => {
  channel.receiver.answer = (response) => {
    if (channel.receiver.seen.length === 1) response.destroy()
    else response.writeHead(204).end()
  }
  await channel.price('80')
  const second = await channel.price('81')
  await channel.attempts(3)
  await channel.hotel.settled(second)
  expect(channel.prices()).toEqual(['80', '80', '81'])
})

it('after a refusal for good the next one goes out, and the failed entry says what the channel said', async () => {
  channel.receiver.answer = (response, request) => {
    const first = channel.receiver.seen.length === 1
    status(first ? 422 : 204, first ? 'Rate plan is closed' : '')(response, request)
  }
  const first = await channel.price('80')
  const second = await channel.price('81')
  await channel.hotel.settled(second)
  const { details } = await channel.hotel.settled(first)
  expect(details[0]).toMatchObject({ channel_code: 'bookingcom', state: 'failed' })
  expect(details[0].error_message).toContain('Rate plan is closed')
  expect(channel.prices()).toEqual(['80', '81'])
  expect(await channel.toldPrice()).toBe('81')
})

it('a channel that is down for good fails after 8 attempts with a reason, and then the next one goes out', async () => {
  channel.answers(503, 503, 503, 503, 503, 503, 503, 503, 204)
  const first = await channel.price('80')
  const second = await channel.price('81')
  await channel.attempts(9)
  await channel.hotel.settled(second)
  const { counts, details } = await channel.hotel.details(first.body.transaction_id)
  expect(counts).toEqual({ failed: 1, succeeded: 1, in_progress: 0 })
  expect(details[0].error_message).toMatch(/503.*8 attempts/)
  expect(channel.prices()).toEqual([...Array(8).fill('80'), '81'])
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
