import type { PlanLimits } from './changes.ts'
import { type ByteCounts, rangeBytes, weekdayBytes } from './request-bytes.ts'
import { lanesWith, unionsOf, valueNumbers } from './value-numbers.ts'
import { type Run, walkRuns } from './walk-runs.ts'
import type { Lane, WantedTarget } from './wanted.ts'
import { bitsIn, everyWeekday, weekdayBit } from './weekdays.ts'

/** Lanes of one target that go into the same requests: the one for all channels, or those of single channels. */
export type Side = { wanted: WantedTarget; lanes: Lane[]; days: Int32Array; allDays: Int32Array }

/** A range that may be sent: in every lane and on every date of it, its values are the wanted ones. */
export type Range = Run & {
  /** Bits: fields, and the weekdays (Sunday the lowest) that its dates fall on. */
  fields: number
  weekdays: number
  /** Whether it holds every day between its first and its last, so that no weekdays need be named. */
  solid: boolean
  /** Of its query. */
  bytes: number
}

/** Found ranges; `complete` unless there were too many to look at. */
export type Candidates = { ranges: Range[]; complete: boolean }

/**
 * Finds the ranges that can be made neither longer nor wider. By default that is for each union of the sets of fields
 * and each set of weekdays: every range that may be sent lies in one of them that costs no more bytes. With
 * `widestOnly` no field and no weekday can be added either: every range lies in one of them, which may cost more. They
 * are few; so that they need not cost more than they must, those with fewer fields are given as well, up to `most`.
 */
export function rangeCandidates(
  { wanted, lanes, days }: Side,
  fieldSets: number[],
  counts: ByteCounts,
  { rangeDays }: PlanLimits,
  { widestOnly, most }: { widestOnly: boolean; most: number },
): Candidates {
  const weekdays = Uint8Array.from(days, weekdayBit)
  const present = weekdays.reduce((set, bit) => set | bit, 0)
  const numbersOf = valueNumbers(lanes)
  const headBytes = new Map<number, number>()
  const found = new Map<number, Map<number, Range>>()
  let count = 0

  for (const fields of unionsOf(fieldSets)) {
    const values = numbersOf(fields)
    /** Positions of one run of days without a gap have one number here. */
    const solidRuns = new Int32Array(days.length)
    walkRuns(days, weekdays, values, everyWeekday, (run) => {
      solidRuns.fill(run.from + 1, run.from, run.to + 1)
      keep(fields, everyWeekday, run)
    })
    for (let set = 1; set < everyWeekday; set++) {
      if ((set & present) !== set || count > most) continue
      walkRuns(days, weekdays, values, set, (run) => {
        // A part of a run without a gap: the run itself covers more and names no weekdays.
        if (lanes.length === 1 && solidRuns[run.from] && solidRuns[run.from] === solidRuns[run.to]) return
        keep(fields, set, run)
      })
    }
  }
  const complete = count <= most
  const all = () => [...found.values()].flatMap((group) => [...group.values()])
  if (widestOnly) {
    for (const range of all()) {
      for (const fields of unionsOf(fieldSets.filter((set) => (set & range.fields) === set))) {
        if (count < most) add(fields, range.weekdays, range)
      }
    }
  }
  return { ranges: all(), complete }

  /** Cuts what is not needed off both ends, and into pieces what is too long. */
  function keep(fields: number, set: number, run: Run): void {
    let { from, to } = run
    while (from <= to && !isNeeded(from)) from++
    while (to >= from && !isNeeded(to)) to--
    if (from > to) return
    if ((days[to] ?? 0) - (days[from] ?? 0) < rangeDays) {
      if (!widestOnly || !canGrow(fields, set, { ...run, from, to })) add(fields, set, { ...run, from, to })
      return
    }
    // Every window that begins with a date of it, up to the one that reaches the end.
    for (let start = from; start <= to; start++) {
      if (!((weekdays[start] ?? 0) & set)) continue
      let end = start
      while (end < to && (days[end + 1] ?? 0) - (days[start] ?? 0) < rangeDays) end++
      const reachesEnd = end === to
      while (!((weekdays[end] ?? 0) & set)) end--
      add(fields, set, { ...run, from: start, to: end })
      if (reachesEnd) return
    }

    function isNeeded(position: number): boolean {
      return (
        ((weekdays[position] ?? 0) & set) !== 0 &&
        lanes.some(({ required }, lane) => run.lanes & (1 << lane) && (required[position] ?? 0) & fields)
      )
    }
  }

  /** Whether one more weekday or set of fields has equal values, too. */
  function canGrow(fields: number, set: number, run: Run): boolean {
    for (const more of fieldSets) {
      if (!(more & fields) && isUniform(numbersOf(more), set, run)) return true
    }
    const values = numbersOf(fields)
    for (let left = present & ~set; left; left &= left - 1) {
      const weekday = left & -left
      const isThere = weekdays.subarray(run.from, run.to + 1).includes(weekday)
      if (isThere && isUniform(values, set | weekday, run)) return true
    }
    return false
  }

  /** Whether all days of a run that fall on some weekdays are there, with one value in all its lanes. */
  function isUniform(values: Int32Array[], set: number, { lanes: inLanes, from, to }: Run): boolean {
    const first = 31 - Math.clz32(inLanes)
    const value = values[first]?.[from] ?? 0
    if (value === 0) return false
    let before = (days[from] ?? 0) - 1
    for (let position = from; position <= to; position++) {
      const day = days[position] ?? 0
      // A day between that is not in the list.
      for (let gap = before + 1; gap < day; gap++) if (weekdayBit(gap) & set) return false
      before = day
      if (!((weekdays[position] ?? 0) & set)) continue
      if ((lanesWith(values, value, position) & inLanes) !== inLanes) return false
    }
    return true
  }

  function add(fields: number, set: number, { lanes: inLanes, from, to }: Run): void {
    let covered = 0
    let weekdaysOfIt = 0
    for (let position = from; position <= to; position++) {
      const bit = (weekdays[position] ?? 0) & set
      if (bit) covered++
      weekdaysOfIt |= bit
    }
    const group = found.get(inLanes) ?? new Map<number, Range>()
    found.set(inLanes, group)
    const key = ((from * days.length + to) * 128 + weekdaysOfIt) * 64 + fields
    if (group.has(key)) return
    const solid = covered === (days[to] ?? 0) - (days[from] ?? 0) + 1
    const lane = lanes.find((_, place) => inLanes & (1 << place)) as Lane
    const bytes =
      headOf(inLanes) +
      counts.fieldsInQuery(lane.values, from, fields) +
      (solid ? 0 : weekdayBytes * bitsIn(weekdaysOfIt))
    group.set(key, { lanes: inLanes, fields, weekdays: weekdaysOfIt, from, to, solid, bytes })
    count++
  }

  function headOf(inLanes: number): number {
    const known = headBytes.get(inLanes)
    if (known !== undefined) return known
    const bytes = rangeBytes(wanted.target, channelsOf(lanes, inLanes))
    headBytes.set(inLanes, bytes)
    return bytes
  }
}

/** The channels of a set of lanes; null for all channels. */
export function channelsOf(lanes: Lane[], set: number): string[] | null {
  if (lanes[0]?.channels === null) return null
  return lanes.flatMap(({ channels }, lane) => (set & (1 << lane) ? (channels ?? []) : []))
}
