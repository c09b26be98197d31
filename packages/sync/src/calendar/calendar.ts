import type { LimitFunction } from 'p-limit'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { toldEvery, trouble } from '../engine/events.ts'
import type { RoomList } from '../rooms/room-list.ts'
import { mostInRow } from './bisect.ts'
import type { CalendarJournal } from './calendar-journal.ts'
import type { Scope } from './cell.ts'
import type { Channels } from './channels.ts'
import type { Look } from './choose-look.ts'
import type { HeldNights } from './held-nights.ts'
import type { PresentNumbers } from './present-numbers.ts'
import type { RepeatedNumbers } from './repeated-numbers.ts'
import type { Schedule } from './schedule.ts'
import type { Answer, ReplayedAnswers } from './send-update.ts'
import type { Culprit, Parked } from './settle-update.ts'
import type { UnconfirmedUpdates } from './unconfirmed-updates.ts'
import type { WaitingDays } from './waiting-days.ts'

/** What the parts of the calendar push share. */
export type Calendar = {
  engine: Engine
  /**
   * What waits goes by this: milliseconds since 1970 as the machine's clock told when the engine was opened, and from
   * then on by the timer. A clock that is set must hold nothing up.
   */
  now: () => number
  rooms: RoomList
  journal: CalendarJournal
  days: WaitingDays
  unconfirmed: UnconfirmedUpdates
  /** Channels that take nothing at present. */
  channels: Channels
  /** Numbers that bookings have made old. */
  heldNights: HeldNights
  /** Numbers that go again. */
  repeatedNumbers: RepeatedNumbers
  /** Numbers that were set since the engine was opened. */
  presentNumbers: PresentNumbers
  schedule: Schedule
  /** Held by whoever changes days, from reading to writing. */
  mutex: LimitFunction
  /**
   * By day, whose availability was set anew while a request was under way, though it may be the same number: what that
   * request brings is not what was meant.
   */
  renewed: Map<string, Set<Scope>>
  /** Transactions that have not ended: number of the request, and when to look. */
  open: Map<number, Look>
  /** Answers that came before. */
  replayed: ReplayedAnswers
  /** What was told of parked values and of those that requests fail with, and when. */
  told: Map<string, number>
  /** Looks at the bookings, where they are retrieved: what was booked decides what may be sent. */
  look(): void
  /** Wakes the one who follows transactions. */
  follow(): void
  /** Wakes the one who lowers availability. */
  lower(): void
  /** Wakes the one who sends. */
  push(): void
  /** Something is done: who waits for the end may look. */
  changed(): void
}

/** Fewer failures in a row may be due to single values. */
const toldFrom = mostInRow + 1
/** Tells that requests come to nothing, when that is no chance any more, and then now and then. */
export function emitTrouble({ engine }: Calendar, answer: Answer, failures: number): void {
  if (failures % toldEvery !== toldFrom) return
  const error =
    answer.kind === 'unknown' ? answer.error : new Error('The service puts updates off (try_again).')
  engine.emit(trouble('calendar', error))
}

/** Tells of values that requests fail with, the same value once a day. */
export function emitCulprits(calendar: Calendar, culprits: Culprit[]): void {
  const news = untold(calendar, culprits, ({ code, date, field, value, channel }) =>
    JSON.stringify([code, date, field, value, channel]),
  )
  for (const { code, date, field, value, channel, reason } of news)
    calendar.engine.emit({
      type: 'value_fails',
      code,
      date,
      field,
      ...(channel !== undefined && { channel }),
      message: `The service fails at ${field} ${value} of ${code} on ${date}${channel ? ` for ${channel}` : ''}, and takes other values. It is sent again after pauses that grow; until it is taken, the service keeps the older value. It says: ${reason}`,
    })
}

/** Tells what was parked, one event for each code, channel and reason; the same of a date once a day. */
export function emitParked(calendar: Calendar, parked: Parked[]): void {
  const news = untold(calendar, parked, ({ code, date, channel, reason }) =>
    JSON.stringify([code, date, channel, reason]),
  )
  const byReason = Map.groupBy(news, ({ code, channel, reason }) => JSON.stringify([code, channel, reason]))
  for (const same of byReason.values()) {
    const [{ code, channel, reason }] = same as [Parked]
    const dates = [...new Set(same.map(({ date }) => date))].sort()
    const span = dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}, ${dates.length} dates` : dates[0]
    calendar.engine.emit({
      type: 'parked',
      code,
      dates,
      ...(channel !== undefined && { channel }),
      message: `${code} (${span}) is not sent${channel ? ` to ${channel}` : ''}; it goes again when it is set again, or by retryParked. ${reason}`,
    })
  }
}

/** What was not told within the last day. */
function untold<What>({ now, told }: Calendar, all: What[], nameOf: (what: What) => string): What[] {
  const news = all.filter((one) => {
    const name = nameOf(one)
    const before = told.get(name) ?? -Infinity
    if (before > now() - dayMs) return false
    told.delete(name)
    told.set(name, now())
    return true
  })
  for (const [name, at] of told) {
    if (at > now() - dayMs) break
    told.delete(name)
  }
  return news
}
