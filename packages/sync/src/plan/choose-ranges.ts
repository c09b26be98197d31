import type { RangeUpdate } from '@innwire/types'
import { type Draft, isClosing, type PlanLimits, type Target } from './changes.ts'
import { hasBit, laneRanges, pick, type Range, type Row, rowsIn } from './find-ranges.ts'
import type { Lane, TargetValues } from './wanted.ts'

/** Ranges of a target, and what they leave of it. */
export type Chosen = { ranges: Draft[]; rest: TargetValues }

/** Chooses ranges for a target that has more dates than fit into the daily requests. */
export function rangeChoice({ target, base, limited }: TargetValues, limits: PlanLimits) {
  const searches = new Map<Lane, ReturnType<typeof laneRanges>>()

  /** Gives so many of the daily requests to the values for all channels, the others to those for some. */
  function* chosen(
    forBase: number,
    forLimited: number,
    most: number,
  ): Generator<undefined, Chosen | undefined> {
    const ranges: Draft[] = []
    const left: Lane[] = []
    for (const lane of [base, ...limited]) {
      yield
      const search = searches.get(lane) ?? laneRanges(lane, base, limits.rangeDays)
      searches.set(lane, search)
      const dailies = lane === base ? forBase : forLimited
      const found = yield* search.leaving(dailies * limits.datesPerTarget, most - ranges.length)
      if (!found) return undefined
      ranges.push(...found.ranges.map((range) => draftOf(target, lane, search.rows, range)))
      left.push({ ...lane, dates: found.rest })
    }
    const [forAll = base, ...forSome] = left
    const rest = { target, base: forAll, limited: forSome.filter(({ dates }) => dates.length > 0) }
    return { ranges, rest }
  }

  /** Few ranges that bring the target down to so many daily requests, if `most` are enough. */
  return function* (dailies: number, most: number): Generator<undefined, Chosen | undefined> {
    let best: Chosen | undefined
    for (let forBase = limited.length > 0 ? 0 : dailies; forBase <= dailies; forBase++) {
      const one = yield* chosen(forBase, dailies - forBase, best ? best.ranges.length - 1 : most)
      best = one ?? best
    }
    return best
  }
}

function draftOf(target: Target, { channels }: Lane, rows: Row[], range: Range): Draft {
  const first = rows[range.from] as Row
  const last = rows[range.to] as Row
  const set = rowsIn(rows, range)
  const isSolid = set.length === last.day - first.day + 1
  const weekdays = set.reduce((found, { weekday }) => found | weekday, 0)
  const values = pick(first.values, range.fields)
  const update: RangeUpdate = {
    ...target,
    start_date: first.date,
    end_date: last.date,
    ...(!isSolid && { days: [0, 1, 2, 3, 4, 5, 6].filter((day) => hasBit(weekdays, day)) }),
    ...values,
    ...(channels && { channel_codes: channels }),
  }
  const measures = { cells: set.length, bytes: queryBytes(update), urgent: isClosing(values) }
  return { kind: 'range', update, ...measures, first: first.date, limited: channels !== undefined }
}

/** Bytes of a range's query without token and hotel id, as `@innwire/client` sends them. */
function queryBytes(update: RangeUpdate): number {
  const pairs = Object.entries(update).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((one) => [`${name}[]`, `${one}`]) : [[name, `${value}`]],
  )
  return new URLSearchParams(pairs).toString().length
}
