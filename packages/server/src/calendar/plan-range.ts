import { type ErrorCode, mostDaysAhead, type RangeUpdate } from '@innwire/types'
import { type Issue, refuseIssues } from '@innwire/validators'
import { addDays, nightsBetween } from '../dates.ts'
import { Refused } from '../http/answer.ts'
import { directChannel, type PropertySetUp } from '../property/set-up.ts'
import type { CalendarChange, Values } from './changes.ts'
import { readValues } from './read-values.ts'
import {
  channelRefusal,
  dateRefusal,
  fieldIssues,
  openDates,
  reachRefusal,
  splitByFlags,
} from './refusals.ts'
import { channelsOf, findTarget, type Target, withoutItself } from './targets.ts'

/** What of a range update is accepted; and what is not, as the failed entries that tell it (D13). */
export type RangePlan = { changes: CalendarChange[]; failures: Failure[] }

/** A failed entry of a transaction for something that was refused. */
export type Failure = {
  channel_code: string
  mapping_code: string
  name: string
  rate_code: string
  inv_code: string
  message: string
}

/**
 * Decides about a range update.
 * @throws {Refused} 422 when it can change nothing (D13)
 */
export function planRange(setUp: PropertySetUp, today: string, given: RangeUpdate): RangePlan {
  const update = setUp.readings.has('range.endExclusive') ? withoutItsEnd(given) : given
  const target = findTarget(setUp, update)
  if (!target) {
    throw update.inv_code === undefined
      ? refused(
          'rate_code',
          'unknown_rate_code',
          `The property has no rate ${update.rate_code}. Take rate_code from the list of rooms.`,
        )
      : refused(
          'inv_code',
          'unknown_inv_code',
          `The property has no availability group ${update.inv_code}. Take inv_code from the list of rooms.`,
        )
  }
  if (update.end_date < today) {
    throw refused(
      'end_date',
      'range_in_past',
      `The whole range lies before the property's today, ${today}. End it later.`,
    )
  }
  const open = openDates(today)
  if (update.start_date > open.last) {
    const message = `The whole range lies more than ${mostDaysAhead} days ahead of the property's today, ${today}. Begin it sooner.`
    throw refused('start_date', 'range_too_long', message)
  }
  const all = datesOf(update)
  const dates = all.filter((date) => dateRefusal(date, open) === undefined)
  if (dates.length === 0) {
    const first = update.start_date < today ? today : update.start_date
    const last = update.end_date > open.last ? open.last : update.end_date
    const message = `No date from ${first} to ${last} has one of the weekdays in days.`
    throw refused('days', 'nothing_to_update', message)
  }
  const values = readValues(update)
  const { accepted, refused: refusedFields } = splitByFlags(target, values)
  if (Object.keys(accepted).length === 0) throw allOf(fieldIssues(target, values))
  const { channels, unconnected } = splitChannels(target, update.channel_codes)
  if (channels?.length === 0) {
    throw refused('channel_codes', 'invalid_value', channelRefusal(target, unconnected))
  }
  const without = withoutItself(target, channels ?? [])
  const parts = partsOf(channels, without, accepted)
  const unreached = reachRefusal(target, without, accepted)
  if (unreached && parts.length === 0) throw refused('channel_codes', 'invalid_value', unreached)
  const refusedDates = [all[0], all.at(-1)].flatMap((date) => (date && dateRefusal(date, open)) || [])
  const outside = refusedDates.length > 0 && `${refusedDates.join(' ')} Such dates were not applied.`
  const message = [refusedFields, outside].filter(Boolean).join(' ')
  const { rate_code, inv_code } = target
  const failures = [
    ...(message ? failuresOnMappings(target, channels, message) : []),
    ...(unreached ? failuresOnMappings(target, without, unreached) : []),
    // One entry tells of all of them, by the first.
    ...unconnected.slice(0, 1).map((channel_code) => ({
      channel_code,
      mapping_code: target.code,
      name: target.name,
      rate_code,
      inv_code,
      message: channelRefusal(target, unconnected),
    })),
  ]
  return {
    changes: parts.map((part) => ({
      rate_code,
      inv_code,
      channels: part.channels,
      dates: dates.map((date) => ({ date, ...part.values })),
    })),
    failures,
  }
}

/** The range up to the day before its end, for a service that leaves the end out. */
function withoutItsEnd(update: RangeUpdate): RangeUpdate {
  if (update.end_date > update.start_date) return { ...update, end_date: addDays(update.end_date, -1) }
  const message = 'end_date is left out here, so that the range has no date. End it a day later.'
  throw refused('end_date', 'end_date_before_start_date', message)
}

const refused = (path: string, code: ErrorCode, message: string) => allOf([{ path, code, message }])

function allOf([first, ...rest]: Issue[]): Error {
  return first ? new Refused(refuseIssues([first, ...rest])) : new Error('Nothing was refused.')
}

function splitChannels(target: Target, wanted: string[] | undefined) {
  const connected = channelsOf(target)
  const codes = [...new Set(wanted)]
  return {
    channels: wanted ? codes.filter((code) => connected.has(code)) : null,
    unconnected: codes.filter((code) => !connected.has(code)),
  }
}

type Part = { channels: string[] | null; values: Values }

/** The channels that hear everything, and those that hear only the availability because they have other rates. */
function partsOf(channels: string[] | null, without: string[], values: Values): Part[] {
  if (!channels) return [{ channels, values }]
  const { availability } = values
  return [
    { channels: channels.filter((channel) => !without.includes(channel)), values },
    { channels: without, values: availability === undefined ? {} : { availability } },
  ].filter((part) => part.channels.length > 0 && Object.keys(part.values).length > 0)
}

function failuresOnMappings(target: Target, channels: string[] | null, message: string): Failure[] {
  const reached = target.mappings.filter((mapping) => channels?.includes(mapping.channel_code) ?? true)
  const own = reached.filter((mapping) => mapping.rate_code === target.rate_code)
  const { code, name, rate_code, inv_code } = target
  // A room on no channel has the direct one tell it: try_again without any entry would call it temporary (D12).
  if (reached.length === 0) {
    return [{ channel_code: directChannel, mapping_code: code, name, rate_code, inv_code, message }]
  }
  // Where the master rate has no mapping, those of the other rates of the group are all that can tell.
  return (own.length > 0 ? own : reached).map(({ channel_code, code, name, rate_code }) => ({
    channel_code,
    mapping_code: code,
    name,
    rate_code,
    inv_code: target.inv_code,
    message,
  }))
}

/** The dates of the range that fall on the wanted weekdays, Sunday being 0. */
function datesOf({ start_date, end_date, days }: RangeUpdate): string[] {
  const all = nightsBetween(start_date, addDays(end_date, 1))
  if (!days) return all
  const weekdays = new Set(days.map(Number))
  return all.filter((date) => weekdays.has(new Date(date).getUTCDay()))
}
