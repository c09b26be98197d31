/** Answers that take nothing: so many in one go, and then so many a second, of all hotels that a host receives for. */
export const failuresAtOnce = 200
export const failuresPerSecond = 50

const intervalMs = 1000 / failuresPerSecond

/** Bounds the work that a host makes by taking nothing. What it takes is bounded by what its hotels change. */
export type FailurePace = {
  /** Waits until a request to the host may go out, or until the signal. */
  turn(url: string, signal: AbortSignal): Promise<void>
  /** The host did not take what it was sent. */
  failed(url: string): void
}

/**
 * A leaky bucket for each host, which may run over: requests that are under way are not called back, and each has its
 * time later. Otherwise a receiver that refuses at once would have a core for itself, change by change in ever smaller
 * parts.
 * @param now in milliseconds
 */
export function failurePace(now = () => performance.now()): FailurePace {
  /** Until when the failures of a host so far last. */
  const until = new Map<string, number>()
  const waitMs = (host: string) => {
    const lastMs = (until.get(host) ?? 0) - now()
    if (lastMs <= 0) until.delete(host)
    return lastMs - failuresAtOnce * intervalMs
  }
  return {
    turn: async (url, signal) => {
      const host = hostOf(url)
      // Others may have failed meanwhile.
      for (let ms = waitMs(host); ms > 0 && !signal.aborted; ms = waitMs(host)) await pause(ms, signal)
    },
    failed: (url) => {
      const host = hostOf(url)
      until.set(host, Math.max(until.get(host) ?? 0, now()) + intervalMs)
    },
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/** What is no address reaches nobody. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')
