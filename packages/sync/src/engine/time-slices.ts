import { setImmediate } from 'node:timers/promises'

/** Long work yields after so many milliseconds: others have sockets to read and timers that are due. */
const sliceMs = 10

/**
 * Lets others have their turn when a slice of time is used up; otherwise it costs next to nothing. One for each piece
 * of work: its first slice begins when it is made.
 * @example
 * const breathe = timeSlices()
 * for (const day of days) {
 *   await breathe()
 *   check(day)
 * }
 */
export function timeSlices(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < sliceMs) return undefined
    return setImmediate().then(() => {
      began = performance.now()
    })
  }
}
