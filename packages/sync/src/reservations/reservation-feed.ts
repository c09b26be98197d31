import type { Engine } from '../engine/engine.ts'
import { checkNames } from '../engine/read-options.ts'
import type { RoomList } from '../rooms/room-list.ts'
import { openBackfills } from './backfill.ts'
import type { OnReservation, ReservationFeed } from './change.ts'
import { listDeadLetters, replayDeadLetters } from './dead-letters.ts'
import { openFeedJournal } from './feed-journal.ts'
import { type Fingerprint, openFingerprint } from './fingerprint.ts'
import { openHandOver } from './hand-over.ts'
import { openInbox } from './inbox.ts'
import { openLookUps, openSuspects } from './look-ups.ts'
import type { BookedNights } from './nights.ts'
import { openPoll } from './poll.ts'
import { openPruning } from './prune.ts'
import { listQuarantined, replayQuarantined } from './quarantine.ts'
import { pageSaver, type SavePage } from './save-page.ts'
import { openSweep } from './sweep.ts'

/** Settings of the feed. */
export type FeedOptions = {
  /**
   * Takes a reservation, or a change of one, into your system; it is done when the promise resolves. Without it,
   * reservations are not retrieved.
   */
  onReservation?: OnReservation | undefined
  /** What counts as a change. */
  fingerprint?: Fingerprint | undefined
}

/** The feed with its end. */
export type OpenFeed = {
  reservations: ReservationFeed
  /** Since when the oldest change waits to be handed over, in milliseconds since 1970; undefined when none waits. */
  oldest(): number | undefined
  /** Polls as soon as the budget allows it. */
  poll(): void
  stop: () => Promise<void>
}

/**
 * Opens the feed as the process before left it: what waits is handed over, and what a crash swallowed is looked for.
 * Without a handler nothing is retrieved.
 * @param bookedNights is told of the nights of bookings; what it gives is written with the page
 */
export async function openReservationFeed(
  engine: Engine,
  rooms: RoomList,
  bookedNights: BookedNights,
  { onReservation, fingerprint }: FeedOptions,
): Promise<OpenFeed> {
  const journal = await openFeedJournal(engine.journal)
  if (!onReservation) {
    const refuse = async (): Promise<never> => {
      throw new Error(
        'Reservations are not retrieved, because nobody takes them. Give openSync an onReservation.',
      )
    }
    const none = {
      lastPollAt: undefined,
      lastSweepAt: undefined,
      sweepReach: undefined,
      backfill: undefined,
    }
    const state = () => ({ ...journal.counts(), ...none })
    return {
      oldest: journal.oldest,
      poll() {},
      reservations: {
        poll: refuse,
        sweep: refuse,
        replay: refuse,
        replayQuarantined: refuse,
        deadLetters: () => listDeadLetters(journal),
        quarantined: () => listQuarantined(journal),
        state,
      },
      stop: async () => {},
    }
  }

  const lastSweep = await journal.swept()
  const unfinished = await journal.backfill()
  const suspects = openSuspects(engine, await journal.suspects())
  // From here on nothing may fail, because what runs would not be stopped.
  const inbox = openInbox(engine, journal, bookedNights)
  const handOver = openHandOver({ engine, journal, inbox, rooms, bookedNights, onReservation })
  const hashOf = openFingerprint(engine, fingerprint)
  const saving = { engine, journal, bookedNights, hashOf, rooms, suspects }
  const savePage = pageSaver(saving)
  const save: SavePage = async (ask, options) => {
    try {
      // Until a new journal has seen what there is, the PMS may know more than it.
      const isNew = sweep.lastAt() === undefined && sweep.reach() === undefined
      const mayBeKnown = options?.mayBeKnown || isNew
      const saved = await savePage(ask, { ...options, mayBeKnown })
      if (saved.news) handOver.look()
      if (saved.suspects) lookUps.wake()
      return saved
    } catch (error) {
      // A write that failed may have been done all the same.
      handOver.look()
      throw error
    }
  }
  const lookUps = openLookUps({ engine, journal, suspects, save })
  const { firstRead, dailyRead } = roomReading(engine, rooms)
  const sweep = openSweep({ engine, journal, save, lastSweep, roomsRead: dailyRead })
  const poll = openPoll({
    engine,
    save,
    roomsRead: firstRead,
    missed: sweep.look,
    recovered: sweep.retry,
    looking: bookedNights.looking,
  })
  const backfills = openBackfills({ engine, journal, save, unfinished, missed: sweep.look })
  const pruning = openPruning(engine, journal)
  const lookAgain = engine.takenOver ? engine.timer.after(engine.pacing.doubtMs, sweep.look) : () => {}
  return {
    oldest: journal.oldest,
    poll: poll.wake,
    reservations: {
      poll: poll.ask,
      async sweep(options = {}) {
        checkNames(options, { from: true })
        await (options.from === undefined ? sweep.ask() : backfills.ask(options.from))
      },
      deadLetters: () => listDeadLetters(journal),
      async replay(key) {
        engine.stopping.throwIfAborted()
        return replayDeadLetters(engine, journal, key).finally(
          key === undefined ? handOver.tryAgain : handOver.look,
        )
      },
      quarantined: () => listQuarantined(journal),
      async replayQuarantined(id) {
        engine.stopping.throwIfAborted()
        return replayQuarantined(saving, id).finally(handOver.look)
      },
      state: () => ({
        ...journal.counts(),
        lastPollAt: poll.lastAt(),
        lastSweepAt: sweep.lastAt(),
        sweepReach: sweep.reach(),
        backfill: backfills.state(),
      }),
    },
    stop: async () => {
      lookAgain()
      await Promise.all([poll, sweep, backfills, lookUps, pruning, handOver].map((job) => job.stop()))
    },
  }
}

/** Who sells what on the master room is good to know, but no reservation waits for it. */
function roomReading(engine: Engine, rooms: RoomList) {
  let first: Promise<void> | undefined
  const read = (kind: 'update' | 'sweep') =>
    rooms.read(kind).catch((error: Error) => {
      if (engine.stopping.aborted) return
      const message = `rooms: ${error.message} Until they are read, reservations on the master room are not told.`
      engine.tell({ type: 'trouble', flow: 'rooms', error, message })
    })
  const firstRead = () => {
    first ??= rooms.known() ? Promise.resolve() : read('update')
    return first
  }
  return {
    firstRead,
    dailyRead: async () => {
      await firstRead()
      if (rooms.stale()) await read('sweep')
    },
  }
}
