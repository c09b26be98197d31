import { calendarFields } from '@innwire/types'
import type { DatesPlace } from './dialect.ts'

/** What a row of dates becomes that is there already: a field that is not given stays as it is. */
export function keptValues(table: DatesPlace['table']): string {
  const kept = calendarFields.map((field) => `${field} = coalesce(excluded.${field}, ${table}.${field})`)
  if (table === 'told') {
    kept.push('told_at = case when excluded.availability is null then told.told_at else excluded.told_at end')
  }
  return kept.join(', ')
}
