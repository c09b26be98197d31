/** Time that only goes on, and calls at a later moment. */
export type Timer = {
  /** Milliseconds since some moment; setting the machine's clock does not change it. */
  elapsed(): number
  /** Calls back after so many milliseconds, or a little earlier or later. @returns what keeps it from doing so */
  after(ms: number, call: () => void): () => void
}

/** A longer wait would overflow and end at once. */
const longestMs = 2 ** 31 - 1

/** The timer of the system, which no setting of the clock changes. */
export const systemTimer: Timer = {
  elapsed: () => performance.now(),
  after(ms, call) {
    const timeout = setTimeout(call, Math.min(Math.max(1, Math.ceil(ms)), longestMs))
    return () => clearTimeout(timeout)
  },
}
