import type { Logger } from 'pino'
import { machineClock, type WorldClock } from './clock-check.ts'
import { aboutSetting, type Storage } from './storage/open-storage.ts'
import type { Database } from './storage/schema.ts'
import { keepSetting, readSetting } from './storage/settings.ts'
import { type TrustedTime, trustedTime } from './trusted-time.ts'

/** A moment, and the earliest that it can be where the machine's clock is in doubt: a date is over only by that one. */
export type Moment = { now: Date; earliest: Date }

/** The service's time. In tests it can be set; it runs on from there. */
export type Clock = {
  now(): Date
  moment(): Moment
  /** The time by a clock that several machines go by, such as the database's, in epoch milliseconds; else by this machine's. */
  nowBy(shared: number | undefined): Date
  machine: TrustedTime
  /** The time of the world, which no test moves. */
  world(): Date
  /**
   * The time inside a write, by the clock that is stored: a restored snapshot brings its own.
   */
  nowIn(database: Database): Promise<Date>
  /** Milliseconds by which it is ahead of the machine's clock. */
  offsetMs(): number
  /** Sets it, and keeps it set across restarts. */
  set(now: Date): Promise<void>
  /** Moves it on; several moves at the same time add up. */
  advance(ms: number): Promise<void>
  /** Takes over what is stored, after all rows were replaced. */
  reload(): Promise<void>
  /** Takes over what another process has set; undefined where there is none that could. */
  refresh: (() => Promise<void>) | undefined
  /** Calls back after every setting, and says whether that was because all rows were replaced. */
  onSet(listener: (replaced: boolean) => void): void
}

const setting = 'clock_offset_ms'

/** What other processes are told when it was set. */
const clockSet = 'clock'

/** Name of the setting with the last time of the machine's clock that was in no doubt, in epoch milliseconds. */
export const trustedSetting = 'maintained_at'

/**
 * The machine's clock, moved by what was set last.
 * @param test whether it may be moved; else it shows the machine's time, whatever is stored
 * @param world what goes for the machine's time where that is known to be wrong
 */
export async function openClock(
  { read, write, shared }: Pick<Storage, 'read' | 'write' | 'shared'>,
  test: boolean,
  log: Logger,
  world: WorldClock = machineClock,
): Promise<Clock> {
  const listeners: ((replaced: boolean) => void)[] = []
  const kept = await readSetting(read, trustedSetting)
  const machine = trustedTime(log, kept === undefined ? undefined : Number(kept), world)
  let offset = await stored(read)
  if (!test && offset !== 0) {
    log.warn('The clock of this database was moved for tests. Without --test the real time counts.')
    offset = 0
  }
  /** Counts settings, so that what was read before one is not taken over after it. */
  let settings = 0
  const moveTo = (wanted: number, replaced = false) => {
    offset = wanted
    settings += 1
    for (const listener of listeners) listener(replaced)
  }
  const store = async (next: (present: number) => number) => {
    const wanted = await write(async (database) => {
      const value = next(await stored(database))
      await keepSetting(database, setting, String(value))
      return value
    }, aboutSetting(setting))
    moveTo(wanted)
    void shared?.tell(clockSet)
  }
  const refresh = async () => {
    const seen = settings
    const wanted = await stored(read)
    if (seen === settings && wanted !== offset) moveTo(wanted)
  }
  if (test && shared) {
    // Where the database cannot be reached, the next request finds out.
    const takeOver = () => void refresh().catch(() => undefined)
    shared.onTold(clockSet, takeOver)
    shared.onMissed(takeOver)
  }
  const nowBy = (shared = machine.look().now) => new Date(shared + offset)
  return {
    now: () => nowBy(),
    nowBy,
    moment: () => {
      const { now, earliest } = machine.look()
      return { now: new Date(now + offset), earliest: new Date(earliest + offset) }
    },
    machine,
    world: () => new Date(world.now()),
    nowIn: async (database) => new Date(machine.look().now + (test ? await stored(database) : 0)),
    offsetMs: () => offset,
    set: (now) => store(() => now.getTime() - machine.look().now),
    advance: (ms) => store((present) => present + Math.round(ms)),
    reload: async () => moveTo(await stored(read), true),
    refresh: test && shared ? refresh : undefined,
    onSet: (listener) => void listeners.push(listener),
  }
}

/** Stores that the machine's clock is in no doubt now, for the next start. */
export const keepTrusted = (database: Database, { machine }: Pick<Clock, 'machine'>): Promise<void> =>
  keepSetting(database, trustedSetting, String(machine.look().now))

async function stored(database: Database): Promise<number> {
  return Number((await readSetting(database, setting)) ?? 0)
}
