import type { PlanLimits } from './changes.ts'
import { cheapestRanges, findRanges } from './choose-ranges.ts'
import { type Cover, coverOf } from './cover.ts'
import { entriesLeft } from './entries.ts'
import type { Work } from './explore-ranges.ts'
import { type LongestRuns, longestRuns, quickBound } from './quick-bound.ts'
import { type Range, rangeCandidates, type Side } from './range-candidates.ts'
import type { ByteCounts } from './request-bytes.ts'
import { fieldGroups } from './value-numbers.ts'
import type { Lane, WantedTarget } from './wanted.ts'

/** How few ranges are enough: `count` where it is known and small enough; no plan needs fewer than `atLeast`. */
export type Fewest = { count: number | undefined; atLeast: number }

/** The ranges of one target: for all channels, and for single ones. */
export type ChosenRanges = { base: Range[]; limited: Range[] }
export const noRanges: ChosenRanges = { base: [], limited: [] }

/** Lanes of one target are told apart by bits. */
const mostLanes = 30
/** More ranges are only looked through for the fewest requests, not for the fewest bytes. */
const mostForBytes = 1500
const mostRanges = 3000

/** Requests that a target needs when all goes daily: base and limited entries must not share one. */
export function dailySlots({ base, limited }: WantedTarget, { datesPerTarget }: PlanLimits): number {
  const slots = (lane: Lane) => Math.ceil(datesOf(lane) / datesPerTarget)
  return slots(base) + Math.max(0, ...limited.map(slots))
}

/** Finds ranges for a target whose dates do not fit into the daily requests. */
export function targetRanges(
  wanted: WantedTarget,
  allDays: Int32Array,
  counts: ByteCounts,
  limits: PlanLimits,
  work: Work,
) {
  const days = allDays.subarray(wanted.first, wanted.first + wanted.length)
  const base = sideRanges({ wanted, lanes: [wanted.base], days, allDays }, counts, limits, work)
  const limited = sideRanges({ wanted, lanes: wanted.limited, days, allDays }, counts, limits, work)

  /** Every way to give some of the daily requests to the base values and the rest to the limited ones. */
  function* splits(slots: number, most: number) {
    for (let forBase = 0; forBase <= slots; forBase++) {
      const ofBase = base.fewest(forBase, most)
      const ofLimited = limited.fewest(slots - forBase, most - ofBase.atLeast)
      yield { forBase, ofBase, ofLimited }
    }
  }

  return {
    /** @param most more are of no use to the caller */
    fewest(slots: number, most: number): Fewest {
      let count: number | undefined
      let atLeast = Infinity
      for (const { ofBase, ofLimited } of splits(slots, most)) {
        atLeast = Math.min(atLeast, ofBase.atLeast + ofLimited.atLeast)
        if (ofBase.count === undefined || ofLimited.count === undefined) continue
        count = Math.min(count ?? Infinity, ofBase.count + ofLimited.count)
      }
      return { count: count !== undefined && count <= most ? count : undefined, atLeast }
    },

    /** The cheapest choice of that many ranges, whatever daily requests go to base and limited values. */
    cheapest(slots: number, count: number): ChosenRanges {
      let best = { bytes: Infinity, chosen: noRanges }
      for (const { forBase, ofBase, ofLimited } of splits(slots, count)) {
        if ((ofBase.count ?? Infinity) + (ofLimited.count ?? Infinity) !== count) continue
        const ofAll = base.cheapest(forBase)
        const ofSome = limited.cheapest(slots - forBase)
        const bytes = ofAll.bytes + ofSome.bytes
        if (bytes < best.bytes) best = { bytes, chosen: { base: ofAll.ranges, limited: ofSome.ranges } }
      }
      return best.chosen
    },
  }
}

function sideRanges(side: Side, counts: ByteCounts, limits: PlanLimits, work: Work) {
  const { lanes } = side
  const datesOfLanes = lanes.map(datesOf)
  let longest: LongestRuns | undefined
  let cover: Cover | undefined
  let groups: number[] | undefined
  const known = new Map<number, { fewest: Fewest; ranges: Range[] }>()

  const openGroups = () => {
    groups ??= fieldGroups(lanes)
    return groups
  }
  const candidates = (sets: number[], widestOnly: boolean, most: number) =>
    rangeCandidates(side, sets, counts, limits, { widestOnly, most })
  const openCover = () => {
    if (cover) return cover
    const all = candidates(openGroups(), false, mostForBytes)
    const ranges = all.complete ? all : candidates(openGroups(), true, mostRanges)
    cover = coverOf(side, ranges, openGroups(), counts)
    return cover
  }

  function bytesOf(ranges: Range[]): number {
    let bytes = ranges.reduce((sum, range) => sum + range.bytes, 0)
    for (const entry of entriesLeft(side.wanted, lanes, ranges, side.allDays, counts, limits)) {
      bytes += Math.ceil(entry.positions.length / limits.datesPerTarget) * entry.bytes
      for (const one of entry.dateBytes) bytes += one
    }
    return bytes
  }

  return {
    fewest(slots: number, most: number): Fewest {
      const allowed = slots * limits.datesPerTarget
      if (datesOfLanes.every((dates) => dates <= allowed)) return { count: 0, atLeast: 0 }
      if (lanes.length > mostLanes) return { count: undefined, atLeast: 1 }
      const before = known.get(slots)?.fewest
      if (before?.count !== undefined) return before
      longest ??= longestRuns(
        side,
        openGroups().map((group) => candidates([group], true, mostRanges)),
      )
      let atLeast = before?.atLeast ?? quickBound(side, longest, allowed)
      for (let picks = atLeast; picks <= most; picks++) {
        const open = openCover()
        const { result, cut } = withShare(work, (share) => findRanges(open, allowed, picks, share))
        if (result) {
          const fewest = { count: result.length, atLeast: Math.min(atLeast, result.length) }
          known.set(slots, { fewest, ranges: result })
          return fewest
        }
        // Not found is a proof only when everything was looked at.
        if (!cut && open.complete && atLeast === picks) atLeast++
      }
      const fewest = { count: undefined, atLeast }
      known.set(slots, { fewest, ranges: [] })
      return fewest
    },

    /** The cheapest of as many ranges as `fewest` has found. */
    cheapest(slots: number): { ranges: Range[]; bytes: number } {
      const ranges = known.get(slots)?.ranges ?? []
      if (ranges.length === 0) return { ranges, bytes: bytesOf(ranges) }
      const allowed = slots * limits.datesPerTarget
      return withShare(work, (share) => cheapestRanges(openCover(), allowed, ranges, bytesOf, share)).result
    },
  }
}

/** Gives a search a part of the work that is left, so that later ones can look for something, too. */
function withShare<Result>(work: Work, search: (share: Work) => Result): { result: Result; cut: boolean } {
  const share = { left: Math.ceil(work.left / 4) }
  const all = share.left
  const result = search(share)
  work.left -= Math.min(all, all - share.left)
  return { result, cut: share.left <= 0 }
}

const datesOf = ({ required }: Lane) => required.reduce((dates, fields) => dates + (fields ? 1 : 0), 0)
