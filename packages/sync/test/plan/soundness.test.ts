import type { CalendarField } from '@innwire/types'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { type CalendarChange, planCalendar } from '../../src/index.ts'
import { leastRequests } from './lower-bound.ts'
import { expectSound, settingsOf } from './replay.ts'
import { dayAfter } from './wire.ts'
import { isClosing, wishesOf } from './wishes.ts'

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
    } satisfies Record<CalendarField, unknown>,
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
  rooms: fc.constantFrom(1000, 2, 1),
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
          const least = leastRequests(changes, limits)
          expect(least).toBeLessThanOrEqual(plan.requests.length)
          expect(least > 0).toBe(plan.requests.length > 0)
        },
      ),
      { numRuns: tries('INNWIRE_PLAN_RUNS', 100, 1000) },
    )
  })

  it.each([2, 100])(
    'tells a channel that stays open no closing of all the others, over %i dates',
    (length) => {
      const dates = Array.from({ length }, (_, day) => dayAfter('2027-02-20', day))
      const changes: CalendarChange[] = [
        ...dates.map((date) => ({ inv_code: 'HR:1', date, stop_sale: 1 as const })),
        ...dates.map((date) => ({
          inv_code: 'HR:1',
          date,
          availability: 0,
          stop_sale: 0 as const,
          channel_codes: ['a'],
        })),
      ]
      const limits = { datesPerTarget: 1, rangeDays: 1000, bodyBytes: 2_000_000, rooms: 1000 }
      expectSound(changes, planCalendar(changes, { limits }), limits)
    },
  )

  it('closes dates before anything else but what would open them again for all channels', () => {
    fc.assert(
      fc.property(fc.array(stretches, { maxLength: 8 }), limits, (given, limits) => {
        const changes = given.flat()
        const { requests } = planCalendar(changes, { limits })
        const lastUrgent = requests.findLastIndex(({ urgent }) => urgent)
        const wishes = wishesOf(changes)
        for (const request of requests.slice(0, lastUrgent + 1)) {
          if (request.urgent) continue
          for (const { target, date, field } of settingsOf(request)) {
            const cell = wishes.get(target)?.cells.get(`${date} ${field}`)
            const closings = [...(cell?.channels.values() ?? [])].filter((value) => isClosing(field, value))
            expect(closings.length, `${target} ${date} ${field}`).toBeGreaterThan(0)
          }
        }
      }),
      { numRuns: tries('INNWIRE_PLAN_RUNS', 100, 1000) },
    )
  })
})
