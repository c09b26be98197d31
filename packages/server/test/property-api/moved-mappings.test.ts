import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Json } from '../support/answered.ts'
import { type Hotel, type House, inDays, startHouse, waiting } from './hotel.ts'

/** A channel sells by the last number that it was told, also where its mapping leads to another group now. */
let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  hotel = await house.openHotel({ mappings: { bookingcom: { B1: 'HR:1' }, expedia: { E1: 'NR:HR:1' } } })
})
afterAll(() => house.server.stop())

const set = (inv_code: string, from: number, to: number, availability: number) =>
  hotel.range({ inv_code, start_date: inDays(from), end_date: inDays(to), availability })
const settled = () =>
  expect
    .poll(async () => (await hotel.control('GET', '/deliveries?state=in_progress')).deliveries, waiting)
    .toEqual([])
const move = (rate_code: string) =>
  hotel.control('PUT', '/channels/bookingcom/mappings/B1', { name: 'Room B1', rate_code })

/** What a mapping was told last of four dates: its availability and price. */
async function told(rate: string, code: string) {
  await settled()
  const entries = await hotel.calendar(rate, inDays(20), inDays(23))
  return entries.map(({ channels }) => {
    const its = channels.find(({ mapping_code }: Json) => mapping_code === code)
    return its.availability
  })
}

it('a mapping that leads to a group with nothing set is told 0 where it had a number', async () => {
  await hotel.settled(await set('HR:1', 20, 22, 5))
  await move('HR:2')
  expect(await told('HR:2', 'B1')).toEqual([0, 0, 0])
})

it('a mapping is told 0 only where its new group has no number', async () => {
  await hotel.settled(await set('HR:1', 20, 22, 5))
  await hotel.settled(await set('HR:2', 22, 23, 3))
  await move('HR:2')
  expect(await told('HR:2', 'B1')).toEqual([0, 0, 3, 3])
  await move('HR:1')
  expect(await told('HR:1', 'B1')).toEqual([5, 5, 5, 0])
})

it('a mapping of a rate that changes its group is told 0 where that has no number', async () => {
  await hotel.settled(await set('HR:1', 20, 21, 5))
  const room = { name: 'Saver', inv_code: 'HR:2', room_capacity: 3, adult_capacity: 2 }
  await hotel.control('PUT', '/rooms/NR:HR:1', room)
  expect(await told('NR:HR:1', 'E1')).toEqual([0, 0])
})

it('a channel that is sent everything again is told the same 0', async () => {
  await hotel.settled(await set('HR:1', 20, 21, 5))
  await move('HR:2')
  await settled()
  const before = (await hotel.control('GET', '/deliveries')).deliveries.length
  expect(await hotel.control('POST', '/channels/bookingcom/resend', {})).toEqual({ deliveries: 1 })
  expect(await told('HR:2', 'B1')).toEqual([0, 0])
  expect((await hotel.control('GET', '/deliveries')).deliveries).toHaveLength(before + 1)
})

it('a number that is still on its way when its mapping moves is followed by 0', async () => {
  const connector = { kind: 'simulated', latency_ms: 600_000 }
  await hotel.control('PUT', '/channels/bookingcom', { connector })
  await set('HR:1', 20, 20, 5)
  await move('HR:2')
  await house.advance(600)
  expect(await told('HR:2', 'B1')).toEqual([0])
})

it('a channel that was told no number is told none', async () => {
  const prices = { rate_code: 'HR:1', dates: [{ date: inDays(20), price: '80' }] }
  await hotel.settled(await hotel.daily(prices))
  await move('HR:2')
  await settled()
  const { deliveries } = await hotel.control('GET', '/deliveries')
  expect(deliveries).toHaveLength(1)
})
