import type { RequestClass } from '../budget/budget.ts'
import { hourMs } from '../budget/usage.ts'
import { backoff } from './pacing.ts'

/** Why a request does not get through. */
export type Closed = 'unauthorized' | 'unreachable'

/** What became of a request that did not get through. */
export type Failure = {
  why: Closed
  /** The service may have seen it: then it counts against the quota. */
  seen: boolean
  /** What a 503 asked for. */
  retryAfterMs?: number | undefined
}

/** What requests are about; each has a circuit of its own, so that one that hangs keeps no other from going. */
export type Circuit = Exclude<RequestClass, 'poll' | 'extra_poll' | 'sweep'> | 'reservations'

export const circuitOf = (kind: RequestClass): Circuit =>
  kind === 'poll' || kind === 'extra_poll' || kind === 'sweep' ? 'reservations' : kind

/** Failures one after the other, until a request gets through. */
type Failures = { times: number; opensAt: number; trying: boolean }
type CircuitFailures = Failures & { since: number; lastAt: number }

export type Pauses = {
  retryMs: number
  /** The longest where each attempt costs a request of the quota. */
  longestMs: number
}

/** The first pauses believe this much of a `Retry-After`, further ones twice as much each. */
const believedMs = 60_000

/**
 * The circuits of a service. One that fails is tried by one request at a time, with growing pauses. Where several fail
 * and nobody gets through, they share these pauses, so that a service that is away costs no more than one of them.
 */
export function openCircuits({ retryMs, longestMs }: Pauses) {
  const failing = new Map<Circuit, CircuitFailures>()
  let all: Failures = { times: 0, opensAt: 0, trying: false }
  let succeededAt = Number.NEGATIVE_INFINITY

  const pauseAfter = (times: number, { seen, retryAfterMs = 0 }: Failure): number => {
    const usual = backoff(times, retryMs, seen ? Number.POSITIVE_INFINITY : undefined)
    const asked = Math.min(retryAfterMs, believedMs * 2 ** (times - 1), hourMs)
    return Math.max(seen ? Math.min(usual, longestMs) : usual, asked)
  }

  /** Those that a request of this circuit waits for. */
  const blocking = (circuit: Circuit): Failures[] => {
    const own = failing.get(circuit)
    if (!own) return []
    return failing.size > 1 && all.times > 0 ? [own, all] : [own]
  }

  return {
    /** When a request may try, at the earliest; undefined: when the one that tries has ended. */
    opensAt(circuit: Circuit): number | undefined {
      const present = blocking(circuit)
      if (present.some(({ trying }) => trying)) return undefined
      return Math.max(Number.NEGATIVE_INFINITY, ...present.map(({ opensAt }) => opensAt))
    },
    /** A request goes. */
    enter(circuit: Circuit) {
      for (const one of blocking(circuit)) one.trying = true
    },
    /** The request that went was not made after all. */
    leave(circuit: Circuit) {
      for (const one of blocking(circuit)) one.trying = false
    },
    /** @returns others that may try at once: they have failed since nobody got through, so perhaps by the same cause */
    succeeded(circuit: Circuit, time: number): Circuit[] {
      failing.delete(circuit)
      all = { times: 0, opensAt: 0, trying: false }
      const others = [...failing].filter(([, { since }]) => since > succeededAt)
      for (const [, other] of others) other.opensAt = time
      succeededAt = time
      return others.map(([name]) => name)
    },
    /**
     * @param sentAt what left before the last failure was known failed with it, and counts once
     * @returns how often in a row: of its circuit, and of all together where several fail
     */
    failed(circuit: Circuit, failure: Failure, sentAt: number, time: number) {
      const own = failing.get(circuit) ?? {
        times: 0,
        opensAt: 0,
        trying: false,
        since: time,
        lastAt: -Infinity,
      }
      failing.set(circuit, own)
      own.trying = all.trying = false
      if (sentAt > own.lastAt || own.times === 0) {
        own.times += 1
        own.lastAt = time
        own.opensAt = time + pauseAfter(own.times, failure)
        all.times += 1
        all.opensAt = time + pauseAfter(all.times, failure)
      }
      return { own: own.times, all: failing.size > 1 ? all.times : 0 }
    },
    /** Whether nobody has got through since the last failure. */
    isDown: () => all.times > 0,
  }
}
