import type { Cover } from './cover.ts'
import { tightestBranch } from './tightest-branch.ts'

/** Steps that the search for ranges may still take; when none are left, the best that was found is used. */
export type Work = { left: number }

/** Where a search stands. */
export type SearchState = {
  cover: Cover
  /** Of each range: whether it may still be chosen. */
  open: Uint8Array
  chosen: number[]
  /** Of each class: the fields that no chosen range covers. */
  left: Uint8Array
  /** Of each lane: the dates that lack a field. */
  undone: Int32Array
  /** How many dates of a lane may stay undone, and how many ranges may still be chosen. */
  allowed: number
  picks: number
  work: Work
}

/** What a search does with what it finds. */
export type Visitor = {
  /** @returns whether that is enough */
  reached(chosen: number[]): boolean
  isHopeless(state: SearchState): boolean
}

/** Looks through all choices of at most so many ranges, by branch and bound. */
export function explore(
  cover: Cover,
  open: Uint8Array,
  allowed: number,
  mostPicks: number,
  work: Work,
  visitor: Visitor,
): void {
  const undone = new Int32Array(cover.laneCount)
  for (const [one, weight] of cover.weight.entries()) add(undone, cover.lane[one] ?? 0, weight)
  const left = Uint8Array.from(cover.needed)
  visit({ cover, open: Uint8Array.from(open), chosen: [], left, undone, allowed, picks: mostPicks, work })

  function visit(state: SearchState): boolean {
    if (state.undone.every((dates) => dates <= allowed)) return visitor.reached(state.chosen)
    if (state.picks === 0 || work.left <= 0 || visitor.isHopeless(state)) return false
    const branch = tightestBranch(state)
    const tried: number[] = []
    let enough = false
    for (const range of branch) {
      // One of the branch is in every solution; what was tried before is not in those still to be found.
      state.open[range] = 0
      tried.push(range)
      enough = visit(after(state, range))
      if (enough || work.left <= 0) break
    }
    for (const range of tried) state.open[range] = 1
    return enough
  }
}

function after(state: SearchState, range: number): SearchState {
  const { cover, chosen, picks, work } = state
  const left = Uint8Array.from(state.left)
  const undone = Int32Array.from(state.undone)
  const fields = cover.ranges[range]?.fields ?? 0
  work.left -= left.length
  for (const one of cover.touched[range] ?? []) {
    const before = left[one] ?? 0
    left[one] = before & ~fields
    if (before && !left[one]) add(undone, cover.lane[one] ?? 0, -(cover.weight[one] ?? 0))
  }
  return { ...state, left, undone, chosen: [...chosen, range], picks: picks - 1 }
}

function add(sums: Int32Array, place: number, more: number): void {
  sums[place] = (sums[place] ?? 0) + more
}
