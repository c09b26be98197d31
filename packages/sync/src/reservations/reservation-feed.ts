import { checkNames } from '../engine/check-options.ts'
import type { Engine } from '../engine/engine.ts'
import type { RoomList } from '../rooms/room-list.ts'
import { openBackfills } from './backfill.ts'
import type { OnReservation, ReservationFeed } from './change.ts'
import { listDeadLetters, openHourlyAttempts, replayDeadLetters } from './dead-letters.ts'
import { openFeedJournal } from './feed-journal.ts'
import { type Fingerprint, openFingerprint } from './fingerprint.ts'
import { openHandOver } from './hand-over.ts'
import { openInbox } from './inbox.ts'
import { openLookUps, openSuspects } from './look-ups.ts'
import type { BookedNights } from './nights.ts'
import { openPoll } from './poll.ts'
import { openPruning } from './prune.ts'
import { listQuarantined } from './quarantine.ts'
import { acknowledgeQuarantined, replayQuarantined } from './replay-quarantined.ts'
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

export type OpenFeed = {
  reservations: ReservationFeed
  /** Since when the oldest change waits to be handed over, in milliseconds since 1970; undefined when none waits. */
  oldest(): number | undefined
  /** Looks at the changes of bookings of all ages as soon as the budget allows it. */
  look(): void
  /** Whether no sweep of this journal was ever complete, where reservations are retrieved: the PMS may know more than it. */
  isNew(): boolean
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
      look() {},
      isNew: () => false,
      reservations: {
        poll: refuse,
        sweep: refuse,
        replay: refuse,
        replayQuarantined: refuse,
        acknowledgeQuarantined: refuse,
        deadLetters: () => listDeadLetters(journal),
        quarantined: () => listQuarantined(journal),
        state,
      },
      stop: async () => {},
    }
  }

  const lastSweep = await journal.swept()
  const hurried = await journal.hurried()
  const polled = await journal.polled()
  const unfinished = await journal.backfill()
  const suspects = openSuspects(engine, await journal.suspects())
  // From here on nothing may fail, because what runs would not be stopped.
  const inbox = openInbox(engine, journal, bookedNights)
  const handOver = openHandOver({ engine, journal, inbox, rooms, bookedNights, onReservation })
  const hashOf = openFingerprint(engine, fingerprint)
  const saving = { engine, journal, bookedNights, hashOf, rooms, suspects }
  const savePage = pageSaver(saving)
  const isNew = () => sweep.lastAt() === undefined && sweep.reach() === undefined
  const save: SavePage = async (ask, options) => {
    try {
      const saved = await savePage(ask, { ...options, mayBeKnown: options?.mayBeKnown || isNew() })
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
  const { looking, isAwaited = () => false } = bookedNights
  const sweep = openSweep({
    engine,
    journal,
    save,
    lastSweep,
    hurried,
    roomsRead: dailyRead,
    looking,
    isAwaited,
  })
  const poll = openPoll({
    engine,
    journal,
    save,
    polled,
    roomsRead: firstRead,
    sweep,
  })
  const backfills = openBackfills({ engine, journal, save, unfinished, missed: sweep.look })
  const pruning = openPruning(engine, journal, bookedNights)
  const hourly = openHourlyAttempts(engine, journal, handOver.look)
  return {
    oldest: journal.oldest,
    look: sweep.wake,
    isNew,
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
      async acknowledgeQuarantined(id) {
        engine.stopping.throwIfAborted()
        await acknowledgeQuarantined(saving, id)
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
      await Promise.all([poll, sweep, backfills, lookUps, pruning, hourly, handOver].map((job) => job.stop()))
      if (sweep.owes()) engine.owes()
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
      engine.emit({ type: 'trouble', flow: 'rooms', error, message })
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
