/** Pauses that can be cut short. */
export type Alarm = {
  /** Resolves after the time, or when the alarm rings. */
  wait(ms: number): Promise<void>
  /** Ends every pause. */
  ring(): void
}

/** Whoever waits longer looks again in between: the machine may have been asleep. */
const longestMs = 3_600_000

export function alarm(): Alarm {
  const waiting = new Set<() => void>()
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, Math.min(ms, longestMs))
        waiting.add(wake)
      }),
    ring: () => {
      for (const wake of [...waiting]) wake()
    },
  }
}
