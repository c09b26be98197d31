const baseMs = 1_000
const capMs = 900_000
/** The longest pause, whatever a channel asks for: a stop sale must not wait for a day. */
export const longestPauseMs = capMs
/** The longest pause that a channel may ask for; the rest is jitter on top. */
const mostAskedMs = 840_000

/**
 * Milliseconds until the attempt after `attempt` (counted from 1): full jitter, which is any part of a span that
 * doubles from 1 s up to a quarter of an hour, on top of what the channel asks for, and no more than that together. The
 * same number and attempt always give the same wait.
 */
export function backoffMs(deliveryId: number, attempt: number, askedMs = 0): number {
  const span = Math.min(capMs - askedMs, baseMs * 2 ** Math.min(attempt - 1, 20))
  // A channel that is busy asks all for the same pause; the jitter on top spreads them.
  return askedMs + Math.floor(seededFraction(deliveryId, attempt) * (span + 1))
}

/** What a `Retry-After` header asks for, be it seconds or an HTTP date, in milliseconds; at most 14 minutes. */
export function retryAfterMs(header: string | null, now: Date): number {
  const asked = header === null ? 0 : askedBy(header.trim(), now)
  return Math.min(mostAskedMs, Math.max(0, asked))
}

function askedBy(header: string, now: Date): number {
  if (/^\d+$/.test(header)) return Number(header) * 1_000
  // Date.parse accepts much that is no HTTP date; those begin with the day of the week.
  const date = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? 0 : date - now.getTime()
}

/** A number from 0 up to but not 1 that depends on the given integers only: MurmurHash3 (x86, 32 bits) of them. */
export function seededFraction(...integers: number[]): number {
  let hash = 0
  for (const integer of integers) {
    hash = mixedIn(hash, integer)
    hash = mixedIn(hash, Math.floor(integer / 2 ** 32))
  }
  hash ^= integers.length * 8
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

function mixedIn(hash: number, word: number): number {
  const block = Math.imul(rotated(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)
  return (Math.imul(rotated(hash ^ block, 13), 5) + 0xe6546b64) | 0
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))
