import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Json } from '../support/answered.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse, waiting } from './hotel.ts'

/** A channel counts what it sells through a mapping, but not on its other mappings of the same group. */
let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  hotel = await house.openHotel({
    rooms: { 'HR:9': { is_master: true } },
    mappings: {
      bookingcom: { B1: 'HR:1', B1b: 'HR:1', 'B1-NR': 'NR:HR:1', B2: 'HR:2', B9: 'HR:9' },
      expedia: { E1: 'HR:1', E9: 'HR:9' },
    },
  })
})
afterAll(() => house.server.stop())

const date = inDays(20)
const set = async (availability: number, inv_code = 'HR:1') =>
  hotel.settled(await hotel.range({ inv_code, start_date: date, end_date: date, availability }))
const rooms = (...codes: string[]) => ({ rooms: codes.map((code) => bookedRoom(code, date, 1)) })
const book = async (...codes: string[]) => (await hotel.book(rooms(...codes))).hr_number
/** What the channel says of one booking. */
const say = (what: object) => hotel.book({ provider_number: 'N1', ...what })
const canceled = (code: string) => ({ rooms: [{ ...bookedRoom(code, date, 1), state: 'canceled' }] })
const cancel = (hr_number: string) => hotel.control('POST', `/bookings/${hr_number}/cancel`, {})

/** What is told while something happens: the availability by mapping. */
async function toldBy<Result>(act: () => Promise<Result>): Promise<[told: Json, Result]> {
  const deliveries = async (query = ''): Promise<Json[]> =>
    (await hotel.control('GET', `/deliveries?${query}`)).deliveries
  const before = (await deliveries()).length
  const result = await act()
  await expect.poll(() => deliveries('state=in_progress'), waiting).toEqual([])
  const told: Json = {}
  const after = await deliveries()
  for (const { mapping_code, rate_code } of after.slice(0, after.length - before)) {
    const [entry] = await hotel.calendar(rate_code, date)
    const shown = entry.channels.find((its: Json) => its.mapping_code === mapping_code)
    expect(told).not.toHaveProperty(mapping_code)
    told[mapping_code] = shown.availability
  }
  return [told, result]
}

it('a booking of the last room is told to every other mapping of the channel that sold it', async () => {
  await set(1)
  const [told] = await toldBy(() => book('B1'))
  expect(told).toEqual({ B1b: 0, 'B1-NR': 0, E1: 0 })
})

it('a booking through two mappings at once is told to both of them', async () => {
  await set(5)
  const [told] = await toldBy(() => book('B1', 'B1-NR'))
  expect(told).toEqual({ B1: 3, B1b: 3, 'B1-NR': 3, E1: 3 })
})

it('a booking that lands on the master room is told to every mapping of its group', async () => {
  await set(1, 'HR:9')
  const [told, hr_number] = await toldBy(() => book('LOFT'))
  expect(told).toEqual({ B9: 0, E9: 0 })
  expect((await toldBy(() => cancel(hr_number)))[0]).toEqual({ B9: 1, E9: 1 })
})

it('a booking by the rate, of which nobody knows the mapping, is told to every mapping', async () => {
  await set(1)
  const { mapping_code: _, ...room } = bookedRoom('B1', date, 1)
  const [told] = await toldBy(() => hotel.book({ rooms: [{ ...room, rate_code: 'HR:1' }] }))
  expect(told).toEqual({ B1: 0, B1b: 0, 'B1-NR': 0, E1: 0 })
})

it('a cancellation by the channel is told to all mappings but the one that gives the room back by itself', async () => {
  await set(1)
  await say(rooms('B1'))
  const [told] = await toldBy(() => say(canceled('B1')))
  expect(told).toEqual({ B1b: 1, 'B1-NR': 1, E1: 1 })
})

it('a cancellation by the front desk is told to all mappings', async () => {
  await set(1)
  const hr_number = await book('B1')
  const [told] = await toldBy(() => cancel(hr_number))
  expect(told).toEqual({ B1: 1, B1b: 1, 'B1-NR': 1, E1: 1 })
})

it('a cancellation by the channel that gives nothing back is told to the mapping that now shows a room', async () => {
  await set(0)
  const [nothing] = await toldBy(() => say(rooms('B1')))
  expect(nothing).toEqual({})
  const [told] = await toldBy(() => say(canceled('B1')))
  expect(told).toEqual({ B1: 0 })
})

it('a change from one mapping to another of the group is told to both, where it is the channel that says so', async () => {
  await set(3)
  const { hr_number } = await say(rooms('B1'))
  const content = { provider_number: 'N1', guest: 'Ada Byron', payment: 'cash', ...rooms('B1b') }
  const [nothing] = await toldBy(() => hotel.control('PUT', `/bookings/${hr_number}`, content))
  expect(nothing).toEqual({})
  const [told] = await toldBy(() => say(rooms('B1b')))
  expect(told).toEqual({ B1: 2, B1b: 2 })
})

it('a change by the front desk is told to all mappings', async () => {
  await set(3)
  const hr_number = await book('B1')
  const content = { guest: 'Ada Byron', payment: 'cash', ...rooms('B1', 'B1') }
  const [told] = await toldBy(() => hotel.control('PUT', `/bookings/${hr_number}`, content))
  expect(told).toEqual({ B1: 1, B1b: 1, 'B1-NR': 1, E1: 1 })
})

it('a cancellation by the channel is told to the mapping that sold the room where it stands for another group now', async () => {
  await set(1)
  await set(4, 'HR:2')
  await say(rooms('B1'))
  const mapping = { rate_code: 'HR:2', name: 'Room B1' }
  await toldBy(() => hotel.control('PUT', '/channels/bookingcom/mappings/B1', mapping))
  const [told] = await toldBy(() => say(canceled('B1')))
  expect(told).toEqual({ B1: 4, B1b: 1, 'B1-NR': 1, E1: 1 })
})

it('what the channel says of a booking that the front desk canceled is told to the mapping that counted it', async () => {
  await set(1)
  const { hr_number } = await say(rooms('B1'))
  await toldBy(() => cancel(hr_number))
  const [told] = await toldBy(() => say(canceled('B1')))
  expect(told).toEqual({ B1: 1 })
  expect((await toldBy(() => say({ ...canceled('B1'), note: 'Again' })))[0]).toEqual({})
})

it('what the channel says of a booking is counted from what it said before, not from what the front desk made of it', async () => {
  await set(3)
  const { hr_number } = await say(rooms('B1'))
  const content = { provider_number: 'N1', guest: 'Ada Byron', payment: 'credit_card', ...rooms('B1', 'B1') }
  const [changed] = await toldBy(() => hotel.control('PUT', `/bookings/${hr_number}`, content))
  expect(changed).toEqual({ B1: 1, B1b: 1, 'B1-NR': 1, E1: 1 })
  const [same] = await toldBy(() => say({ ...rooms('B1', 'B1'), payment: 'credit_card' }))
  expect(same).toEqual({ B1: 1 })
  await toldBy(() => hotel.control('PUT', `/bookings/${hr_number}`, { ...content, ...rooms('B1b') }))
  const [noted] = await toldBy(() => say({ ...rooms('B1', 'B1'), note: 'Late arrival' }))
  expect(noted).toEqual({ B1: 1, B1b: 1, 'B1-NR': 1, E1: 1 })
})
