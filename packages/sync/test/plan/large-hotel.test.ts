import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { type CalendarChange, planCalendar } from '../../src/index.ts'
import { dice, firstPush, largeHotel, weekdayPatterns, yieldChanges } from './hotels.ts'
import { leastRequests } from './lower-bound.ts'
import { expectSound } from './replay.ts'
import { dayAfter, weekdayOf } from './wire.ts'

const limits = { datesPerTarget: 90, bodyBytes: 2_000_000, rangeDays: 1000, rooms: 1000 }

const everything = (group: number): CalendarChange[] =>
  Array.from({ length: 500 }, (_, day) => {
    const date = dayAfter('2026-12-01', day)
    return {
      inv_code: `HR:${group}`,
      date,
      availability: 1 + ((day * 7 + group) % 9),
      price: `${90 + group}.00`,
      min_stay: [5, 6].includes(weekdayOf(date)) ? 2 : 1,
      stop_sale: 0,
      cta: 0,
      ctd: 0,
    }
  })

describe('a hotel gets its values in as few requests as can be', () => {
  it.each<[string, CalendarChange[], number]>(
    sampled(2, [
      ['the prices of 200 rates', largeHotel(), 6],
      ['one new rate plan with weekday patterns', weekdayPatterns(1), 2],
      ['twelve new rate plans with weekday patterns', weekdayPatterns(12), 2],
      ['yield changes here and there', yieldChanges(), 2],
      ['all there is at the first push, and closings apart', firstPush(), 7],
      ['full bodies', Array.from({ length: 280 }, (_, group) => everything(group)).flat(), 8],
      [
        'a year of one room type, in ranges',
        everything(1).map((change): CalendarChange => ({ ...change, availability: 4 })),
        2,
      ],
    ]),
  )('%s', (_, changes, wanted) => {
    const { requests } = planCalendar(changes)
    expect([requests.length, leastRequests(changes, limits)]).toEqual([wanted, wanted])
    for (const { bytes } of requests) expect(bytes).toBeLessThanOrEqual(limits.bodyBytes)
    const part = changes.filter((_, index) => index % 13 === 0)
    expectSound(part, planCalendar(part), limits)
  })

  it('or in few more, where many kinds of values alternate', () => {
    const roll = dice(42)
    const changes = Array.from(
      { length: 1000 },
      (_, day): CalendarChange => ({
        inv_code: 'HR:1',
        date: dayAfter('2026-12-01', day),
        price: `${100 + 20 * Math.floor(day / 200)}`,
        availability: roll(30) === 0 ? 3 : 9,
        stop_sale: roll(60) === 0 ? 1 : 0,
        cta: roll(50) === 0 ? 1 : 0,
      }),
    )
    const plan = planCalendar(changes)
    expectSound(changes, plan, limits)
    expect(plan.requests.length).toBeLessThanOrEqual(13)
  })
})
