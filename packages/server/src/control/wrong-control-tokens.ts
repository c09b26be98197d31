import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../http/trusted-proxies.ts'
import { lineLimit } from '../line-limit.ts'

/** A number that grows with every attempt and falls with time. */
type Level = { value: number; at: number }

/** How many wrong tokens are answered without a wait. */
const free = { address: 3, all: 30 }
/** How long it takes to forget one of them, in milliseconds. */
const forgottenMs = { address: 10_000, all: 1000 }
const firstMs = 250
const longestMs = 10_000
/** Attempts beyond the free ones that are remembered; the wait does not grow after them. */
const mostBeyondFree = Math.ceil(Math.log2(longestMs / firstMs)) + 1
/** Addresses that are remembered; the oldest is dropped first. Against ever new addresses there is the wait for all. */
const mostAddresses = 1000

/**
 * Makes answers to wrong tokens slower and slower (exponential backoff): for each address, and for all addresses together.
 * @param now the time in milliseconds
 */
export function failedAttempts(now: () => number) {
  const byAddress = new Map<string, Level>()
  let all: Level = { value: 0, at: now() }

  const raised = (level: Level | undefined, kind: 'address' | 'all'): Level => {
    const at = now()
    // A clock that was set back forgets nothing.
    const past = Math.max(0, at - (level?.at ?? at))
    const left = Math.max(0, (level?.value ?? 0) - past / forgottenMs[kind])
    return { value: Math.min(left + 1, free[kind] + mostBeyondFree), at }
  }
  return {
    /** Counts one. @returns how long its answer waits, in milliseconds */
    count: (address: string) => {
      const own = raised(byAddress.get(address), 'address')
      all = raised(all, 'all')
      byAddress.delete(address)
      byAddress.set(address, own)
      const [oldest] = byAddress.keys()
      if (byAddress.size > mostAddresses && oldest !== undefined) byAddress.delete(oldest)
      return Math.max(waitMs(own.value - free.address), waitMs(all.value - free.all))
    },
    /** How many addresses it remembers. */
    size: () => byAddress.size,
  }
}

const waitMs = (beyondFree: number): number =>
  beyondFree <= 0 ? 0 : Math.min(longestMs, firstMs * 2 ** (Math.ceil(beyondFree) - 1))

/** How many attempts have a line of their own; after a while there may be one more. */
const ownLines = { atOnce: 10, everyMs: 10_000 }

/** Logs wrong control tokens for the operator. The first have a line each; of those that come faster, one line a second has the number. */
export function attemptLog() {
  let last: { log: FastifyRequest['log']; address: string } | undefined
  const limit = lineLimit(ownLines, (attempts) =>
    last?.log.warn({ last_address: last.address, attempts }, 'Wrong control tokens were sent.'),
  )
  return {
    /** @param details of this attempt, logged where it has a line of its own */
    tell: (request: FastifyRequest, details: object) => {
      const { log } = request
      const address = clientAddress(request)
      last = { log, address }
      if (limit.mayHaveLine()) log.warn({ address, ...details }, 'A wrong control token was sent.')
    },
    /** Logs those that were only counted. */
    close: limit.close,
  }
}
