import type { RetryOptions } from './options.ts'

/** The statuses of errors after which a request goes again; the rest would be the same error. */
export const retriedStatuses = /429|50[234]/

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
 * Infinity when the service asks for more than may be waited.
 */
export function pause(attempt: number, asked = 0, retry: RetryOptions): number {
  // Everyone who was refused was told the same moment; the random part spreads them.
  return asked > (retry.maxRetryAfterMs ?? 60_000)
    ? Infinity
    : asked + Math.random() * Math.min(retry.maxMs ?? 8000, (retry.baseMs ?? 500) * 2 ** (attempt - 1))
}
