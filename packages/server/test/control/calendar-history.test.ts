import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookedRoom, type Hotel, type House, inDays, startHouse } from '../property-api/hotel.ts'
import { type Answered, controlOf, type Json, refusalOf } from '../support/answered.ts'
import { rowsBeside } from '../support/rows-beside.ts'

const refuses = { kind: 'simulated', latency_ms: 0, script: [{ outcome: 'fail', message: 'Too cheap.' }] }
const refusesAll = { kind: 'simulated', latency_ms: 0, failure_rate: 1 }

let folder: string
let house: House
let hotel: Hotel
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-history-'))
  house = await startHouse({ database: join(folder, 'hotel.db') })
  hotel = await house.openHotel({ channels: { expedia: refuses } })
})
afterAll(async () => {
  await house.server.stop()
  await rm(folder, { recursive: true })
})

const at = (days: number, rate = 'HR:1') => `/calendar/${rate}/${inDays(days)}`
const history = async (days: number, rate?: string): Promise<Json[]> =>
  (await hotel.control('GET', `${at(days, rate)}/history`)).changes
const bookings = async (days: number, rate?: string): Promise<Json[]> =>
  (await hotel.control('GET', `${at(days, rate)}/bookings`)).bookings

/** Updates the calendar as a PMS does, and waits until each channel has answered. */
async function push(dates: object[], headers: Record<string, string> = {}): Promise<Answered> {
  const json = { rooms: [{ inv_code: 'HR:1', dates }] }
  const answer = await hotel.send('PUT', 'v2/apps/rooms/daily', {}, { json, headers })
  await hotel.settled(answer)
  return answer
}

it('tells which request set a night, and what each channel was told and answered', async () => {
  const values = { availability: 4, price: '80.50', stop_sale: 1 }
  const dates = [
    { date: inDays(3), ...values },
    { date: inDays(4), price: '90' },
  ]
  const { body } = await push(dates, { 'x-request-id': 'prices-of-monday' })
  const [change, ...others] = await history(3)
  expect(others).toEqual([])
  expect(change).toMatchObject({
    transaction_id: body.transaction_id,
    operation_id: 'updateRoomsDaily',
    request_id: 'prices-of-monday',
    token_label: 'PMS',
    hr_number: null,
    channels: null,
    values: { availability: 4, price: '80.5', stop_sale: true, min_stay: null, cta: null, ctd: null },
  })
  const answers = change.deliveries.map((its: Json) => [its.mapping_code, its.state, its.error_message])
  expect(answers.sort()).toEqual([
    ['B1', 'succeeded', null],
    ['B1-NR', 'succeeded', null],
    ['E1', 'failed', 'Too cheap.'],
    ['O1', 'succeeded', null],
    ['O1-NR', 'succeeded', null],
  ])
  // A price of the master rate tells the others of its group nothing.
  const [second] = await history(4)
  expect(second.deliveries.map((its: Json) => its.rate_code)).toEqual(['HR:1', 'HR:1', 'HR:1'])
})

it('shows of a change to many rooms of channels those that failed, and how many there are', async () => {
  for (const code of Array.from({ length: 24 }, (_, index) => `M${index}`))
    await hotel.control('PUT', `/channels/bookingcom/mappings/${code}`, { rate_code: 'HR:2', name: code })
  await hotel.control('PUT', '/channels/expedia', { connector: refusesAll })
  await hotel.control('PUT', '/channels/expedia/mappings/E2', { rate_code: 'HR:2', name: 'E2' })
  const json = { rooms: [{ inv_code: 'HR:2', dates: [{ date: inDays(3), availability: 1 }] }] }
  await hotel.settled(await hotel.send('PUT', 'v2/apps/rooms/daily', {}, { json }))
  const [change] = await history(3, 'HR:2')
  const all = await hotel.control('GET', `/deliveries?transaction_id=${change.transaction_id}`)
  expect(change.delivery_count).toBe(all.deliveries.length)
  expect(change.deliveries).toHaveLength(20)
  expect(change.deliveries[0]).toMatchObject({ mapping_code: 'E2', state: 'failed' })
})

it('of another rate of the group it has the availability, and the channels of that rate alone', async () => {
  await push([{ date: inDays(6), availability: 2, price: '70' }])
  await push([{ date: inDays(6), price: '71' }])
  const [change, ...others] = await history(6, 'NR:HR:1')
  expect(others).toEqual([])
  expect(change.values).toMatchObject({ availability: 2, price: null })
  expect(change.deliveries.map((its: Json) => its.mapping_code).sort()).toEqual(['B1-NR', 'O1-NR'])
  expect(await history(6, 'HR:2')).toEqual([])
})

it('tells which bookings took a room, gave it back, and have one now', async () => {
  await push([{ date: inDays(8), availability: 1 }])
  const rooms = [bookedRoom('B1', inDays(8), 1)]
  const first = await hotel.book({ rooms })
  const second = await hotel.book({ rooms: [...rooms, ...rooms], guest: 'Grace Hopper' })
  const taken = { state: 'reserved', channel: 'bookingcom', checkin_date: inDays(8) }
  expect(await bookings(8)).toMatchObject([
    { ...taken, hr_number: second.hr_number, guest: 'Grace Hopper', rooms: 2, lacking: 2 },
    { ...taken, hr_number: first.hr_number, guest: 'Ada Byron', rooms: 1, lacking: 0 },
  ])
  expect(await bookings(8, 'NR:HR:1')).toHaveLength(2)
  expect(await bookings(8, 'HR:2')).toEqual([])
  const { hr_number } = first
  await hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
  const [now, ...others] = await bookings(8)
  expect(others).toEqual([])
  expect(now).toMatchObject({ hr_number: second.hr_number, rooms: 2, lacking: 1 })
  const changes = await history(8)
  expect(changes.map((its) => [its.hr_number, its.operation_id, its.values.availability])).toEqual([
    [hr_number, null, 0],
    [null, 'updateRoomsDaily', 1],
  ])
})

it('tells of values for single channels, and of what a channel is sent again', async () => {
  const limited = { inv_code: 'HR:1', start_date: inDays(10), end_date: inDays(10), price: 99 }
  await hotel.settled(await hotel.range({ ...limited, channel_codes: 'bookingcom' }))
  await hotel.control('POST', '/channels/bookingcom/resend')
  const [again, set] = await history(10)
  expect(set).toMatchObject({ operation_id: 'updateRoomRange', channels: ['bookingcom'] })
  expect(set.deliveries.map((its: Json) => its.mapping_code)).toEqual(['B1'])
  expect(again).toMatchObject({
    operation_id: null,
    request_id: null,
    token_label: null,
    hr_number: null,
    channels: ['bookingcom'],
    values: { price: '99' },
  })
})

/** The prices of each page. */
async function pagesOf(days: number, limit: number): Promise<string[][]> {
  const pages: string[][] = []
  for (let after = ''; ; ) {
    const { changes, next } = await hotel.control('GET', `${at(days)}/history?limit=${limit}${after}`)
    pages.push(changes.map((its: Json) => its.values.price))
    if (next === null) return pages
    after = `&after=${next}`
  }
}

it('goes back page by page, and says where there is nothing more', async () => {
  for (const price of ['81', '82', '83']) await push([{ date: inDays(12), price }])
  expect((await pagesOf(12, 2)).flat()).toEqual(['83', '82', '81'])
})

it('takes as much into a page as memory is meant for it', async () => {
  for (const price of ['81', '82', '83']) await push([{ date: inDays(13), price }])
  const beside = await rowsBeside(join(folder, 'hotel.db'))
  // A large update has as many bytes.
  await beside.run(`update calendar_update set changes = changes || '${' '.repeat(1_500_000)}'
    where changes like '%${inDays(13)}%'`)
  await beside.close()
  expect(await pagesOf(13, 10)).toEqual([['83', '82'], ['81']])
})

it.each([
  [404, 'not_found', at(1, 'HR:404')],
  [422, 'invalid_value', '/calendar/HR:1/2027-02-30'],
  [422, 'invalid_value', `${at(1)}`, '?after=first'],
])('refuses with %i (%s) what is not there', async (status, code, path, query = '') => {
  const control = controlOf(house.server)
  for (const list of ['history', 'bookings']) {
    const answer = await control('GET', `/properties/${hotel.hr_id}${path}/${list}${query}`)
    expect(refusalOf(answer)).toMatchObject({ status, code })
  }
})
