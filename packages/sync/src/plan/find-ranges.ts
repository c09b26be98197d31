import { type CellValues, fieldNames } from './changes.ts'
import type { Lane } from './wanted.ts'

/** A date that a range may set. Sets of fields and of weekdays are bits. */
export type Row = {
  date: string
  /** Days since 1970-01-01. */
  day: number
  weekday: number
  values: CellValues
  /** Fields that must still be sent; the other values may be sent again. */
  needed: number
}

/** Sets fields of every row between two that falls on one of the weekdays. All these rows have its values. */
export type Range = { from: number; to: number; fields: number; weekdays: number }

const dayMs = 86_400_000
export const everyWeekday = 0b1111111
export const hasBit = (set: number, place: number) => (set & (1 << place)) !== 0

/** The dates of a lane; what single channels get with the values for all may be sent to them again. */
export function rowsOf({ dates }: Lane, base?: Lane): Row[] {
  const rows = new Map(
    base?.dates.map((values) => [values.date, { values: values as CellValues, needed: 0 }]),
  )
  for (const values of dates) {
    const needed = fieldNames.reduce(
      (set, field, place) => set | (values[field] === undefined ? 0 : 1 << place),
      0,
    )
    rows.set(values.date, { values: { ...rows.get(values.date)?.values, ...values }, needed })
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, row]) => {
      const day = Date.parse(date) / dayMs
      return { date, day, weekday: weekdayOf(day), ...row }
    })
}

/** What it is worth that a range sends fields of so many dates, of those that they lack. */
export type Worth = (dates: number, sent: number, needed: number) => number

/**
 * Finds ranges one after another, each the one that is worth the most after those before it.
 * @returns gives the first ranges that leave at most `allowed` dates; undefined when that takes more than `most`
 */
export function rangeSequence(lane: Row[], rangeDays: number, worth: Worth) {
  const rows = lane.map((row) => ({ ...row }))
  const ranges: Range[] = []
  const undone = () => rows.reduce((dates, { needed }) => dates + (needed ? 1 : 0), 0)
  /** Of each number of ranges: the dates that they leave. */
  const left = [undone()]

  return function* (allowed: number, most: number): Generator<undefined, Range[] | undefined> {
    while ((left.at(-1) ?? 0) > allowed && ranges.length < most) {
      const range = yield* bestRange(rows, rangeDays, worth)
      if (!range) break
      ranges.push(range)
      for (const row of rowsIn(rows, range)) row.needed &= ~range.fields
      left.push(undone())
    }
    const count = left.findIndex((dates) => dates <= allowed)
    return count < 0 || count > most ? undefined : ranges.slice(0, count)
  }
}

/** The rows that a range sets. */
export const rowsIn = (rows: Row[], { from, to, weekdays }: Range): Row[] =>
  rows.slice(from, to + 1).filter(({ weekday }) => weekday & weekdays)

function* bestRange(rows: Row[], rangeDays: number, worth: Worth): Generator<undefined, Range | undefined> {
  let best: Range | undefined
  let most = 0
  for (const [from, first] of rows.entries()) {
    // A range that begins with this date can begin a day earlier.
    if (first.needed === 0 || isContinued(rows[from - 1], first)) continue
    yield
    /** Of each field: the weekdays on which all rows up to here have the first one's value. */
    let uniform = fieldNames.map((field): number => (first.values[field] === undefined ? 0 : everyWeekday))
    /** By the fields that rows lack: how many fall on each weekday. */
    const lacking = new Map<number, Map<number, number>>()
    const offer = (to: number) => {
      for (const weekdays of intersectionsOf(uniform)) {
        const fields = uniform.reduce(
          (set, days, place) => set | ((weekdays & ~days) === 0 ? 1 << place : 0),
          0,
        )
        if ((first.needed & fields) === 0) continue
        let all = 0
        for (const [needed, counts] of lacking) {
          let dates = 0
          for (const [weekday, count] of counts) if (weekday & weekdays) dates += count
          if (needed & fields) all += worth(dates, needed & fields, needed)
        }
        if (all <= most) continue
        most = all
        best = { from, to, fields, weekdays }
      }
    }
    let to = from
    for (; to < rows.length; to++) {
      const row = rows[to] as Row
      if (row.day - first.day >= rangeDays) break
      const narrowed = narrow(uniform, first, row, rows[to - 1])
      if (narrowed.some((days, place) => days !== uniform[place])) offer(to - 1)
      uniform = narrowed
      if (uniform.every((days) => days === 0)) break
      if (row.needed === 0) continue
      const counts = lacking.get(row.needed) ?? new Map<number, number>()
      lacking.set(row.needed, counts.set(row.weekday, (counts.get(row.weekday) ?? 0) + 1))
    }
    offer(to - 1)
  }
  return best && trimmed(rows, best)
}

function isContinued(before: Row | undefined, row: Row): boolean {
  if (!before || before.day + 1 !== row.day || row.needed & ~before.needed) return false
  return fieldNames.every((field) => before.values[field] === row.values[field])
}

/** The weekdays that are left for each field when a range goes on to a row. */
function narrow(uniform: number[], first: Row, row: Row, before: Row | undefined): number[] {
  let missing = 0
  if (before && row !== first)
    for (let day = before.day + 1; day < row.day && missing !== everyWeekday; day++) missing |= weekdayOf(day)
  return uniform.map((days, place) => {
    const field = fieldNames[place] as keyof CellValues
    const left = days & ~missing & (row.values[field] === first.values[field] ? everyWeekday : ~row.weekday)
    return left & first.weekday ? left : 0
  })
}

/** The weekday of a day since 1970-01-01, which was a Thursday. */
const weekdayOf = (day: number): number => 1 << ((((day + 4) % 7) + 7) % 7)

function intersectionsOf(sets: number[]): Set<number> {
  const all = new Set<number>()
  for (const set of sets) {
    if (set === 0) continue
    for (const other of [...all]) all.add(other & set)
    all.add(set)
  }
  return all
}

/** Without dates at its end that lack nothing of it. */
function trimmed(rows: Row[], range: Range): Range {
  const does = ({ weekday, needed }: Row) => weekday & range.weekdays && needed & range.fields
  const to = rows.findLastIndex((row, place) => place <= range.to && does(row))
  return { ...range, to }
}
