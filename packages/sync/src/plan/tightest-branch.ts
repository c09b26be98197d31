import { fieldCount } from './changes.ts'
import type { Cover } from './cover.ts'
import type { SearchState } from './explore-ranges.ts'

/**
 * Gives ranges of which at least one is in every solution, as few as it finds; none when there is no solution.
 *
 * A class with more dates than may stay undone must be done: one of the ranges that cover a field that it lacks. And of
 * every measure (the dates of a lane that lack a field, or anything) it is known how much must still be covered, and
 * how much each range can: of the ranges in order of that, the ones from which on even the best together are too few
 * can be left out.
 */
export function tightestBranch(state: SearchState): number[] {
  const { cover, left, undone, allowed, picks, work } = state
  let best: number[] | undefined
  for (const [one, fields] of left.entries()) {
    if (fields === 0 || (cover.weight[one] ?? 0) <= allowed) continue
    for (const field of cover.measures) {
      if (!(fields & field)) continue
      const ranges = (cover.rangesOf[one] ?? []).filter((range) => isOpenFor(state, range, field))
      work.left -= cover.rangesOf[one]?.length ?? 0
      if (!best || ranges.length < best.length) best = ranges
      if (best.length < 2) return best
    }
  }
  for (let lane = 0; lane < cover.laneCount; lane++) {
    const need = (undone[lane] ?? 0) - allowed
    if (need <= 0) continue
    for (const fields of [anything, ...cover.measures]) {
      const wanted = need - ((undone[lane] ?? 0) - datesLacking(cover, left, lane, fields))
      if (wanted <= 0) continue
      const branch = enough(state, lane, fields, wanted, picks)
      if (!best || branch.length < best.length) best = branch
      if (best.length < 2) return best
    }
  }
  const size = (range: number) => cover.touched[range]?.length ?? 0
  return (best ?? []).sort((a, b) => size(b) - size(a))
}

const anything = (1 << fieldCount) - 1

const isOpenFor = ({ open, cover }: SearchState, range: number, field: number) =>
  open[range] === 1 && ((cover.ranges[range]?.fields ?? 0) & field) !== 0

function datesLacking(cover: Cover, left: Uint8Array, lane: number, fields: number): number {
  let dates = 0
  for (let one = 0; one < left.length; one++) {
    if (cover.lane[one] === lane && (left[one] ?? 0) & fields) dates += cover.weight[one] ?? 0
  }
  return dates
}

/** The ranges that do most for a measure, up to where the others cannot reach what is wanted. */
function enough(state: SearchState, lane: number, fields: number, wanted: number, picks: number): number[] {
  const { cover, open, left, work } = state
  const gains = new Int32Array(open.length)
  const ranges: number[] = []
  for (let range = 0; range < open.length; range++) {
    if (!open[range]) continue
    const classes = cover.touched[range] ?? []
    const both = (cover.ranges[range]?.fields ?? 0) & fields
    work.left -= classes.length + 1
    let dates = 0
    for (const one of classes) {
      if ((left[one] ?? 0) & both && cover.lane[one] === lane) dates += cover.weight[one] ?? 0
    }
    gains[range] = dates
    if (dates > 0) ranges.push(range)
  }
  ranges.sort((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0))
  let together = 0
  for (let at = 0; at < picks; at++) together += gains[ranges[at] ?? -1] ?? 0
  let count = 0
  while (count < ranges.length && together >= wanted) {
    together += (gains[ranges[count + picks] ?? -1] ?? 0) - (gains[ranges[count] ?? -1] ?? 0)
    count++
  }
  return ranges.slice(0, count)
}
