import { closes, fieldNames, type PlanLimits, type PlannedRequest } from './changes.ts'
import { type Chosen, type PlannedRange, rangeChoice } from './choose-ranges.ts'
import { type Body, packDailies, slotsOf } from './pack-dailies.ts'
import type { TargetValues } from './wanted.ts'

type StagePlan = { bodies: Body[]; ranges: PlannedRange[]; count: number; bytes: number }

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
  for (let dailies = mostSlots - 1; dailies >= 0; dailies--) {
    const over = targets.filter((_, place) => (slots[place] ?? 0) > dailies)
    const chosen = yield* choose(over, dailies, best.count - dailies)
    if (!chosen) continue
    const plan = yield* build(chosen)
    if (plan.count < best.count || (plan.count === best.count && plan.bytes < best.bytes)) best = plan
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

  function* build(chosen: Map<TargetValues, Chosen>): Generator<undefined, StagePlan> {
    const rest = targets.map((values) => chosen.get(values)?.rest ?? values)
    const bodies = yield* packDailies(rest, limits)
    const ranges = [...chosen.values()].flatMap((one) => one.ranges)
    const bytes = [...bodies, ...ranges].reduce((sum, one) => sum + one.bytes, 0)
    return { bodies, ranges, count: bodies.length + ranges.length, bytes }
  }
}

/**
 * By their first date. What is for single channels goes after what is for all; its daily requests stay in their order,
 * because they hold the rest of what is for all.
 */
function inOrder({ bodies, ranges }: StagePlan): PlannedRequest[] {
  const written = [...ranges.map(writeRange), ...bodies.map(writeDaily)]
  const forAll = written.filter(({ limited }) => !limited)
  const dailies = written.filter(({ limited, request }) => limited && request.kind === 'daily')
  const limitedRanges = written.filter(({ limited, request }) => limited && request.kind === 'range')
  forAll.sort((a, b) => Number(a.first > b.first) - Number(a.first < b.first))
  return [...forAll, ...dailies, ...limitedRanges].map(({ request }) => request)
}

type Written = { request: PlannedRequest; first: string; limited: boolean }

function writeRange({ update, cells, bytes, limited }: PlannedRange): Written {
  const urgent = fieldNames.some((field) => closes(field, update[field]))
  return { request: { kind: 'range', update, cells, bytes, urgent }, first: update.start_date, limited }
}

function writeDaily({ rooms, bytes, limited }: Body): Written {
  const cells = rooms.reduce((sum, { dates }) => sum + dates.length, 0)
  // One date tells for all: closings stand alone.
  const [one] = rooms[0]?.dates ?? []
  const urgent = fieldNames.some((field) => closes(field, one?.[field]))
  const first = rooms.reduce(
    (least, { dates: [one] }) => (one && one.date < least ? one.date : least),
    '9999',
  )
  return { request: { kind: 'daily', update: { rooms }, cells, bytes, urgent }, first, limited }
}
