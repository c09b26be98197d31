/** Whoever waits longer looks again in between: the machine may have been asleep. */
const longestMs = 3_600_000

export function interruptibleWait() {
  const waiting = new Set<() => void>()
  return {
    /** Resolves after the time, or when it is interrupted. */
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, Math.min(ms, longestMs))
        waiting.add(wake)
      }),
    /** Ends every pause. */
    interrupt: () => {
      for (const wake of [...waiting]) wake()
    },
  }
}
