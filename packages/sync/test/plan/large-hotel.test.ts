import { describe, expect, it } from 'vitest'
import { type CalendarChange, planCalendar } from '../../src/index.ts'
import { expectSound } from './replay.ts'
import { dayAfter, weekdayOf } from './wire.ts'

const dates = Array.from({ length: 500 }, (_, day) => dayAfter('2026-12-01', day))
const limits = { datesPerTarget: 90, bodyBytes: 2_000_000, rangeDays: 1000 }

/** Prices of a rate for 500 days: five seasons in turn, and weekends. */
const prices = (rate: number): CalendarChange[] =>
  dates.map((date, day) => {
    const season = [0, 12, 30, 45, 12][Math.floor(day / 60) % 5] ?? 0
    const weekend = [5, 6].includes(weekdayOf(date)) ? 15 : 0
    return { rate_code: `NR:HR:${rate}`, date, price: `${80 + rate + season + weekend}.50` }
  })

const everything = (group: number): CalendarChange[] =>
  dates.map((date, day) => ({
    inv_code: `HR:${group}`,
    date,
    availability: (day * 7 + group) % 9,
    price: `${90 + group}.00`,
    min_stay: [5, 6].includes(weekdayOf(date)) ? 2 : 1,
    stop_sale: 0,
    cta: 0,
    ctd: 0,
  }))

const hotel = (targets: number, changesOf: (target: number) => CalendarChange[]) =>
  Array.from({ length: targets }, (_, target) => changesOf(target)).flat()

describe('a large hotel', () => {
  it('gets 100,000 prices in as few requests as can be', () => {
    const changes = hotel(200, prices)
    const plan = planCalendar(changes)
    expect([plan.requests.length, plan.lowerBound]).toEqual([6, 6])
    expect(plan.requests.reduce((sum, { cells }) => sum + cells, 0)).toBe(100_000)
    const part = changes.filter((_, index) => index % 7 === 0)
    expectSound(part, planCalendar(part), limits)
  })

  it('gets all its values in bodies that are full almost to the last byte', () => {
    const { requests, lowerBound } = planCalendar(hotel(300, everything))
    expect([requests.length, lowerBound]).toEqual([8, 8])
    for (const { bytes } of requests) expect(bytes).toBeLessThanOrEqual(2_000_000)
  })

  it('gets a year of one room type in a few ranges', () => {
    const { requests, lowerBound } = planCalendar(
      everything(1).map((change): CalendarChange => ({ ...change, availability: 4 })),
    )
    expect([requests.length, lowerBound]).toEqual([2, 2])
  })

  it('says so when it cannot tell whether there is a better plan', () => {
    let state = 42
    const dice = (sides: number) => {
      state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
      return (state >> 8) % sides
    }
    const changes = Array.from(
      { length: 1000 },
      (_, day): CalendarChange => ({
        inv_code: 'HR:1',
        date: dayAfter('2026-12-01', day),
        price: `${100 + 20 * Math.floor(day / 200)}`,
        availability: dice(30) === 0 ? 3 : 9,
        stop_sale: dice(60) === 0 ? 1 : 0,
        cta: dice(50) === 0 ? 1 : 0,
      }),
    )
    const plan = planCalendar(changes)
    expectSound(changes, plan, limits)
    expect(plan.lowerBound).toBeLessThanOrEqual(plan.requests.length)
    expect(plan.requests.length).toBeLessThanOrEqual(12)
  })
})
