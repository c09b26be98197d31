import { repeatsBy } from './calendar/booked-nights.ts'
import { calendarJournal } from './calendar/calendar-journal.ts'
import type { CalendarPush, ParkedValue } from './calendar/calendar-push.ts'
import { openHeldNights } from './calendar/held-nights.ts'
import { readDays, readParked } from './calendar/read-days.ts'
import { openRepeatedNumbers } from './calendar/repeated-numbers.ts'
import { type Journal, openJournal } from './engine/journal.ts'
import type { Bookings } from './engine/statements.ts'
import type { PostingState } from './postings/outcome.ts'
import { waitingStates } from './postings/state-of.ts'
import type { DeadLetter } from './reservations/change.ts'
import { listDeadLetters } from './reservations/dead-letters.ts'
import { openFeedJournal } from './reservations/feed-journal.ts'
import { readRoomList } from './rooms/room-list.ts'
import type { Store } from './store/store.ts'

/** What a property's journal holds for a person. */
export type JournalReader = {
  /** As {@link CalendarPush.read}. */
  calendar: CalendarPush['read']
  /** As {@link CalendarPush.parked}. */
  parked(): Promise<ParkedValue[]>
  /** The changes that `onReservation` has failed to take in every attempt, the oldest first. */
  deadLetters(): Promise<DeadLetter[]>
  /** The invoices that are neither posted nor refused, in the order in which they were handed in. */
  waitingPostings(): Promise<PostingState[]>
  /**
   * The last calendar update that the service took and that no `refresh` has followed, and when that was known: a service
   * that does not know it has lost its data (D17).
   */
  lastUpdate(): Promise<{ transactionId: string; at: Date | undefined } | undefined>
}

/** How the worker of the property was opened: by that, a number of the calendar waits or is held. */
export type WorkerSettings = {
  /** What the worker states as its `bookings`. */
  bookings?: Bookings | undefined
  /** Whether it has an `onReservation`. */
  reservations?: boolean
}

/**
 * Reads a journal beside the worker that has the property: nothing is sent, and nothing changed.
 * @param settings of that worker
 * @example const letters = await readJournal(await sqliteStore('sync.db'), '4711').deadLetters()
 */
export function readJournal(
  store: Store,
  hrId: string,
  { bookings, reservations: feed = false }: WorkerSettings = {},
): JournalReader {
  const write = async (): Promise<never> => {
    throw new Error('A journal that is read is not written.')
  }
  const reading = { get: store.get.bind(store), list: store.list.bind(store), write }
  const journal = openJournal(reading, hrId, { property: hrId, owner: '', fence: 0 })
  return {
    calendar: async (target, range) => readDays(await daysOf(journal, { bookings, feed }), target, range),
    parked: () => readParked({ journal: calendarJournal(journal) }),
    deadLetters: async () => listDeadLetters(await openFeedJournal(journal)),
    waitingPostings: () => waitingStates(journal),
    async lastUpdate() {
      const last = (await calendarJournal(journal).knownIds()).at(-1)
      return last && { transactionId: last.id, at: last.at === undefined ? undefined : new Date(last.at) }
    },
  }
}

/** What the days are read from, as {@link openCalendarPush} has it. */
async function daysOf(of: Journal, statement: Parameters<typeof repeatsBy>[0]) {
  const journal = calendarJournal(of)
  const rooms = await readRoomList(of)
  const moved = statement.bookings === 'keep availability' ? new Map() : await journal.moved()
  const repeated = openRepeatedNumbers(repeatsBy(statement), Date.now, () => false)
  return { journal, heldNights: openHeldNights(journal, moved, repeated), rooms: { known: () => rooms } }
}
