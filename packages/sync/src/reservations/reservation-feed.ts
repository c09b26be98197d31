import type { Engine } from '../engine/engine.ts'
import type { RoomList } from '../rooms/room-list.ts'
import type { OnReservation, ReservationFeed } from './change.ts'
import { listDeadLetters, replayDeadLetters } from './dead-letters.ts'
import { openFeedJournal } from './feed-journal.ts'
import { openHandOver } from './hand-over.ts'
import { openInbox } from './inbox.ts'
import type { AvailabilityMoved } from './nights.ts'
import { openPoll } from './poll.ts'
import { openPruning } from './prune.ts'
import { pageSaver, type SavePage } from './save-page.ts'
import { openSweep } from './sweep.ts'

/** The feed with its end. */
export type OpenFeed = { reservations: ReservationFeed; stop: () => Promise<void> }

/**
 * Opens the feed as the process before left it: what waits is handed over, and what a crash swallowed is looked for.
 * Without a handler nothing is retrieved.
 * @param moved is told of nights whose availability the service has moved; what it gives is written with the page
 */
export async function openReservationFeed(
  engine: Engine,
  rooms: RoomList,
  moved: AvailabilityMoved,
  onReservation: OnReservation | undefined,
): Promise<OpenFeed> {
  const journal = await openFeedJournal(engine.journal)
  if (!onReservation) {
    const refuse = async (): Promise<never> => {
      throw new Error(
        'Reservations are not retrieved, because nobody takes them. Give openSync an onReservation.',
      )
    }
    const state = () => ({ ...journal.counts(), lastPollAt: undefined, lastSweepAt: undefined })
    const deadLetters = () => listDeadLetters(journal)
    return {
      reservations: { poll: refuse, sweep: refuse, replay: refuse, deadLetters, state },
      stop: async () => {},
    }
  }

  const lastSweep = await journal.swept()
  // From here on nothing may fail, because what runs would not be stopped.
  const inbox = openInbox(engine, journal)
  const handOver = openHandOver({ engine, journal, inbox, rooms, onReservation })
  const savePage = pageSaver({ engine, journal, moved })
  const save: SavePage = async (ask) => {
    try {
      const saved = await savePage(ask)
      if (saved.news) handOver.look()
      return saved
    } catch (error) {
      // A write that failed may have been done all the same.
      handOver.look()
      throw error
    }
  }
  const { firstRead, dailyRead } = roomReading(engine, rooms)
  const sweep = openSweep({ engine, journal, save, lastSweep, roomsRead: dailyRead })
  const poll = openPoll({ engine, save, roomsRead: firstRead, missed: sweep.look })
  const pruning = openPruning(engine, journal)
  const lookAgain = engine.takenOver ? engine.timer.after(engine.pacing.doubtMs, sweep.look) : () => {}
  return {
    reservations: {
      poll: poll.ask,
      sweep: sweep.ask,
      deadLetters: () => listDeadLetters(journal),
      async replay(key) {
        engine.stopping.throwIfAborted()
        return replayDeadLetters(engine, journal, key).finally(handOver.look)
      },
      state: () => ({ ...journal.counts(), lastPollAt: poll.lastAt(), lastSweepAt: sweep.lastAt() }),
    },
    stop: async () => {
      lookAgain()
      await Promise.all([poll, sweep, pruning, handOver].map((job) => job.stop()))
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
