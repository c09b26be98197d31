import { expect, it } from 'vitest'
import { durationOf, secondsToMidnight } from './clock-times.ts'

it.each([
  ['2026-11-28T12:00:00Z', 'UTC', 12 * 3600],
  ['2026-11-28T12:00:00Z', 'Europe/Istanbul', 9 * 3600],
  // The clocks go back at 3: that day has 25 hours. Where they go forward, it has 23.
  ['2026-10-24T22:00:00Z', 'Europe/Berlin', 25 * 3600],
  ['2026-03-28T23:00:00Z', 'Europe/Berlin', 23 * 3600],
  ['2026-11-28T23:59:59.500Z', 'UTC', 0.5],
])('from %s it is so long to midnight in %s', (from, zone, seconds) => {
  expect(secondsToMidnight(new Date(from), zone)).toBe(seconds)
})

it('says a duration by its two largest units', () => {
  expect(durationOf(90_061_000)).toBe('1 day 1 hour')
  expect(durationOf(2 * 86_400_000 + 5_000)).toBe('2 days 5 seconds')
  expect(durationOf(59_000)).toBe('59 seconds')
})
