import { ConnectionError, type Failure } from './errors.ts'
import type { RetryOptions } from './options.ts'

/** What the outcome of an update may tell. */
export type Update = { retryable?: boolean; rejections?: unknown[] } | null

/**
 * `Retry-After` in milliseconds, be it seconds or a date; undefined when it is missing, neither, or now. A header that a
 * proxy adds to ours makes a list, of which the longest counts.
 */
export function retryAfter(header: string | null): number | undefined {
  const text = header ?? ''
  // Parsers take much for a date that is none; one in a header begins with a letter.
  const ms = /^[A-Z]/.test(text)
    ? Date.parse(text) - Date.now()
    : Math.max(...(text.split(',') as unknown as number[])) * 1000
  return ms > 0 ? ms : undefined
}

/**
 * Milliseconds before the next attempt: a random part of a doubling span, on top of what the service asks for.
 * Infinity when another attempt would end as this one did, and when the service asks for more than may be waited.
 */
export function pause(attempt: number, result: Failure & { data?: Update }, retry: RetryOptions): number {
  const asked = result.retryAfterMs ?? 0
  // Reads change nothing, and calendar updates set values (D12); of the same dates one is under way (D16).
  return (result instanceof ConnectionError ||
    /429|50[234]/.test(result.status as unknown as string) ||
    result.data?.retryable) &&
    asked <= (retry.maxRetryAfterMs ?? 60_000)
    ? // Everyone who was refused was told the same moment; the random part spreads them.
      asked + Math.random() * Math.min(retry.maxMs ?? 8000, (retry.baseMs ?? 500) * 2 ** (attempt - 1))
    : Infinity
}
