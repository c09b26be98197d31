import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Calls, createHotel, day, room, startCalls, updateDaily } from './calls.ts'
import { countersOf, deliveriesOf, toldOf } from './linden.ts'

let calls: Calls
let hotel: { hr_id: string; token: string }
beforeAll(async () => {
  calls = await startCalls()
  hotel = await createHotel(calls, 'linden')
  for (const code of ['HR:1', 'HR:2']) {
    await calls.control('PUT', `/properties/linden/rooms/${code}`, room(code))
  }
  await calls.control('PUT', `${at}/bookingcom`, { connector: { kind: 'simulated' } })
  await calls.control('PUT', `${at}/online`, { connector: { kind: 'direct' } })
})
afterAll(() => calls.server.stop())

const at = '/properties/linden/channels'
const counters = (channel: string) => countersOf(calls, channel)
const told = (mapping: string) => toldOf(calls, mapping)
const deliveries = (query: string) => deliveriesOf(calls, query)

test('maps a room, shows it, and makes a delivery for it from then on', async () => {
  const put = await calls.control('PUT', `${at}/bookingcom/mappings/B-1`, {
    rate_code: 'HR:1',
    name: 'Double',
  })
  expect(put.body).toEqual({ mapping_code: 'B-1', rate_code: 'HR:1', name: 'Double' })
  expect((await calls.control('GET', `${at}/bookingcom/mappings`)).body).toEqual({ mappings: [put.body] })
  const { body } = await calls.property('v2/apps/rooms', hotel)
  expect(body.rooms[0]).toMatchObject({ rate_code: 'HR:1', channel_codes: ['bookingcom'] })
  // There was nothing in the calendar that it could have been told.
  expect(await deliveries('channel_code=bookingcom')).toEqual([])
  await updateDaily(calls, hotel, [
    { inv_code: 'HR:1', dates: [{ date: day(5), availability: 4, price: '120.50', min_stay: 2 }] },
  ])
  expect(await deliveries('channel_code=bookingcom')).toMatchObject([{ mapping_code: 'B-1' }])
  await vi.waitFor(async () =>
    expect(await counters('bookingcom')).toEqual({ in_progress: 0, succeeded: 1, failed: 0 }),
  )
})

test('refuses a mapping of a rate that the property does not have', async () => {
  const answer = await calls.control('PUT', `${at}/bookingcom/mappings/B-9`, { rate_code: 'HR:9', name: 'X' })
  expect(refusalOf(answer)).toEqual({ status: 422, code: 'unknown_reference', paths: ['rate_code'] })
})

test('tells a new mapping what the calendar has from today on, and it alone', async () => {
  const [last] = await deliveries('channel_code=bookingcom')
  await calls.control('PUT', `${at}/bookingcom/mappings/B-2`, { rate_code: 'HR:1', name: 'Twin' })
  expect((await deliveries('channel_code=bookingcom')).slice(0, 2)).toMatchObject([
    { mapping_code: 'B-2', name: 'Twin', rate_code: 'HR:1', inv_code: 'HR:1' },
    last,
  ])
  await vi.waitFor(async () => expect(await told('B-2')).toMatchObject([{ availability: 4, min_stay: 2 }]))
})

test('says nothing to the channel when only the name of a mapping changes', async () => {
  const before = await deliveries('channel_code=bookingcom')
  await calls.control('PUT', `${at}/bookingcom/mappings/B-2`, { rate_code: 'HR:1', name: 'Twin beds' })
  expect(await deliveries('channel_code=bookingcom')).toHaveLength(before.length)
})

test('tells a mapping that moves to another rate what that one has, channel-limited values first', async () => {
  await updateDaily(calls, hotel, [
    { inv_code: 'HR:2', dates: [{ date: day(6), availability: 9, price: 80 }] },
  ])
  await calls.control('PUT', `${at}/bookingcom/mappings/B-3`, { rate_code: 'HR:2', name: 'Suite' })
  await updateDaily(calls, hotel, [
    { inv_code: 'HR:2', channel_codes: ['bookingcom'], dates: [{ date: day(6), availability: 1 }] },
  ])
  await calls.control('PUT', `${at}/bookingcom/mappings/B-2`, { rate_code: 'HR:2', name: 'Twin' })
  await vi.waitFor(async () =>
    expect(await told('B-2')).toContainEqual(expect.objectContaining({ availability: 1, price: '80' })),
  )
})

test('makes no deliveries for a mapping on the direct channel, which sells from the calendar itself', async () => {
  await calls.control('PUT', `${at}/online/mappings/HR:1`, { rate_code: 'HR:1', name: 'Double' })
  expect(await deliveries('channel_code=online')).toEqual([])
})

test('forgets what a deleted mapping was told', async () => {
  expect(await told('B-3')).not.toEqual([])
  expect((await calls.control('DELETE', `${at}/bookingcom/mappings/B-3`)).status).toBe(204)
  const { body } = await calls.control('GET', `${at}/bookingcom/mappings`)
  expect(body.mappings.map((its: { mapping_code: string }) => its.mapping_code)).toEqual(['B-1', 'B-2'])
  expect(await told('B-3')).toEqual([])
})
