import { existsSync } from 'node:fs'
import type { JournalReader } from '@innwire/sync'
import { WrongUse } from '../failure.ts'
import { clientOf, here } from '../settings/hotel.ts'
import { type HotelFlags, readSettings } from '../settings/settings.ts'
import { type EngineFlags, readEngineSettings } from './engine-settings.ts'
import { journalFile } from './journal-file.ts'

const nothing: JournalReader = { deadLetters: async () => [], waitingPostings: async () => [] }

/**
 * Reads a hotel's journal, also while another process has the hotel. Nothing is sent.
 * @throws {WrongUse} when a setting is missing, or there is no journal where one was named
 */
export async function readHotel<Result>(
  flags: HotelFlags & EngineFlags,
  read: (journal: JournalReader) => Promise<Result>,
): Promise<Result> {
  const settings = await readSettings(flags, here)
  clientOf(settings)
  const { journal } = await readEngineSettings(flags, here)
  const hrId = settings.hrId?.value ?? ''
  const file = await journalFile(journal?.value, settings.baseUrl?.value ?? '', hrId)
  if (!existsSync(file)) {
    if (journal) throw new WrongUse(`There is no journal ${file} (${journal.from}). Correct the name.`)
    return read(nothing)
  }
  const { readJournal, sqliteStore } = await import('@innwire/sync')
  const store = await sqliteStore(file)
  try {
    return await read(readJournal(store, hrId))
  } finally {
    await store.close()
  }
}
