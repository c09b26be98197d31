import { type CalendarField, calendarFields, mostDaysAhead } from '@innwire/types'
import { type Issue, rateCodeRefusal } from '@innwire/validators'
import { addDays } from '../dates.ts'
import { listed } from '../listed.ts'
import type { Values } from './changes.ts'
import { flagName, type Target } from './targets.ts'

/** Takes out the fields that the target may not receive, and says so. */
export function splitByFlags(
  target: Target,
  values: Values,
): { accepted: Values; refused: string | undefined } {
  const closed = closedFields(target)
  const open = calendarFields.filter((field) => values[field] !== undefined && !closed.includes(field))
  return {
    accepted: Object.fromEntries(open.map((field) => [field, values[field]])),
    refused: fieldRefusal(target, closed, values),
  }
}

/** Why a date cannot be set with these values, if one of its fields is closed. */
export function fieldRefusal(target: Target, closed: CalendarField[], values: Values): string | undefined {
  const refused = closed.filter((field) => values[field] !== undefined)
  return refused.length > 0 ? flagRefusal(target, refused) : undefined
}

/** The places of a request that name a field which the target may not receive. */
export const fieldIssues = (target: Target, values: Values): Issue[] =>
  closedFields(target)
    .filter((field) => values[field] !== undefined)
    .map((field) => ({ path: field, code: 'field_not_updatable', message: flagRefusal(target, [field]) }))

/** The fields that a target may not receive. */
export const closedFields = (target: Target): CalendarField[] =>
  calendarFields.filter((field) => !target.mayReceive(field))

function flagRefusal(target: Target, fields: CalendarField[]): string {
  const byRate = target.named === 'rate_code' ? rateCodeRefusal(fields) : undefined
  if (byRate) return byRate
  // The list of rooms shows the flags of rates alone: none of them is that of such a group.
  const unpriced = target.hasOwnRate ? [] : fields.filter((field) => field !== 'availability')
  if (unpriced.length > 0)
    return `${target.code} has no rate with its code, so by inv_code only availability can be set, not ${unpriced.join(', ')}. Set prices by rate_code.`
  const flags = [...new Set(fields.map(flagName))].join(' and ')
  return `${target.code} may not receive ${fields.join(', ')}: its ${flags} is false. Leave it out.`
}

export type OpenDates = { today: string; last: string }

export const openDates = (today: string): OpenDates => ({ today, last: addDays(today, mostDaysAhead) })

/** Why a date cannot be set, if it cannot. */
export function dateRefusal(date: string, { today, last }: OpenDates): string | undefined {
  if (date < today) return `${date} lies before the property's today, ${today}.`
  if (date > last) {
    return `${date} lies more than ${mostDaysAhead} days ahead of the property's today, ${today}.`
  }
  return undefined
}

/**
 * Why values cannot be limited to channels that have only other rates of the group: those hear the availability and
 * nothing else, so a price would reach nobody (D14).
 */
export function reachRefusal(target: Target, without: string[], values: Values): string | undefined {
  const fields = calendarFields.filter((field) => field !== 'availability' && values[field] !== undefined)
  if (fields.length === 0 || without.length === 0) return undefined
  return `On ${listed(without)} only other rates of ${target.code} are mapped, and these hear its availability alone, not ${fields.join(', ')}. See channel_codes in the list of rooms.`
}

export const channelRefusal = (target: Target, codes: string[]): string =>
  `${target.code} is not connected to ${listed(codes)}. See channel_codes in the list of rooms.`
