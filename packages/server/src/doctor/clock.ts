import { dayMs, hourMs } from '../durations.ts'
import { mostDaysOff, mostJumpMs } from '../trusted-time.ts'
import type { Finding } from './finding.ts'

const shown = (ms: number) => new Date(ms).toISOString()

/**
 * Judges the machine's clock by the last time at which the server had no doubt about it.
 * @param trusted that time, in epoch milliseconds; undefined before the first start
 */
export function clockFindings(trusted: number | undefined, now: number, isRunning: boolean): Finding[] {
  if (trusted === undefined) return []
  const found = (problem: string, advice: string): Finding[] => [{ check: 'clock', problem, advice }]
  if (now < trusted - mostJumpMs) {
    return found(
      `The machine's clock shows ${shown(now)}, and the server has already seen ${shown(trusted)}.`,
      'Set the clock right. If the earlier time is the wrong one, nothing needs to be done: in an hour the present one counts.',
    )
  }
  // A running server notes the time every hour, unless it is in doubt.
  if (isRunning && now > trusted + 2 * hourMs) {
    return found(
      `The server has had no trusted time since ${shown(trusted)}; the machine's clock shows ${shown(now)}.`,
      'See its log for a clock in doubt or a maintenance that failed. If the clock is wrong, set it right.',
    )
  }
  if (!isRunning && now > trusted + mostDaysOff * dayMs) {
    return found(
      `The server ran last at ${shown(trusted)}; the machine's clock shows ${shown(now)}.`,
      'If the clock is wrong, set it right before you start the server. After so long a time without it, nothing needs to be done.',
    )
  }
  return []
}
