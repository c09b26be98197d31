import type { BudgetState } from './budget/budget.ts'
import type { CalendarPush } from './calendar/calendar-push.ts'
import type { Engine } from './engine/engine.ts'
import type { PostingCounts } from './postings/posting-outbox.ts'
import type { FeedState } from './reservations/change.ts'

/** As JSON has it: times as ISO texts in UTC, null for what does not exist. */
type InJson<T> = T extends Date
  ? string
  : T extends undefined
    ? null
    : T extends object
      ? { [Name in keyof T]: InJson<T[Name]> }
      : T

/** A time as an ISO text in UTC; null: never, or nothing. */
type Time = string | null

/** How a property stands, for a person or a page of metrics. It can be written as JSON as it is. */
export type SyncStatus = {
  /** When this was asked. */
  at: string
  /** What this process knows of the service. */
  service: {
    /**
     * `unknown`: no request of this process was answered yet, or failed. `answers`; `unreachable`: no connection, no answer, or 503; `unauthorized`: it takes neither token nor hotel id.
     * It is what the last request found.
     */
    state: 'unknown' | 'answers' | 'unreachable' | 'unauthorized'
    /** When it last let a request of this process in and answered. */
    lastAnswerAt: Time
  }
  /** Since when this process serves the property. */
  servedSince: string
  /** As {@link BudgetState}. */
  requests: InJson<BudgetState>
  /** As `calendar.state()`. */
  calendar: InJson<ReturnType<CalendarPush['state']>> & {
    /**
     * Since when the oldest date is not as it should be, to the minute: it waits to be sent, also because it lies too far
     * ahead, or a channel has not taken it, though it may have been sent again since.
     */
    waitingSince: Time
    /** Dates of which a value is parked: `calendar.parked()` says which, and why. */
    parked: number
    /** Channels that take nothing of an availability group at present, since when, and what they say. */
    failing: { channel: string; group: string; since: string; reason: string | null }[]
    /**
     * Updates of this process in a row that came to nothing though no value was refused, and what came of the last one; null
     * once the service has taken something. A gateway that answers in place of the service shows here.
     */
    failures: { inRow: number; reason: string | null }
    /** When the service last took an update of this process. What channels made of it is in `calendar.read()`. */
    lastSuccessAt: Time
  }
  /** As {@link FeedState}. */
  reservations: InJson<FeedState> & {
    /** Since when the oldest of the changes waits to be handed over, to the minute: when it was saved, or replayed. */
    waitingSince: Time
    /** When the service last gave this process reservations, or none. */
    lastSuccessAt: Time
  }
  /** Invoices that are not settled. */
  postings: {
    /** Invoices that are sent by themselves, unconfirmed ones not counted. */
    waiting: number
    /** Those that are unconfirmed: `postings.waiting()` says why, and a person can settle them. */
    unconfirmed: number
    /** When the oldest of both was handed in. */
    waitingSince: Time
    /** When the service last posted or refused an invoice of this process. */
    lastSuccessAt: Time
    /** Outcomes that `onPosting` has not taken yet. */
    outcomesWaiting: number
  }
}

type Flows = {
  calendar: Pick<CalendarPush, 'state'> & {
    oldest(): number | undefined
    parkedDates(): number
    failures(): { inRow: number; reason: string | undefined }
    failing(): { channel: string; group: string; since: number; reason: string | undefined }[]
  }
  reservations: { state(): FeedState; oldest(): number | undefined }
  postings: { counts(): PostingCounts }
}

/** Makes the function that says how the property stands. It reads nothing of the journal. */
export function statusOf(engine: Engine, { calendar, reservations, postings }: Flows) {
  const { access, budget, timer, now } = engine
  const openedAt = timer.elapsed()
  const timeOf = (ms: number | undefined): Time => (ms === undefined ? null : new Date(ms).toISOString())
  /** Of a time by the timer. */
  const clockOf = (at: number | undefined) =>
    timeOf(at === undefined || at === -Infinity ? undefined : now() + at - timer.elapsed())
  const latest = (...times: (number | undefined)[]) => Math.max(...times.map((time) => time ?? -Infinity))

  const serviceState = () => access.closed() ?? (access.answeredAt() === -Infinity ? 'unknown' : 'answers')

  return async (): Promise<SyncStatus> => {
    const { waiting, unconfirmed, oldest, notices, succeededAt } = postings.counts()
    return {
      at: new Date(now()).toISOString(),
      service: { state: serviceState(), lastAnswerAt: clockOf(access.answeredAt()) },
      servedSince: new Date(now() + openedAt - timer.elapsed()).toISOString(),
      requests: inJson(budget.state()),
      calendar: {
        ...inJson(calendar.state()),
        waitingSince: timeOf(calendar.oldest()),
        parked: calendar.parkedDates(),
        failing: calendar.failing().map(({ since, reason, ...where }) => ({
          ...where,
          since: new Date(since).toISOString(),
          reason: reason ?? null,
        })),
        failures: inJson(calendar.failures()),
        lastSuccessAt: clockOf(
          latest(access.succeededAt('updateRoomRange'), access.succeededAt('updateRoomsDaily')),
        ),
      },
      reservations: {
        ...inJson(reservations.state()),
        waitingSince: timeOf(reservations.oldest()),
        lastSuccessAt: clockOf(access.succeededAt('listReservations')),
      },
      postings: {
        waiting,
        unconfirmed,
        waitingSince: timeOf(oldest),
        lastSuccessAt: clockOf(succeededAt),
        outcomesWaiting: notices,
      },
    }
  }
}

const inJson = <T>(value: T): InJson<T> =>
  JSON.parse(JSON.stringify(value, (_, inner) => (inner === undefined ? null : inner)))
