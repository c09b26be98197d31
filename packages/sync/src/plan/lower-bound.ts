import { fieldCount, type PlanLimits } from './changes.ts'
import { type ByteCounts, dateBytes } from './request-bytes.ts'
import type { WantedTarget } from './wanted.ts'

/**
 * No plan has fewer requests than this.
 *
 * Say that a plan has k daily requests and r ranges. A range serves one target, so r is at least the sum of what each
 * target needs when k daily requests must take the rest of it: `leastRanges` has that sum, proven by the search, and it
 * is 0 from `mostSlots` on. Besides, every wanted value stands in a body or in a range; a range takes at most all bytes
 * of one target out of the bodies, so k × bodyBytes + r × (largest target) is at least the bytes of all values. The
 * bound is the least k + r with both.
 */
export function leastRequests(
  targets: WantedTarget[],
  most: number,
  mostSlots: number,
  leastRanges: Map<number, number>,
  counts: ByteCounts,
  limits: PlanLimits,
): number {
  let bySlots = mostSlots
  for (const [dailies, ranges] of leastRanges) bySlots = Math.min(bySlots, dailies + ranges)
  if (bySlots >= most) return most
  const bytes = targets.map((wanted) => leastBytes(wanted, counts))
  const all = bytes.reduce((sum, one) => sum + one, 0)
  const largest = bytes.reduce((high, one) => Math.max(high, one), 1)
  let least = most
  for (let dailies = 0; dailies < most; dailies++) {
    const ranges = Math.ceil((all - dailies * limits.bodyBytes) / largest)
    least = Math.min(least, dailies + Math.max(leastRanges.get(dailies) ?? 0, ranges))
  }
  return least
}

/** The bytes of each wanted value of each date once, however channels share entries. */
function leastBytes({ base, limited, length }: WantedTarget, counts: ByteCounts): number {
  let bytes = 0
  for (let position = 0; position < length; position++) {
    const fields = base.required[position] ?? 0
    if (fields) bytes += dateBytes + counts.fieldsInDate(base.values, position, fields)
    const seen = new Set<number>()
    for (const { values, required } of limited) {
      for (let field = 0; field < fieldCount; field++) {
        const key = (values[position * fieldCount + field] ?? 0) * 8 + field
        if (!((required[position] ?? 0) & (1 << field)) || seen.has(key)) continue
        seen.add(key)
        bytes += counts.fieldsInDate(values, position, 1 << field)
      }
    }
    if (seen.size > 0) bytes += dateBytes
  }
  return bytes
}
