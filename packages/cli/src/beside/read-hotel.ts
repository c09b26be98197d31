import { existsSync } from 'node:fs'
import type { JournalReader, WorkerSettings } from '@innwire/sync'
import { bookingsOf, type EngineFlags, readEngineSettings } from '../engine/engine-settings.ts'
import { journalFile } from '../engine/journal-file.ts'
import { readPublished } from '../engine/published-status.ts'
import { WrongUse } from '../failure.ts'
import { clientOf, here } from '../settings/hotel.ts'
import { type HotelFlags, readSettings } from '../settings/settings.ts'

export type ReadingFlags = HotelFlags & EngineFlags

/** Where a journal is, and how whoever opens it is told to. */
export type FoundJournal = {
  hrId: string
  baseUrl: string
  file: string
  /** What has named the file; undefined: nobody, it is that of the data folder. */
  from: string | undefined
  bookings: WorkerSettings['bookings']
}

const nothing: JournalReader = {
  calendar: async () => [],
  deadLetters: async () => [],
  waitingPostings: async () => [],
}

/**
 * Reads a hotel's journal, also while another process has the hotel. Nothing is sent.
 * @throws {WrongUse} when a setting is missing, or there is no journal where one was named
 */
export async function readHotel<Result>(
  flags: ReadingFlags,
  read: (journal: JournalReader) => Promise<Result>,
): Promise<Result> {
  const { hrId, file, from, bookings } = await findJournal(flags)
  if (!existsSync(file)) {
    if (from !== undefined) throw new WrongUse(`There is no journal ${file} (${from}). Correct the name.`)
    return read(nothing)
  }
  const { readJournal, sqliteStore } = await import('@innwire/sync')
  const reservations = (await readPublished(file))?.reservations ?? false
  const store = await sqliteStore(file)
  try {
    return await read(readJournal(store, hrId, { bookings, reservations }))
  } finally {
    await store.close()
  }
}

/** @throws {WrongUse} when a setting is missing */
export async function findJournal(flags: ReadingFlags): Promise<FoundJournal> {
  const settings = await readSettings(flags, here)
  clientOf(settings)
  const engine = await readEngineSettings(flags, here)
  const [hrId, baseUrl] = [settings.hrId?.value ?? '', settings.baseUrl?.value ?? '']
  const file = await journalFile(engine.journal?.value, baseUrl, hrId)
  return { hrId, baseUrl, file, from: engine.journal?.from, bookings: bookingsOf(engine) }
}
