import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CalendarEntry, CalendarGridRate } from '../../src/generated/control.ts'
import { waiting } from '../property-api/hotel.ts'
import { refusalOf } from '../support/answered.ts'
import { type Calls, day, startCalls, updateDaily } from './calls.ts'

const demo = { hr_id: 'demo', token: 'demo-token' }
const range = { from: day(0), to: day(40) }
let calls: Calls
beforeAll(async () => {
  calls = await startCalls()
  await updateDaily(calls, demo, [
    {
      inv_code: 'HR:1',
      dates: [{ date: day(3), availability: 0, price: '99.90', min_stay: 2, stop_sale: 1 }],
    },
    { inv_code: 'HR:2', channel_codes: ['expedia'], dates: [{ date: day(5), price: '77' }] },
  ])
  await book('HR:1', day(3))
  // A delivery between the two reads would make them differ.
  await vi.waitFor(async () => {
    const { body } = await calls.control('GET', '/properties/demo/deliveries?state=in_progress')
    expect(body.deliveries).toEqual([])
  }, waiting)
})
afterAll(() => calls.server.stop())

/** Sells a room of the group of a rate over the direct channel. */
async function book(mapping_code: string, date: string): Promise<void> {
  const booked = await calls.control('POST', '/properties/demo/bookings', {
    channel_code: 'online',
    guest: 'Ada Byron',
    payment: 'credit_card',
    rooms: [{ mapping_code, checkin_date: date, checkout_date: day(4), daily_prices: [{ date, price: 80 }] }],
  })
  expect(booked.status).toBe(201)
}

type Query = Record<string, string>
const read = async (path: string, query: Query) =>
  (await calls.control('GET', `/properties/demo/${path}?${new URLSearchParams({ ...range, ...query })}`)).body

async function wholeGrid(query: Query): Promise<CalendarGridRate[]> {
  const rates: CalendarGridRate[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page = await read('calendar/grid', { ...query, ...(after && { after }) })
    rates.push(...page.rates)
    after = page.next
  }
  return rates
}

async function wholeCalendar(): Promise<CalendarEntry[]> {
  const entries: CalendarEntry[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page = await read('calendar', after ? { after } : {})
    entries.push(...page.entries)
    after = page.next
  }
  return entries
}

test.each(['bookingcom', 'expedia', 'online'])('shows what getCalendar says, also of %s', async (channel) => {
  const rates = await wholeGrid({ told_to: channel })
  const entries = await wholeCalendar()
  const days = Array.from({ length: 41 }, (_, index) => day(index))
  const cells = rates.flatMap(({ code, own, told }) =>
    days.map((date, index) => {
      const entry = entries.find((its) => its.code === code && its.date === date)
      const of = (columns: object) => Object.entries(columns).map(([name, values]) => [name, values[index]])
      for (const [field, value] of of(own)) {
        expect([code, date, field, value]).toEqual([code, date, field, entry?.[field as 'price'] ?? null])
      }
      for (const { mapping_code, ...columns } of told) {
        const there = entry?.channels.find(
          (its) => its.channel_code === channel && its.mapping_code === mapping_code,
        )
        for (const [field, value] of of(columns)) {
          expect([code, date, field, value]).toEqual([code, date, field, there?.[field as 'price'] ?? null])
        }
      }
      return entry
    }),
  )
  expect(cells.filter((entry) => entry !== undefined)).toHaveLength(entries.length)
})

test('has the rates page by page in the order of the list of rooms, each once', async () => {
  const { rooms } = (await calls.property('v2/apps/rooms', demo)).body
  const codes = rooms.map(({ rate_code }: { rate_code: string }) => rate_code)
  for (const limit of ['1', '2', '200']) {
    expect((await wholeGrid({ limit })).map(({ code }) => code)).toEqual(codes)
  }
})

test('counts the booked rooms of a night that have no room', async () => {
  const [rate] = await wholeGrid({ limit: '1' })
  expect(rate?.overbooked.map((rooms, index) => [index, rooms]).filter(([, rooms]) => rooms)).toEqual([
    [3, 1],
  ])
})

test('shows nothing of channels that nobody asked for', async () => {
  const rates = await wholeGrid({})
  expect(rates.flatMap(({ told }) => told)).toEqual([])
})

test('refuses a range of too many days, and a place that the list has not', async () => {
  const ask = (query: string) => calls.control('GET', `/properties/demo/calendar/grid?${query}`)
  const tooLong = await ask(`from=${day(0)}&to=${day(1000)}`)
  expect(refusalOf(tooLong)).toEqual({ status: 422, code: 'invalid_value', paths: ['to'] })
  const nowhere = await ask(`from=${day(0)}&to=${day(1)}&after=HR:404`)
  expect(refusalOf(nowhere)).toEqual({ status: 422, code: 'invalid_value', paths: ['after'] })
})
