/** Pauses that can be cut short. */
export type InterruptibleWait = {
  /** Resolves after the time, or when it is interrupted. */
  wait(ms: number): Promise<void>
  /** Ends every pause. */
  interrupt(): void
}

/** Whoever waits longer looks again in between: the machine may have been asleep. */
const longestMs = 3_600_000

export function interruptibleWait(): InterruptibleWait {
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
    interrupt: () => {
      for (const wake of [...waiting]) wake()
    },
  }
}
