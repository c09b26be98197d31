import pLimit from 'p-limit'
import { type Journal, put, remove } from '../engine/journal.ts'
import { openWaitingSince } from '../engine/waiting-since.ts'
import type { EntryChange } from '../store/store.ts'
import type { Nights } from './nights.ts'
import type { Known, Version } from './version.ts'
import type { Walk } from './walk.ts'

/** Its times were written while the clock was not sure: its age counts from when it is. */
type Unsure = { unsure?: true | undefined }

/** A version that the handler failed to take in every attempt. */
export type Letter = Version & Unsure & { error: string; since: number }

/** An entry of the list that cannot be read, as it came. */
export type Quarantined = Unsure & {
  id: string
  entry: unknown
  reason: string
  /** When it came first, and last to within a day, in milliseconds since 1970. */
  since: number
  seenAt: number
  /** Nights of the rooms that it takes, as far as they can be read. */
  taken?: Nights[]
  /** A person has entered it in the PMS: its rooms are in the numbers that are set. */
  acknowledged?: true
}

/** A reservation that came in a version that may be older than the saved one, until it was looked up. */
export type Suspect = {
  /** Key of the reservation, and its number as the service knows it. */
  number: string
  hrNumber: string
  /** Hash of the version that came. */
  seen: string
}

/** A sweep that reaches back as far as somebody asked for, until it is done. */
export type Backfill = { from: string; startedAt: number; walk: Walk }

/** The last sweep that went through to the end, in milliseconds since 1970. */
export type Swept = { startedAt: number; doneAt: number }

const names = {
  known: 'reservation-known',
  inbox: 'reservation-inbox',
  letters: 'reservation-letters',
  quarantine: 'reservation-quarantine',
  feed: 'reservation-feed',
} as const

/** Versions that wait, dead letters, and quarantined entries; or how many more of them a write makes. */
export type Counts = { waiting: number; deadLetters: number; quarantined: number }

export const placesPerRead = 100

/** Sorts by time; of one reservation, by version. */
export const placeOf = ({ at, number, version }: Version): string =>
  `${String(Math.max(0, at)).padStart(15, '0')}/${number}/${String(version).padStart(9, '0')}`

/** Key of the reservation whose version stands at a place. */
export const numberAt = (place: string): string => place.split('/')[1] ?? ''

export type FeedJournal = Awaited<ReturnType<typeof openFeedJournal>>

export const keep = {
  known: (number: string, known: Known) => put(names.known, number, known),
  waiting: (version: Version) => put(names.inbox, placeOf(version), version),
  letter: (letter: Letter) => put(names.letters, placeOf(letter), letter),
  quarantined: (entry: Quarantined) => put(names.quarantine, entry.id, entry),
  swept: (swept: Swept) => put(names.feed, 'swept', swept),
  hurried: (until: number) => put(names.feed, 'hurried', until),
  polled: (at: number) => put(names.feed, 'polled', at),
  backfill: (backfill: Backfill) => put(names.feed, 'backfill', backfill),
  suspects: (suspects: Suspect[]) => put(names.feed, 'suspects', suspects),
}

export const drop = {
  known: (number: string) => remove(names.known, number),
  waiting: (version: Version) => remove(names.inbox, placeOf(version)),
  letter: (version: Version) => remove(names.letters, placeOf(version)),
  quarantined: (id: string) => remove(names.quarantine, id),
  backfill: () => remove(names.feed, 'backfill'),
}

/** Where the feed keeps what it has received and not yet handed over. */
export async function openFeedJournal({ get, list, pages, write }: Journal) {
  async function* valuesOf<Value>(collection: string): AsyncGenerator<Value[]> {
    for await (const entries of pages<Value>(collection)) yield entries.map(({ value }) => value)
  }
  const count = async (collection: string) => {
    let number = 0
    for await (const entries of pages(collection)) number += entries.length
    return number
  }
  const countWaiting = async () => {
    let number = 0
    since = openWaitingSince()
    for await (const entries of pages<Version>(names.inbox)) {
      number += entries.length
      for (const { key, value } of entries) since.add(key, value.savedAt)
    }
    return number
  }
  const recount = async () => ({
    waiting: await countWaiting(),
    deadLetters: await count(names.letters),
    quarantined: await count(names.quarantine),
  })

  const mutex = pLimit(1)
  let since = openWaitingSince()
  let counts = await recount()
  /** A write that failed may have been done all the same. */
  let doubted = false
  return {
    /** Runs jobs one after the other that read, decide and write. */
    alone: <T>(job: () => Promise<T>) =>
      mutex(async () => {
        if (doubted) counts = await recount()
        doubted = false
        return job()
      }),
    /** Writes at once, and counts. @throws {LeaseLostError} and errors of the store */
    async write(
      changes: EntryChange[],
      { waiting = 0, deadLetters = 0, quarantined = 0 }: Partial<Counts> = {},
    ) {
      try {
        await write(changes)
      } catch (error) {
        doubted = true
        throw error
      }
      for (const { collection, key, value } of changes)
        if (collection === names.inbox)
          value === null ? since.remove(key) : since.add(key, (value as unknown as Version).savedAt)
      counts = {
        waiting: counts.waiting + waiting,
        deadLetters: counts.deadLetters + deadLetters,
        quarantined: counts.quarantined + quarantined,
      }
    },
    counts: () => counts,
    known: (number: string) => get<Known>(names.known, number),
    /** Everything that is known, some at a time. */
    async *allKnown(): AsyncGenerator<{ number: string; known: Known }[]> {
      for await (const entries of pages<Known>(names.known))
        yield entries.map(({ key, value }) => ({ number: key, known: value }))
    },
    waiting: (place: string) => get<Version>(names.inbox, place),
    /** Places of waiting versions after one, in order, at most {@link placesPerRead}. */
    placesAfter: async (after: string | undefined) =>
      (await list(names.inbox, { after, limit: placesPerRead })).map(({ key }) => key),
    /** Since when the version that was saved first waits, in milliseconds since 1970; undefined when none waits. */
    oldest: (): number | undefined => since.oldest(),
    letter: (place: string) => get<Letter>(names.letters, place),
    allLetters: () => valuesOf<Letter>(names.letters),
    quarantined: (id: string) => get<Quarantined>(names.quarantine, id),
    allQuarantined: () => valuesOf<Quarantined>(names.quarantine),
    backfill: () => get<Backfill>(names.feed, 'backfill'),
    suspects: async () => (await get<Suspect[]>(names.feed, 'suspects')) ?? [],
    swept: () => get<Swept>(names.feed, 'swept'),
    /** Until when urgent sweeps have used their pace, and when the last poll left that was due, in milliseconds since 1970. */
    hurried: () => get<number>(names.feed, 'hurried'),
    polled: () => get<number>(names.feed, 'polled'),
  }
}
