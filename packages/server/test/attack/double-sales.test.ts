import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bookedRoom, daysAfter, type House, type Json, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'

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
