import { expect, it } from 'vitest'
import {
  almostUnconfirmed,
  isForPerson,
  nextAfterMs,
  unconfirmedAfterMs,
} from '../../src/postings/when-unconfirmed.ts'

const minuteMs = 60_000
const failures = (failed: number, unreadable: number) => ({ since: 0, failed, unreadable })

it.each([
  ['two failures', failures(2, 0), false, 0, undefined],
  ['three failures, while others are settled', failures(3, 0), true, 0, minuteMs],
  ['three failures, while nothing is settled', failures(3, 0), false, 0, 15 * minuteMs],
  ['the same of a second one in a row', failures(3, 0), false, 1, 30 * minuteMs],
  ['the same of a fourth one', failures(3, 0), false, 3, 120 * minuteMs],
  ['the same of a ninth one', failures(3, 0), false, 8, 120 * minuteMs],
  ['three answers that confirm nothing', failures(0, 3), false, 0, 0],
  ['the same, while others are settled', failures(0, 3), true, 4, 0],
  ['the same of a second one in a row', failures(0, 3), false, 1, 0],
  ['two such answers and a failure', failures(1, 2), false, 0, 15 * minuteMs],
] as const)('%s', (_, of, othersSettled, inRow, ms) => {
  expect(unconfirmedAfterMs(of, othersSettled, inRow)).toBe(ms)
})

it.each([
  [0, 0],
  [1, 15 * minuteMs],
  [2, 30 * minuteMs],
  [9, 120 * minuteMs],
])('after one that confirms nothing, with %i before it, the next of its terminal waits', (inRow, ms) => {
  expect(nextAfterMs(inRow)).toBe(ms)
})

it.each([failures(5, 0), failures(0, 7), failures(3, 2), failures(9, 9)])(
  'after a retry by a person, one more failure of %j is enough',
  (of) => {
    const { failed, unreadable } = almostUnconfirmed(of)
    expect(failed + unreadable).toBe(2)
    expect(isForPerson({ since: 0, failed, unreadable: unreadable + 1 })).toBe(of.unreadable >= 2)
  },
)
