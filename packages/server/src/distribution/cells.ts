import { type DateValues, type FieldName, fieldNames } from '../calendar/changes.ts'
import type { Pending } from './pending.ts'

/** One field of one date. */
export type DateField = { key: string; date: string; field: FieldName; value: DateValues[FieldName] }

/** The last value that waits for it, with the delivery that it comes from; another number is another value. */
export type Cell = DateField & { source: number }

/** What deliveries come to, in their order. Dates before `from` are over, and nobody is told of them. */
export function addCells(cells: Map<string, Cell>, deliveries: Pending[], from: string): void {
  for (const { id, dates } of deliveries)
    for (const its of dates.flatMap((values) => cellsOf(values, from)))
      cells.set(its.key, { ...its, source: id })
}

/** The cells of a date that is not over. */
export function cellsOf(values: DateValues, from: string): DateField[] {
  const { date } = values
  if (date < from) return []
  return fieldNames
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

/** Two halves, by dates; of a single date, by fields. */
export function halves(cells: Cell[]): [Cell[], Cell[]] {
  const dates = [...new Set(cells.map(({ date }) => date))]
  if (dates.length === 1) {
    const middle = Math.ceil(cells.length / 2)
    return [cells.slice(0, middle), cells.slice(middle)]
  }
  const first = new Set(dates.slice(0, Math.ceil(dates.length / 2)))
  return [cells.filter(({ date }) => first.has(date)), cells.filter(({ date }) => !first.has(date))]
}
