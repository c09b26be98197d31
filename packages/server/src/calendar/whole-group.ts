import type { PropertySetUp } from '../property/set-up.ts'
import type { CalendarChange, DateValues } from './changes.ts'

/**
 * With the restrictions of each group for its other rates too, where the property reads D14 so: also for those that
 * take none by themselves, because they are derived.
 */
export function forWholeGroups(setUp: PropertySetUp, changes: CalendarChange[]): CalendarChange[] {
  if (!setUp.readings.has('restrictions.wholeGroup')) return changes
  return changes.flatMap((change) => [change, ...ofOtherRates(setUp, change)])
}

function ofOtherRates({ groups }: PropertySetUp, change: CalendarChange): CalendarChange[] {
  const dates = change.dates.map(restrictionsOf).filter((values) => Object.keys(values).length > 1)
  if (dates.length === 0) return []
  const rates = groups.get(change.inv_code)?.rooms ?? []
  return rates
    .filter((rate) => rate.rate_code !== change.rate_code)
    .map(({ rate_code }) => ({ ...change, rate_code, dates }))
}

const restrictionsOf = ({ availability: _, price: __, ...restrictions }: DateValues): DateValues =>
  restrictions
