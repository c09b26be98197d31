import { type CalendarField, calendarFields } from '@innwire/types'
import type { DateValues } from '../calendar/changes.ts'
import type { Pending } from './pending.ts'

/** One field of one date. */
export type DateField = { key: string; date: string; field: CalendarField; value: DateValues[CalendarField] }

/** The last value that waits for it, with the delivery that it comes from; another number is another value. */
export type Cell = DateField & { source: number }

/** What deliveries come to, one after another. Dates before `from` are over, and nobody is told of them. */
export function addCells(cells: Map<string, Cell>, { id, dates }: Pending, from: string): void {
  for (const values of dates)
    for (const its of cellsOf(values, from)) cells.set(its.key, { ...its, source: id })
}

/** The cells of a date that is not over. */
export function cellsOf(values: DateValues, from: string): DateField[] {
  const { date } = values
  if (date < from) return []
  return calendarFields
    .filter((field) => values[field] !== undefined)
    .map((field) => ({ key: `${date} ${field}`, date, field, value: values[field] }))
}

/** The cells again as what a channel is told, date by date. */
export function datesOf(cells: Cell[]): DateValues[] {
  const byDate = Map.groupBy(cells, ({ date }) => date)
  return [...byDate].map(([date, its]) => ({
    date,
    ...Object.fromEntries(its.map(({ field, value }) => [field, value])),
  }))
}

/**
 * What changes come to, in their order: of each date and field the last value. Without where each value comes from it takes
 * a fifteenth of the time, and this is on the way of every update.
 */
export function latestValues(changes: { dates: DateValues[] }[]): DateValues[] {
  const byDate = new Map<string, DateValues>()
  for (const { dates } of changes)
    for (const values of dates) {
      const before = byDate.get(values.date)
      byDate.set(values.date, before ? { ...before, ...values } : values)
    }
  return [...byDate.values()]
}
