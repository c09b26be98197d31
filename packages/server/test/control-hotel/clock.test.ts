import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { buildHotel, dayAfter, type Hotel, type House, morning, openHouse, setClock, today } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.server.stop())
beforeEach(async () => {
  await setClock(house)
  hotel = await buildHotel(house)
})

const daySeconds = 86_400
const advance = (seconds: number) => house.done('POST', '/clock/advance', { seconds })

test('runs on from the time that was set', async () => {
  const set = await house.done('PUT', '/clock', { now: '2027-06-01T12:00:00+02:00' })
  expect(Date.parse(set.now)).toBeGreaterThanOrEqual(Date.parse('2027-06-01T10:00:00Z'))
  const before = Date.now()
  const later = await house.done('GET', '/clock')
  const after = Date.now()
  expect(later.offset_ms).toBe(set.offset_ms)
  expect(Date.parse(later.now) - later.offset_ms).toBeGreaterThanOrEqual(before)
  expect(Date.parse(later.now) - later.offset_ms).toBeLessThanOrEqual(after)
  const moved = await advance(90)
  expect(moved.offset_ms - set.offset_ms).toBe(90_000)
})

test('steps that are asked for at the same time add up', async () => {
  const before = await house.done('GET', '/clock')
  await Promise.all(Array.from({ length: 5 }, () => advance(3600)))
  expect((await house.done('GET', '/clock')).offset_ms - before.offset_ms).toBe(5 * 3_600_000)
})

test('stays within the years that can be written', async () => {
  const set = (now: string) => house.control('PUT', '/clock', { now })
  expect(refusalOf(await set('9999-12-31T00:00:00Z'))).toMatchObject({ status: 422, paths: ['now'] })
  expect(refusalOf(await set('1066-10-14T00:00:00Z'))).toMatchObject({ status: 422, paths: ['now'] })
  await house.done('PUT', '/clock', { now: '8990-01-01T00:00:00Z' })
  const far = await house.control('POST', '/clock/advance', { seconds: 1_000_000_000 })
  expect(refusalOf(far)).toMatchObject({ status: 422, paths: ['seconds'] })
})

test('moves the today of the property', async () => {
  const push = (date: string) =>
    hotel.api('PUT', 'v2/apps/rooms/daily', {
      rooms: [{ inv_code: 'HR:1', dates: [{ date, availability: 1 }] }],
    })
  expect((await push(today)).body.status).toBe('ok')
  await advance(daySeconds)
  expect((await push(today)).body).toMatchObject({ status: 'try_again', errors: [{ 'HR:1': {} }] })
  expect((await push(dayAfter(today, 1))).body.status).toBe('ok')
  await setClock(house)
  expect((await push(today)).body.status).toBe('ok')
})

test('makes transactions vanish after 90 days', async () => {
  const transaction_id = await hotel.push([today], { availability: 1 })
  const details = () => hotel.api('GET', 'v2/apps/infos/transaction_details', undefined, { transaction_id })
  await advance(89 * daySeconds)
  expect((await details()).status).toBe(200)
  await advance(2 * daySeconds)
  expect(refusalOf(await details())).toEqual({ status: 404, code: 'transaction_not_found' })
})

test('refills quotas', async () => {
  const strict = await buildHotel(house, { quota: { per_minute: 2, per_day: 3 } })
  const statuses = async (count: number) => {
    const seen: number[] = []
    for (let call = 0; call < count; call += 1) seen.push((await strict.api('GET', 'v2/apps/rooms')).status)
    return seen
  }
  expect(await statuses(3)).toEqual([200, 200, 429])
  await advance(60)
  expect(await statuses(2)).toEqual([200, 429])
  await advance(daySeconds)
  expect(await statuses(1)).toEqual([200])
})

test('makes a slow channel take what is due by then', async () => {
  const slow = { kind: 'simulated', latency_ms: 600_000, failure_rate: 0, seed: 1, script: [] }
  await hotel.connect('expedia', slow)
  await hotel.push([today], { availability: 3 })
  const state = async () => (await hotel.done('GET', '/deliveries?channel_code=expedia')).deliveries[0]
  await vi.waitFor(async () =>
    expect((await hotel.done('GET', '/deliveries?state=in_progress')).deliveries).toHaveLength(1),
  )
  expect(await state()).toMatchObject({ state: 'in_progress', settled_at: null, attempts: 0 })
  await advance(601)
  await hotel.settled()
  const settled = await state()
  expect(settled).toMatchObject({ state: 'succeeded', attempts: 1 })
  expect(Date.parse(settled.settled_at)).toBeGreaterThan(Date.parse(morning) + 600_000)
  expect(await hotel.toldTo('expedia', today)).toMatchObject({ availability: 3 })
})
