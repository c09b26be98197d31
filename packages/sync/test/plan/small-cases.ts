import fc from 'fast-check'
import type { CalendarChange, PlanLimits } from '../../src/index.ts'
import { dayAfter } from './wire.ts'

/** A Thursday, so that weekends lie inside. */
const firstDate = '2026-01-01'

/** A few changes, and limits so small that it matters how they are sent. */
export type SmallCase = { changes: CalendarChange[]; limits: PlanLimits }

/** `days` count from the first date; each channel filter is as likely as none. */
export type Shape = { targets: number; days: number[]; most: number; channels: string[][] }

export const smallCases = ({ targets, days, most, channels }: Shape): fc.Arbitrary<SmallCase> =>
  fc.record({
    changes: fc.array(
      fc
        .record({
          target: fc.integer({ min: 1, max: targets }),
          day: fc.constantFrom(...days),
          price: fc.option(fc.constantFrom('9', '10'), { nil: undefined, freq: 3 }),
          cta: fc.option(fc.constantFrom<0 | 1>(0, 1), { nil: undefined, freq: 1 }),
          channel_codes: fc.constantFrom(undefined, ...channels),
        })
        .filter(({ price, cta }) => price !== undefined || cta !== undefined)
        .map(
          ({ target, day, price, cta, channel_codes }): CalendarChange => ({
            inv_code: `HR:${target}`,
            date: dayAfter(firstDate, day),
            ...(price !== undefined && { price }),
            ...(cta !== undefined && { cta }),
            ...(channel_codes && { channel_codes }),
          }),
        ),
      { minLength: 1, maxLength: most },
    ),
    limits: fc.record({
      datesPerTarget: fc.integer({ min: 1, max: 2 }),
      rangeDays: fc.constantFrom(1000, 1000, 3),
      bodyBytes: fc.constant(2_000_000),
      rooms: fc.constant(1000),
    }),
  })
