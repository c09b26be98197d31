import { openJournal } from './engine/journal.ts'
import { waitingStates } from './postings/entries.ts'
import type { PostingState } from './postings/outcome.ts'
import type { DeadLetter } from './reservations/change.ts'
import { listDeadLetters } from './reservations/dead-letters.ts'
import { openFeedJournal } from './reservations/feed-journal.ts'
import type { Store } from './store/store.ts'

/** What a property's journal holds for a person. */
export type JournalReader = {
  /** The changes that `onReservation` has failed to take in every attempt, the oldest first. */
  deadLetters(): Promise<DeadLetter[]>
  /** The invoices that are neither posted nor refused, in the order in which they were handed in. */
  waitingPostings(): Promise<PostingState[]>
}

/**
 * Reads a journal beside the worker that has the property: nothing is sent, and nothing changed.
 * @example const letters = await readJournal(await sqliteStore('sync.db'), '4711').deadLetters()
 */
export function readJournal(store: Store, hrId: string): JournalReader {
  const write = async (): Promise<never> => {
    throw new Error('A journal that is read is not written.')
  }
  const reading = { get: store.get.bind(store), list: store.list.bind(store), write }
  const journal = openJournal(reading, hrId, { property: hrId, owner: '', fence: 0 })
  return {
    deadLetters: async () => listDeadLetters(await openFeedJournal(journal)),
    waitingPostings: () => waitingStates(journal),
  }
}
