import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CalendarChange, Sync } from '../../src/index.ts'
import type { Json } from '../hotel.ts'
import {
  type Alter,
  broken,
  day,
  type FaultyHotel,
  hour,
  minute,
  page,
  type Sent,
  startFaultyHotel,
} from './faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const isUpdate = ({ operation }: Sent) => operation === 'updateRoomRange' || operation === 'updateRoomsDaily'
const updates = () => hotel.sent.filter(isUpdate)

/** Whether a request sets a field of a date of HR:1 to a value. */
function sets({ body }: Sent, date: string, field: string, value: unknown): boolean {
  const rooms: Json[] = body.rooms ?? [{ ...body, dates: [] }]
  const isIt = (its: Json) => String(its[field]) === String(value)
  return rooms
    .filter(({ inv_code }) => inv_code === 'HR:1')
    .some(({ dates, ...range }) =>
      dates.length > 0
        ? dates.some((its: Json) => its.date === date && isIt(its))
        : range.start_date <= date && date <= range.end_date && isIt(range),
    )
}

/** The fault strikes each request with one price of one date, whatever else it holds. */
const onPrice =
  (date: string, price: string, fault: () => ReturnType<Alter>): Alter =>
  (sent) =>
    isUpdate(sent) && sets(sent, date, 'price', price) ? fault() : undefined

const value = async (date: string, field: string, code = 'HR:1') =>
  (await hotel.calendar(code, date))[0]?.[field] ?? null

const tryAgain = () => page(200, JSON.stringify({ status: 'try_again', transaction_id: '1', errors: {} }))
const brokenOnTheWay = (): Promise<Response> => Promise.reject(broken())

/** Thirty prices, no two alike, and which of them the service fails at. */
function prices() {
  const all = Array.from({ length: 31 }, (_, index) => ({
    inv_code: 'HR:1',
    date: hotel.inDays(10 + index),
    price: `${100 + index}`,
  }))
  return { all, culprit: all[17] as (typeof all)[0], others: all.filter((_, index) => index !== 17) }
}

describe.each([
  ['an error 500', () => page(500, '{"status":"error","code":"internal_error","message":"Sorry."}')],
  ['an empty try_again', tryAgain],
  ['a broken connection', brokenOnTheWay],
  ['the 422 of a gateway', () => page(422, '<h1>Unprocessable</h1>')],
  ['the 403 of a gateway', () => page(403, '<h1>Forbidden</h1>')],
] as const)('a price that the service answers with %s', (_, fault) => {
  it('keeps no stop sale and no other price waiting, costs little, and heals', async () => {
    const sync = await hotel.open()
    const { all, culprit, others } = prices()
    hotel.alter(onPrice(culprit.date, culprit.price, fault))
    const closed = hotel.inDays(5)
    await sync.calendar.set([...all, { inv_code: 'HR:1', date: closed, stop_sale: 1 }])
    await hotel.time.advance(2 * minute)
    expect(await value(closed, 'stop_sale')).toBe(true)

    await hotel.time.advance(28 * minute)
    for (const { date, price } of others) expect(await value(date, 'price')).toBe(price)
    expect(await value(culprit.date, 'price')).toBe(null)
    expect(await sync.calendar.parked()).toEqual([])
    expect(hotel.eventsOf('value_fails')).toMatchObject([
      { code: 'HR:1', date: culprit.date, field: 'price' },
    ])

    await hotel.time.advance(day - 30 * minute)
    expect(updates().length).toBeLessThan(30)
    expect(hotel.eventsOf('value_fails')).toHaveLength(1)

    hotel.alter()
    await hotel.time.advance(5 * hour)
    expect(await value(culprit.date, 'price')).toBe(culprit.price)
    expect(sync.calendar.state().waiting).toBe(0)
  }, 120_000)

  it('does not keep what is set meanwhile from going at the usual pace', async () => {
    const sync = await hotel.open()
    const { all, culprit } = prices()
    hotel.alter(onPrice(culprit.date, culprit.price, fault))
    await sync.calendar.set(all)
    await hotel.time.advance(40 * minute)
    for (let round = 1; round <= 5; round += 1) {
      const date = hotel.inDays(60 + round)
      await sync.calendar.set([{ inv_code: 'HR:2', date, min_stay: 2 }])
      await hotel.time.advance(2 * minute)
      expect(await value(date, 'min_stay', 'HR:2')).toBe(2)
      await hotel.time.advance(20 * minute)
    }
  }, 120_000)
})

it('closings that go together are split off from the one that the service fails at', async () => {
  const sync = await hotel.open()
  const dates = [3, 5, 7, 9, 11].map(hotel.inDays)
  const culprit = dates[2] as string
  hotel.alter((sent) =>
    isUpdate(sent) && sets(sent, culprit, 'stop_sale', 1) ? page(500, 'Sorry.') : undefined,
  )
  await sync.calendar.set(dates.map((date): CalendarChange => ({ inv_code: 'HR:1', date, stop_sale: 1 })))
  await hotel.time.advance(10 * minute)
  for (const date of dates) expect(await value(date, 'stop_sale')).toBe(date === culprit ? null : true)
  await hotel.time.advance(hour)
  expect(hotel.eventsOf('value_fails')).toMatchObject([{ date: culprit, field: 'stop_sale' }])
  hotel.alter()
  await hotel.time.advance(hour)
  expect(await value(culprit, 'stop_sale')).toBe(true)
}, 120_000)

it('a search for a culprit goes on after a restart', async () => {
  const { memoryStore } = await import('../../src/index.ts')
  const store = memoryStore({ now: hotel.time.now })
  const { all, culprit, others } = prices()
  hotel.alter(onPrice(culprit.date, culprit.price, () => page(500, 'Sorry.')))
  let sync = await hotel.open({ store })
  await sync.calendar.set(all)
  for (let round = 0; round < 8; round += 1) {
    await hotel.time.advance(2 * minute)
    await sync.close()
    sync = await hotel.open({ store })
  }
  await hotel.time.advance(hour)
  for (const { date, price } of others) expect(await value(date, 'price')).toBe(price)
  expect(hotel.eventsOf('value_fails')).toHaveLength(1)
  await sync.close()
  sync = await hotel.open({ store })
  await hotel.time.advance(day)
  expect(hotel.eventsOf('value_fails')).toHaveLength(1)
  expect(updates().length).toBeLessThan(40)
}, 120_000)

describe('a service that fails at everything for six hours', () => {
  it.each([
    ['with an error 500', () => page(500, 'Sorry.')],
    ['with a broken connection', brokenOnTheWay],
    ['with try_again', tryAgain],
  ] as const)(
    '%s costs few requests, accuses no value, and gets everything afterwards',
    async (_, fault) => {
      const sync = await hotel.open()
      const { all } = prices()
      hotel.alter((sent) => (isUpdate(sent) ? fault() : undefined))
      await sync.calendar.set([...all, { inv_code: 'HR:1', date: hotel.inDays(5), stop_sale: 1 }])
      await hotel.time.advance(6 * hour)
      expect(updates().length).toBeLessThan(45)
      expect(hotel.eventsOf('value_fails')).toEqual([])
      expect(hotel.events.length).toBeLessThanOrEqual(3)
      hotel.alter()
      await hotel.time.advance(30 * minute)
      expect(await value(hotel.inDays(5), 'stop_sale')).toBe(true)
      for (const { date, price } of all) expect(await value(date, 'price')).toBe(price)
      expect(sync.calendar.state().waiting).toBe(0)
      await hotel.time.advance(day)
      expect(hotel.eventsOf('value_fails')).toEqual([])
    },
    120_000,
  )

  it('still tries at once what closes a date', async () => {
    const sync: Sync = await hotel.open()
    hotel.alter((sent) => (isUpdate(sent) ? page(500, 'Sorry.') : undefined))
    await sync.calendar.set(prices().all)
    await hotel.time.advance(6 * hour)
    hotel.alter()
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(5), stop_sale: 1 }])
    await hotel.time.advance(5 * minute)
    expect(await value(hotel.inDays(5), 'stop_sale')).toBe(true)
    for (const { date, price } of prices().all) expect(await value(date, 'price')).toBe(price)
  }, 120_000)
})
