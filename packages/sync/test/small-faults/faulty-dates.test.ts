import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { sentDays } from '../../src/calendar/sent-values.ts'
import type { CalendarChange } from '../../src/index.ts'
import {
  type FaultyHotel,
  hour,
  isUpdate,
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

/** Whether a request sets a field of a date, to a value of these; undefined: to whatever it is. */
const sets = (sent: Sent, date: string, field: string, values?: unknown[]): boolean =>
  isUpdate(sent) &&
  sentDays(sent.body).some(
    (one) =>
      one.date === date &&
      one.values.some(([name, value]) => name === field && (values?.includes(value) ?? true)),
  )

/** The service fails at each request with this field of one of these dates, whatever its value is. */
const failAt = (dates: string[], field: string) =>
  hotel.alter((sent) => (dates.some((date) => sets(sent, date, field)) ? page(500, 'Sorry.') : undefined))

const count = 100
const datesFrom = (first: number) => Array.from({ length: count }, (_, index) => hotel.inDays(first + index))
/** Prices of a round, no two neighbours alike. */
const pricesOf = (dates: string[], round: number) =>
  dates.map((date, index) => ({
    inv_code: 'HR:1',
    date,
    price: `${100 + ((index * 7) % 13) + round}`,
  }))

/** Which of them the service does not have. */
async function lacking(changes: ReturnType<typeof pricesOf>): Promise<string[]> {
  const rows = await hotel.calendar('HR:1', changes[0]?.date ?? '', changes.at(-1)?.date)
  const prices = new Map(rows.map(({ date, price }) => [date, price]))
  return changes.flatMap(({ date, price }) => (prices.get(date) === price ? [] : [date]))
}
const updates = () => hotel.sent.filter(isUpdate)

describe('dates that the service fails at, whatever their price is', () => {
  it.each(
    sampled(2, [
      ['one', 'hour', [40], 60, 8],
      ['one', 'half hour', [40], 30, 12],
      ['one', 'four hours', [40], 240, 4],
      ['three', 'hour', [20, 41, 77], 60, 5],
    ] as const),
  )('%s, while all prices are set anew every %s: the others have theirs each time', async (...row) => {
    const [, , indexes, every, rounds] = row
    const dates = datesFrom(10)
    const faulty = dates.filter((_, index) => indexes.some((one) => one === index))
    failAt(faulty, 'price')
    const sync = await hotel.open()
    for (let round = 1; round <= rounds; round += 1) {
      await sync.calendar.set(pricesOf(dates, round))
      await hotel.time.advance(every * minute - 1)
      expect({ round, wrong: await lacking(pricesOf(dates, round)) }).toEqual({ round, wrong: faulty })
    }
    // Once for the first price, and once for the first of those that followed.
    expect(hotel.eventsOf('value_fails')).toHaveLength(2 * faulty.length)
    expect(updates().length).toBeLessThanOrEqual(2 * rounds + 25 * faulty.length)

    hotel.alter()
    await hotel.time.advance(5 * hour)
    expect(await lacking(pricesOf(dates, rounds))).toEqual([])
    expect(sync.calendar.state().waiting).toBe(0)
  })
})

describe('a value that the service fails at', () => {
  it('is replaced by another one that it takes: that goes at once, by itself', async () => {
    const sync = await hotel.open()
    const dates = datesFrom(10)
    const faulty = dates[40] as string
    hotel.alter((sent) => (sets(sent, faulty, 'price', ['99.99']) ? page(500, 'Sorry.') : undefined))
    const all = pricesOf(dates, 0)
    await sync.calendar.set(all.map((one) => (one.date === faulty ? { ...one, price: '99.99' } : one)))
    await hotel.time.advance(12 * hour)
    expect(hotel.eventsOf('value_fails')).toHaveLength(1)
    const before = updates().length
    await sync.calendar.set(all)
    await hotel.time.advance(3 * minute)
    expect(await lacking(all)).toEqual([])
    expect(updates().length - before).toBe(1)
    // Healthy again, it goes along with others.
    await sync.calendar.set(pricesOf(dates, 1))
    await hotel.time.advance(3 * minute)
    expect(await lacking(pricesOf(dates, 1))).toEqual([])
    const [last] = updates()
      .filter((sent) => sets(sent, faulty, 'price'))
      .slice(-1)
    expect(sentDays(last?.body).length).toBeGreaterThan(1)
    expect(hotel.eventsOf('value_fails')).toHaveLength(1)
  })

  it('is replaced by one that closes the date: that leaves at once, by itself, also while the service fails at everything', async () => {
    // Where bookings keep the availability, it is repeated as prices are.
    const sync = await hotel.open({ bookings: 'keep availability' })
    const [faulty, other] = [hotel.inDays(20), hotel.inDays(21)]
    const number = (date: string, availability: number): CalendarChange => ({
      inv_code: 'HR:1',
      date,
      availability,
    })
    failAt([faulty], 'availability')
    await sync.calendar.set([number(faulty, 4), number(other, 4)])
    await hotel.time.advance(6 * hour)
    expect(hotel.eventsOf('value_fails')).toHaveLength(1)
    for (const round of [1, 2]) {
      const at = hotel.elapsed()
      await sync.calendar.set([number(faulty, 0), number(other, 0)])
      await hotel.time.advance(2 * minute)
      const tried = updates().filter((sent) => sent.at >= at && sets(sent, faulty, 'availability', [0]))
      expect({ round, tried: tried.length }).toEqual({ round, tried: 2 })
      expect((await hotel.calendar('HR:1', other))[0]?.availability).toBe(0)
      await sync.calendar.set([number(faulty, 4 + round), number(other, 4 + round)])
      await hotel.time.advance(4 * hour)
    }
    hotel.alter((sent) => (isUpdate(sent) ? page(500, 'Sorry.') : undefined))
    await sync.calendar.set([{ inv_code: 'HR:2', date: other, price: '80' }])
    await hotel.time.advance(hour)
    const at = hotel.elapsed()
    await sync.calendar.set([number(faulty, 0)])
    await hotel.time.advance(2 * minute)
    const tried = updates().filter((sent) => sent.at >= at && sets(sent, faulty, 'availability', [0]))
    expect(tried.length).toBe(1)
  })
})
