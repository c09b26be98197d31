import type { Draft, PlanLimits, PlannedRequest } from './changes.ts'
import { type Chosen, rangeChoice } from './choose-ranges.ts'
import { inOrder } from './order-requests.ts'
import { packDailies, slotsOf } from './pack-dailies.ts'
import type { TargetValues } from './wanted.ts'

/**
 * Plans few requests for a stage. With k daily requests, only targets that need more than k need ranges; so it tries
 * every k, and finds the ranges greedily. May pause wherever it yields.
 */
export function* planStage(
  targets: TargetValues[],
  limits: PlanLimits,
): Generator<undefined, PlannedRequest[]> {
  const slots = targets.map((values) => slotsOf(values, limits))
  const mostSlots = slots.reduce((most, one) => Math.max(most, one), 0)
  const choices = new Map<TargetValues, ReturnType<typeof rangeChoice>>()
  let best = yield* build(new Map())
  for (let dailies = mostSlots - 1; dailies >= 0 && limits.rangeDays > 0; dailies--) {
    const over = targets.filter((_, place) => (slots[place] ?? 0) > dailies)
    const chosen = yield* choose(over, dailies, best.length - dailies)
    if (!chosen) continue
    const plan = yield* build(chosen)
    const isShorter = plan.length < best.length
    if (isShorter || (plan.length === best.length && bytesOf(plan) < bytesOf(best))) best = plan
  }
  return inOrder(best)

  /** Ranges that bring targets down to so many daily requests, if `most` are enough; each target needs one at least. */
  function* choose(over: TargetValues[], dailies: number, most: number) {
    let spare = most - over.length
    if (spare < 0) return undefined
    const chosen = new Map<TargetValues, Chosen>()
    for (const values of over) {
      const choice = choices.get(values) ?? rangeChoice(values, limits)
      choices.set(values, choice)
      const one = yield* choice(dailies, 1 + spare)
      if (!one) return undefined
      spare -= one.ranges.length - 1
      chosen.set(values, one)
    }
    return chosen
  }

  function* build(chosen: Map<TargetValues, Chosen>): Generator<undefined, Draft[]> {
    const rest = targets.map((values) => chosen.get(values)?.rest ?? values)
    const ranges = [...chosen.values()].flatMap((one) => one.ranges)
    return [...(yield* packDailies(rest, limits)), ...ranges]
  }
}

export const bytesOf = (requests: { bytes: number }[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0)
