import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { verify } from '../../src/index.ts'
import { bookedRoom, type House, startHouse, waiting } from './hotel.ts'
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

/** Each once, where a value came again because the attempt before was in vain. */
const distinct = <Value>(values: Value[]): Value[] =>
  values.filter((value, index) => value !== values[index - 1])

/** Lets time pass until the channel was told these numbers of rooms, in this order. */
const comeTo = (expected: number[]) =>
  vi.waitFor(async () => {
    const told = distinct(channel.bodies().map((body) => body.dates[0].availability))
    if (told.length < expected.length) await house.advance(600)
    expect(told).toEqual(expected)
  }, waiting)

it('a change reaches the channel signed, with what it is about', async () => {
  const { body } = await channel.hotel.daily({
    inv_code: 'HR:1',
    dates: [{ date: channel.date, price: '99.90', availability: 3, stop_sale: 0, cta: 'true' }],
  })
  await channel.attempts(1)
  const [request] = channel.receiver.seen
  const { 'innwire-signature': signature, 'innwire-timestamp': timestamp } = request?.headers ?? {}
  const given = [signature, String(timestamp), request?.body ?? ''] as const
  expect(verify(channel.secret, ...given, { now: new Date() })).toBe(true)
  expect(verify('another secret', ...given, { now: new Date() })).toBe(false)
  const [change] = channel.bodies()
  expect(change).toMatchObject({
    property: channel.hotel.hr_id,
    channel: 'bookingcom',
    transaction_id: body.transaction_id,
    mapping_code: 'B1',
    rate_code: 'HR:1',
    inv_code: 'HR:1',
    dates: [{ date: channel.date, price: '99.9', availability: 3, stop_sale: false, cta: true }],
  })
  expect(request?.headers['innwire-delivery']).toBe(String(change.delivery_id))
})

it('of two quick updates of one cell the older one never arrives last', async () => {
  await channel.price('80')
  const last = await channel.price('81')
  await channel.hotel.settled(last)
  expect(channel.prices()).toEqual(channel.prices().toSorted())
  expect(channel.prices().at(-1)).toBe('81')
  expect(await channel.toldPrice()).toBe('81')
})

it('many updates at the same time arrive in the order of their transactions, the last one being what is kept', async () => {
  const sent = await Promise.all(Array.from({ length: 12 }, (_, index) => channel.price(String(100 + index))))
  for (const answer of sent) await channel.hotel.settled(answer)
  const ids = channel.bodies().map((body) => Number(body.transaction_id))
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  const deliveries = channel.bodies().map((body) => body.delivery_id)
  expect(deliveries).toEqual(deliveries.toSorted((a, b) => a - b))
  const [entry] = await channel.hotel.calendar('HR:1', channel.date)
  expect(channel.prices().at(-1)).toBe(entry.price)
  expect(await channel.toldPrice()).toBe(entry.price)
})

it('a slow first delivery holds up the second one, and no other room', async () => {
  const slow = Promise.withResolvers<void>()
  channel.receiver.answer = async (response, { body }) => {
    if (JSON.parse(body).dates[0].price === '80') await slow.promise
    response.writeHead(204).end()
  }
  const first = await channel.price('80')
  // One that has not begun would be sent together with the second.
  await vi.waitFor(() => expect(channel.prices()).toEqual(['80']), waiting)
  const second = await channel.price('81')
  await channel.hotel.settled(await channel.price('90', 'HR:2'))
  expect(channel.prices('B2')).toEqual(['90'])
  expect(channel.prices()).toEqual(['80'])
  const { details } = await channel.hotel.details(second.body.transaction_id)
  expect(details[0]).toMatchObject({ channel_code: 'bookingcom', state: 'in_progress' })
  slow.resolve()
  await channel.hotel.settled(first)
  await channel.hotel.settled(second)
  expect(channel.prices()).toEqual(['80', '81'])
  expect(await channel.toldPrice()).toBe('81')
})

it('a booking and an update of its night arrive in the order in which they came', async () => {
  await channel.hotel.settled(
    await channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date: channel.date, availability: 5 }] }),
  )
  channel.answers(503)
  await channel.hotel.book({ channel_code: 'expedia', rooms: [bookedRoom('E1', channel.date, 1)] })
  await channel.attempts(2)
  const last = await channel.hotel.daily({
    inv_code: 'HR:1',
    dates: [{ date: channel.date, availability: 9 }],
  })
  channel.answers(204)
  await comeTo([5, 4, 9])
  await channel.hotel.settled(last)
})

it('a number that is on its way to the mapping that sells is followed by what is left after the sale', async () => {
  const available = async (availability: number) =>
    channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date: channel.date, availability }] })
  await channel.hotel.settled(await available(5))
  channel.answers(503)
  const late = await available(3)
  await channel.attempts(2)
  const booking = await channel.hotel.book({ rooms: [bookedRoom('B1', channel.date, 1)] })
  channel.answers(204)
  await comeTo([5, 3, 2])
  await channel.hotel.settled(late)
  channel.answers(503)
  const next = await available(4)
  await comeTo([5, 3, 2, 4])
  await channel.hotel.control('POST', `/bookings/${booking.hr_number}/cancel`, {})
  channel.answers(204)
  await comeTo([5, 3, 2, 4, 5])
  await channel.hotel.settled(next)
})

it('what was not delivered when the server stopped goes out after its next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-order-'))
  const database = join(folder, 'hotel.db')
  const before = await startHouse({ database })
  const own = await openHttpChannel(before)
  own.answers(503, 204)
  await own.price('80')
  await own.price('81')
  await own.attempts(1)
  await before.server.stop()
  const after = await startHouse({ database })
  await after.advance(600)
  await vi.waitFor(() => expect(own.prices().at(-1)).toBe('81'), waiting)
  expect(own.prices()).toEqual(own.prices().toSorted())
  await after.server.stop()
  await own.receiver.stop()
  await rm(folder, { recursive: true })
})
