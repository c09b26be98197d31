import { setImmediate } from 'node:timers/promises'

/** Longer, nothing else has to wait: leases are renewed, and signals are heard. */
const turnMs = 20

/** Long work calls it for each of its steps: it lets others have their turn when the time of its own is used up. */
export function turns(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < turnMs) return undefined
    return setImmediate().then(() => {
      began = performance.now()
    })
  }
}
