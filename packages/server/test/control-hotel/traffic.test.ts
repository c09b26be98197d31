import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answered } from '../support/answered.ts'
import { buildHotel, type Hotel, type House, openHouse, setClock, today } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await openHouse()
  await setClock(house)
})
afterAll(() => house.server.stop())
beforeEach(async () => {
  hotel = await buildHotel(house)
})

const deliveries = async (query: string) => (await hotel.done('GET', `/deliveries?${query}`)).deliveries

test('deliveries show what becomes of an update on each mapping, newest first', async () => {
  const transaction_id = await hotel.push([today], { availability: 3 })
  await hotel.settled()
  const all = await deliveries(`transaction_id=${transaction_id}`)
  expect(all.map((its: { mapping_code: string }) => its.mapping_code).sort()).toEqual([
    '3301',
    '3399',
    'EXP-1',
    'HR:1',
  ])
  expect(all).toMatchObject([
    { state: 'succeeded' },
    { state: 'succeeded' },
    { state: 'succeeded' },
    { state: 'succeeded' },
  ])
  const ids = all.map((its: { id: number }) => its.id)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))

  expect(await deliveries(`channel_code=expedia&transaction_id=${transaction_id}`)).toHaveLength(1)
  expect(await deliveries('transaction_id=none')).toEqual([])
  const first = await deliveries('limit=3')
  const rest = await deliveries(`limit=3&after=${first[2].id}`)
  expect([...first, ...rest]).toEqual(all)
})

test('deliveries tell why a channel did not take a change', async () => {
  const script = [{ outcome: 'fail', message: 'No such room.' }]
  await hotel.connect('expedia', { kind: 'simulated', latency_ms: 0, failure_rate: 0, seed: 1, script })
  await hotel.push([today], { availability: 3 })
  await hotel.settled()
  expect(await deliveries('state=failed')).toMatchObject([
    { channel_code: 'expedia', error_message: 'No such room.', attempts: 1 },
  ])
  const refusals = async () =>
    (await hotel.done('GET', '/channels')).connections.flatMap((its: { last_refusal: string | null }) =>
      its.last_refusal === null ? [] : [its.last_refusal],
    )
  expect(await refusals()).toEqual(['No such room.'])
  await hotel.push([today], { availability: 4 })
  await hotel.settled()
  expect(await refusals()).toEqual([])
})

test('requests are kept, newest first, without their tokens', async () => {
  await hotel.push([today], { availability: 3 })
  await hotel.api('GET', 'v2/apps/reservations', undefined, { per_page: '5' })
  await answered(`${house.server.url}/api/v2/apps/rooms?hr_id=${hotel.hr_id}&token=not-the-token`)
  const requests = await vi.waitFor(async () => {
    const list = (await house.done('GET', '/requests?limit=3')).requests
    expect(list[0]).toMatchObject({ status: 401 })
    return list
  })
  expect(requests).toMatchObject([
    { hr_id: null, operation_id: 'listRooms', status: 401 },
    {
      hr_id: hotel.hr_id,
      operation_id: 'listReservations',
      method: 'GET',
      path: '/api/v2/apps/reservations',
    },
    { hr_id: hotel.hr_id, operation_id: 'updateRoomsDaily', status: 200, faults: [] },
  ])
  expect(requests[1].query).toContain('per_page=5')
  const text = JSON.stringify(requests)
  expect(text).not.toContain('not-the-token')
  expect(text).not.toContain(`${hotel.hr_id}-token`)
  expect((await house.done('GET', `/requests?hr_id=${hotel.hr_id}`)).requests).toHaveLength(2)
})

test('requests of a path or method that no operation has are kept, too, and preflights are not', async () => {
  const secret = `hr_id=${hotel.hr_id}&token=${hotel.hr_id}-token`
  const origin = { origin: 'http://localhost:5173', 'access-control-request-method': 'PUT' }
  await fetch(`${house.server.url}/api/v2/apps/rooms/daily`, { method: 'OPTIONS', headers: origin })
  await answered(`${house.server.url}/api/v2/apps/roms?${secret}`)
  await answered(`${house.server.url}/api/v2/apps/rooms?${secret}`, { method: 'DELETE' })
  await answered(`${house.server.controlUrl}/control/v1/nowhere`)
  const requests = await vi.waitFor(async () => {
    const list = (await house.done('GET', '/requests?limit=2')).requests
    expect(list[0]).toMatchObject({ status: 405 })
    return list
  })
  const unknown = { hr_id: null, operation_id: null, result: 'refused' }
  expect(requests).toMatchObject([
    { ...unknown, method: 'DELETE', path: '/api/v2/apps/rooms', status: 405 },
    { ...unknown, method: 'GET', path: '/api/v2/apps/roms', status: 404, outcome: 'refused: path_not_found' },
  ])
  expect(JSON.stringify(requests)).not.toContain(`${hotel.hr_id}-token`)
})

test('requests tell which faults hit them, and that a caller got no answer', async () => {
  await house.done('POST', '/faults', { effect: 'drop', hr_id: hotel.hr_id })
  await expect(hotel.api('GET', 'v2/apps/rooms')).rejects.toThrow()
  await house.done('DELETE', '/faults')
  await vi.waitFor(async () => {
    const { requests } = await house.done('GET', `/requests?hr_id=${hotel.hr_id}`)
    expect(requests[0]).toMatchObject({ status: null, faults: ['drop'] })
  })
})
