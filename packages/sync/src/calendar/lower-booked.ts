import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import type { BookedNights, Nights, Stay } from '../reservations/nights.ts'
import type { EntryChange } from '../store/store.ts'
import { datesOf } from './booked-nights.ts'
import type { Calendar } from './calendar.ts'
import type { BookedRooms } from './calendar-journal.ts'
import { type Cell, everyone, want } from './cell.ts'
import { openDates } from './choose-changes.ts'
import { type DayAt, isUrgent, keyOf } from './day.ts'

/** The clock that an availability was stated by, and that of the booking, may differ by so much and nobody notices. */
const clockToleranceMs = 3_600_000
/** So many nights are lowered at once: their days go in one write. */
const nightsAtOnce = 200

/** Lowers availability by the rooms that bookings take, where the service does not. */
export type Lowering = BookedNights & {
  /** Lowers what is left to lower; whoever calls it has the turn of the calendar. */
  apply(): Promise<void>
  flow: Recurring
}

/**
 * Nothing is raised again, neither by a cancellation nor by a stay that moves away: the PMS says what is free. A booking
 * that is older than the number which was set is in that number already.
 * What is to be lowered is in the journal alone: a write that seemed to fail may be there, too.
 */
export function openLowering(calendar: Calendar): Lowering {
  const { engine, journal, days, schedule, now, inTurn } = calendar
  /** There may be something to lower: the process before may have left it. */
  let waits = true
  /** Something is being written, or its write has failed. */
  let unwritten = false

  async function lower(some: BookedRooms[]) {
    const loaded = await days.load(some)
    const touched = new Set<DayAt>()
    for (const [index, booked] of some.entries()) {
      const at = loaded[index] as DayAt
      const cell = at.day.cells.availability
      if (!cell || (booked.at > 0 && booked.at < (at.day.stated ?? 0) - clockToleranceMs)) continue
      lowerCell(cell, booked.rooms)
      touched.add(at)
    }
    await days.save([...touched], some.map(journal.dropBooked))
    if (touched.size > 0) schedule.resume(now())
    if (days.urgent(now(), openDates(engine.clock.span()).last)) schedule.hurry()
  }

  async function apply() {
    if (!waits) return
    waits = unwritten
    try {
      const all = await journal.booked()
      for (let from = 0; from < all.length; from += nightsAtOnce)
        await lower(all.slice(from, from + nightsAtOnce))
    } catch (error) {
      waits = true
      throw error
    }
  }

  const job = flow('calendar', engine, async () => {
    await inTurn(apply)
    calendar.push()
    return undefined
  })
  return {
    changesFor(_, stays): EntryChange[] {
      const changes = stays.flatMap(roomsTaken).map(journal.keepBooked)
      if (changes.length > 0) waits = unwritten = true
      return changes
    },
    written() {
      if (!waits) return
      unwritten = false
      job.wake()
    },
    apply,
    flow: job,
  }
}

/** For everyone, and for channels that have a number of their own. */
function lowerCell(cell: Cell, rooms: number) {
  const { [everyone]: all, ...own } = cell.wanted
  const less = (value: unknown) => Math.max(0, Number(value) - rooms)
  const closes = (value: unknown) => isUrgent('availability', Number(value))
  if (all !== undefined) want(cell, less(all), undefined, closes)
  for (const [channel, value] of Object.entries(own)) want(cell, less(value), [channel], closes)
}

/** The rooms that a version takes and the one before did not, by group and night. */
function roomsTaken({ key, at, before, now }: Stay): BookedRooms[] {
  const had = countNights(before)
  return [...countNights(now)].flatMap(([place, { code, date, rooms }]) => {
    const more = rooms - (had.get(place)?.rooms ?? 0)
    return more > 0 ? [{ key: `${place}/${key}`, code, date, rooms: more, at }] : []
  })
}

function countNights(all: Nights[]) {
  const counted = new Map<string, { code: string; date: string; rooms: number }>()
  for (const nights of all) {
    for (const date of datesOf(nights)) {
      const place = keyOf(nights.inv_code, date)
      const rooms = (counted.get(place)?.rooms ?? 0) + 1
      counted.set(place, { code: nights.inv_code, date, rooms })
    }
  }
  return counted
}
