import type { CalendarChange } from '../../src/index.ts'
import { dayAfter, weekdayOf } from './wire.ts'

/** Numbers that look random, and are the same in every run. */
export function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % sides
  }
}

const dates = (count: number) => Array.from({ length: count }, (_, day) => dayAfter('2026-12-01', day))
const many = <Item>(count: number, make: (index: number) => Item[]) =>
  Array.from({ length: count }, (_, index) => make(index)).flat()
const season = (day: number) => [0, 12, 30, 45, 12][Math.floor(day / 60) % 5] ?? 0
const isWeekend = (date: string) => [5, 6].includes(weekdayOf(date))

const prices = (rate: number): CalendarChange[] =>
  dates(500).map((date, day) => ({
    rate_code: `NR:HR:${rate}`,
    date,
    price: `${80 + rate + season(day) + (isWeekend(date) ? 15 : 0)}.50`,
  }))

/** 200 rates for 500 days: five seasons in turn, and dearer weekends; 100,000 prices. */
export const largeHotel = (): CalendarChange[] => many(200, prices)

/**
 * A new rate plan of each of so many room types: half a year in two seasons, each with prices for the weekend, for
 * Sundays and for the rest of the week; two nights at least on Fridays and Saturdays, no arrival on Sundays.
 */
export const weekdayPatterns = (roomTypes: number): CalendarChange[] =>
  many(roomTypes, (group) =>
    dates(180).map((date, day): CalendarChange => {
      const price =
        90 + 10 * group + (day < 100 ? 0 : 25) + (isWeekend(date) ? 20 : weekdayOf(date) === 0 ? -10 : 0)
      const restrictions = { min_stay: isWeekend(date) ? 2 : 1, cta: weekdayOf(date) === 0 ? 1 : 0 } as const
      return { inv_code: `HR:${group}`, date, price: `${price}.00`, ...restrictions }
    }),
  )

/** One evening's yield changes: of 20 groups and 180 rates, some prices, numbers and closings, here and there. */
export function yieldChanges(): CalendarChange[] {
  const roll = dice(42)
  return many(200, (target) =>
    dates(365).flatMap((date, day): CalendarChange[] => {
      // The nearer a date, the likelier a change.
      if (roll(365) > 60 - day / 8) return []
      const price = `${80 + target + 5 * roll(8)}.00`
      if (target >= 20) return [{ rate_code: `NR:HR:${target}`, date, price }]
      const inv_code = `HR:${target}`
      if (roll(20) === 0) return [{ inv_code, date, stop_sale: 1 }]
      return roll(3) === 0 ? [{ inv_code, date, availability: 1 + roll(9) }] : [{ inv_code, date, price }]
    }),
  )
}

/** The first push of 20 room types with ten rates each, for 500 days: all fields of the groups, prices of the rates. */
export function firstPush(): CalendarChange[] {
  const roll = dice(7)
  const groups = many(20, (group) =>
    dates(500).map(
      (date, day): CalendarChange => ({
        inv_code: `HR:${group}`,
        date,
        availability: day < 60 ? roll(10) : 10 - roll(3),
        price: `${90 + 8 * group + season(day) + (isWeekend(date) ? 15 : 0)}.00`,
        min_stay: isWeekend(date) ? 2 : 1,
        stop_sale: roll(100) === 0 ? 1 : 0,
        cta: weekdayOf(date) === 0 && day > 200 ? 1 : 0,
        ctd: 0,
      }),
    ),
  )
  return [...groups, ...many(180, prices)]
}
