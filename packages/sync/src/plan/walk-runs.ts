import { lanesWith } from './value-numbers.ts'
import { nextDay } from './weekdays.ts'

/** A run of dates of some lanes: the lanes as bits, first and last position. */
export type Run = { lanes: number; from: number; to: number }

/** Runs that may still grow, while the dates are walked through. */
type Open = { value: number; lanes: number; from: number }

/**
 * Walks through the days that fall on some weekdays, and gives every run of equal values that can neither be made longer
 * nor go to more lanes.
 * @param values of each lane and position a number for its value, or 0
 * @param weekdays of each position, as a bit
 */
export function walkRuns(
  days: Int32Array,
  weekdays: Uint8Array,
  values: Int32Array[],
  set: number,
  give: (run: Run) => void,
): void {
  let open: Open[] = []
  let last = -1
  for (let position = 0; position < days.length; position++) {
    if (!((weekdays[position] ?? 0) & set)) continue
    const before = last
    const unbroken = before >= 0 && nextDay(days[before] ?? 0, set) === days[position]
    last = position
    const [first] = open
    if (values.length === 1 && first && unbroken && first.value === values[0]?.[position]) continue
    const next: Open[] = []
    for (const { value, lanes, from } of open) {
      const left = unbroken ? lanes & lanesWith(values, value, position) : 0
      if (left !== lanes) give({ lanes, from, to: before })
      if (left) push(next, { value, lanes: left, from })
    }
    for (const column of values) {
      const value = column[position] ?? 0
      if (value) push(next, { value, lanes: lanesWith(values, value, position), from: position })
    }
    open = next
  }
  for (const { lanes, from } of open) give({ lanes, from, to: last })
}

/** Of runs of the same lanes, the one that began first holds the others. */
function push(open: Open[], run: Open): void {
  if (!open.some(({ value, lanes }) => value === run.value && lanes === run.lanes)) open.push(run)
}
