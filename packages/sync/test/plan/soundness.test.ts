import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarChange, planCalendar } from '../../src/index.ts'
import { expectSound } from './replay.ts'
import { dayAfter } from './wire.ts'

const flag = fc.constantFrom<0 | 1>(0, 0, 0, 1)
const values = fc
  .record(
    {
      availability: fc.constantFrom(0, 3, 3, 12),
      price: fc.constantFrom('100', '100.00', '119.9', '80.125'),
      min_stay: fc.constantFrom(1, 1, 2, 14),
      stop_sale: flag,
      cta: flag,
      ctd: flag,
    },
    { requiredKeys: [] },
  )
  .filter((given) => Object.keys(given).length > 0)

/** The same values for a stretch of days, as people give them. */
const stretches = fc
  .record({
    target: fc.constantFrom({ inv_code: 'HR:1' }, { inv_code: 'HR:2' }, { inv_code: 'Zimmer "ü&ö"' }),
    from: fc.integer({ min: 0, max: 40 }),
    length: fc.integer({ min: 1, max: 15 }),
    step: fc.constantFrom(1, 1, 7),
    values,
    channel_codes: fc.constantFrom<string[] | undefined>(
      undefined,
      undefined,
      ['a'],
      ['b', 'a', 'a'],
      ['c+d'],
    ),
  })
  .map(({ target, from, length, step, values, channel_codes }) =>
    Array.from(
      { length },
      (_, day) =>
        ({
          ...target,
          date: dayAfter('2027-02-20', from + day * step),
          ...values,
          ...(channel_codes && { channel_codes }),
        }) as CalendarChange,
    ),
  )

const prices = fc
  .record({
    day: fc.integer({ min: 0, max: 40 }),
    price: fc.constantFrom('90', '95'),
    rate: fc.constantFrom(1, 3),
  })
  .map(({ day, price, rate }): CalendarChange[] => [
    { rate_code: `HR:${rate}`, date: dayAfter('2027-02-20', day), price },
  ])

const limits = fc.record({
  datesPerTarget: fc.integer({ min: 1, max: 90 }),
  rangeDays: fc.constantFrom(1000, 10, 1),
  bodyBytes: fc.constantFrom(2_000_000, 2000, 400),
})

describe('a plan played on a model of the service', () => {
  it('sets every wanted value and no other one, within every limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 3, arbitrary: stretches }, prices), { maxLength: 12 }),
        limits,
        (given, limits) => {
          const changes = given.flat()
          const plan = planCalendar(changes, { limits })
          expectSound(changes, plan, limits)
          expect(plan.lowerBound).toBeLessThanOrEqual(plan.requests.length)
          expect(plan.lowerBound > 0).toBe(plan.requests.length > 0)
        },
      ),
      { numRuns: Number(process.env.PLAN_RUNS ?? 100) },
    )
  })

  it('closes dates before anything else', () => {
    fc.assert(
      fc.property(fc.array(stretches, { maxLength: 8 }), limits, (given, limits) => {
        // A limited value may have to wait for one for all channels.
        const changes = given.flat().filter((change) => !change.channel_codes)
        const urgent = planCalendar(changes, { limits }).requests.map((request) => request.urgent)
        expect(urgent).toEqual([...urgent].sort((a, b) => Number(b) - Number(a)))
      }),
      { numRuns: Number(process.env.PLAN_RUNS ?? 100) },
    )
  })
})
