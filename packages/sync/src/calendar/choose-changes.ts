import { type DailyRoomUpdate, mostDaysAhead } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { TimeSpan } from '../engine/service-clock.ts'
import { timeSlices } from '../engine/time-slices.ts'
import { type Sendable, together } from './bisect.ts'
import type { Calendar } from './calendar.ts'
import { type Cell, everyone, type Scope } from './cell.ts'
import { type Channels, type DownChannel, partOf } from './channels.ts'
import { asDaily, type DayAt, isUrgent, type Missing, missingOf } from './day.ts'
import { type Held, heldOf, isTaken } from './held-nights.ts'
import { fieldsPerEntry, openProbe } from './probe.ts'
import { type Unswept, unsweptOf } from './repeated-numbers.ts'
import type { Later } from './schedule.ts'

/** What can be sent now, apart by what may share a request. */
export type Choice = {
  /** They close dates, and no request with them has failed; before a channel's own, the value for all it would end by. */
  closing: Sendable[]
  /** No request with them has failed. */
  fresh: Sendable[]
  /** Entries of daily requests that find out what the service refuses, because its answer names dates. */
  probes: { closing: DailyRoomUpdate[]; others: DailyRoomUpdate[] }
  /** Their request failed: they go together once more, those that close dates apart from the others. */
  again: { closing: Sendable[]; others: Sendable[] }
  /** Groups one of whose values makes requests fail; what is suspected is a group of its own. */
  groups: Sendable[][]
  /** Culprits that have rested. */
  culprits: Sendable[]
  /** They go again to channels that did not take them; and whether any of all that are to closes a date. */
  retries: Sendable[]
  closesAgain: boolean
  /** Days that are over. */
  over: DayAt[]
  /** Numbers that are not sent again because of a booking. */
  held: Held[]
  /** Numbers that wait for a sweep. */
  unswept: Unswept[]
  /** When more can be sent, if nothing is set meanwhile. */
  later: Later
}

/** Dates that the service takes (D15); a day of margin, because we do not know where the property is. */
export type OpenDates = { first: string; last: string }

const daysAhead = mostDaysAhead - 1

/** @param clock what time it is; where that is in doubt, too many dates rather than too few */
export const openDates = ({ earliest, latest }: TimeSpan): OpenDates => ({
  first: new Date(earliest - dayMs).toISOString().slice(0, 10),
  last: new Date(latest + daysAhead * dayMs).toISOString().slice(0, 10),
})

/** The time by which things wait, and the service's clock, by which dates come and go. */
type Times = { now: number; clock: TimeSpan }

/** What may keep a value from being sent. */
type Reasons = Pick<
  Calendar,
  'unconfirmed' | 'channels' | 'heldNights' | 'repeatedNumbers' | 'presentNumbers'
>

/**
 * Chooses from the days that wait what may go now.
 * @param bodyBytes how many bytes a request may have
 */
export async function chooseChanges(
  waiting: Iterable<DayAt>,
  { now, clock }: Times,
  reasons: Reasons,
  bodyBytes: number,
): Promise<Choice> {
  const { first, last } = openDates(clock)
  const today = new Date(clock.latest).toISOString().slice(0, 10)
  const probes = { closing: openProbe(bodyBytes), others: openProbe(bodyBytes) }
  const groups = new Map<number, Sendable[]>()
  const suspects: Sendable[] = []
  const batches = openBatches(reasons.channels)
  const choice: Choice = {
    closing: [],
    fresh: [],
    probes: { closing: [], others: [] },
    again: { closing: [], others: [] },
    groups: [],
    culprits: [],
    retries: [],
    closesAgain: false,
    over: [],
    held: [],
    unswept: [],
    later: {},
  }
  const later = (kind: keyof Later, at: number) => {
    choice.later[kind] = Math.min(at, choice.later[kind] ?? at)
  }

  /** A value that failed goes apart from those that did not. */
  function sort(one: Sendable) {
    const failed = one.cell.failed?.[one.scope]
    const urgent = isUrgent(one.field, one.value)
    if (!failed && reasons.channels.isRetry(one.cell, one.scope)) {
      batches.add(one)
      choice.closesAgain ||= urgent
    } else if (!failed) choice[urgent || precedesClosing(one) ? 'closing' : 'fresh'].push(one)
    else if (failed.alone > 0) choice.culprits.push(one)
    else if (failed.suspected) suspects.push(one)
    else if (failed.group === together) choice.again[urgent ? 'closing' : 'others'].push(one)
    else {
      const group = groups.get(failed.group) ?? []
      groups.set(failed.group, group)
      group.push(one)
    }
  }

  const breathe = timeSlices()
  for (const at of waiting) {
    await breathe()
    if (at.date < first) {
      choice.over.push(at)
      continue
    }
    if (at.date > last) {
      later('update', now + Date.parse(at.date) - daysAhead * dayMs - clock.latest)
      continue
    }
    const { day } = at
    const waits = new Set<Cell>()
    const unheld = missingOf(day).flatMap((missing) => {
      if (!reasons.heldNights.isHeld(at, missing)) return [missing]
      choice.held.push(heldOf(at, missing))
      if (missing.scope === everyone) waits.add(missing.cell)
      return reasons.heldNights.insteadOf(at, missing)
    })
    const open = unheld.filter((missing) => {
      const { cell, scope } = missing
      if (reasons.presentNumbers.keepsBack(at, missing)) {
        if (scope === everyone) waits.add(cell)
        return false
      }
      const until = waitsUntil(at, missing, reasons)
      const retried = cell.failed?.[scope]?.alone || reasons.channels.isRetry(cell, scope)
      const again = isUrgent(missing.field, missing.value) ? 'closing_retry' : 'retry'
      if (until > now) later(retried ? again : 'update', until)
      if (until > now && scope === everyone) waits.add(cell)
      // It is to follow the value for all, which waits itself.
      const followsLater = waits.has(cell) && isTaken(missing)
      if (until > now || followsLater) return false
      const from = reasons.repeatedNumbers.awaits(missing, until)
      if (from === undefined) return true
      choice.unswept.push(unsweptOf(at, from, Boolean(retried)))
      if (scope === everyone) waits.add(cell)
      return false
    })
    // Whether yesterday is over depends on where the property is: it must not spoil the range of the others.
    const probed = (day.suspect ?? 0) >= asDaily || at.date < today
    const asked = probed ? open.filter(({ cell, scope }) => !cell.failed?.[scope]) : []
    const closing = asked.filter((one) => isUrgent(one.field, one.value) || precedesClosing(one))
    const [probe, entry] = closing.length > 0 ? [probes.closing, closing] : [probes.others, asked]
    if (probe.add(at, entry, fieldsPerEntry(day.suspect)) < asked.length) later('update', now)
    for (const missing of open) if (!asked.includes(missing)) sort({ ...missing, at })
  }
  choice.probes = { closing: probes.closing.rooms(), others: probes.others.rooms() }
  choice.groups = [...groups.values(), ...suspects.map((one) => [one])]
  const retries = batches.first()
  choice.retries = retries.values
  if (retries.more) later(choice.closesAgain ? 'closing_retry' : 'retry', now)
  return choice
}

/** A channel is to be closed, and what all are to have must go before: it would open the channel again. */
const precedesClosing = ({ cell, field, scope }: Missing): boolean =>
  scope === everyone &&
  Object.entries(cell.wanted).some(
    ([channel, value]) => channel !== everyone && isUrgent(field, value) && !cell.failed?.[channel],
  )

/**
 * Until when a value must wait, be it for a lost request, for a channel that failed, or because requests with it fail;
 * 0: it need not.
 */
function waitsUntil(
  { code, date }: DayAt,
  { field, cell, scope, value }: Missing,
  { unconfirmed, channels }: Reasons,
) {
  // Closing a date does not wait: it is sent once more when the older request is over.
  const until = isUrgent(field, value) ? undefined : unconfirmed.until(code, date, field, value)
  return Math.max(channels.dueAt(cell, scope), cell.failed?.[scope]?.at ?? 0, until ?? 0)
}

/**
 * Values that go again to channels. Those that go apart from others, because the channel refuses one of them, go one
 * batch at a time on each channel: those with the earliest time. To a channel that has failed them all twice goes a part
 * of them at a time: one may be refused, and keep the others away.
 */
function openBatches(channels: Channels) {
  const batches = new Map<Scope, { at: number; values: Sendable[] }>()
  const together = new Map<DownChannel | undefined, Sendable[]>()
  let more = false
  return {
    add(one: Sendable) {
      const { at = 0, group } = one.cell.again?.[one.scope] ?? {}
      const batch = batches.get(one.scope)
      if (at === 0) {
        const down = channels.down(one.scope, group ?? '')
        const values = together.get(down)
        if (values) values.push(one)
        else together.set(down, [one])
      } else if (batch?.at === at) batch.values.push(one)
      else {
        if (batch) more = true
        if (!batch || at < batch.at) batches.set(one.scope, { at, values: [one] })
      }
    },
    /** What goes now, and whether there is more. */
    first() {
      const parts = [...together].map(([down, values]) => (down ? partOf(values, down.attempts) : values))
      const left = [...together.values()].flat().length > parts.flat().length
      const values = [...parts.flat(), ...[...batches.values()].flatMap(({ values }) => values)]
      return { values, more: more || left }
    },
  }
}

/** Whether the service takes a date at present. */
export function openAt(clock: TimeSpan) {
  const { first, last } = openDates(clock)
  return ({ date }: DayAt) => date >= first && date <= last
}
