import type { CalendarChange, CalendarPlan, PlanOptions } from './changes.ts'
import { orderRequests } from './order-requests.ts'
import { readChanges } from './read-changes.ts'
import { readLimits } from './read-limits.ts'
import { refuseChanges } from './refuse-changes.ts'
import { byteCounts } from './request-bytes.ts'
import { searchPlan } from './search-plan.ts'
import { wantedTargets } from './wanted.ts'
import { writeDaily, writeRange } from './write-requests.ts'

/**
 * Plans the requests that bring the calendar to the wanted values: as few as the API allows, and of those plans one
 * with few bytes. Ranges and daily requests are mixed; no request sets a value that is not wanted. Pure: equal input
 * gives equal plans.
 *
 * The plan has the fewest requests where their number is `lowerBound`. There can be more only where bodies are full to
 * the last bytes, or where so many kinds of values alternate that the search for ranges is cut short.
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
  const limits = readLimits(options.limits)
  const read = readChanges(changes, options.rooms)
  const refusals = refuseChanges(changes, read, options.rooms)
  const targets = wantedTargets(changes, read, refusals)
  const plan = searchPlan(targets, read.days, byteCounts(read.prices), limits)
  const drafts = [
    ...plan.ranges.map(({ wanted, lanes, range }) => writeRange(wanted, lanes, range, read)),
    ...plan.bodies.map((body) => writeDaily(body, read)),
  ]
  return {
    requests: orderRequests(drafts).map(({ request }) => request),
    lowerBound: plan.lowerBound,
    refused: refusals.refused,
    bytes: plan.bytes,
  }
}
