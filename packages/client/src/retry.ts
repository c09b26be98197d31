import { ConnectionError } from './errors.ts'
import type { RetryOptions } from './options.ts'

/**
 * Whether an error may be answered by sending the same request again: reads change nothing, and calendar updates set
 * values (D12). Postings, availability, and lists that deliver, are held back elsewhere.
 */
export const repeatable = (error: Error): boolean =>
  error instanceof ConnectionError || /429|50[234]/.test((error as { status?: unknown }).status as string)

/**
 * `Retry-After` in milliseconds, be it seconds or a date; undefined when it is missing, neither, or now. A header that a
 * proxy adds to ours makes a list, of which the longest counts.
 */
export function retryAfter(header: string | null): number | undefined {
  const text = `${header}`
  // Parsers take much for a date that is none; one in a header begins with a letter.
  const ms = /^[A-Z]/.test(text)
    ? Date.parse(text) - Date.now()
    : Math.max(...text.split(',').map(Number)) * 1000
  return ms > 0 ? ms : undefined
}

/**
 * Milliseconds before the next attempt: a random part of a doubling span, on top of what the service asks for.
 * Infinity when the service asks for more than may be waited.
 */
export function pause(
  attempt: number,
  asked = 0,
  { baseMs = 500, maxMs = 8000, maxRetryAfterMs = 60_000 }: RetryOptions,
): number {
  // Everyone who was refused was told the same moment; the random part spreads them.
  return asked > maxRetryAfterMs
    ? Infinity
    : asked + Math.random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1))
}
