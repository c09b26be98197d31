import type { Timer } from '../budget/timer.ts'

/** Work that is done again and again, never twice at a time. */
export type Recurring = {
  /** Does the work now, or once more right after what is under way. */
  wake(): void
  /** Lets no more begin, and waits for what is under way. */
  stop(): Promise<void>
}

/**
 * Begins at once.
 * @param work gives the milliseconds until it is to be done again; undefined: when it is woken
 * @param failed is told of what it throws, and gives the same
 */
export function recurring(
  timer: Timer,
  work: () => Promise<number | undefined>,
  failed: (error: unknown) => number | undefined,
): Recurring {
  let stopped = false
  let again = false
  let running: Promise<void> | undefined
  let cancel = () => {}

  async function run() {
    do {
      again = false
      const pause = await work().catch(failed)
      if (pause !== undefined && !again && !stopped) cancel = timer.after(pause, wake)
    } while (again && !stopped)
    running = undefined
  }

  function wake() {
    cancel()
    cancel = () => {}
    if (stopped) return
    again = true
    running ??= run()
  }

  wake()
  return {
    wake,
    async stop() {
      stopped = true
      cancel()
      await running
    },
  }
}
