import type { CalendarValues } from '../../../src/generated/control.ts'
import { calendar } from '../texts/calendar.ts'

/** A value of the calendar in words. */
export function shownValue(value: CalendarValues[keyof CalendarValues] | undefined): string {
  if (value === null || value === undefined) return calendar.detail.noValue
  if (typeof value === 'boolean') return value ? calendar.detail.yes : calendar.detail.no
  return String(value)
}
