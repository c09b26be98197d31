import { fieldCount } from './changes.ts'
import type { Candidates, Side } from './range-candidates.ts'
import { weekdayBit } from './weekdays.ts'

/** Of each lane and field: the most dates that one range can do. */
export type LongestRuns = { most: Float64Array; complete: boolean }

/** @param candidates those of each set of fields that go together */
export function longestRuns({ lanes, days }: Side, candidates: Candidates[]): LongestRuns {
  const most = new Float64Array(lanes.length * fieldCount)
  for (const { lanes: inLanes, fields, weekdays, from, to } of candidates.flatMap(({ ranges }) => ranges)) {
    for (const [lane, { required }] of lanes.entries()) {
      if (!(inLanes & (1 << lane))) continue
      let dates = 0
      for (let position = from; position <= to; position++) {
        const weekday = weekdayBit(days[position] ?? 0)
        if ((required[position] ?? 0) & fields && weekday & weekdays) dates++
      }
      for (let field = 0; field < fieldCount; field++) {
        const place = lane * fieldCount + field
        if (fields & (1 << field)) most[place] = Math.max(most[place] ?? 0, dates)
      }
    }
  }
  return { most, complete: candidates.every(({ complete }) => complete) }
}

/**
 * A range does at most `most` dates of a field. Of the dates that must be done, those with the field need so many
 * ranges that set it.
 */
export function quickBound({ lanes }: Side, { most, complete }: LongestRuns, allowed: number): number {
  let bound = 1
  if (!complete) return bound
  for (const [lane, { required }] of lanes.entries()) {
    const dates = required.reduce((sum, fields) => sum + (fields ? 1 : 0), 0)
    if (dates <= allowed) continue
    let longest = 0
    for (let field = 0; field < fieldCount; field++) {
      const run = most[lane * fieldCount + field] ?? 0
      const withField = required.reduce((sum, fields) => sum + (fields & (1 << field) ? 1 : 0), 0)
      const wanted = withField - allowed
      if (run > 0 && wanted > 0) bound = Math.max(bound, Math.ceil(wanted / run))
      longest = Math.max(longest, run)
    }
    bound = Math.max(bound, Math.ceil((dates - allowed) / longest))
  }
  return bound
}
