import { type CalendarField, calendarFields } from '@innwire/types'
import type { DatesPlace } from './dialect.ts'

/**
 * What a row of dates becomes that is there already: a field that is not given stays as it is.
 * @param given what a statement calls a value of the new row
 */
export function keptValues(
  table: DatesPlace['table'],
  given: (column: CalendarField | 'told_at') => string,
): string {
  const kept = calendarFields.map((field) => `${field} = coalesce(${given(field)}, ${table}.${field})`)
  if (table === 'told') {
    kept.push(
      `told_at = case when ${given('availability')} is null then told.told_at else ${given('told_at')} end`,
    )
  }
  return kept.join(', ')
}
