import { InputError } from '@innwire/client'
import { apiLimits } from '../plan/read-limits.ts'

/** Whether a range update sets its `end_date`, too (D52). */
export type RangeEnd = 'included' | 'excluded'

/** Most days of a range that is sent; none where it might lack its last date. */
export const rangeDaysFor = (end: RangeEnd | undefined): number =>
  end === 'included' ? apiLimits.rangeDays : 0

/** @throws {InputError} when it is none of the two */
export function checkRangeEnd(end: unknown): asserts end is RangeEnd | undefined {
  if (end === undefined || end === 'included' || end === 'excluded') return
  throw new InputError([
    {
      path: 'options.rangeEnd',
      message:
        "State whether a range update sets its end_date, too: 'included' or 'excluded', or leave it out.",
    },
  ])
}
