import { type CalendarField, calendarFields } from '@innwire/types'
import { type CalendarChange, closes, shortestDecimal, type Target } from '../plan/changes.ts'
import { type Cell, missing, type Scope, type Value } from './cell.ts'

/** All that is known of one date of one code. A rate with the code of a group is its master rate (D14): one code. */
export type Day = {
  cells: Partial<Record<CalendarField, Cell>>
  /** The price was last set by `rate_code`. */
  byRate?: true
  /** When the availability was last set, in milliseconds since 1970, where the engine lowers it by itself. */
  stated?: number
  /** How often the service refused the date without saying which field. */
  suspect?: number
}

/** Refused so often, a date goes in a daily request, whose answer names dates: the first time may have been chance. */
export const asDaily = 2
/** And from here on field by field. */
export const byField = 3

/** A day with the place that it stands for. */
export type DayAt = { code: string; date: string; day: Day }

/** Keys of the journal: the date comes last, because a code may hold any character. */
export const keyOf = (code: string, date: string): string => `${code}/${date}`
export const placeOf = (key: string) => ({ code: key.slice(0, -11), date: key.slice(-10) })

/** How a field of a code is addressed. */
export const targetOf = (code: string, day: Day, field: CalendarField): Target =>
  field === 'price' && day.byRate ? { rate_code: code } : { inv_code: code }

export type Missing = { field: CalendarField; cell: Cell; scope: Scope; value: Value }

/** What of a day must still be sent. */
export function missingOf(day: Day): Missing[] {
  const found: Missing[] = []
  for (const field of calendarFields) {
    const cell = day.cells[field]
    if (cell) for (const [scope, value] of missing(cell)) found.push({ field, cell, scope, value })
  }
  return found
}

/** Closing a date does not wait. */
export const isUrgent: (field: CalendarField, value: Value) => boolean = closes

export const valuesOf = (change: Partial<Record<CalendarField, unknown>>): [CalendarField, Value][] =>
  calendarFields.flatMap((field): [CalendarField, Value][] => {
    const value = change[field]
    if (value === undefined) return []
    return [[field, field === 'price' ? shortestDecimal(String(value)) : Number(value)]]
  })

export const codeOf = (target: { inv_code?: string; rate_code?: string | null }): string =>
  target.inv_code ?? target.rate_code ?? ''

/** A change for the planner. */
export const changeOf = (
  target: Target,
  date: string,
  field: CalendarField,
  value: Value,
  scope: Scope,
): CalendarChange => ({
  ...target,
  date,
  [field]: value,
  ...(scope && { channel_codes: [scope] }),
})
