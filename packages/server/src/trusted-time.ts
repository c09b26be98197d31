import { uptime } from 'node:os'
import type { Logger } from 'pino'
import type { WorldClock } from './clock-check.ts'
import { dayMs, hourMs } from './durations.ts'

/** A machine's clock that is set over the network moves by less. */
export const mostJumpMs = 300_000
/** So long a server may have been off without a doubt about the time of its start. */
export const mostDaysOff = 30

/** What both clocks show at one moment: the machine's, and one that runs evenly whatever that is set to. */
type Reading = { machine: number; elapsed: number }

/** The machine's time, except for jumps that nothing but a wrong clock explains. */
export type TrustedTime = ReturnType<typeof trustedTime>

/**
 * Judges the machine's clock by one that runs evenly. A jump counts when it has lasted for an hour: until then the time
 * runs on as before, and nothing is over that is not over by both. After a start nobody knows how long the server was
 * off, so for an hour every time after the kept one counts, but nothing is over that was not when that was kept.
 * @param kept the last time in which there was no doubt, by an earlier process
 */
export function trustedTime(log: Logger, kept: number | undefined, world: WorldClock) {
  const clocks = processClocks(world)
  let known: Reading = kept === undefined ? clocks.read() : { ...clocks.read(), machine: kept }
  let starting = kept !== undefined
  /** When the machine's clock began to show what is in doubt. */
  let doubted: Reading | undefined
  let ahead = false

  function look(): { now: number; earliest: number } {
    const seen = clocks.read()
    const expected = runOn(known, seen)
    const jumped = seen.machine - expected
    const isExplained = jumped >= -mostJumpMs && jumped <= (starting ? mostDaysOff * dayMs : mostJumpMs)
    if (!isExplained && jumped > 0 && clocks.hasSlept()) return look()
    if (isExplained) {
      doubted = undefined
      starting &&= seen.elapsed - known.elapsed < hourMs
      if (!starting) known = seen
      return { now: seen.machine, earliest: starting ? Math.min(seen.machine, expected) : seen.machine }
    }
    if (!doubted || Math.abs(seen.machine - runOn(doubted, seen)) > mostJumpMs) {
      doubted = seen
      tellDoubt(log, world.name(), seen, known)
    }
    if (seen.elapsed - doubted.elapsed >= hourMs) {
      log.warn(`${world.name()} still shows ${shown(seen)}: it counts, and what is too old by it is removed.`)
      ahead ||= jumped < 0
      known = seen
      starting = false
      doubted = undefined
      return { now: seen.machine, earliest: seen.machine }
    }
    const now = starting ? Math.max(seen.machine, expected) : expected
    return { now, earliest: Math.min(seen.machine, expected) }
  }
  look()
  return {
    /**
     * In epoch milliseconds the time that the service goes by, and the earliest that it can be: only what is over by that
     * is over.
     */
    look,
    /** Milliseconds until a machine's time that is in doubt counts; 0 when it is in no doubt. */
    doubtedForMs: () => {
      look()
      return doubted ? doubted.elapsed + hourMs - clocks.read().elapsed : 0
    },
    /** Whether a time that the service went by turned out to be ahead. Says so once. */
    wasAhead: () => {
      const was = ahead
      ahead = false
      return was
    },
  }
}

/** What the machine's clock should show at another reading. */
const runOn = (from: Reading, { elapsed }: Pick<Reading, 'elapsed'>) => from.machine + elapsed - from.elapsed

const shown = ({ machine }: Reading) => new Date(machine).toISOString()

function tellDoubt(log: Logger, name: string, seen: Reading, known: Reading): void {
  const minutes = Math.round((seen.elapsed - known.elapsed) / 60_000)
  log.error(
    `${name} shows ${shown(seen)}, and ${shown(known)} when it was last in no doubt, ${minutes} minutes of this process ago. For now the service's time runs on from the one before. Nothing is removed now, and only what is over by both is over. If the clock is wrong, set it right: in an hour it counts, and what is too old by it is removed for good. After a long time without the server, or with an old backup, nothing needs to be done.`,
  )
}

/** The clocks of this process. The even one stands still while the machine sleeps, which is put right on demand. */
function processClocks(world: WorldClock) {
  const began = { elapsed: performance.now(), awakeAndAsleep: uptime() * 1000 }
  let asleep = 0
  return {
    read: (): Reading => ({ machine: world.now(), elapsed: performance.now() + asleep }),
    /** Whether the machine has slept for longer than was known. */
    hasSlept: () => {
      const slept = uptime() * 1000 - began.awakeAndAsleep - (performance.now() - began.elapsed)
      if (slept - asleep < mostJumpMs / 10) return false
      asleep = slept
      return true
    },
  }
}
