import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { type CalendarChange, planCalendar } from '../../src/index.ts'
import { bruteForce } from './brute-force.ts'
import { leastRequests } from './lower-bound.ts'
import { expectSound } from './replay.ts'
import { smallCases } from './small-cases.ts'

// The small cases are tried in every way that the service allows. More of them: INNWIRE_PLAN_RUNS=5000.
const numRuns = tries('INNWIRE_PLAN_RUNS', 60, 1000)

const inRow = (count: number) => Array.from({ length: count }, (_, day) => day)

const shapes = {
  'one target': { targets: 1, days: inRow(9), most: 9, channels: [] },
  'one target and some weekdays': { targets: 1, days: [0, 1, 3, 7, 8, 10, 14, 15], most: 9, channels: [] },
  'two targets': { targets: 2, days: inRow(4), most: 6, channels: [] },
  'one target and a channel': { targets: 1, days: inRow(4), most: 6, channels: [['a']] },
  'one target and two channels': {
    targets: 1,
    days: inRow(3),
    most: 6,
    channels: [['a'], ['b'], ['a', 'b']],
  },
  'two targets and two channels': { targets: 2, days: inRow(3), most: 5, channels: [['a'], ['a', 'b']] },
}

/**
 * Values that only single channels get leave before the rest, in requests of their own; so the best has two parts.
 * Nothing here closes a date.
 */
function inOrderOfSending(changes: CalendarChange[]): CalendarChange[][] {
  const values = changes.flatMap(({ price, cta, ...where }): CalendarChange[] => [
    ...(price === undefined ? [] : [{ ...where, price }]),
    ...(cta === undefined ? [] : [{ ...where, cta }]),
  ])
  const cellOf = ({ inv_code, date, price }: { inv_code?: string; date: string; price?: string }) =>
    `${inv_code} ${date} ${price === undefined}`
  const forAll = new Set(values.filter(({ channel_codes }) => !channel_codes).map(cellOf))
  const { limited = [], rest = [] } = Object.groupBy(values, (value) =>
    forAll.has(cellOf(value)) ? 'rest' : 'limited',
  )
  return [limited, rest]
}

describe('a plan has at most one request more than the best that keeps the order of sending, which has at most two more than the best', () => {
  it.each(Object.entries(shapes))('%s', (_, shape) => {
    fc.assert(
      fc.property(smallCases(shape), ({ changes, limits }) => {
        const plan = planCalendar(changes, { limits })
        expectSound(changes, plan, limits)
        const { requests } = bruteForce(changes, limits)
        expect(plan.requests.length).toBeGreaterThanOrEqual(requests)
        const parts = inOrderOfSending(changes).map((part) => bruteForce(part, limits).requests)
        const inOrder = parts.reduce((sum, one) => sum + one, 0)
        expect(plan.requests.length).toBeLessThanOrEqual(inOrder + 1)
        // What the order of sending costs. A plan may pay both: channels that want the same on some dates only share no request.
        expect(inOrder).toBeLessThanOrEqual(requests + 2)
        expect(leastRequests(changes, limits)).toBeLessThanOrEqual(requests)
      }),
      { numRuns },
    )
  })
})
