import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { httpSlots } from '../../src/distribution/http-slots.ts'
import { startServer } from '../../src/index.ts'
import { type House, start, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'
import type { Json } from '../support/answered.ts'
import { status } from '../support/receiver.ts'
import { rowsBeside } from '../support/rows-beside.ts'

it('a clock that was ahead for a moment holds up no room', async () => {
  const house = await startHouse()
  const channel = await openHttpChannel(house)
  await house.setClock('2028-09-15T09:00:00Z')
  channel.answers(503)
  const date = '2029-12-01'
  await channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date, price: '90' }] })
  await channel.attempts(1)
  channel.answers(204)
  await house.setClock('2027-09-15T09:00:00Z')
  const closing = await channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date, availability: 0 }] })
  await channel.hotel.settled(closing)
  expect(await channel.hotel.calendar('HR:1', date)).toMatchObject([
    { channels: [{ channel_code: 'bookingcom', price: '90', availability: 0 }, {}] },
  ])
  await channel.receiver.stop()
  await house.server.stop()
})

it('what was accepted by a clock that is ahead by minutes, as that of another process may be, is sent at once', async () => {
  const house = await startHouse()
  const { hotel, receiver } = await openHttpChannel(house)
  const first = Promise.withResolvers<void>()
  receiver.answer = (response) => {
    receiver.answer = status(204)
    void first.promise.then(() => response.writeHead(204).end())
  }
  const dates = [{ date: '2027-12-01', price: '90' }]
  await hotel.daily({ inv_code: 'HR:1', dates })
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(1), waiting)
  await house.advance(600)
  const ahead = await hotel.daily({ inv_code: 'HR:1', dates: [{ ...dates[0], price: '95' }] })
  await house.setClock(start)
  first.resolve()
  expect(await hotel.settled(ahead)).toMatchObject({ counts: { failed: 0 } })
  await receiver.stop()
  await house.server.stop()
})

it('a change that a simulated channel has not taken yet when the clock is set back holds up no room', async () => {
  const house = await startHouse()
  const hotel = await house.openHotel({ channels: { bookingcom: { kind: 'simulated', latency_ms: 5_000 } } })
  const dates = [{ date: '2027-12-01', availability: 0 }]
  const before = await hotel.daily({ inv_code: 'HR:1', dates })
  await house.setClock('2027-09-14T09:00:00Z')
  const after = await hotel.daily({ inv_code: 'HR:1', dates })
  await house.advance(5)
  expect(await hotel.settled(before)).toMatchObject({ counts: { failed: 0 } })
  expect(await hotel.settled(after)).toMatchObject({ counts: { failed: 0 } })
  await house.server.stop()
})

it('a receiver that hangs for 66 hotels leaves room for the requests to others', async () => {
  const slots = httpSlots()
  const hang = Promise.withResolvers<void>()
  let hanging = 0
  const under = Array.from({ length: 66 * 4 }, (_, index) =>
    slots({ hr_id: `hotel-${index % 66}`, channel_code: 'b' }, 'https://hangs.example/in', () => {
      hanging += 1
      return hang.promise
    }),
  )
  const good = slots({ hr_id: 'another', channel_code: 'b' }, 'https://good.example/in', async () => 'taken')
  expect(await good).toBe('taken')
  expect(hanging).toBe(16)
  hang.resolve()
  await Promise.all(under)
})

it('four receivers that hang leave room for the fifth of the same hotel', async () => {
  const slots = httpSlots()
  const hang = Promise.withResolvers<void>()
  const under = Array.from({ length: 64 }, (_, index) => {
    const channel_code = `c${index % 4}`
    return slots({ hr_id: 'hotel', channel_code }, `https://${channel_code}.example/`, () => hang.promise)
  })
  const good = slots({ hr_id: 'hotel', channel_code: 'z' }, 'https://z.example/', async () => 'taken')
  expect(await good).toBe('taken')
  hang.resolve()
  await Promise.all(under)
})

it('a change whose outcome cannot be recorded is not sent again and again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-full-'))
  const database = join(folder, 'hotel.db')
  const house = await startHouse({ database })
  const channel = await openHttpChannel(house)
  const beside = await rowsBeside(database)
  await beside.fail('delivery', true)
  const update = await channel.price('80')
  await vi.waitFor(() => expect(channel.prices()).toEqual(['80']), waiting)
  // The server may be writing, in this very thread.
  await vi.waitFor(() => beside.fail('delivery', false), waiting)
  await channel.hotel.settled(update)
  expect(channel.prices()).toEqual(['80'])
  await beside.close()
  await channel.receiver.stop()
  await house.server.stop()
  await rm(folder, { recursive: true })
})

it('a success of a change that never failed ends the pauses of what failed on that channel', async () => {
  const house = await startHouse()
  const channel = await openHttpChannel(house)
  channel.receiver.answer = status(503)
  await channel.price('80')
  await channel.attempts(12)
  channel.receiver.answer = status(204)
  await channel.price('70', 'HR:2')
  await vi.waitFor(() => expect(channel.prices('B2')).toEqual(['70']), waiting)
  await vi.waitFor(async () => expect(await channel.toldPrice()).toBe('80'), waiting)
  await channel.receiver.stop()
  await house.server.stop()
})

describe('a receiver that asks for a pause for one of its rooms', () => {
  const askedSeconds = 600
  let house: House
  let channel: HttpChannel
  beforeEach(async () => {
    house = await startHouse()
    channel = await openHttpChannel(house)
    channel.receiver.answer = (response, request) => {
      const isFull = JSON.parse(request.body).mapping_code === 'B1' && channel.prices('B1').length === 1
      const pause = isFull ? { 'retry-after': String(askedSeconds) } : undefined
      status(isFull ? 429 : 204, '', pause)(response, request)
    }
    await channel.price('80')
    await vi.waitFor(async () => expect(await nextAttempt()).toBeDefined(), waiting)
  })
  afterEach(async () => {
    await channel.receiver.stop()
    await house.server.stop()
  })
  const nextAttempt = async () => {
    const { connections } = await channel.hotel.control('GET', '/channels')
    const its = connections.find(({ channel_code }: Json) => channel_code === 'bookingcom')
    return its.failing?.next_attempt_at
  }

  it('is not sent it sooner because it takes another', async () => {
    const { now } = await house.control('GET', '/clock')
    // The first success ends the pauses of what failed; by the second one that is done.
    for (const price of ['70', '71']) await channel.hotel.settled(await channel.price(price, 'HR:2'))
    expect(channel.prices('B2')).toEqual(['70', '71'])
    expect(Date.parse(await nextAttempt()) - Date.parse(now)).toBeGreaterThan((askedSeconds - 10) * 1000)
    expect(channel.prices('B1')).toEqual(['80'])
    await house.advance(askedSeconds + 2)
    await vi.waitFor(() => expect(channel.prices('B1')).toEqual(['80', '80']), waiting)
  })

  it('is sent it at once where an operator asks for that', async () => {
    await channel.hotel.control('POST', '/channels/bookingcom/resend')
    await vi.waitFor(() => expect(channel.prices('B1')).toEqual(['80', '80']), waiting)
  })
})

it('an attempt that was under way when an operator asks for all to be sent again brings no pause', async () => {
  const house = await startHouse()
  const channel = await openHttpChannel(house)
  const refused = Promise.withResolvers<void>()
  channel.receiver.answer = async (response, request) => {
    await refused.promise
    status(503, '', { 'retry-after': '800' })(response, request)
  }
  const update = await channel.price('80')
  await channel.attempts(1)
  await channel.hotel.control('POST', '/channels/bookingcom/resend')
  channel.answers(204)
  refused.resolve()
  expect(await channel.hotel.settled(update)).toMatchObject({ counts: { succeeded: 2, failed: 0 } })
  await channel.receiver.stop()
  await house.server.stop()
})

it('after a restart in the middle of parts, what was accepted before them goes under higher numbers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-restart-'))
  const database = join(folder, 'hotel.db')
  const first = await startHouse({ database })
  const channel = await openHttpChannel(first)
  const held: (() => void)[] = []
  channel.receiver.answer = (response, request) => {
    const number = channel.receiver.seen.length
    if (number === 2) status(204)(response, request)
    else held.push(() => status(422)(response, request))
  }
  const arrived = (requests: number) =>
    vi.waitFor(() => expect(channel.receiver.seen.length).toBe(requests), waiting)
  const dates = [{ date: channel.date, price: '80', min_stay: 2 }]
  await channel.hotel.daily({ inv_code: 'HR:1', dates })
  await arrived(1)
  await channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date: channel.date, availability: 0 }] })
  held.splice(0)[0]?.()
  await arrived(3)
  await first.server.stop()
  const sent = channel.bodies().map(({ delivery_id }) => delivery_id)
  channel.answers(204)
  const second = await startServer({ port: 0, test: true, database })
  await arrived(4)
  const last = channel.bodies().at(-1)
  expect(last.dates[0]).toMatchObject({ availability: 0 })
  expect(last.delivery_id).toBeGreaterThan(Math.max(...sent))
  await second.stop()
  await channel.receiver.stop()
  await rm(folder, { recursive: true })
})
