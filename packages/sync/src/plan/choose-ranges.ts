import type { RangeUpdate } from '@innwire/types'
import { type DateValues, fieldNames, type PlanLimits, type Target } from './changes.ts'
import { hasBit, type Range, type Row, rangeSequence, rowsIn, rowsOf, type Worth } from './find-ranges.ts'
import { mostChannels } from './read-changes.ts'
import type { Lane, TargetValues } from './wanted.ts'

/** A range request. */
export type PlannedRange = { update: RangeUpdate; cells: number; bytes: number; limited: boolean }

/** Ranges of a target, and what they leave of it. */
export type Chosen = { ranges: PlannedRange[]; rest: TargetValues }

/** Where fields change together, what counts is how many dates are done; else how many values. */
const worths: Worth[] = [
  (dates, sent, needed) => dates * (bitsIn(sent) + (sent === needed ? 1000 : 0)),
  (dates, sent) => dates * bitsIn(sent),
]

const bitsIn = (set: number) => fieldNames.reduce((bits, _, place) => bits + Number(hasBit(set, place)), 0)

/** Chooses ranges for a target that has more dates than fit into the daily requests. */
export function rangeChoice(
  { target, base, limited }: TargetValues,
  { datesPerTarget, rangeDays }: PlanLimits,
) {
  const ofBase = laneChoice(rowsOf(base), rangeDays)
  const ofLimited = limited.map((lane) => laneChoice(rowsOf(lane, base), rangeDays))

  /** Gives so many of the daily requests to the values for all channels, the others to those for some. */
  function* chosen(
    forBase: number,
    forLimited: number,
    most: number,
  ): Generator<undefined, Chosen | undefined> {
    const forAll = yield* ofBase.fewest(forBase * datesPerTarget, most)
    if (!forAll) return undefined
    const ranges = forAll.map((range) => planned(target, base, ofBase.rows, range))
    const lanes: Lane[] = []
    for (const [place, { fewest, rows, rest }] of ofLimited.entries()) {
      const lane = limited[place] as Lane
      const found = yield* fewest(forLimited * datesPerTarget, most)
      if (!found) return undefined
      ranges.push(...found.map((range) => planned(target, lane, rows, range)))
      const dates = rest(found)
      if (dates.length > 0) lanes.push({ ...lane, dates })
    }
    return {
      ranges: joined(ranges),
      rest: { target, base: { dates: ofBase.rest(forAll) }, limited: lanes },
    }
  }

  /** The fewest ranges that bring the target down to so many daily requests, if `most` are enough. */
  return function* (slots: number, most: number): Generator<undefined, Chosen | undefined> {
    let best: Chosen | undefined
    for (let forBase = limited.length > 0 ? 0 : slots; forBase <= slots; forBase++) {
      const one = yield* chosen(forBase, slots - forBase, most)
      if (one && one.ranges.length < (best?.ranges.length ?? most + 1)) best = one
    }
    return best
  }
}

function laneChoice(rows: Row[], rangeDays: number) {
  const sequences = worths.map((worth) => rangeSequence(rows, rangeDays, worth))
  return {
    rows,
    *fewest(allowed: number, most: number): Generator<undefined, Range[] | undefined> {
      let best: Range[] | undefined
      for (const sequence of sequences) {
        const ranges = yield* sequence(allowed, best ? best.length - 1 : most)
        best = ranges ?? best
      }
      return best
    },
    /** What ranges leave. */
    rest(ranges: Range[]): DateValues[] {
      const left = rows.map((row) => ({ ...row }))
      for (const range of ranges) for (const row of rowsIn(left, range)) row.needed &= ~range.fields
      return left.flatMap(({ date, values, needed }) => (needed ? { date, ...fieldsOf(values, needed) } : []))
    },
  }
}

const fieldsOf = (values: object, set: number) =>
  Object.fromEntries(
    fieldNames.flatMap((field, place) =>
      hasBit(set, place) ? [[field, values[field as keyof typeof values]]] : [],
    ),
  )

function planned(target: Target, { channels }: Lane, rows: Row[], range: Range): PlannedRange {
  const first = rows[range.from] as Row
  const last = rows[range.to] as Row
  const set = rowsIn(rows, range)
  const isSolid = set.length === last.day - first.day + 1
  const weekdays = set.reduce((found, { weekday }) => found | weekday, 0)
  const update: RangeUpdate = {
    ...target,
    start_date: first.date,
    end_date: last.date,
    ...(!isSolid && { days: [0, 1, 2, 3, 4, 5, 6].filter((day) => hasBit(weekdays, day)) }),
    ...fieldsOf(first.values, range.fields),
    ...(channels && { channel_codes: channels }),
  }
  return { update, cells: set.length, bytes: queryBytes(update), limited: channels !== undefined }
}

/** Ranges that differ in their channels alone are one. */
function joined(ranges: PlannedRange[]): PlannedRange[] {
  const byContent = new Map<string, PlannedRange>()
  for (const range of ranges) {
    const { channel_codes: own = [], ...content } = range.update
    const key = `${range.limited} ${JSON.stringify(content)}`
    const same = byContent.get(key)
    const channel_codes = [...(same?.update.channel_codes ?? []), ...own]
    const update = { ...content, channel_codes } as RangeUpdate
    if (same && channel_codes.length <= mostChannels)
      byContent.set(key, { ...range, update, bytes: queryBytes(update) })
    else byContent.set(same ? `${key} ${byContent.size}` : key, range)
  }
  return [...byContent.values()]
}

/** Bytes of a range's query without token and hotel id, as `@innwire/client` sends them. */
function queryBytes(update: RangeUpdate): number {
  const pairs = Object.entries(update).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((one) => [`${name}[]`, `${one}`]) : [[name, `${value}`]],
  )
  return new URLSearchParams(pairs).toString().length
}
