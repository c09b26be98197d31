import { existsSync } from 'node:fs'
import type { JournalReader, WorkerSettings } from '@innwire/sync'
import type { Command } from 'commander'
import { bookingsOf, type EngineFlags, readEngineSettings } from '../engine/engine-settings.ts'
import { openJournal, standardJournal } from '../engine/journal-file.ts'
import { refuseOtherService } from '../engine/journal-service.ts'
import { readPublished } from '../engine/published-status.ts'
import { WrongUse } from '../failure.ts'
import type { RunHotel } from '../run/config.ts'
import { clientOf, here } from '../settings/hotel.ts'
import { type HotelFlags, readSettings } from '../settings/settings.ts'

export type ReadingFlags = HotelFlags & EngineFlags & { config?: string }

/** Adds the option that names a hotel of `innwire run` to a command that looks at it from beside. */
export const forReading = <Its extends Command>(command: Its): Its =>
  command.option('--config <file>', 'that of innwire run, which has the hotel; --hr-id says which of several')

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
  parked: async () => [],
  deadLetters: async () => [],
  waitingPostings: async () => [],
  lastUpdate: async () => undefined,
}

/**
 * Reads a hotel's journal, also while another process has the hotel. Nothing is sent.
 * @throws {WrongUse} when a setting is missing, or there is no journal where one was named, or it cannot be used or is of another service
 */
export async function readHotel<Result>(
  flags: ReadingFlags,
  read: (journal: JournalReader) => Promise<Result>,
): Promise<Result> {
  const { hrId, baseUrl, file, from, bookings } = await findJournal(flags)
  if (!existsSync(file)) {
    if (from !== undefined) throw new WrongUse(`There is no journal ${file} (${from}). Correct the name.`)
    return read(nothing)
  }
  const { readJournal } = await import('@innwire/sync')
  const reservations = (await readPublished({ journal: file, baseUrl, hrId }))?.reservations ?? false
  const store = await openJournal(file)
  try {
    await refuseOtherService({ store, journal: file, hrId, baseUrl })
    return await read(readJournal(store, hrId, { bookings, reservations }))
  } finally {
    await store.close()
  }
}

/** @throws {WrongUse} when a setting is missing */
export async function findJournal(flags: ReadingFlags): Promise<FoundJournal> {
  if (flags.config !== undefined) return journalOf(await hotelOfRun(flags.config, flags.hrId))
  const settings = await readSettings(flags, here)
  clientOf(settings)
  const engine = await readEngineSettings(flags, here)
  const [hrId, baseUrl] = [settings.hrId?.value ?? '', settings.baseUrl?.value ?? '']
  const file = engine.journal?.value ?? standardJournal(baseUrl, hrId)
  return { hrId, baseUrl, file, from: engine.journal?.from, bookings: bookingsOf(engine) }
}

/** Those of all hotels of `innwire run`. @throws {WrongUse} when its config cannot be used */
export async function findJournals(config: string): Promise<FoundJournal[]> {
  return (await hotelsOf(config)).map(journalOf)
}

const journalOf = ({ known, given }: RunHotel): FoundJournal => ({
  hrId: known.hrId,
  baseUrl: known.settings.baseUrl,
  file: known.journal,
  from: given.engine.journal?.from,
  bookings: known.statements.bookings,
})

async function hotelsOf(config: string): Promise<RunHotel[]> {
  const { readRunConfig } = await import('../run/config.ts')
  return (await readRunConfig(config, here)).hotels
}

/**
 * A hotel of `innwire run`: the one of --hr-id, or the only one.
 * @throws {WrongUse} when the config cannot be used, or does not say which
 */
export async function hotelOfRun(config: string, hrId: string | undefined): Promise<RunHotel> {
  const all = await hotelsOf(config)
  const found = hrId === undefined && all.length === 1 ? all[0] : all.find((one) => one.known.hrId === hrId)
  if (found) return found
  const ids = all.map((one) => one.known.hrId).join(', ')
  throw new WrongUse(`Which hotel of ${config}? Give --hr-id: it has ${ids}.`)
}
