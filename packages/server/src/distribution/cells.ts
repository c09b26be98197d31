import { type CalendarField, calendarFields } from '@innwire/types'
import type { DateValues } from '../calendar/changes.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Lane } from '../transactions/record-update.ts'
import { type Pending, pendingOf } from './pending.ts'

export type DateField = { key: string; date: string; field: CalendarField; value: DateValues[CalendarField] }

/** The newest value that waits for a field of a date, and the delivery that it comes from. */
export type Cell = DateField & { source: number }

/** Adds the values of a delivery to those before it. Dates before `from` are over, and no channel is sent them. */
function addCells(cells: Map<string, Cell>, { id, dates }: Pending, from: string): void {
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

export function datesOf(cells: Cell[]): DateValues[] {
  const byDate = Map.groupBy(cells, ({ date }) => date)
  return [...byDate].map(([date, its]) => ({
    date,
    ...Object.fromEntries(its.map(({ field, value }) => [field, value])),
  }))
}

/**
 * The last value of each date and field of several changes. It does not keep where a value comes from, which takes a
 * fifteenth of the time: this is part of every update.
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

/** All that waits in a lane: the first deliveries, the newest one, and the last value of each date and field. */
export type WaitingCells = { first: Pending[]; newest: Pending; cells: Map<string, Cell> }

export async function waitingCells(
  { readInBackground, turnInBackground }: Pick<Storage, 'readInBackground' | 'turnInBackground'>,
  lane: Lane,
  from: string,
): Promise<WaitingCells | undefined> {
  const first = await pendingOf(readInBackground, lane)
  const cells = new Map<string, Cell>()
  let newest: Pending | undefined
  for (let next = first; next.length > 0; ) {
    for (const delivery of next) {
      addCells(cells, delivery, from)
      newest = delivery
      await turnInBackground()
    }
    next = await pendingOf(readInBackground, lane, newest?.id)
  }
  return newest && { first, newest, cells }
}
