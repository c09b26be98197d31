import { InputError, type InputIssue } from '@innwire/client'
import { mostBytes, mostDates, mostDaysInRange, mostRooms } from '@innwire/types'
import type { PlanLimits } from './changes.ts'

export const apiLimits: PlanLimits = {
  datesPerTarget: mostDates,
  bodyBytes: mostBytes,
  rangeDays: mostDaysInRange,
  rooms: mostRooms,
}

/**
 * The limits of a plan: these, or narrower ones.
 * @throws {InputError} when one is wider than these, or no whole number
 */
export function readLimits(given: Partial<PlanLimits> = {}): PlanLimits {
  const issues: InputIssue[] = []
  const limits = { ...apiLimits }
  for (const [name, limit] of Object.entries(given)) {
    if (limit === undefined) continue
    const path = `limits.${name}`
    if (!Object.hasOwn(apiLimits, name)) {
      issues.push({ path, message: `There is only ${Object.keys(apiLimits).join(', ')}.` })
      continue
    }
    const highest = apiLimits[name as keyof PlanLimits]
    const lowest = name === 'rangeDays' ? 0 : 1
    if (Number.isInteger(limit) && limit >= lowest && limit <= highest)
      limits[name as keyof PlanLimits] = limit
    else issues.push({ path, message: `Give a whole number from ${lowest} to ${highest}.` })
  }
  if (issues.length > 0) throw new InputError(issues)
  return limits
}
