import { statfsSync } from 'node:fs'
import { refuse } from '@innwire/validators'
import type { Logger } from 'pino'
import { Refused } from './answer.ts'

/** Whether there is room for changes on the disk. */
export type DiskRoom = {
  /**
   * Called before a change that may make the database grow.
   * @throws {Refused} 503 while less is free than is to be kept free
   */
  expect(): void
}

const bytesInMb = 1_000_000
/** For the log of changes that are not in the database file yet, and for what goes on: deliveries, retention, receipts. */
export const standardKeepFreeMb = 100
/** By then an operator is told: at the most that one token can write it lasts for some minutes. */
const warnedBeforeMb = 1_000

const lookEveryMs = 1_000
const tellEveryMs = 3_600_000
/** Somebody has to make room first. */
const waitSeconds = 30

type DiskRoomOptions = {
  /** Where the database is. */
  folder: string
  keepFreeMb: number
  log: Pick<Logger, 'warn' | 'error'>
  /** In bytes. */
  freeIn?: (folder: string) => number
  /** In milliseconds. */
  now?: () => number
}

/**
 * Refuses changes before the disk is full: on a full one nobody else can write either, and what makes room needs some
 * itself. Looks once a second at most, and at the start.
 */
export function diskRoom(options: DiskRoomOptions): DiskRoom {
  const { folder, keepFreeMb, log, freeIn = freeBytes, now = () => performance.now() } = options
  let lookAt = now()
  let tellAt = lookAt
  let told: Level = 0
  let level: Level = 0

  function look() {
    if (now() < lookAt) return
    lookAt = now() + lookEveryMs
    const freeMb = freeIn(folder) / bytesInMb
    level = freeMb < keepFreeMb ? 2 : freeMb < keepFreeMb + warnedBeforeMb ? 1 : 0
    if (level === 0) told = 0
    else if (level > told || now() >= tellAt) tell(freeMb)
  }

  function tell(freeMb: number) {
    told = level
    tellAt = now() + tellEveryMs
    const found = { folder, free_mb: Math.floor(freeMb), keep_free_mb: keepFreeMb }
    if (level === 1) log.warn(found, 'The disk fills up. Free some space, before changes are refused.')
    else log.error(found, 'Changes are refused: the disk is almost full. Free some space.')
  }

  look()
  return {
    expect: () => {
      look()
      if (level < 2) return
      const message = `The disk of the service is almost full, and nothing was applied. Free some space, wait ${waitSeconds} s and send it again.`
      throw new Refused(refuse('unavailable', message), { 'retry-after': String(waitSeconds) })
    },
  }
}

/** How little is free: enough, so little that an operator is told, or too little for changes. */
type Level = 0 | 1 | 2

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    // A file system that does not say; a full disk is then found out by the write itself.
    return Number.POSITIVE_INFINITY
  }
}
