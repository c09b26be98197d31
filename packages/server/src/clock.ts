import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Storage } from './storage/open-storage.ts'
import type { Schema } from './storage/schema.ts'
import { keepSetting, readSetting } from './storage/settings.ts'

/** The service's time. In tests it can be set; it runs on from there. */
export type Clock = {
  now(): Date
  /**
   * The time inside a write: where it may be moved, rows that were put back together with an older clock go by that one.
   */
  nowIn(database: Kysely<Schema>): Promise<Date>
  /** Milliseconds by which it is ahead of the machine's clock. */
  offsetMs(): number
  /** Sets it, and keeps it set across restarts. */
  set(now: Date): Promise<void>
  /** Moves it on; several moves at the same time add up. */
  advance(ms: number): Promise<void>
  /** Takes over what is stored, after all rows were replaced. */
  reload(): Promise<void>
  /** Calls back after every setting. */
  onSet(listener: () => void): void
}

const setting = 'clock_offset_ms'

/**
 * The machine's clock, moved by what was set last.
 * @param test whether it may be moved; else it shows the machine's time, whatever is stored
 */
export async function openClock({ read, write }: Storage, test: boolean, log: Logger): Promise<Clock> {
  const listeners: (() => void)[] = []
  let offset = await stored(read)
  if (!test && offset !== 0) {
    log.warn('The clock of this database was moved for tests. Without --test the real time counts.')
    offset = 0
  }
  const moveTo = (wanted: number) => {
    offset = wanted
    for (const listener of listeners) listener()
  }
  const store = async (next: (present: number) => number) => {
    const wanted = await write(async (database) => {
      const value = next(await stored(database))
      await keepSetting(database, setting, String(value))
      return value
    })
    moveTo(wanted)
  }
  return {
    now: () => new Date(Date.now() + offset),
    nowIn: async (database) => new Date(Date.now() + (test ? await stored(database) : 0)),
    offsetMs: () => offset,
    set: (now) => store(() => now.getTime() - Date.now()),
    advance: (ms) => store((present) => present + Math.round(ms)),
    reload: async () => moveTo(await stored(read)),
    onSet: (listener) => void listeners.push(listener),
  }
}

async function stored(database: Kysely<Schema>): Promise<number> {
  return Number((await readSetting(database, setting)) ?? 0)
}
