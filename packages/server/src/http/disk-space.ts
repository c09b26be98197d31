import { statfsSync } from 'node:fs'
import type { Logger } from 'pino'
import { unavailable } from './answer.ts'

/** Whether there is space for changes on the disk. */
export type DiskSpace = ReturnType<typeof diskSpaceOf>

export const bytesInMb = 1_000_000
/** Space for SQLite's log, and for what goes on when changes are refused: deliveries, retention, receipts. */
export const standardKeepFreeMb = 100
/** From here on an operator is warned: the fastest that one token can write fills it in some minutes. */
export const warnedBeforeMb = 1_000

const lookEveryMs = 1_000
const tellEveryMs = 3_600_000
/** Somebody has to make room first. */
const waitSeconds = 30

type DiskSpaceOptions = {
  /** Where the database is; undefined where its space is nothing that this machine could tell. */
  folder: string | undefined
  keepFreeMb: number
  log: Pick<Logger, 'warn' | 'error'>
  /** In bytes. */
  freeIn?: (folder: string) => number
  /** In milliseconds. */
  now?: () => number
}

/**
 * Refuses changes before the disk is full: on a full disk no program can write, and removing old rows needs some space,
 * too. Looks at the start, and then once a second at most.
 */
export function diskSpaceOf(options: DiskSpaceOptions) {
  const { folder, keepFreeMb, log, freeIn = freeBytes, now = () => performance.now() } = options
  let lookAt = now()
  let tellAt = lookAt
  let told: Level = 0
  let level: Level = 0

  function look() {
    if (now() < lookAt) return
    lookAt = now() + lookEveryMs
    const freeMb = (free() ?? Number.POSITIVE_INFINITY) / bytesInMb
    level = freeMb < keepFreeMb ? 2 : freeMb < keepFreeMb + warnedBeforeMb ? 1 : 0
    if (level === 0) told = 0
    else if (level > told || now() >= tellAt) tell(freeMb)
  }

  /** In bytes; undefined where nobody can tell. */
  function free() {
    const bytes = folder === undefined ? Number.POSITIVE_INFINITY : freeIn(folder)
    return Number.isFinite(bytes) ? bytes : undefined
  }

  function tell(freeMb: number) {
    told = level
    tellAt = now() + tellEveryMs
    const found = { folder, free_mb: Math.floor(freeMb), keep_free_mb: keepFreeMb }
    if (level === 1) log.warn(found, 'The disk fills up. Free some space, before changes are refused.')
    else log.error(found, 'Changes are refused: the disk is almost full. Free some space.')
  }

  function suffices() {
    look()
    return level < 2
  }

  look()
  return {
    free,
    keepFree: keepFreeMb * bytesInMb,
    /** Whether {@link DiskSpace.expect} would not throw, for what can be left out. */
    suffices,
    /**
     * Called before a change that may make the database grow.
     * @throws {Refused} 503 while less is free than is to be kept free
     */
    expect: () => {
      if (suffices()) return
      const message = `The disk of the service is almost full, and nothing was applied. Free some space, and wait ${waitSeconds} s, as Retry-After says.`
      throw unavailable(message, waitSeconds)
    },
  }
}

/** 0: enough is free; 1: an operator is warned; 2: too little for changes. */
type Level = 0 | 1 | 2

export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    // The file system does not say; then only a failing write shows that the disk is full.
    return Number.POSITIVE_INFINITY
  }
}
