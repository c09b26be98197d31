import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { buildHotel, type Hotel, type House, morning, today } from './hotel.ts'
import { openStoredHouse, type StoredHouse } from './stored-house.ts'

let stored: StoredHouse
let house: House
let hotel: Hotel
beforeEach(async () => {
  stored = await openStoredHouse()
  house = stored.house
  hotel = stored.hotel
})
afterEach(() => stored.close())

const notFound = { status: 404, code: 'not_found' }

test('a snapshot brings everything back, the clock included', async () => {
  await hotel.push([today], { availability: 5 })
  await hotel.settled()
  const taken = await house.done('PUT', '/snapshots/before')
  expect(Math.abs(Date.parse(taken.taken_at) - Date.now())).toBeLessThan(10_000)

  await hotel.push([today], { availability: 2 })
  const { hr_number } = await hotel.book()
  await hotel.done('POST', '/tokens', { label: 'Late', token: 'late-token-1' })
  await hotel.room('HR:1', { name: 'Renamed' })
  const late = await buildHotel(house)
  await house.done('PUT', '/clock', { now: '2031-01-01T00:00:00Z' })
  await hotel.api('GET', 'v2/apps/rooms')

  expect(await house.done('POST', '/snapshots/before/restore')).toEqual(taken)
  expect(await stored.availability()).toBe(5)
  expect(refusalOf(await hotel.control('GET', `/bookings/${hr_number}`))).toEqual(notFound)
  expect(refusalOf(await late.control('GET', ''))).toEqual(notFound)
  expect((await hotel.api('GET', 'v2/apps/rooms')).body.rooms[0].name).toBe('Double room')
  expect((await hotel.api('GET', 'v2/apps/rooms', undefined, { token: 'late-token-1' })).status).toBe(401)
  const { now } = await house.done('GET', '/clock')
  expect(Date.parse(now) - Date.parse(morning)).toBeGreaterThanOrEqual(0)
  expect(Date.parse(now) - Date.parse(morning)).toBeLessThan(60_000)
})

test('set-ups of before and after a restore are never mixed up', async () => {
  const name = async () => (await hotel.api('GET', 'v2/apps/rooms')).body.rooms[0].name
  await house.done('PUT', '/snapshots/one')
  await hotel.room('HR:1', { name: 'Second name' })
  expect(await name()).toBe('Second name')
  await house.done('POST', '/snapshots/one/restore')
  await hotel.room('HR:1', { name: 'Third name' })
  expect(await name()).toBe('Third name')
})

test('what was on its way when a snapshot was taken goes on after a restore', async () => {
  const slow = { kind: 'simulated', latency_ms: 600_000, failure_rate: 0, seed: 1, script: [] }
  await hotel.connect('expedia', slow)
  await hotel.push([today], { availability: 5 })
  await house.done('PUT', '/snapshots/under-way')
  await house.done('POST', '/clock/advance', { seconds: 700 })
  await hotel.settled()
  expect(await hotel.toldTo('expedia', today)).toMatchObject({ availability: 5 })

  await house.done('POST', '/snapshots/under-way/restore')
  const { deliveries } = await hotel.done('GET', '/deliveries?state=in_progress&channel_code=expedia')
  expect(deliveries).toHaveLength(2)
  expect(await hotel.toldTo('expedia', today)).toMatchObject({ availability: null })
  await house.done('POST', '/clock/advance', { seconds: 700 })
  await hotel.settled()
  expect(await hotel.toldTo('expedia', today)).toMatchObject({ availability: 5 })
})

test('an update to a property that is gone by then is refused as if there had never been one', async () => {
  await house.done('PUT', '/snapshots/without')
  const late = await buildHotel(house)
  const push = () =>
    late.api('PUT', 'v2/apps/rooms/daily', {
      rooms: [{ inv_code: 'HR:1', dates: [{ date: today, availability: 1 }] }],
    })
  const [, ...answers] = await Promise.all([
    house.done('POST', '/snapshots/without/restore'),
    ...Array.from({ length: 20 }, push),
  ])
  for (const { status } of answers) expect([200, 401]).toContain(status)
  expect(refusalOf(await push())).toEqual({ status: 401, code: 'unauthorized' })
})

test('writes that come while a snapshot is put back are there before it or after it, and whole', async () => {
  await hotel.push([today], { availability: 5 })
  await house.done('PUT', '/snapshots/base')
  const numbers = Array.from({ length: 30 }, (_, index) => index + 10)
  const pushes = numbers.map((number) => hotel.push([today], { availability: number }))
  const restoring = house.done('POST', '/snapshots/base/restore')
  await Promise.all([...pushes, restoring])
  await hotel.settled()
  const present = await stored.availability()
  expect([5, ...numbers]).toContain(present)
  expect(await hotel.toldTo('expedia', today)).toMatchObject({ availability: present })
})

test('snapshots and the clock outlive the server', async () => {
  await hotel.push([today], { availability: 5 })
  await house.done('PUT', '/snapshots/kept')
  await hotel.push([today], { availability: 1 })
  await stored.restart()
  expect(Date.parse((await house.done('GET', '/clock')).now) - Date.parse(morning)).toBeLessThan(60_000)
  expect((await house.done('GET', '/snapshots')).snapshots).toMatchObject([{ name: 'kept' }])
  expect(await stored.availability()).toBe(1)
  await house.done('POST', '/snapshots/kept/restore')
  expect(await stored.availability()).toBe(5)
  await stored.restart()
  expect(await stored.availability()).toBe(5)
})

test('a snapshot of the same name is replaced, and a reset leaves snapshots alone', async () => {
  await hotel.push([today], { availability: 5 })
  await house.done('PUT', '/snapshots/state')
  await hotel.push([today], { availability: 6 })
  await house.done('PUT', '/snapshots/state')
  await house.done('POST', '/reset')
  await house.done('POST', '/snapshots/state/restore')
  expect(await stored.availability()).toBe(6)
  expect((await house.done('GET', '/snapshots')).snapshots).toMatchObject([{ name: 'state' }])
})

test('snapshots are listed by name and removed one by one', async () => {
  expect((await house.done('GET', '/snapshots')).snapshots).toEqual([])
  for (const name of ['b-2', 'a_1']) await house.done('PUT', `/snapshots/${name}`)
  const names = async () =>
    (await house.done('GET', '/snapshots')).snapshots.map((snapshot: { name: string }) => snapshot.name)
  expect(await names()).toEqual(['a_1', 'b-2'])
  expect((await house.control('DELETE', '/snapshots/a_1')).status).toBe(204)
  expect(await names()).toEqual(['b-2'])
  expect(refusalOf(await house.control('DELETE', '/snapshots/a_1'))).toEqual(notFound)
  expect(refusalOf(await house.control('POST', '/snapshots/a_1/restore'))).toEqual(notFound)
})

test.each(['..%2Fhotel', 'a.b', 'a%00', 'x'.repeat(65), '%20'])(
  'no snapshot has the name %s',
  async (name) => {
    const answer = await house.control('PUT', `/snapshots/${name}`)
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'invalid_value', paths: ['name'] })
  },
)
