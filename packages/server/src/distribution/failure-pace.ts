import { setTimeout } from 'node:timers/promises'

/** Failures that a host may cause at once, and then each second, for all hotels together. */
export const failuresAtOnce = 200
export const failuresPerSecond = 50

const intervalMs = 1000 / failuresPerSecond

/** A rate limit for failures, by host: it bounds the work that a host causes by refusing everything. */
export type FailurePace = {
  /** Waits until a request to the host may go out, or until the signal. */
  turn(url: string, signal: AbortSignal): Promise<void>
  /** Counts a failure of the host. */
  failed(url: string): void
}

/**
 * A leaky bucket for each host. It may run over, because requests under way are not called back; their failures are paid for
 * later. Without it, a receiver that refuses at once would keep a core busy with ever smaller parts of a change.
 */
export function failurePace(): FailurePace {
  /** When the bucket of a host will be empty, in milliseconds. */
  const until = new Map<string, number>()
  const waitMs = (host: string) => {
    const lastMs = (until.get(host) ?? 0) - performance.now()
    if (lastMs <= 0) until.delete(host)
    return lastMs - failuresAtOnce * intervalMs
  }
  return {
    turn: async (url, signal) => {
      const host = hostOf(url)
      // Others may have failed in the meantime.
      for (let ms = waitMs(host); ms > 0 && !signal.aborted; ms = waitMs(host))
        // Aborted, it ends at once.
        await setTimeout(ms, undefined, { signal }).catch(() => undefined)
    },
    failed: (url) => {
      const host = hostOf(url)
      until.set(host, Math.max(until.get(host) ?? 0, performance.now()) + intervalMs)
    },
  }
}

/** The host of a url; empty where it is no url. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')
