import type { Reservation } from '@innwire/types'

/** A reservation, or a change of one, for your system. */
export type ReservationChange = {
  /**
   * Names this change for ever: attempts, restarts and other workers hand it over with the same key. Number, time of
   * the change and a short hash of the content, in at most 160 visible ASCII characters.
   */
  key: string
  /** The whole reservation as it was after this change; a cancellation has the state `canceled`. */
  reservation: Reservation
  /** No earlier version of it was handed over: it is new to you, even when it arrives changed or canceled. */
  first: boolean
  /** A line of it is on the master room, because no mapping fits (D22): somebody must take a room off sale for it. */
  masterRoom: boolean
  /** 1, and one more after each failure, up to 14; 1 again after a replay. */
  attempt: number
  /** Aborts when the time of the attempt is up: give it to what you wait for, so that no attempt outlives its time. */
  signal: AbortSignal
}

/**
 * Takes a change into your system. It is done when the promise resolves; what it throws, or rejects with, makes it come
 * again: 14<!-- call-handler.mostCalls --> attempts in some 70 minutes, then it is a dead letter, with one more each hour for
 * 365<!-- prune.letterMs/86400000 --> days. Of one
 * reservation it gets one change at a time, the oldest first; of different reservations up to ten, and more when some
 * take longer than 5<!-- hand-over.slowMs/1000 --> seconds.
 *
 * An attempt that takes longer than a minute (`pacing.handlerTimeoutMs`) has failed. It may still be running when the
 * next one begins, which the key makes safe; if it succeeds before that, the change is done.
 *
 * A process that dies between your commit and ours hands the change over once more: let the key be unique in your
 * system, and give up silently when it is there already.
 * @example
 * onReservation: async ({ key, reservation, first }) => {
 *   if (await pms.has(key)) return
 *   await pms.save(key, reservation, first ? 'new' : 'changed')
 * }
 */
export type OnReservation = (change: ReservationChange) => Promise<unknown>

/** A change that the handler failed to take in every attempt. It is given one more each hour. */
export type DeadLetter = Pick<ReservationChange, 'key' | 'reservation'> & {
  /** What the last attempt failed with. */
  error: string
  /** How often the handler was called. */
  attempts: number
  /** When it was given up. */
  since: Date
}

/** What became of dead letters. */
export type Replayed = {
  /** They wait to be handed over again. */
  replayed: number
  /** They were dropped: a newer version of the same reservation was handed over already. */
  superseded: number
}

/** An entry of the service's list that cannot be read, because it has no `hr_number`. */
export type QuarantinedEntry = {
  /** The same for the same content, however often it comes. */
  id: string
  /** As it came; it may hold guests' names. */
  entry: unknown
  /** What cannot be read, as a sentence. */
  reason: string
  /** When it came first. */
  since: Date
  /** When it came last, to within a day: 90<!-- prune.quarantinedMs/86400000 --> days later it is dropped, with the event `expired`. */
  lastSeenAt: Date
  /**
   * It takes rooms on nights that can be read: each availability that is set for them is sent less these rooms, until it
   * comes with its number, is acknowledged, or is dropped.
   */
  held: boolean
}

/** What became of quarantined entries. */
export type ReplayedEntries = {
  /** They can be read by now, and wait to be handed over. */
  replayed: number
  /** They were dropped: the reservation has come with its number meanwhile. */
  superseded: number
  /** They stay. */
  unreadable: number
}

/** How the feed stands. */
export type FeedState = {
  /** Changes that are saved and not handed over yet. */
  waiting: number
  /** Changes that were given up. */
  deadLetters: number
  /** Entries that cannot be read. */
  quarantined: number
  /** When the last poll of this process was done; undefined before the first. */
  lastPollAt: Date | undefined
  /** When the last complete sweep was done, by whatever process; undefined before the first. */
  lastSweepAt: Date | undefined
  /**
   * How far back the last complete sweep of this process has seen, as dates; undefined before the first. It has seen
   * every change since `updatedSince` of the bookings that were made since `createdSince` (undefined: the service refuses
   * that date). Of older bookings, only where `from_last_update_date` alone looks at bookings of all ages (D40).
   */
  sweepReach: { updatedSince: string; createdSince: string | undefined } | undefined
  /** A sweep from a date of yours that is not done yet, also one of the process before. */
  backfill: { from: string; pagesRead: number; pagesLeft: number | undefined } | undefined
}

/** Bookings and their changes, from the service into your system. */
export type ReservationFeed = {
  /**
   * Asks for what is new now, and resolves when it is saved. It goes on by itself; this is for the impatient.
   * @throws errors of the client and of the store; the feed tries again by itself
   * @throws {ClosedError} when the engine is closed
   */
  poll(): Promise<void>
  /**
   * Looks through everything that changed since the last sweep, and resolves when what was missed is saved. With `from`
   * it reaches back as far as you want, such as for going live, or when the journal was lost: 100<!-- mostPerPage --> reservations a
   * request, of the class `sweep`, and nothing else waits for it. A restart goes on with it; `state()` tells how far it
   * is.
   * @param options `from`: everything that was created or changed since this date in the hotel's time zone (D40), such
   * as `2024-11-22`; for going live the day on which the oldest booking was made that has a night still to come, guests in
   * the house included. What was changed last before it does not come. Reservations that ended more than 90<!-- prune.knownMs/86400000 --> days ago are
   * forgotten: they come again, and as `first`. Of a service that shows by the last update bookings of some days only
   * (D40), older ones do not come; the event `trouble` tells that once.
   * @throws {InputError} when `from` is no date, or in the future
   * @throws {SkippedPagesError} when the service fails on a page, or its list has no end; everything else is saved
   * @throws errors of the client and of the store; the feed tries again by itself
   * @throws {ClosedError} when the engine is closed
   * @example await sync.reservations.sweep({ from: '2024-11-22' })
   */
  sweep(options?: { from?: string }): Promise<void>
  /** The changes that were given up, the oldest first; each is kept for a year. */
  deadLetters(): Promise<DeadLetter[]>
  /**
   * Hands a dead letter over again, or all of them, and resolves when they wait for it. Without a key, changes that wait
   * for their next attempt after a failure are handed over at once, too: call it when your system is back.
   * @param key that of one; left out: all
   * @throws {RangeError} when no dead letter has the key
   * @throws {ClosedError} when the engine is closed
   * @example const { replayed, superseded } = await sync.reservations.replay()
   */
  replay(key?: string): Promise<Replayed>
  /** Entries of the service's list that cannot be read, the oldest first. */
  quarantined(): Promise<QuarantinedEntry[]>
  /**
   * Reads quarantined entries again, such as after an upgrade that reads more: what can be read by now is handed over.
   * The rest stays, for a person to enter by hand. An entry that comes with its number later needs no replay: it is
   * handed over, and leaves the quarantine.
   * @param id that of one; left out: all
   * @throws {RangeError} when no quarantined entry has the id
   * @throws {ClosedError} when the engine is closed
   */
  replayQuarantined(id?: string): Promise<ReplayedEntries>
  /**
   * Says that a person has entered a quarantined entry in your system: its nights are `held` no longer. Set their
   * availability anew then. The entry stays in the list, so that it is not told once more when it comes again.
   * @throws {RangeError} when no quarantined entry has the id
   * @throws {ClosedError} when the engine is closed
   */
  acknowledgeQuarantined(id: string): Promise<void>
  /** Says how far the feed is, without a request. */
  state(): FeedState
}
