import type { CalendarDay, ChannelState, Sync, ValueState } from '@innwire/sync'
import type { Span } from '../engine/unfinished-push.ts'

/** How the values of a push stand. */
export type Standing = {
  /** Values that the service has. */
  sent: number
  /** Values that it does not have yet. */
  waiting: number
  /** Availability above 0 that the service has not taken and that may go out later: what waits, was refused, or failed. */
  numbersLeft: number
  /** Of these, those that are kept back. */
  keptBack: number
  /** By channel. */
  channels: Record<string, ChannelCounts>
  /** Values that did not arrive, and why. */
  refused: RefusedValue[]
}

/** How many values a channel has taken, and how many not. */
type ChannelCounts = {
  confirmed: number
  failed: number
  refused: number
  held: number
  unheard: number
}

export type RefusedValue = {
  code: string
  date: string
  field: string
  value: string | number | undefined
  /** Null: the service. */
  channel: string | null
  /** `refused` goes again by `innwire calendar retry`, `failed` by itself, `held` when it is set anew. */
  state: 'refused' | 'failed' | 'held'
  reason: string
  /** What innwire transaction shows of it, where that is known. */
  transaction: string | null
}

/** Dates that are read at once. */
const daysAtOnce = 200
const dayMs = 86_400_000

/** A number that the service has not taken. One that is held goes out only when it is set anew. */
const isOldNumber = (field: string, { state, wanted }: ValueState): boolean =>
  field === 'availability' && Number(wanted) > 0 && state !== 'sent' && state !== 'held'

/** Whether an availability above 0 of a night is kept back. */
export type KeepsBack = (code: string, date: string) => boolean

const keepsNothing: KeepsBack = () => false

/** How a push without a value stands. */
export const noValues = (): Standing => ({
  sent: 0,
  waiting: 0,
  numbersLeft: 0,
  keptBack: 0,
  channels: {},
  refused: [],
})

export type ReadsCalendar = Pick<Sync['calendar'], 'read'>

/**
 * Reads how these values stand, those of earlier pushes in between included.
 * @param keepsBack what is kept back is only counted
 */
export async function readStanding(
  calendar: ReadsCalendar,
  spans: Span[],
  keepsBack = keepsNothing,
): Promise<Standing> {
  const standing = noValues()
  for (const { code, first, last, fields } of spans) {
    for (let from = first; from <= last; from = later(from, daysAtOnce)) {
      const end = later(from, daysAtOnce - 1)
      const days = await calendar.read({ inv_code: code }, { from, to: end < last ? end : last })
      for (const day of days) add(standing, code, day, fields, keepsBack)
    }
  }
  return standing
}

/** Channels that have not said of each value what they made of it. */
export const notHeardFrom = ({ channels }: Standing): string[] =>
  Object.entries(channels).flatMap(([code, { unheard }]) => (unheard > 0 ? [code] : []))

const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

function add(
  standing: Standing,
  code: string,
  { date, values }: CalendarDay,
  fields: string[],
  keepsBack: KeepsBack,
) {
  for (const [field, value] of Object.entries(values)) {
    if (!fields.includes(field)) continue
    if (isOldNumber(field, value) && keepsBack(code, date)) {
      standing.keptBack += 1
      standing.numbersLeft += 1
      continue
    }
    const place = { code, date, field }
    for (const [channel, its] of Object.entries(value.channels)) {
      standing.channels[channel] ??= { confirmed: 0, failed: 0, refused: 0, held: 0, unheard: 0 }
      standing.channels[channel][countedAs[its.state]] += 1
      const state = notTaken(its.state)
      if (state)
        standing.refused.push({
          ...place,
          value: its.wanted,
          channel,
          state,
          reason: its.reason ?? unsaid,
          transaction: its.transaction ?? null,
        })
    }
    addValue(standing, place, value)
  }
}

function addValue(standing: Standing, place: Pick<RefusedValue, 'code' | 'date' | 'field'>, its: ValueState) {
  const ofChannels = Object.values(its.channels).some(({ state }) => notTaken(state) !== undefined)
  if (its.state === 'sent' || ofChannels) {
    standing.sent += 1
    return
  }
  if (isOldNumber(place.field, its)) standing.numbersLeft += 1
  const refusal = {
    ...place,
    value: its.wanted,
    channel: null,
    reason: its.reason ?? unsaid,
    transaction: null,
  }
  if (its.state === 'parked') standing.refused.push({ ...refusal, state: 'refused' })
  else if (its.state === 'held') standing.refused.push({ ...refusal, state: 'held' })
  else if (its.reason !== undefined) standing.refused.push({ ...refusal, state: 'failed' })
  else standing.waiting += 1
}

const unsaid = 'No reason was given.'

const countedAs: Record<ChannelState['state'], keyof ChannelCounts> = {
  confirmed: 'confirmed',
  failed: 'failed',
  parked: 'refused',
  held: 'held',
  waiting: 'unheard',
  unknown: 'unheard',
}

function notTaken(state: ChannelState['state']): RefusedValue['state'] | undefined {
  if (state === 'parked') return 'refused'
  return state === 'failed' || state === 'held' ? state : undefined
}
