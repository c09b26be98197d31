import { type CalendarField, calendarFields, mostChannels } from '@innwire/types'
import {
  type CalendarChange,
  closes,
  type DateValues,
  type RefusedChange,
  shortestDecimal,
  stepsAtOnce,
  type Target,
} from './changes.ts'
import type { ListedRoom } from './listed-room.ts'
import { openRefusals } from './refuse-changes.ts'

/** Values of one target that go to the same channels, in the order of their dates. */
export type Lane = {
  /** Undefined for all channels. */
  channels?: string[]
  dates: DateValues[]
  /** Fields by date that close all channels and not these: they are not told so, not even until the next stage. */
  open?: Map<string, CalendarField[]>
}

/** What is wanted of one target. A limited value goes after the one for all channels of its date and field. */
export type TargetValues = { target: Target; base: Lane; limited: Lane[] }

type Days = Map<string, DateValues>
type OpenTarget = { target: Target; base: Days; channels: Map<string, Days> }

/**
 * Stages of a plan; each is sent before the next. What closes dates is alone, so that no other value can delay it. A
 * closing of single channels follows the value for all channels of its date and field, which would end it. Other values
 * for single channels go before the rest where they can: after it, new values for all channels would keep them waiting
 * for as long as such are set.
 */
const stage = { closing: 0, beforeLimitedClosing: 1, limitedClosing: 2, limited: 3, rest: 4 }
const stageCount = 5

/**
 * Applies the changes in their order: the last one wins for each date, field and channel. May pause wherever it yields.
 */
export function* wantedStages(
  changes: CalendarChange[],
  rooms: ListedRoom[] | undefined,
): Generator<undefined, { stages: TargetValues[][]; refused: RefusedChange[] }> {
  const { accepted, refused } = openRefusals(rooms)
  const { targetOf, priceOf } = yield* openNames(changes, rooms)
  const targets = new Map<string, OpenTarget>()
  for (const [index, change] of changes.entries()) {
    if (index % stepsAtOnce === 0) yield
    const { fields, channels } = accepted(change)
    if (fields.length === 0) continue
    const target = targetOf(change)
    const key = 'inv_code' in target ? `group ${target.inv_code}` : `rate ${target.rate_code}`
    const open = targets.get(key) ?? { target, base: new Map(), channels: new Map() }
    targets.set(key, open)
    for (const field of fields)
      apply(open, change.date, field, field === 'price' ? priceOf(change) : change[field], channels)
  }
  const stages = Array.from({ length: stageCount }, (): TargetValues[] => [])
  for (const open of targets.values()) {
    for (const [place, values] of (yield* stagesOf(open)).entries()) {
      if (values.base.dates.length + values.limited.length > 0) stages[place]?.push(values)
    }
  }
  return { stages, refused }
}

/** Where changes name one target or one price in different ways, it is one, so that a range can span them. */
function* openNames(changes: CalendarChange[], rooms: ListedRoom[] | undefined) {
  const groups = new Set<string>()
  /** Prices by their text; those of equal value share an entry, which has their shortest text. */
  const prices = new Map<string, { text: string }>()
  for (const [index, { inv_code, price }] of (changes as { inv_code?: string; price?: string }[]).entries()) {
    if (index % stepsAtOnce === 0) yield
    if (inv_code !== undefined) groups.add(inv_code)
    if (price === undefined) continue
    let same = prices.get(price)
    if (!same) {
      const value = shortestDecimal(price)
      same = prices.get(value) ?? { text: price }
      prices.set(value, same).set(price, same)
    }
    if (price.length < same.text.length) same.text = price
  }
  const listed = new Set(rooms?.flatMap((room) => (room.rate_code === room.inv_code ? [room.inv_code] : [])))
  const masters = rooms ? groups.intersection(listed) : groups

  return {
    priceOf: ({ price = '' }: CalendarChange) => prices.get(price)?.text,
    /** A rate with the code of a group is its master rate (D14): where both are named, the two are one target. */
    targetOf: ({ inv_code, rate_code }: { inv_code?: string; rate_code?: string }): Target => {
      const code = inv_code ?? (rate_code as string)
      return inv_code !== undefined || masters.has(code) ? { inv_code: code } : { rate_code: code }
    },
  }
}

function apply(
  { base, channels: lanes }: OpenTarget,
  date: string,
  field: CalendarField,
  value: unknown,
  channels: string[] | undefined,
): void {
  const set = (days: Days) => {
    const values = days.get(date) ?? { date }
    days.set(date, Object.assign(values, { [field]: value }))
  }
  if (!channels) {
    set(base)
    // A value for all channels ends what one of them had for itself.
    for (const days of lanes.values()) delete days.get(date)?.[field]
    return
  }
  for (const channel of channels) {
    const days = lanes.get(channel) ?? new Map()
    lanes.set(channel, days)
    set(days)
  }
}

function* stagesOf({ target, base, channels }: OpenTarget): Generator<undefined, TargetValues[]> {
  yield
  const isClosedFor = (days: Days, date: string, field: CalendarField) =>
    closes(field, days.get(date)?.[field])
  const limitedDays = [...channels.values()]
  const ofAll = split(base, (date, field, value) => {
    if (closes(field, value)) return stage.closing
    const isBefore = limitedDays.some((days) => isClosedFor(days, date, field))
    return isBefore ? stage.beforeLimitedClosing : stage.rest
  })
  const lanes = ofAll.map(() => new Map<string, Lane>())
  for (const [channel, days] of channels) {
    yield
    const openDates = new Map<string, CalendarField[]>()
    const ofChannel = split(days, (date, field, value) => {
      const forAll = base.get(date)?.[field]
      // The channel gets it with the value for all.
      if (value === forAll) return undefined
      if (closes(field, forAll)) openDates.set(date, [...(openDates.get(date) ?? []), field])
      if (!closes(field, value)) return forAll === undefined ? stage.limited : stage.rest
      return forAll === undefined ? stage.closing : stage.limitedClosing
    })
    for (const [place, dates] of ofChannel.entries())
      if (dates.length > 0) {
        const open = place === stage.closing && openDates.size > 0 ? openDates : undefined
        join(lanes[place] as Map<string, Lane>, channel, { dates, ...(open && { open }) })
      }
  }
  return ofAll.map((dates, place) => ({
    target,
    base: { dates },
    limited: [...(lanes[place]?.values() ?? [])],
  }))
}

/** Shares the values out over the stages, in the order of their dates. */
function split(
  days: Days,
  stageOf: (date: string, field: CalendarField, value: unknown) => number | undefined,
): DateValues[][] {
  const stages = Array.from({ length: stageCount }, (): DateValues[] => [])
  for (const day of [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    const parts: DateValues[] = []
    for (const field of calendarFields) {
      const value = day[field]
      const place = value === undefined ? undefined : stageOf(day.date, field, value)
      if (place === undefined) continue
      parts[place] ??= { date: day.date }
      Object.assign(parts[place], { [field]: value })
    }
    for (const [place, part] of parts.entries()) if (part) stages[place]?.push(part)
  }
  return stages
}

/** Channels that want the same stand in one lane, as many as one filter may name. */
function join(lanes: Map<string, Lane>, channel: string, { dates, open }: Lane): void {
  let key = JSON.stringify(open ? [dates, [...open]] : dates)
  while (lanes.get(key)?.channels?.length === mostChannels) key += ' '
  const channels = [...(lanes.get(key)?.channels ?? []), channel]
  lanes.set(key, { channels, dates, ...(open && { open }) })
}
