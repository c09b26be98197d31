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
  /** A line of it is on the master room, because no mapping fits (D22): somebody must give it a room. */
  masterRoom: boolean
  /** 1, and one more after each failure; 1 again after a replay. */
  attempt: number
}

/**
 * Takes a change into your system. It is done when the promise resolves; what it throws, or rejects with, makes it come
 * again: 14 attempts in some seventy minutes, then it is a dead letter. Of one reservation it gets one change at a time, the
 * oldest first; of different reservations up to ten. A promise that never
 * settles holds its reservation up for ever, so give your requests a time limit.
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

/** A change that the handler failed to take in every attempt. */
export type DeadLetter = Pick<ReservationChange, 'key' | 'reservation'> & {
  /** What the last attempt failed with. */
  error: string
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

/** How the feed stands. */
export type FeedState = {
  /** Changes that are saved and not handed over yet. */
  waiting: number
  /** Changes that were given up. */
  deadLetters: number
  /** When the last poll of this process was done; undefined before the first. */
  lastPollAt: Date | undefined
  /** When the last complete sweep was done, by whatever process; undefined before the first. */
  lastSweepAt: Date | undefined
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
   * Looks through everything that changed since the last sweep, and resolves when what was missed is saved.
   * @throws errors of the client and of the store; the feed tries again by itself
   * @throws {ClosedError} when the engine is closed
   */
  sweep(): Promise<void>
  /** The changes that were given up, the oldest first. */
  deadLetters(): Promise<DeadLetter[]>
  /**
   * Hands a dead letter over again, or all of them, and resolves when they wait for it.
   * @param key that of one; left out: all
   * @throws {RangeError} when no dead letter has the key
   * @throws {ClosedError} when the engine is closed
   * @example const { replayed, superseded } = await sync.reservations.replay()
   */
  replay(key?: string): Promise<Replayed>
  state(): FeedState
}
