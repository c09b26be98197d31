import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bookedRoom, type House, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'
import type { Json } from '../support/answered.ts'

/** A channel that sells, counts by itself, and says so soon; what it is told between ends what it counted. */
let house: House
let channel: HttpChannel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  channel = await openHttpChannel(house)
  await channel.hotel.settled(
    await channel.hotel.daily({ inv_code: 'HR:1', dates: [{ date: channel.date, availability: 20 }] }),
  )
})
afterEach(() => channel.receiver.stop())
afterAll(() => house.server.stop())

let booked = 0
const says = () => {
  booked += 1
  return channel.hotel.book({ provider_number: `N${booked}`, rooms: [bookedRoom('B1', channel.date, 1)] })
}
/** What the channel has, as the hotel sees it; null where nobody knows. */
const known = async () => {
  const [{ channels }] = (await channel.hotel.calendar('HR:1', channel.date)) as [Json]
  return channels.find((its: Json) => its.channel_code === 'bookingcom').availability
}
const toldNumbers = () =>
  channel
    .bodies()
    .filter(({ mapping_code }) => mapping_code === 'B1')
    .flatMap(({ dates }) => dates.map(({ availability }: Json) => availability))
const isTold = (number: number) =>
  vi.waitFor(async () => {
    expect(toldNumbers().at(-1)).toBe(number)
    expect(await known()).toBe(number)
  }, waiting)

it('is told nothing again where it was told nothing lately: a next sale may be on its way', async () => {
  await house.advance(2 * 3600)
  await says()
  expect(await known()).toBe(19)
  await says()
  expect(await known()).toBe(18)
  await house.advance(3600)
  expect(await known()).toBe(18)
  expect(toldNumbers()).toEqual([20])
})

it('is told again a minute after its last message, where it was told lately', async () => {
  await says()
  expect(await known()).toBeNull()
  await house.advance(50)
  await says()
  await house.advance(50)
  // By then what was due is told too.
  await channel.hotel.settled(await channel.price('70', 'HR:2'))
  expect(toldNumbers()).toEqual([20])
  expect(await known()).toBeNull()
  await house.advance(10)
  await isTold(18)
})

it('is told again ten minutes after the first message, however many follow', async () => {
  await says()
  for (let message = 0; message < 12; message += 1) {
    await house.advance(49)
    await says()
    expect(toldNumbers()).toEqual([20])
  }
  await house.advance(12)
  await isTold(7)
})
