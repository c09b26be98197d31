import type { RangeUpdate } from '@innwire/types'
import { type DateValues, type Draft, isClosing, type PlanLimits, type Target } from './changes.ts'
import { hasBit, laneRanges, pick, type Range, type Row, rowsIn } from './find-ranges.ts'
import type { Lane, TargetValues } from './wanted.ts'

export type Chosen = { ranges: Draft[]; rest: TargetValues }

type Search = ReturnType<typeof laneRanges>
/** A lane, how many of its ranges are sent, and what they leave. */
type Part = { lane: Lane; search: Search; count: number; dates: DateValues[] }

/** Chooses ranges for a target that has more dates than fit into the daily requests. */
export function rangeChoice({ target, base, limited }: TargetValues, limits: PlanLimits) {
  const searches = new Map<Lane, Search>()

  function searchOf(lane: Lane) {
    const search = searches.get(lane) ?? laneRanges(lane, base, limits.rangeDays)
    searches.set(lane, search)
    return search
  }

  /** Few ranges that leave of these lanes what fits into so many daily requests; undefined where that takes more than `most`. */
  function* leaving(lanes: Lane[], dailies: number, most: number) {
    const parts: Part[] = []
    for (const lane of lanes) {
      yield
      parts.push({ lane, search: searchOf(lane), count: 0, dates: lane.dates })
    }
    let left = parts.reduce((sum, { dates }) => sum + dates.length, 0)
    for (let ranges = 0; left > dailies * limits.datesPerTarget; ranges += 1) {
      yield
      if (ranges === most) return undefined
      let best: { part: Part; dates: DateValues[]; less: number } | undefined
      for (const part of parts) {
        const dates = yield* part.search.leftBy(part.count + 1)
        const less = part.dates.length - (dates?.length ?? 0)
        if (dates && (!best || less > best.less)) best = { part, dates, less }
      }
      if (!best) return undefined
      left -= best.less
      Object.assign(best.part, { count: best.part.count + 1, dates: best.dates })
    }
    return {
      ranges: parts.flatMap(({ lane, search, count }) =>
        search.ranges.slice(0, count).map((range) => draftOf(target, lane, search.rows, range)),
      ),
      lanes: parts.map(({ lane, dates }): Lane => ({ ...lane, dates })),
    }
  }

  /** Gives so many of the daily requests to the values for all channels, the others to those for some. */
  function* chosen(
    forBase: number,
    forLimited: number,
    most: number,
  ): Generator<undefined, Chosen | undefined> {
    const forAll = yield* leaving([base], forBase, most)
    const forSome = forAll && (yield* leaving(limited, forLimited, most - forAll.ranges.length))
    if (!forSome) return undefined
    const rest = {
      target,
      base: forAll.lanes[0] ?? base,
      limited: forSome.lanes.filter(({ dates }) => dates.length > 0),
    }
    return { ranges: [...forAll.ranges, ...forSome.ranges], rest }
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
