import { timeSlices } from '../engine/time-slices.ts'
import type { CalendarChange, CalendarPlan, PlannedRequest, PlanOptions, RefusedChange } from './changes.ts'
import { bytesOf, planStage } from './plan-stage.ts'
import { checkChanges } from './read-changes.ts'
import { readLimits } from './read-limits.ts'
import { wantedStages } from './wanted.ts'

/**
 * Plans the requests that bring the calendar to the wanted values: few, and of the plans that it finds one with few
 * bytes. Ranges and daily requests are mixed; no request sets a value that is not wanted. What closes dates goes first,
 * in requests of its own. Pure: equal input gives equal plans. A range counts on its last date being set, too, which is our
 * reading (D52): until you have looked, plan with `limits: { rangeDays: 0 }`, which makes daily requests alone.
 *
 * @throws {InputError} with every wrong place, before anything else
 * @example
 * const { requests } = planCalendar([
 *   { inv_code: 'HR:1', date: '2026-12-24', stop_sale: 1 },
 *   { rate_code: 'NR:HR:1', date: '2026-12-25', price: '119.90' },
 * ])
 * for (const request of requests) {
 *   if (request.kind === 'range') await hotel.calendar.updateRange(request.update)
 *   else await hotel.calendar.updateDaily(request.update)
 * }
 */
export function planCalendar(changes: CalendarChange[], options: PlanOptions = {}): CalendarPlan {
  const steps = planSteps(changes, options, false)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return { requests: value.requests, refused: value.refused, bytes: bytesOf(value.requests) }
  }
}

export type NextRequest = {
  /** Undefined where nothing can be sent. */
  request: PlannedRequest | undefined
  /** Whether the plan has another one after it. */
  more: boolean
  refused: RefusedChange[]
}

/**
 * Plans no further than to the first request, and lets others have their turn meanwhile.
 * @throws {InputError} as `planCalendar` does
 */
export async function nextRequest(
  changes: CalendarChange[],
  options: PlanOptions = {},
): Promise<NextRequest> {
  const breathe = timeSlices()
  const steps = planSteps(changes, options, true)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return { request: value.requests[0], more: value.more, refused: value.refused }
    await breathe()
  }
}

/** The work of planning; may pause wherever it yields. With `first`, only the first stage that is not empty is planned. */
function* planSteps(changes: CalendarChange[], options: PlanOptions, first: boolean) {
  const limits = readLimits(options.limits)
  yield* checkChanges(changes)
  const { stages, refused } = yield* wantedStages(changes, options.rooms)
  const requests: PlannedRequest[] = []
  let more = false
  for (const targets of stages) {
    if (first && requests.length > 0) more ||= targets.length > 0
    else requests.push(...(yield* planStage(targets, limits)))
  }
  return { requests, refused, more: more || requests.length > 1 }
}
