import { fieldCount } from './changes.ts'
import { bytesPerClass, type Cover } from './cover.ts'
import { explore, type SearchState, type Work } from './explore-ranges.ts'
import type { Range } from './range-candidates.ts'

/**
 * Looks for at most so many ranges that leave at most `allowed` dates of each lane; any will do.
 * @returns undefined when there are none, or when no work is left
 */
export function findRanges(cover: Cover, allowed: number, picks: number, work: Work): Range[] | undefined {
  let found: Range[] | undefined
  explore(cover, cover.widest, allowed, picks, work, {
    reached: (chosen) => {
      found = chosen.map((range) => cover.ranges[range] as Range)
      return true
    },
    isHopeless: () => false,
  })
  return found
}

/**
 * Looks for as many ranges as there are in `best` that have the fewest bytes, together with what they leave.
 * @param bytesOf counts these bytes
 */
export function cheapestRanges(
  cover: Cover,
  allowed: number,
  best: Range[],
  bytesOf: (ranges: Range[]) => number,
  work: Work,
): { ranges: Range[]; bytes: number } {
  let cheapest = { ranges: best, bytes: bytesOf(best) }
  const all = new Uint8Array(cover.ranges.length).fill(1)
  explore(cover, all, allowed, best.length, work, {
    reached: (chosen) => {
      const ranges = chosen.map((range) => cover.ranges[range] as Range)
      const bytes = bytesOf(ranges)
      work.left -= cover.weight.length * chosen.length
      if (bytes < cheapest.bytes) cheapest = { ranges, bytes }
      return false
    },
    isHopeless: (state) => bytesAtLeast(state) >= cheapest.bytes,
  })
  return cheapest
}

/**
 * Never more than the bytes of any solution from here on. Channels may share what they have left, so the lane that
 * needs the most counts; of its bytes, the ranges that save the most are taken off, overlaps counted twice.
 */
function bytesAtLeast({ cover, open, chosen, left, picks, work }: SearchState): number {
  let least = 0
  for (let lane = 0; lane < cover.laneCount; lane++) {
    let rest = 0
    for (const [one, fields] of left.entries()) {
      if (fields && cover.lane[one] === lane) rest += classBytes(cover, one, fields)
    }
    const savings: number[] = []
    for (const [range, { fields, bytes }] of cover.ranges.entries()) {
      if (!open[range]) continue
      const classes = cover.touched[range] ?? []
      work.left -= classes.length + 1
      let saved = -bytes
      for (const one of classes) {
        const both = (left[one] ?? 0) & fields
        if (both && cover.lane[one] === lane) saved += classBytes(cover, one, both)
      }
      savings.push(saved)
    }
    savings.sort((a, b) => b - a)
    for (const saved of savings.slice(0, picks)) rest -= saved
    least = Math.max(least, rest)
  }
  return chosen.reduce((bytes, range) => bytes + (cover.ranges[range]?.bytes ?? 0), least)
}

function classBytes({ bytes }: Cover, one: number, fields: number): number {
  let all = bytes[one * bytesPerClass] ?? 0
  for (let field = 0; field < fieldCount; field++) {
    if (fields & (1 << field)) all += bytes[one * bytesPerClass + 1 + field] ?? 0
  }
  return all
}
