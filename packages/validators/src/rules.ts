import {
  type CalendarField,
  calendarFields,
  type DailyRoomUpdate,
  type DailyUpdate,
  type ErrorCode,
  mostDaysInRange,
  mostValues,
  type Posting,
  type RangeUpdate,
  rateCodeFields,
} from '@innwire/types'
import type { Contract } from './contract.ts'
import type { Issue } from './issue.ts'
import type { PropertyRequests, RequestQuery } from './request-types.ts'

/** What a schema cannot say: rules between fields that need no knowledge of the property. */
export const rules: Contract<PropertyRequests, ErrorCode>['rules'] = {
  updateRoomRange: ({ query }) => rangeRules(query),
  updateRoomRangeV1: ({ query }) => rangeRules(query),
  updateRoomsDaily: ({ body }) => dailyRules(body),
  listReservations: ({ query }) => pageRules(query),
  createPosting: ({ body }) => idRules(body),
}

const dayInMs = 86_400_000

/** D3, D13, D29 */
function rangeRules(update: RangeUpdate): Issue[] {
  const issues: Issue[] = []
  const given = calendarFields.filter((name) => update[name] !== undefined)
  if (given.length === 0) {
    const message = `The request sets no field. Send at least one of ${calendarFields.join(', ')}.`
    issues.push({ path: 'request', code: 'nothing_to_update', message })
  }
  if (update.inv_code === undefined) {
    for (const name of given) {
      const message = rateCodeRefusal([name])
      if (message) issues.push({ path: name, code: 'field_not_updatable', message })
    }
  }
  const days = (Date.parse(update.end_date) - Date.parse(update.start_date)) / dayInMs + 1
  if (days < 1) {
    const message = `end_date ${update.end_date} lies before start_date ${update.start_date}. Swap the two.`
    issues.push({ path: 'end_date', code: 'end_date_before_start_date', message })
  }
  if (days > mostDaysInRange) {
    const message = `The range has ${days} days, at most ${mostDaysInRange} are allowed. Split it.`
    issues.push({ path: 'end_date', code: 'range_too_long', message })
  }
  return issues
}

/** Why an update by `rate_code` alone cannot set these fields, if it cannot (D3). */
export function rateCodeRefusal(fields: CalendarField[]): string | undefined {
  const others = fields.filter((field) => !rateCodeFields.includes(field))
  if (others.length === 0) return undefined
  return `By rate_code only the ${rateCodeFields.join(', ')} can be set, not ${others.join(', ')}. By inv_code, availability is set for the whole group, and a restriction for its master rate.`
}

/** D32: each date is written once for each channel that it is limited to. */
function dailyRules(update: DailyUpdate): Issue[] {
  const written = update.rooms.reduce(
    (sum, { dates, channel_codes }) => sum + dates.length * (channel_codes?.length ?? 1),
    0,
  )
  if (written <= mostValues) return repeatedTargets(update)
  const message = `The dates times their channel_codes are ${written}, at most ${mostValues} are allowed. Split the update.`
  return [{ path: 'rooms', code: 'too_many', message }]
}

/** D29: a target may stand several times only with disjoint channel filters; no filter means all channels. */
function repeatedTargets(update: DailyUpdate): Issue[] {
  const issues: Issue[] = []
  const seen = new Map<string, Map<string, number>>()
  for (const [index, room] of update.rooms.entries()) {
    const targets = reached(room)
    const clash = targets.map((target) => clashOf(room, seen.get(target))).find((at) => at !== undefined)
    if (clash !== undefined) {
      const name = room.inv_code ?? room.rate_code
      const message = `${name} stands in rooms[${clash}] too, for the same channel. Merge the dates.`
      issues.push({ path: `rooms[${index}]`, code: 'duplicate_target', message })
    }
    for (const target of targets) {
      const channels = seen.get(target) ?? new Map<string, number>()
      seen.set(target, channels)
      for (const code of wantedBy(room)) if (!channels.has(code)) channels.set(code, index)
    }
  }
  return issues
}

/** What an entry sets: the group, and with a price the rate that has the group's code (D14); or the rate alone. */
function reached({ inv_code, rate_code, dates }: DailyRoomUpdate): string[] {
  if (inv_code === undefined) return [`rate ${rate_code}`]
  return [inv_code, ...(dates.some(({ price }) => price !== undefined) ? [`rate ${inv_code}`] : [])]
}

const everyChannel = ''
const wantedBy = (room: DailyRoomUpdate) => room.channel_codes ?? [everyChannel]

/** The entry that has one of the same channels, if any has. */
function clashOf(room: DailyRoomUpdate, channels = new Map<string, number>()): number | undefined {
  const wanted = wantedBy(room)
  if (wanted.includes(everyChannel)) return channels.values().next().value
  return channels.get(everyChannel) ?? wanted.map((code) => channels.get(code)).find((at) => at !== undefined)
}

/** Half of a pair that makes one character, as cutting a text leaves it: a database keeps all halves as one and the same. */
const halfCharacter = /\p{Surrogate}/u

/** D25: two ids must never become one. */
function idRules({ transaction_id }: Posting): Issue[] {
  if (!halfCharacter.test(transaction_id)) return []
  const message =
    'The id holds half a character, as an emoji that was cut in two. Make ids of letters and digits.'
  return [{ path: 'transaction_id', code: 'invalid_value', message }]
}

/** D21 */
function pageRules(query: RequestQuery<'listReservations'>): Issue[] {
  const page = Number(query.page ?? 1)
  const undelivered = !['false', '0'].includes(String(query.undelivered ?? 'true'))
  if (page === 1 || !undelivered) return []
  const message = `page ${page} needs undelivered=false. The undelivered list shrinks as it is read: ask for page 1 again.`
  return [{ path: 'page', code: 'page_requires_undelivered_false', message }]
}
