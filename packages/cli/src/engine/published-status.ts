import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Sync, SyncStatus } from '@innwire/sync'
import { hashOf } from '../settings/service-address.ts'

/** How a hotel stood when the process that has it last wrote that down. */
export type PublishedStatus = {
  hr_id: string
  base_url: string
  /** The process that has, or had, the hotel. */
  pid: number
  /** When it wrote this. */
  written_at: string
  /** Whether that process has the hotel still. */
  running: boolean
  /** Whether it hands on reservations. */
  reservations: boolean
  /** Where it takes files; null where it takes none. */
  folder: string | null
  status: SyncStatus
}

const everyMs = 1000
/** A process that has written nothing for so long hangs, or has lost its disk. */
const silentMs = 10_000

/** Which hotel of which service, and the journal that has it. */
export type Published = { journal: string; baseUrl: string; hrId: string }

/** One for each hotel, since a journal may have many. */
const fileOf = ({ journal, baseUrl, hrId }: Published) => `${journal}-${hashOf(baseUrl, hrId)}-status.json`

/**
 * Writes down beside the journal, each second, how the hotel stands: another process shows it, which must not open the
 * engine for that. It has nobody's data in it, and is not needed by anything else.
 */
export function publishStatus(
  hotel: Published,
  sync: Pick<Sync, 'status'>,
  about: { reservations: boolean; folder: string | undefined },
) {
  const file = fileOf(hotel)
  const write = async (running: boolean) => {
    const published: PublishedStatus = {
      hr_id: hotel.hrId,
      base_url: hotel.baseUrl,
      pid: process.pid,
      written_at: new Date().toISOString(),
      running,
      reservations: about.reservations,
      folder: about.folder ?? null,
      status: await sync.status(),
    }
    await writeFile(`${file}.new`, JSON.stringify(published), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  // A full disk is told by the engine, which needs it.
  let writing = write(true).catch(() => {})
  const timer = setInterval(() => {
    writing = writing.then(() => write(true)).catch(() => {})
  }, everyMs)
  return {
    /** Writes the last of it. */
    async end() {
      clearInterval(timer)
      await writing
      await write(false).catch(() => {})
    },
  }
}

/** @returns undefined where no process has written one that can be read */
export async function readPublished(hotel: Published): Promise<PublishedStatus | undefined> {
  try {
    const published = JSON.parse(await readFile(fileOf(hotel), 'utf8')) as PublishedStatus
    const isFresh = Math.abs(Date.now() - Date.parse(published.written_at)) < silentMs
    return { ...published, running: published.running && isFresh && isAlive(published.pid) }
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only looks whether the process is there.
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
