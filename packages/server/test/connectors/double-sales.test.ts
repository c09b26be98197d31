import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bookedRoom, daysAfter, type House, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'
import type { Json } from '../support/answered.ts'

/** A channel that counts by itself what its guests book and cancel, as channels do. */
let house: House
let channel: HttpChannel
let sells: Map<string, number>
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  channel = await openHttpChannel(house)
  sells = new Map()
  channel.receiver.answer = (response, { body }) => {
    const { mapping_code, dates } = JSON.parse(body)
    if (mapping_code === 'B1')
      for (const { date, availability } of dates)
        if (availability !== undefined) sells.set(date, availability)
    response.writeHead(204).end()
  }
  await push(1, 0)
  await push(1, 1)
})
afterEach(() => channel.receiver.stop())
afterAll(() => house.server.stop())

const night = (number: number) => daysAfter(channel.date, number)

/** The PMS sets a night, and the channel takes it. */
const push = async (availability: number, number = 0) =>
  channel.hotel.settled(
    await channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date: night(number), availability }] }),
  )

/** A guest of the channel books (-1) or cancels (1) there: nobody else knows of it yet. */
const counts = (by: number, number = 0) =>
  sells.set(night(number), Math.max(0, (sells.get(night(number)) ?? 0) + by))

const room = (first: number, nights: number) => bookedRoom('B1', night(first), nights)
const canceled = (first: number, nights: number) => ({ ...room(first, nights), state: 'canceled' })
const says = (rooms: object[], more: object = {}) =>
  channel.hotel.book({ provider_number: 'N1', rooms, ...more })

const sold = () => {
  counts(-1)
  return says([room(0, 1)])
}

const desk = {
  changes: ({ hr_number }: Json, ...rooms: object[]) => {
    const booking = { provider_number: 'N1', guest: 'Ada Byron', payment: 'cash', rooms }
    return channel.hotel.control('PUT', `/bookings/${hr_number}`, booking)
  },
  cancels: ({ hr_number }: Json) => channel.hotel.control('POST', `/bookings/${hr_number}/cancel`, {}),
}

const inProgress = async () =>
  (await channel.hotel.control('GET', '/deliveries?state=in_progress')).deliveries.length

/** What the hotel and the channel have of the first two nights, once nothing is on its way. */
async function left() {
  await vi.waitFor(async () => expect(await inProgress()).toBe(0), waiting)
  const hotel = (await channel.hotel.calendar('HR:1', night(0), night(1))).map((its) => its.availability)
  return { hotel, channel: [sells.get(night(0)), sells.get(night(1))] }
}
const same = (...numbers: number[]) => ({ hotel: numbers, channel: numbers })

describe('the mapping that sold a room has what the hotel has', () => {
  it('when the front desk gives the booking the last room of another night', async () => {
    await desk.changes(await sold(), room(0, 2))
    expect(await left()).toEqual(same(0, 0))
  })

  it('when the front desk cancels the booking, and when the channel does so afterwards', async () => {
    await desk.cancels(await sold())
    expect(await left()).toEqual(same(1, 1))
    counts(1)
    await says([canceled(0, 1)])
    expect(await left()).toEqual(same(1, 1))
  })

  it('when the channel says again what the front desk had changed', async () => {
    await desk.changes(await sold(), room(1, 1))
    expect(await left()).toEqual(same(1, 0))
    await says([room(0, 1)], { note: 'Late arrival' })
    expect(await left()).toEqual(same(0, 1))
  })

  it('when the channel says by itself what the front desk had changed already', async () => {
    await desk.changes(await sold(), { ...room(1, 1), total_adult: 1 })
    counts(1)
    counts(-1, 1)
    await says([{ ...room(1, 1), total_adult: 1 }], { guest: 'Ada Byron', payment: 'cash' })
    expect(await left()).toEqual(same(1, 0))
  })
})

describe('a message of a booking that comes late, after the PMS has set the night once more', () => {
  /** The channel sells its last room, the PMS sets what it has, and then the message of the booking is here. */
  async function lateMessage() {
    counts(-1)
    await push(1)
    return says([room(0, 1)])
  }

  it('is followed by the number that is right, a minute later and not before', async () => {
    await lateMessage()
    await house.advance(40)
    expect(await left()).toEqual({ hotel: [0, 1], channel: [1, 1] })
    await house.advance(20)
    await vi.waitFor(async () => expect(await left()).toEqual(same(0, 1)), waiting)
  })

  it('is followed by it once, however many requests come', async () => {
    await lateMessage()
    const before = channel.receiver.seen.length
    await house.advance(60)
    await vi.waitFor(async () => expect(await left()).toEqual(same(0, 1)), waiting)
    await house.advance(86_400)
    await left()
    expect(channel.receiver.seen.length).toBe(before + 1)
  })

  it('leaves what the channel has counted of the next booking, whose message is on its way', async () => {
    await push(3)
    await says([room(0, 1)])
    counts(-2)
    await house.advance(40)
    await says([room(0, 1)], { provider_number: 'N2' })
    expect(await left()).toEqual(same(1, 1))
  })

  it('makes the number unknown that the channel was told, until it is told again', async () => {
    await lateMessage()
    const told = async () => {
      const [{ channels }] = (await channel.hotel.calendar('HR:1', night(0))) as [Json]
      return channels.find((its: Json) => its.channel_code === 'bookingcom').availability
    }
    expect(await told()).toBeNull()
    await house.advance(60)
    await vi.waitFor(async () => expect(await told()).toBe(0), waiting)
  })

  it('takes its number back also where another room has the code of its mapping a moment later', async () => {
    await lateMessage()
    const mapping = '/channels/bookingcom/mappings/B1'
    await channel.hotel.control('DELETE', mapping)
    await channel.hotel.control('PUT', mapping, { rate_code: 'HR:2', name: 'Room B1' })
    await vi.waitFor(async () => expect((await left()).channel).toEqual([0, 0]), waiting)
  })

  it('tells a simulated channel nothing again', async () => {
    const date = night(0)
    await channel.hotel.book({ channel_code: 'expedia', rooms: [bookedRoom('E1', date, 1)] })
    await house.advance(60)
    await left()
    const [{ channels }] = (await channel.hotel.calendar('HR:1', date)) as [Json]
    expect(channels.find((its: Json) => its.channel_code === 'expedia').availability).toBe(1)
  })
})

it('what a channel has counted is told again also where the server is started anew within that minute', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-counted-'))
  const database = join(folder, 'hotel.db')
  const before = await startHouse({ database })
  const own = await openHttpChannel(before)
  const range = { inv_code: 'HR:1', dates: [{ date: own.date, availability: 1 }] }
  await own.hotel.settled(await own.hotel.daily(range))
  await own.hotel.book({ rooms: [bookedRoom('B1', own.date, 1)] })
  await before.server.stop()
  const requests = own.receiver.seen.length
  const after = await startHouse({ database })
  await after.advance(60)
  await own.attempts(requests + 1)
  expect(own.bodies().at(-1).dates).toEqual([{ date: own.date, availability: 0 }])
  await after.server.stop()
  await own.receiver.stop()
  await rm(folder, { recursive: true })
})
