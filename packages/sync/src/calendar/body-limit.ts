import { hourMs } from '../budget/usage.ts'
import { apiLimits } from '../plan/read-limits.ts'

/**
 * What is no larger is refused for another reason than its size. A single date for 100 channels
 * with codes of 64 letters has 7,000 bytes: so whatever is larger has parts.
 */
const smallestBytes = 8000

/** So long after a refusal requests may be twice as large again: by then, who refused may take more. */
const growMs = 6 * hourMs

/** What two parts have more than the whole, so that no third one is needed. */
const repeatedBytes = 300

/**
 * How many bytes a request may have: as many as the contract allows, and half of what was refused, by the service or by a
 * gateway before it. This process remembers it, so that the next update does not meet the refusal again.
 */
export function openBodyLimit(now: () => number) {
  let known = apiLimits.bodyBytes
  let since = now()
  const bytes = () => Math.min(apiLimits.bodyBytes, known * 2 ** Math.floor((now() - since) / growMs))
  return {
    bytes,
    /** A request of so many bytes was refused as too large. @returns whether what it holds may go in smaller ones */
    refused(size: number): boolean {
      // What is larger than the limit could not be made smaller.
      if (size <= smallestBytes || size > bytes()) return false
      known = Math.max(smallestBytes, Math.ceil(size / 2) + repeatedBytes)
      since = now()
      return true
    },
  }
}

export type BodyLimit = ReturnType<typeof openBodyLimit>
