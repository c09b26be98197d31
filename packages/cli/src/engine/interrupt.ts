import { Interrupted } from '../failure.ts'

/**
 * A signal that aborts at Ctrl-C, or when the system ends the program. A second Ctrl-C ends it at once.
 * @returns the signal, and what gives the two back to the system
 */
export function untilInterrupted(): { signal: AbortSignal; done(): void } {
  const ended = new AbortController()
  const done = () => {
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
