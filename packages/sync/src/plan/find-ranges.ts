import { type CalendarField, calendarFields } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { CellValues, DateValues } from './changes.ts'
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

const everyWeekday = 0b1111111
export const hasBit = (set: number, place: number) => (set & (1 << place)) !== 0

/** The set of fields for which something is so. */
const fieldsWhere = (isSo: (place: number) => boolean) =>
  calendarFields.reduce((set, _, place) => set | (isSo(place) ? 1 << place : 0), 0)

/** The fields of a set with their values. */
export const pick = (values: CellValues, set: number): CellValues =>
  Object.fromEntries(
    calendarFields.flatMap((field, place) => (hasBit(set, place) ? [[field, values[field]]] : [])),
  )

export const rowsIn = (rows: Row[], { from, to, weekdays }: Range): Row[] =>
  rows.slice(from, to + 1).filter(({ weekday }) => weekday & weekdays)

/** Finds ranges for a lane one after another, each the one that finishes the most dates after those before it. */
export function laneRanges(lane: Lane, base: Lane, rangeDays: number) {
  const rows = rowsOf(lane, base)
  const ranges: Range[] = []
  /** Of each number of ranges: what they leave. */
  const left = [needsOf(rows)]

  /** What so many ranges leave; undefined where there are not so many. */
  function* leftBy(count: number) {
    while (left.length <= count) {
      const range = yield* bestRange(rows, rangeDays)
      if (!range) break
      ranges.push(range)
      for (const row of rowsIn(rows, range)) row.needed &= ~range.fields
      left.push(needsOf(rows))
    }
    return left[count]
  }
  return { rows, ranges, leftBy }
}

const needsOf = (rows: Row[]): DateValues[] =>
  rows.filter(({ needed }) => needed).map(({ date, values, needed }) => ({ date, ...pick(values, needed) }))

/** What single channels get with the values for all may be sent to them again. */
function rowsOf({ dates, open }: Lane, base: Lane): Row[] {
  const rows = new Map<string, Row>()
  const add = (values: DateValues, isNeeded: boolean) => {
    const { date } = values
    const day = Date.parse(date) / dayMs
    const needed = isNeeded
      ? fieldsWhere((place) => values[calendarFields[place] ?? 'price'] !== undefined)
      : 0
    const all = { ...rows.get(date)?.values, ...values }
    rows.set(date, { date, day, weekday: weekdayOf(day), values: all, needed })
  }
  for (const values of base.dates) add(without(values, open?.get(values.date)), false)
  for (const values of dates) add(values, true)
  return [...rows.values()].sort((a, b) => a.day - b.day)
}

const without = (values: DateValues, fields: CalendarField[] = []): DateValues => {
  const rest = { ...values }
  for (const field of fields) delete rest[field]
  return rest
}

/** The weekday of a day since 1970-01-01, which was a Thursday. */
const weekdayOf = (day: number): number => 1 << ((((day + 4) % 7) + 7) % 7)

/** Looks at all ranges that can be made neither longer nor wider, from each date on that lacks something. */
function* bestRange(rows: Row[], rangeDays: number): Generator<undefined, Range | undefined> {
  let best: Range | undefined
  let most = 0
  for (const [from, first] of rows.entries()) {
    if (first.needed === 0 || canBeginEarlier(rows[from - 1], first)) continue
    yield
    /** Of each field: the weekdays on which all rows up to here have the first one's value. */
    let uniform = calendarFields.map((field): number =>
      first.values[field] === undefined ? 0 : everyWeekday,
    )
    /** By the fields that rows lack: how many fall on each weekday. */
    const lacking = new Map<number, Map<number, number>>()
    const offer = (to: number) => {
      for (const weekdays of intersectionsOf(uniform)) {
        const fields = fieldsWhere((place) => (weekdays & ~(uniform[place] ?? 0)) === 0)
        const worth = (first.needed & fields) === 0 ? 0 : worthOf(lacking, fields, weekdays)
        if (worth <= most) continue
        most = worth
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

/** The dates that a range finishes count most, then the values that it sends. */
function worthOf(lacking: Map<number, Map<number, number>>, fields: number, weekdays: number): number {
  let worth = 0
  for (const [needed, counts] of lacking) {
    const sent = calendarFields.reduce(
      (values, _, place) => values + Number(hasBit(needed & fields, place)),
      0,
    )
    const finishes = (needed & ~fields) === 0
    for (const [weekday, dates] of counts)
      if (weekday & weekdays) worth += dates * (sent + (finishes ? 1000 : 0))
  }
  return worth
}

function canBeginEarlier(before: Row | undefined, row: Row): boolean {
  if (!before || before.day + 1 !== row.day || row.needed & ~before.needed) return false
  return calendarFields.every((field) => before.values[field] === row.values[field])
}

/** The weekdays that are left for each field when a range goes on to a row. */
function narrow(uniform: number[], first: Row, row: Row, before: Row | undefined): number[] {
  let missing = 0
  if (before && row !== first)
    for (let day = before.day + 1; day < row.day && missing !== everyWeekday; day++) missing |= weekdayOf(day)
  return calendarFields.map((field, place) => {
    const other = row.values[field] === first.values[field] ? 0 : row.weekday
    const left = (uniform[place] ?? 0) & ~missing & ~other
    return left & first.weekday ? left : 0
  })
}

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
  return { ...range, to: rows.findLastIndex((row, place) => place <= range.to && does(row)) }
}
