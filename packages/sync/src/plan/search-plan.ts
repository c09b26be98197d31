import type { PlanLimits } from './changes.ts'
import { type TargetEntries, targetEntries } from './entries.ts'
import type { Work } from './explore-ranges.ts'
import { leastRequests } from './lower-bound.ts'
import { type Body, packDailies } from './pack-dailies.ts'
import type { Range } from './range-candidates.ts'
import type { ByteCounts } from './request-bytes.ts'
import { type ChosenRanges, dailySlots, noRanges, targetRanges } from './target-ranges.ts'
import type { Lane, WantedTarget } from './wanted.ts'

/** Daily requests and ranges that bring all targets to the wanted values, in no order. */
export type Plan = {
  bodies: Body[]
  ranges: { wanted: WantedTarget; lanes: Lane[]; range: Range }[]
  count: number
  bytes: number
  lowerBound: number
}

/** Steps of the search for ranges, per plan. With all of them used up, a plan takes about half a second. */
const mostWork = 10_000_000
type Chosen = Map<WantedTarget, ChosenRanges>

/**
 * Finds the plan with the fewest requests, and among those found the one with the fewest bytes. With k daily requests,
 * only targets that need more than k need ranges, each as few as `targetRanges` finds; so it tries every k.
 */
export function searchPlan(
  targets: WantedTarget[],
  days: Int32Array,
  counts: ByteCounts,
  limits: PlanLimits,
): Plan {
  const work: Work = { left: mostWork }
  const slots = targets.map((wanted) => dailySlots(wanted, limits))
  const mostSlots = slots.reduce((most, one) => Math.max(most, one), 0)
  const allDaily = targets.map((wanted) => targetEntries(wanted, noRanges, days, counts, limits))
  const searches = new Map<WantedTarget, ReturnType<typeof targetRanges>>()
  const search = (wanted: WantedTarget) => {
    const open = searches.get(wanted) ?? targetRanges(wanted, days, counts, limits, work)
    searches.set(wanted, open)
    return open
  }

  let best = build(new Map())
  const leastRanges = new Map<number, number>()
  for (let dailies = mostSlots - 1; dailies >= 0; dailies--) {
    const over = targets.filter((_, place) => (slots[place] ?? 0) > dailies)
    const { chosen, atLeast } = rangesFor(over, dailies, best.count - dailies)
    leastRanges.set(dailies, atLeast)
    if (!chosen) continue
    const plan = build(chosen)
    if (plan.count < best.count || (plan.count === best.count && plan.bytes < best.bytes)) best = plan
  }
  return { ...best, lowerBound: leastRequests(targets, best.count, mostSlots, leastRanges, counts, limits) }

  /** The fewest ranges that bring targets down to so many daily requests, if `most` are enough. */
  function rangesFor(over: WantedTarget[], dailies: number, most: number) {
    let atLeast = over.length
    if (atLeast > most) return { chosen: undefined, atLeast }
    let spare = most - over.length
    const needed = new Map<WantedTarget, number>()
    for (const wanted of over) {
      const fewest = search(wanted).fewest(dailies, 1 + spare)
      atLeast += fewest.atLeast - 1
      if (fewest.count === undefined) return { chosen: undefined, atLeast }
      needed.set(wanted, fewest.count)
      spare -= fewest.count - 1
    }
    const chosen: Chosen = new Map()
    for (const [wanted, count] of needed) chosen.set(wanted, search(wanted).cheapest(dailies, count))
    return { chosen, atLeast }
  }

  function build(chosen: Chosen): Omit<Plan, 'lowerBound'> {
    const entries = targets.map((wanted, place): TargetEntries => {
      const ranges = chosen.get(wanted)
      return ranges ? targetEntries(wanted, ranges, days, counts, limits) : (allDaily[place] as TargetEntries)
    })
    const bodies = packDailies(entries, limits)
    const ranges = [...chosen].flatMap(([wanted, { base, limited }]) => [
      ...base.map((range) => ({ wanted, lanes: [wanted.base], range })),
      ...limited.map((range) => ({ wanted, lanes: wanted.limited, range })),
    ])
    const bytes = [...bodies, ...ranges.map(({ range }) => range)].reduce((sum, one) => sum + one.bytes, 0)
    return { bodies, ranges, count: bodies.length + ranges.length, bytes }
  }
}
