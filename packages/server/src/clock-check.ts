import type { Logger } from 'pino'
import type { Shared } from './storage/processes.ts'

/** Whether the machine's clock is the one by which the processes on a database agree. */
export type ClockCheck = {
  /** Whether it was wrong when it was looked at last. */
  isWrong(): boolean
  /** Looks again. @returns whether it is wrong */
  look(): Promise<boolean>
  world: WorldClock
  close(): void
}

/** The time of the world, which no test moves. */
export type WorldClock = {
  /** In epoch milliseconds. */
  now(): number
  /** Whose it is, at the beginning of a sentence. */
  name(): string
}

export const machineClock: WorldClock = { now: () => Date.now(), name: () => "The machine's clock" }

/** A page can be asked for again for 10 times as long. */
const mostApartMs = 60_000
const everyMs = 60_000

/**
 * Compares the machine's clock with the database's, now, every minute and whenever somebody asks. While it is wrong, the time of
 * the world is that of the database, by which the other processes go: what one wrote by a clock of its own would be refused, told
 * too late or in another order. Where there is one process only, it is never wrong by others.
 */
export async function openClockCheck(
  shared: Pick<Shared, 'compareClocks'> | undefined,
  log: Logger,
): Promise<ClockCheck> {
  /** What the database's clock showed while the machine's was wrong, and a clock that runs evenly at that moment. */
  let wrong: { there: number; elapsed: number } | undefined
  async function look() {
    if (!shared) return false
    const { here, there, apartMs } = await shared.compareClocks()
    const was = wrong
    wrong = apartMs > mostApartMs ? { there: there.getTime(), elapsed: performance.now() } : undefined
    if (wrong && !was) log.error(tellApart(here, there))
    if (was && !wrong) log.warn("This machine's clock and that of PostgreSQL show the same time again.")
    return wrong !== undefined
  }
  const world: WorldClock = {
    now: () => (wrong ? wrong.there + Math.round(performance.now() - wrong.elapsed) : machineClock.now()),
    name: () => (wrong ? 'The clock of PostgreSQL' : machineClock.name()),
  }
  await look()
  // Where the database cannot be reached, requests say so.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs).unref()
  return { isWrong: () => wrong !== undefined, look, world, close: () => clearInterval(timer) }
}

const tellApart = (here: Date, there: Date) =>
  `This machine's clock shows ${here.toISOString()}, and that of PostgreSQL ${there.toISOString()}. This process goes by that of PostgreSQL, is not ready, removes nothing that is too old, and keeps no time for others to trust. Set both by a time server (NTP).`
