import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { nightsBetween, today } from './dates.ts'

const minuteMs = 60_000
/** In the third a day ends with an hour that comes twice; in the fourth one begins at 1 o'clock. */
const zones = ['Europe/Istanbul', 'Pacific/Apia', 'Asia/Beirut', 'Africa/Cairo']

it.each(zones)('today in %s is that of the clock there, forth and back through a year', (zone) => {
  const times = Array.from({ length: 1_500 }, (_, index) => Date.UTC(2026, 0, 1) + index * 351 * minuteMs)
  const wrong = [...times, ...times.toReversed()].filter((time) => {
    const there = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone)
    return today(zone, new Date(time)) !== there.toPlainDate().toString()
  })
  expect(wrong).toEqual([])
})

it('a stay has one night for each day of every calendar month, also in leap years', () => {
  const days = Array.from({ length: 1_500 }, (_, index) =>
    Temporal.PlainDate.from('2027-11-29').add({ days: index }).toString(),
  )
  expect(nightsBetween('2027-11-29', '2032-01-07')).toEqual(days)
  expect(nightsBetween('2027-11-29', '2027-11-29')).toEqual([])
})
