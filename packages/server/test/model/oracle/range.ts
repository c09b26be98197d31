import {
  apply,
  type Change,
  connected,
  hears,
  maySet,
  meant,
  type Named,
  type Spelled,
  type Target,
  targetOf,
} from './calendar.ts'
import { addDays, datesBetween, weekday } from './dates.ts'
import { type Refusal, refusal, refusedFor } from './refusal.ts'
import { type Entry, type Field, fields, todayOf, type Values, type World } from './world.ts'

export type Range = Named &
  Spelled & { start_date: string; end_date: string; days?: number[]; channel_codes?: string[] }

export type RangeAnswer = { status: 'ok' | 'try_again' }

/** Decides about a range update (D3, D13, D15): what is refused becomes failed entries of its transaction. */
export function range(world: World, update: Range): Refusal | RangeAnswer {
  const shape = shapeIssues(update)
  if (shape.length > 0) return refusedFor(shape)
  const target = targetOf(world, update)
  if (!target) return refusal(422, update.inv_code ? 'unknown_inv_code' : 'unknown_rate_code')
  const today = todayOf(world)
  if (update.end_date < today) return refusal(422, 'range_in_past')
  const last = addDays(today, 1000)
  if (update.start_date > last) return refusal(422, 'range_too_long')
  const { days, channel_codes: wanted } = update
  const all = datesBetween(update.start_date, update.end_date).filter(
    (date) => !days || days.includes(weekday(date)),
  )
  const dates = all.filter((date) => date >= today && date <= last)
  if (dates.length === 0) return refusal(422, 'nothing_to_update')

  const values = meant(update)
  const set = Object.keys(values) as Field[]
  const allowed = set.filter((field) => maySet(world, target, field))
  const closed = set.filter((field) => !allowed.includes(field)).map(() => 'field_not_updatable')
  if (allowed.length === 0) return refusedFor(closed)
  const channels = wanted && [...new Set(wanted)].filter((channel) => connected(target, channel))
  const strange = [...new Set(wanted)].filter((channel) => !connected(target, channel))
  const heard = (channel: string) => allowed.filter((field) => hears(target, channel, field))
  if (channels?.every((channel) => heard(channel).length === 0)) return refusal(422, 'invalid_value')
  const deaf = channels?.filter((channel) => heard(channel).length < allowed.length) ?? []

  const partly = allowed.length < set.length || dates.length < all.length
  const failed = [
    ...(partly ? entriesOnItself(target, channels) : []),
    ...(deaf.length > 0 ? entriesOnItself(target, deaf) : []),
    ...strange.slice(0, 1).map((channel) => ({ channel, mapping: target.code, rate: target.code })),
  ]
  const change = (some: string[] | undefined, fields: Field[]): Change => {
    const accepted = Object.fromEntries(fields.map((field) => [field, values[field]])) as Values
    return { target, channels: some, dates: new Map(dates.map((date) => [date, accepted])) }
  }
  const changes = channels
    ? channels
        .filter((channel) => heard(channel).length > 0)
        .map((channel) => change([channel], heard(channel)))
    : [change(undefined, allowed)]
  apply(world, changes)
  world.updates.at(-1)?.entries.push(...failed.map((entry) => failedEntry(world, target, entry)))
  return { status: failed.length > 0 ? 'try_again' : 'ok' }
}

/** What is wrong with the request whatever the hotel has. */
function shapeIssues(update: Range): string[] {
  const set = fields.filter((field) => update[field] !== undefined)
  const length = datesBetween(update.start_date, update.end_date).length
  return [
    ...(set.length === 0 ? ['nothing_to_update'] : []),
    ...(update.inv_code ? [] : set.filter((field) => field !== 'price').map(() => 'field_not_updatable')),
    ...(length === 0 ? ['end_date_before_start_date'] : []),
    ...(length > 1000 ? ['range_too_long'] : []),
  ]
}

/**
 * The mappings of the very rate that was named tell it; where it has none, those of the others of its group, and where
 * there are none at all, the direct channel.
 */
function entriesOnItself({ mappings, code }: Target, channels: string[] | undefined) {
  const reached = mappings.filter((mapping) => channels?.includes(mapping.channel_code) ?? true)
  const own = reached.filter((mapping) => mapping.rate_code === code)
  const telling = own.length > 0 ? own : reached
  if (telling.length === 0) return [{ channel: 'online', mapping: code, rate: code }]
  return telling.map((mapping) => ({
    channel: mapping.channel_code,
    mapping: mapping.code,
    rate: mapping.rate_code,
  }))
}

const failedEntry = (
  { now }: World,
  { inv }: Target,
  on: { channel: string; mapping: string; rate: string },
): Entry => ({
  ...on,
  inv,
  state: 'failed',
  message: true,
  dates: new Map(),
  createdAt: now,
  process: false,
})
