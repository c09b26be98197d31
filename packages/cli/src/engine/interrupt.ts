import type { Command } from 'commander'
import { Interrupted } from '../failure.ts'
import { seconds } from './wait-for-hotel.ts'

/**
 * Adds the option that bounds how long a command works.
 * @param left what becomes of what is not done by then
 */
export const forSoLong = (command: Command, left: string): Command =>
  command.option('--timeout <seconds>', `stop then; ${left}`, seconds)

/**
 * A signal that aborts at Ctrl-C, or when the system ends the program. A second Ctrl-C ends it at once.
 * @param mostSeconds after which it aborts, too
 * @returns the signal, and what gives the two back to the system
 */
export function untilInterrupted(mostSeconds?: number): { signal: AbortSignal; done(): void } {
  const ended = new AbortController()
  const timeIsUp = () =>
    ended.abort(new Interrupted(`Nothing was sent within ${mostSeconds} seconds (--timeout).`))
  const timer = mostSeconds === undefined ? undefined : setTimeout(timeIsUp, mostSeconds * 1000)
  const done = () => {
    clearTimeout(timer)
    for (const name of names) process.removeListener(name, stop)
  }
  const stop = () => {
    done()
    ended.abort(new Interrupted('Stopped.'))
  }
  for (const name of names) process.on(name, stop)
  return { signal: ended.signal, done }
}

/** SIGHUP: the terminal is gone. */
const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
