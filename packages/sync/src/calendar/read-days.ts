import { InputError } from '@innwire/client'
import { type CalendarField, calendarFields } from '@innwire/types'
import { timeSlices } from '../engine/time-slices.ts'
import type { Target } from '../plan/changes.ts'
import { isDate } from '../plan/read-changes.ts'
import type { Calendar } from './calendar.ts'
import type { Result } from './calendar-journal.ts'
import { type Cell, everyone, missing, type Scope, takenFor, type Value, wantedFor } from './cell.ts'
import { codeOf, type DayAt } from './day.ts'

/** Where a value stands for one channel. */
export type ChannelState = {
  /** What the channel is to have. */
  wanted: Value
  /** What the service last took for it; undefined when that is not known. */
  sent: Value | undefined
  /**
   * `confirmed`: the channel took it. `failed`: it did not, and it is sent again. `parked`: it refuses it, and takes
   * others. `held`: bookings have changed the night since the number was set, so that it is not sent again until it is
   * set anew. `waiting`: it has not said yet. `unknown`: the service no longer tells what the channel made of it.
   */
  state: 'confirmed' | 'failed' | 'parked' | 'held' | 'waiting' | 'unknown'
  /** Why it is parked or held, or what the channel said when it failed. */
  reason?: string
}

/** Where a value of one date stands. */
export type ValueState = {
  /** What all channels are to have that have no value of their own; undefined when there are only such. */
  wanted: Value | undefined
  /** What the service last took for all; undefined when that is not known. */
  sent: Value | undefined
  /**
   * `sent`: the service has all of it. `waiting`: something must still be sent. `held`: so it must, but bookings have
   * changed the night since the number was set, so that it is not sent again until it is set anew. `parked`: something
   * is refused.
   */
  state: 'sent' | 'waiting' | 'held' | 'parked'
  /** Why it is parked or held, or what the service answers where it fails at the value. */
  reason?: string
  /** The channels that were heard of. */
  channels: Record<string, ChannelState>
}

/** All values of one date of a target. */
export type CalendarDay = { date: string; values: Partial<Record<CalendarField, ValueState>> }

/** Values that are refused until they change. */
export type ParkedValue = {
  code: string
  date: string
  field: CalendarField
  value: Value
  /** The channel that refused it; undefined when the service did. */
  channel: string | undefined
  reason: string
}

const heldReason =
  'Bookings have changed this night since its availability was set, or may have. Set it anew: it is not sent again before.'

/** @throws {InputError} when it names none */
export function readCode(target: Target): string {
  const code: unknown = typeof target === 'object' && target !== null ? codeOf(target) : ''
  if (typeof code === 'string' && code !== '') return code
  throw new InputError([{ path: 'target', message: 'Give { inv_code } or { rate_code }.' }])
}

function checkRange(range: { from: string; to: string }) {
  const { from, to } = (range ?? {}) as Record<string, unknown>
  const issues = Object.entries({ from, to }).flatMap(([name, date]) =>
    isDate(date) ? [] : [{ path: `range.${name}`, message: 'Give a date as text, such as "2026-01-31".' }],
  )
  if (issues.length > 0) throw new InputError(issues)
}

/** The days of a target, in order. */
export async function readDays(
  calendar: Calendar,
  target: Target,
  range: { from: string; to: string },
): Promise<CalendarDay[]> {
  const { journal, rooms } = calendar
  const code = readCode(target)
  checkRange(range)
  const rate = rooms.known()?.find((room) => room.rate_code === code)
  const group = rate?.inv_code ?? code
  // Channels of a group need not be those of each of its rates.
  const has = (channel: string) => !rate || rate.rate_code === group || rate.channel_codes.includes(channel)
  const results = new Map<number, Result | undefined>()
  const resultOf = async (request: number) => {
    if (!results.has(request)) results.set(request, await journal.result(request))
    return results.get(request)
  }
  const breathe = timeSlices()
  const read: CalendarDay[] = []
  for (const at of await journal.days(code, range.from, range.to)) {
    await breathe()
    const values: CalendarDay['values'] = {}
    for (const field of calendarFields) {
      const cell = at.day.cells[field]
      if (!cell) continue
      const isHeld = (scope: Scope, value: Value) => calendar.holds.isHeld(at, { field, cell, scope, value })
      values[field] = await readCell(cell, { group, has, resultOf, isHeld })
    }
    read.push({ date: at.date, values })
  }
  return read
}

type Of = {
  group: string
  has(channel: string): boolean
  resultOf(request: number): Promise<Result | undefined>
  isHeld(scope: Scope, value: Value): boolean
}

async function readCell(cell: Cell, of: Of): Promise<ValueState> {
  const [parked] = Object.values(cell.parked ?? {})
  const all = cell.taken[everyone]
  const ends = Object.entries((all && (await of.resultOf(all[1]))?.channels) ?? {})
  const heard = ends
    .filter(([channel, byGroup]) => of.group in byGroup && of.has(channel))
    .map(([name]) => name)
  const own = [...Object.keys(cell.wanted), ...Object.keys(cell.taken)].filter((scope) => scope !== everyone)
  const channels: ValueState['channels'] = {}
  for (const channel of new Set([...heard, ...own])) {
    const wanted = wantedFor(cell, channel)
    if (wanted !== undefined) channels[channel] = await readChannel(cell, channel, wanted, of)
  }
  const state = parked ? 'parked' : stateOf(cell, of)
  const failing = Object.values(cell.failed ?? {}).find(({ alone }) => alone > 0)
  const reason = parked?.reason ?? (state === 'held' ? heldReason : failing?.reason)
  return { wanted: cell.wanted[everyone], sent: all?.[0], state, ...(reason && { reason }), channels }
}

function stateOf(cell: Cell, { isHeld }: Of): 'sent' | 'waiting' | 'held' {
  const open = missing(cell)
  if (open.length === 0) return 'sent'
  // What the channels have of their own would follow the value for all.
  const [[first, all]] = open as [[Scope, Value]]
  const heldForAll = first === everyone && isHeld(everyone, all)
  const isAtRest = (scope: Scope, value: Value) =>
    isHeld(scope, value) || (heldForAll && takenFor(cell, scope)?.[0] === value)
  return open.every(([scope, value]) => isAtRest(scope, value)) ? 'held' : 'waiting'
}

async function readChannel(cell: Cell, channel: string, wanted: Value, of: Of): Promise<ChannelState> {
  const taken = takenFor(cell, channel)
  const told = { wanted, sent: taken?.[0] }
  const parked = cell.parked?.[channel]
  if (parked) return { ...told, state: 'parked', reason: parked.reason }
  if (of.isHeld(channel, wanted)) return { ...told, state: 'held', reason: heldReason }
  const again = cell.again?.[channel]
  if (again) {
    const failed = again.request === undefined ? undefined : await of.resultOf(again.request)
    const reason = failed?.channels[channel]?.[of.group]
    return { ...told, state: 'failed', ...(reason && { reason }) }
  }
  const result = taken ? await of.resultOf(taken[1]) : undefined
  const failure = result?.channels[channel]?.[of.group]
  if (taken?.[0] === wanted && failure === null) return { ...told, state: 'confirmed' }
  return { ...told, state: result?.gone && failure === undefined ? 'unknown' : 'waiting' }
}

/** All values that are refused, by code and date. */
export async function readParked({ journal }: Calendar): Promise<ParkedValue[]> {
  const found: ParkedValue[] = []
  for await (const days of journal.allDays()) for (const at of days) found.push(...parkedOf(at))
  return found
}

const parkedOf = ({ code, date, day }: DayAt): ParkedValue[] =>
  calendarFields.flatMap((field) =>
    Object.entries(day.cells[field]?.parked ?? {}).map(([scope, { value, reason }]) => ({
      code,
      date,
      field,
      value,
      channel: scope || undefined,
      reason,
    })),
  )
