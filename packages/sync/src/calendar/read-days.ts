import { InputError } from '@innwire/client'
import { calendarFields } from '@innwire/types'
import { timeSlices } from '../engine/time-slices.ts'
import type { Target } from '../plan/changes.ts'
import { isDate } from '../plan/read-changes.ts'
import type { Calendar } from './calendar.ts'
import type { Result } from './calendar-journal.ts'
import type { CalendarDay, ChannelState, ParkedValue, ValueState } from './calendar-push.ts'
import { type Cell, everyone, missing, type Scope, takenFor, type Value, wantedFor } from './cell.ts'
import { codeOf, type DayAt } from './day.ts'
import { onlyHeld } from './held-nights.ts'

const heldReason =
  'Bookings have changed this night since its availability was set, or may have. Set it anew: it is not sent before.'

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

/** What they are read from. */
type Source = Pick<Calendar, 'journal' | 'heldNights'> & { rooms: Pick<Calendar['rooms'], 'known'> }

/** The days of a target, in order. */
export async function readDays(
  calendar: Source,
  target: Target,
  range: { from: string; to: string },
): Promise<CalendarDay[]> {
  const { journal, rooms, heldNights } = calendar
  const code = readCode(target)
  checkRange(range)
  const rate = rooms.known()?.find((room) => room.rate_code === code)
  const group = rate?.inv_code ?? code
  const listed = rate?.channel_codes ?? []
  // Channels of a group need not be those of each of its rates.
  const has = (channel: string) =>
    !rate || rate.rate_code === group || (rate.channel_codes?.includes(channel) ?? true)
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
      const isHeld = (scope: Scope, value: Value) => heldNights.isHeld(at, { field, cell, scope, value })
      const open = missing(cell).map(([scope, value]) => ({ field, cell, scope, value }))
      const rest = onlyHeld(heldNights, at, open) ? 'held' : 'waiting'
      const state = open.length === 0 ? 'sent' : rest
      values[field] = await readCell(cell, state, { group, listed, has, resultOf, isHeld })
    }
    read.push({ date: at.date, values })
  }
  return read
}

type Of = {
  group: string
  /** Its channels by the list of rooms. */
  listed: string[]
  has(channel: string): boolean
  resultOf(request: number): Promise<Result | undefined>
  isHeld(scope: Scope, value: Value): boolean
}

async function readCell(cell: Cell, sent: 'sent' | 'waiting' | 'held', of: Of): Promise<ValueState> {
  const [parked] = Object.values(cell.parked ?? {})
  const all = cell.taken[everyone]
  const result = all && (await of.resultOf(all[1]))
  const heard = Object.entries(result?.channels ?? {})
    .filter(([channel, byGroup]) => of.group in byGroup && of.has(channel))
    .map(([name]) => name)
  const silent = result?.gone ? of.listed : []
  const own = [...Object.keys(cell.wanted), ...Object.keys(cell.taken)].filter((scope) => scope !== everyone)
  const channels: ValueState['channels'] = {}
  // Which of them is heard of first differs from time to time.
  for (const channel of new Set([...heard, ...silent, ...own].sort())) {
    const wanted = wantedFor(cell, channel)
    if (wanted !== undefined) channels[channel] = await readChannel(cell, channel, wanted, of)
  }
  const state = parked ? 'parked' : sent
  const failing = Object.values(cell.failed ?? {}).find(({ alone }) => alone > 0)
  const reason = parked?.reason ?? (state === 'held' ? heldReason : failing?.reason)
  return { wanted: cell.wanted[everyone], sent: all?.[0], state, ...(reason && { reason }), channels }
}

async function readChannel(cell: Cell, channel: string, wanted: Value, of: Of): Promise<ChannelState> {
  const taken = takenFor(cell, channel)
  const told = { wanted, sent: taken?.[0] }
  const parked = cell.parked?.[channel]
  if (parked) {
    const refused = parked.request === undefined ? undefined : await of.resultOf(parked.request)
    return { ...told, state: 'parked', reason: parked.reason, ...(refused && { transaction: refused.id }) }
  }
  if (of.isHeld(channel, wanted)) return { ...told, state: 'held', reason: heldReason }
  const again = cell.again?.[channel]
  if (again) {
    const failed = again.request === undefined ? undefined : await of.resultOf(again.request)
    const reason = failed?.channels[channel]?.[of.group]
    return {
      ...told,
      state: 'failed',
      ...(reason && { reason }),
      ...(failed && { transaction: failed.id }),
    }
  }
  const result = taken ? await of.resultOf(taken[1]) : undefined
  const failure = result?.channels[channel]?.[of.group]
  if (taken?.[0] === wanted && failure === null) return { ...told, state: 'confirmed' }
  return { ...told, state: result?.gone && failure === undefined ? 'unknown' : 'waiting' }
}

/** All values that are refused, by code and date. */
export async function readParked({ journal }: Pick<Calendar, 'journal'>): Promise<ParkedValue[]> {
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
