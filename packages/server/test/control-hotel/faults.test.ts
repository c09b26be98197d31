import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusalOf } from '../support/answered.ts'
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
afterEach(() => house.done('DELETE', '/faults'))

const fault = (more: object) => house.done('POST', '/faults', { hr_id: hotel.hr_id, count: 1, ...more })
const push = (availability: number) =>
  hotel.api('PUT', 'v2/apps/rooms/daily', {
    rooms: [{ inv_code: 'HR:1', dates: [{ date: today, availability }] }],
  })
const stored = async () => (await hotel.availability(today, today))[0]

describe('an error in place of the answer', () => {
  test.each([
    [429, 'rate_limited', '1'],
    [500, 'internal_error', null],
    [503, 'unavailable', '1'],
  ])('comes with status %i, its code and how long to wait', async (status, code, retryAfter) => {
    await fault({ effect: 'status', status })
    const answer = await hotel.api('GET', 'v2/apps/rooms')
    expect(refusalOf(answer)).toEqual({ status, code })
    expect(answer.headers.get('retry-after')).toBe(retryAfter)
    expect(answer.headers.get('x-request-id')).toBe(answer.body.request_id)
    expect((await hotel.api('GET', 'v2/apps/rooms')).status).toBe(200)
  })

  test('before the commit means that nothing has happened', async () => {
    await fault({ effect: 'status', status: 503 })
    expect((await push(4)).status).toBe(503)
    expect(await stored()).toBeUndefined()
  })

  test('after the commit means that it has happened', async () => {
    await fault({ effect: 'status', status: 503, moment: 'after_commit' })
    expect((await push(4)).status).toBe(503)
    expect(await stored()).toBe(4)
  })
})

describe('a dropped connection', () => {
  test('before the commit means that nothing has happened', async () => {
    await fault({ effect: 'drop' })
    await expect(push(4)).rejects.toThrow('fetch failed')
    expect(await stored()).toBeUndefined()
  })

  test('after the commit means that it has happened', async () => {
    await fault({ effect: 'drop', moment: 'after_commit' })
    await expect(push(4)).rejects.toThrow('fetch failed')
    expect(await stored()).toBe(4)
  })

  test('delivers no reservation', async () => {
    const { hr_number } = await hotel.book()
    await fault({ effect: 'drop', moment: 'after_commit' })
    await expect(hotel.api('GET', 'v2/apps/reservations')).rejects.toThrow()
    expect((await hotel.api('GET', 'v2/apps/reservations')).body.reservations).toMatchObject([{ hr_number }])
  })
})

describe('a delay', () => {
  test('holds the request up, and then it is done', async () => {
    await fault({ effect: 'delay', delay_ms: 150 })
    const started = performance.now()
    expect((await push(4)).body.status).toBe('ok')
    expect(performance.now() - started).toBeGreaterThanOrEqual(145)
  })

  test('ends when the faults are removed', async () => {
    await fault({ effect: 'delay', delay_ms: 600_000 })
    const late = push(4)
    await vi.waitFor(async () =>
      expect((await house.done('GET', '/faults')).faults).toMatchObject([{ hits: 1 }]),
    )
    expect(await stored()).toBeUndefined()
    await house.done('DELETE', '/faults')
    expect((await late).body.status).toBe('ok')
    expect(await stored()).toBe(4)
  })

  test('does not keep the server from stopping', async () => {
    const other = await openHouse()
    await other.done('POST', '/faults', { effect: 'delay', delay_ms: 600_000 })
    const late = fetch(`${other.server.url}/api/v2/apps/rooms?hr_id=demo&token=demo-token`)
    await vi.waitFor(async () =>
      expect((await other.done('GET', '/faults')).faults).toMatchObject([{ hits: 1 }]),
    )
    await other.server.stop()
    expect((await late).status).toBe(200)
  })
})

test('a temporary refusal applies nothing, names no date, and its transaction has no entries', async () => {
  await fault({ effect: 'try_again', count: 2 })
  const { body } = await push(4)
  expect(body).toEqual({ status: 'try_again', transaction_id: expect.any(String), errors: [] })
  expect(await stored()).toBeUndefined()
  // Reads are not touched, and do not use the fault up.
  const { transaction_id } = body
  const details = await hotel.api('GET', 'v2/apps/infos/transaction_details', undefined, { transaction_id })
  expect(details.body.transaction).toMatchObject({
    counts: { failed: 0, succeeded: 0, in_progress: 0 },
    details: [],
  })
  const query = { inv_code: 'HR:1', start_date: today, end_date: today, availability: '4' }
  const range = await hotel.api('PUT', 'v2/apps/rooms/~', undefined, query)
  expect(range.body).toEqual({ status: 'try_again', transaction_id: expect.any(String) })
  expect((await push(4)).body.status).toBe('ok')
  expect(await stored()).toBe(4)
})

test('a broken answer ends in the middle of its JSON, and what was asked for is done', async () => {
  await fault({ effect: 'malformed_body', count: 2 })
  const answer = await push(4)
  expect(answer.status).toBe(200)
  expect(() => JSON.parse(answer.text)).toThrow()
  expect(await stored()).toBe(4)
  const { hr_number } = await hotel.book()
  expect((await hotel.api('GET', 'v2/apps/reservations')).body).toBeUndefined()
  expect((await hotel.api('GET', 'v2/apps/reservations')).body.reservations).toMatchObject([{ hr_number }])
})

describe('a rule', () => {
  test('hits the operation and the property that it names, and no other', async () => {
    const other = await buildHotel(house)
    await fault({ effect: 'status', status: 500, operation: 'listRooms', count: null })
    expect((await other.api('GET', 'v2/apps/rooms')).status).toBe(200)
    expect((await hotel.api('GET', 'v2/apps/infos/channels')).status).toBe(200)
    expect((await hotel.api('GET', 'v2/apps/rooms')).status).toBe(500)
  })

  test('counts down and counts its hits', async () => {
    const { id } = await fault({ effect: 'status', status: 500, count: 2 })
    const statuses: number[] = []
    for (let call = 0; call < 3; call += 1) statuses.push((await hotel.api('GET', 'v2/apps/rooms')).status)
    expect(statuses).toEqual([500, 500, 200])
    expect((await house.done('GET', '/faults')).faults).toMatchObject([{ id, count: 0, hits: 2 }])
    await house.done('DELETE', `/faults/${id}`)
    expect((await house.done('GET', '/faults')).faults).toEqual([])
    expect(refusalOf(await house.control('DELETE', `/faults/${id}`))).toEqual({
      status: 404,
      code: 'not_found',
    })
  })

  test('hits the same share of the requests for the same seed', async () => {
    const run = async () => {
      const { id } = await fault({ effect: 'status', status: 500, count: null, share: 0.4, seed: 11 })
      const seen: number[] = []
      for (let call = 0; call < 20; call += 1) seen.push((await hotel.api('GET', 'v2/apps/rooms')).status)
      await house.done('DELETE', `/faults/${id}`)
      return seen
    }
    const first = await run()
    expect(await run()).toEqual(first)
    expect(new Set(first)).toEqual(new Set([200, 500]))
  })

  test('names an operation that exists and an effect that is whole', async () => {
    const add = (body: object) => house.control('POST', '/faults', body)
    expect(refusalOf(await add({ effect: 'drop', operation: 'bookRoom' }))).toMatchObject({
      paths: ['operation'],
    })
    expect(refusalOf(await add({ effect: 'delay' }))).toMatchObject({ status: 422, paths: ['delay_ms'] })
    expect(refusalOf(await add({ effect: 'explode' }))).toMatchObject({ status: 422 })
  })
})
