import type { DailyRoomUpdate } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { CalendarChange } from '../plan/changes.ts'
import type { Calendar } from './calendar.ts'
import { everyone, type Scope } from './cell.ts'
import {
  asDaily,
  byField,
  changeOf,
  type DayAt,
  type FieldName,
  isUrgent,
  type Missing,
  missingOf,
  targetOf,
} from './day.ts'
import { type Held, heldOf } from './holds.ts'

/** What can be sent now. */
export type Choice = {
  /** For the planner. */
  changes: CalendarChange[]
  /** Entries of a daily request that finds out what the service refuses, because its answer names dates. */
  probe: DailyRoomUpdate[]
  /** Days that are over. */
  over: DayAt[]
  /** Numbers that are not sent again because of a booking. */
  held: Held[]
  /** When more can be sent, if nothing is set meanwhile. */
  nextAt: number | undefined
}

/** Dates that the service takes (D15); a day of margin, because we do not know where the property is. */
export type OpenDates = { first: string; last: string }

const daysAhead = 999

export const openDates = (now: number): OpenDates => ({
  first: new Date(now - dayMs).toISOString().slice(0, 10),
  last: new Date(now + daysAhead * dayMs).toISOString().slice(0, 10),
})

/** So many dates in all, and of one target, a probe may have. */
const mostProbed = 5000
const mostProbedOfTarget = 90

/** The time by which things wait, and the machine's clock, by which dates come and go. */
type Times = { now: number; clock: number }

/** What may keep a value from being sent. */
type Reasons = Pick<Calendar, 'doubts' | 'channels' | 'holds'>

/** Chooses from the days that wait what may go now. */
export function chooseChanges(waiting: Iterable<DayAt>, { now, clock }: Times, reasons: Reasons): Choice {
  const { first, last } = openDates(clock)
  const today = new Date(clock).toISOString().slice(0, 10)
  const changes: CalendarChange[] = []
  const probe = openProbe()
  const over: DayAt[] = []
  const held: Held[] = []
  const batches = openBatches()
  let nextAt: number | undefined
  const later = (at: number) => {
    nextAt = Math.min(at, nextAt ?? at)
  }

  for (const at of waiting) {
    const { code, date, day } = at
    if (date < first) {
      over.push(at)
      continue
    }
    if (date > last) {
      later(now + Date.parse(date) - daysAhead * dayMs - clock)
      continue
    }
    const open = missingOf(day).filter((missing) => {
      if (reasons.holds.isHeld(at, missing)) {
        held.push(heldOf(at, missing))
        return false
      }
      const until = waitsUntil(at, missing, reasons)
      if (until > now) later(until)
      if (until > now) return false
      return date < today || !batches.add(at, missing)
    })
    const suspect = day.suspect ?? 0
    // Whether yesterday is over depends on where the property is: it must not spoil the range of the others.
    if (suspect >= asDaily || (date < today && open.length > 0)) {
      if (probe.add(at, open, suspect >= byField ? 1 : open.length) < open.length) later(now)
    } else {
      for (const { field, value, scope } of open)
        changes.push(changeOf(targetOf(code, day, field), date, field, value, scope))
    }
  }
  if (batches.areMore()) later(now)
  return { changes: [...changes, ...batches.first()], probe: probe.rooms(), over, held, nextAt }
}

/** Until when a value must wait, be it for a lost request or for a channel that failed; 0: it need not. */
function waitsUntil(
  { code, date }: DayAt,
  { field, cell, scope, value }: Missing,
  { doubts, channels }: Reasons,
) {
  // Closing a date does not wait: it is sent once more when the older request is over.
  const doubt = isUrgent(field, value) ? undefined : doubts.holds(code, date, field, value)
  return Math.max(channels.dueAt(cell, scope), doubt ?? 0)
}

/**
 * Values that go to a channel apart from others, because it refuses one of them: of each channel one batch at a time,
 * those with the earliest time.
 */
function openBatches() {
  const batches = new Map<Scope, { at: number; changes: CalendarChange[] }>()
  let more = false
  return {
    /** @returns whether the value goes in a batch */
    add({ code, date, day }: DayAt, { field, cell, scope, value }: Missing): boolean {
      const at = cell.again?.[scope]?.at ?? 0
      if (at === 0) return false
      const batch = batches.get(scope)
      if (batch && batch.at !== at) more = true
      if (batch && batch.at < at) return true
      const change = changeOf(targetOf(code, day, field), date, field, value, scope)
      if (batch?.at === at) batch.changes.push(change)
      else batches.set(scope, { at, changes: [change] })
      return true
    },
    areMore: () => more,
    first: () => [...batches.values()].flatMap(({ changes }) => changes),
  }
}

function openProbe() {
  const byTarget = new Map<string, DailyRoomUpdate>()
  /** Of each code, whether its entries are for everyone: filters in one request must not overlap (D29). */
  const forEveryone = new Map<string, boolean>()
  let taken = 0
  return {
    /** Adds what can stand in one entry, at most so many fields of it. @returns how many */
    add({ code, date, day }: DayAt, [first, ...others]: Missing[], most: number): number {
      if (!first) return 0
      const { scope } = first
      const nameOf = (field: FieldName) => JSON.stringify([targetOf(code, day, field), scope])
      const name = nameOf(first.field)
      const channel = scope && { channel_codes: [scope] }
      const room = byTarget.get(name) ?? { ...targetOf(code, day, first.field), ...channel, dates: [] }
      const full = taken >= mostProbed || room.dates.length >= mostProbedOfTarget
      if (full || (forEveryone.get(code) ?? scope === everyone) !== (scope === everyone)) return 0
      const along = others.filter((other) => other.scope === scope && nameOf(other.field) === name)
      const entry = [first, ...along].slice(0, most)
      forEveryone.set(code, scope === everyone)
      room.dates.push({ date, ...Object.fromEntries(entry.map(({ field, value }) => [field, value])) })
      byTarget.set(name, room)
      taken += 1
      return entry.length
    },
    rooms: () => [...byTarget.values()],
  }
}
