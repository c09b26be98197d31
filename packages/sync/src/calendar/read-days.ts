import { InputError } from '@innwire/client'
import { fieldNames, type Target } from '../plan/changes.ts'
import type { Calendar } from './calendar.ts'
import type { Result } from './calendar-journal.ts'
import { type Cell, everyone, missing, takenFor, type Value, wantedFor } from './cell.ts'
import { codeOf, type DayAt, type FieldName } from './day.ts'

/** Where a value stands for one channel. */
export type ChannelState = {
  /** What the channel is to have. */
  wanted: Value
  /** What the service last took for it; undefined when that is not known. */
  sent: Value | undefined
  /** `confirmed`: the channel took it. `failed`: it did not, and it is sent again. `waiting`: it has not said yet. */
  state: 'confirmed' | 'failed' | 'waiting'
  /** Why it failed. */
  reason?: string
}

/** Where a value of one date stands. */
export type ValueState = {
  /** What all channels are to have that have no value of their own; undefined when there are only such. */
  wanted: Value | undefined
  /** What the service last took for all; undefined when that is not known. */
  sent: Value | undefined
  /** `sent`: the service has all of it. `waiting`: something must still be sent. `parked`: something is refused. */
  state: 'sent' | 'waiting' | 'parked'
  /** Why it is parked. */
  reason?: string
  /** The channels that were heard of. */
  channels: Record<string, ChannelState>
}

/** All values of one date of a target. */
export type CalendarDay = { date: string; values: Partial<Record<FieldName, ValueState>> }

/** Values that are refused until they change. */
export type ParkedValue = {
  code: string
  date: string
  field: FieldName
  value: Value
  /** The channel that refused it; undefined when the service did. */
  channel: string | undefined
  reason: string
}

/** The days of a target, in order. */
export async function readDays(
  { journal, rooms }: Calendar,
  target: Target,
  range: { from: string; to: string },
): Promise<CalendarDay[]> {
  const code = codeOf(target)
  if (!code) throw new InputError([{ path: 'target', message: 'Add inv_code or rate_code.' }])
  const rate = rooms.known()?.find((room) => room.rate_code === code)
  const group = rate?.inv_code ?? code
  // Channels of a group need not be those of each of its rates.
  const has = (channel: string) => !rate || rate.rate_code === group || rate.channel_codes.includes(channel)
  const results = new Map<number, Result | undefined>()
  const resultOf = async (request: number) => {
    if (!results.has(request)) results.set(request, await journal.result(request))
    return results.get(request)
  }
  const read: CalendarDay[] = []
  for (const { date, day } of await journal.days(code, range.from, range.to)) {
    const values: CalendarDay['values'] = {}
    for (const field of fieldNames) {
      const cell = day.cells[field]
      if (cell) values[field] = await readCell(cell, { group, has }, resultOf)
    }
    read.push({ date, values })
  }
  return read
}

type Of = { group: string; has(channel: string): boolean }
type ResultOf = (request: number) => Promise<Result | undefined>

async function readCell(cell: Cell, { group, has }: Of, resultOf: ResultOf): Promise<ValueState> {
  const [parked] = Object.values(cell.parked ?? {})
  const state = parked ? 'parked' : missing(cell).length > 0 ? 'waiting' : 'sent'
  const all = cell.taken[everyone]
  const ends = Object.entries((all && (await resultOf(all[1]))?.channels) ?? {})
  const heard = ends.filter(([channel, byGroup]) => group in byGroup && has(channel)).map(([name]) => name)
  const own = [...Object.keys(cell.wanted), ...Object.keys(cell.taken)].filter((scope) => scope !== everyone)
  const channels: ValueState['channels'] = {}
  for (const channel of new Set([...heard, ...own])) {
    const wanted = wantedFor(cell, channel)
    if (wanted !== undefined) channels[channel] = await readChannel(cell, channel, wanted, group, resultOf)
  }
  return {
    wanted: cell.wanted[everyone],
    sent: all?.[0],
    state,
    ...(parked && { reason: parked.reason }),
    channels,
  }
}

async function readChannel(
  cell: Cell,
  channel: string,
  wanted: Value,
  group: string,
  resultOf: ResultOf,
): Promise<ChannelState> {
  const taken = takenFor(cell, channel)
  const parked = cell.parked?.[channel]
  if (parked || cell.again?.[channel])
    return { wanted, sent: taken?.[0], state: 'failed', ...(parked && { reason: parked.reason }) }
  const failure = taken && (await resultOf(taken[1]))?.channels[channel]?.[group]
  const confirmed = taken?.[0] === wanted && failure === null
  return { wanted, sent: taken?.[0], state: confirmed ? 'confirmed' : 'waiting' }
}

/** All values that are refused, by code and date. */
export async function readParked({ journal }: Calendar): Promise<ParkedValue[]> {
  const found: ParkedValue[] = []
  for await (const days of journal.allDays()) for (const at of days) found.push(...parkedOf(at))
  return found
}

const parkedOf = ({ code, date, day }: DayAt): ParkedValue[] =>
  fieldNames.flatMap((field) =>
    Object.entries(day.cells[field]?.parked ?? {}).map(([scope, { value, reason }]) => ({
      code,
      date,
      field,
      value,
      channel: scope || undefined,
      reason,
    })),
  )
