import { dayMs } from './usage.ts'

/** A header that cannot be true. */
export type Ignored = { header: string; why: string }

/** What an answer says of the service's own count. */
export type RateLimit = { limit?: number | undefined; remaining?: number | undefined; resetMs: number }

const count = (text: string | null): number =>
  text !== null && /^\d+$/.test(text) ? Number(text) : Number.NaN

/** The `RateLimit-*` headers, where all that are there can be true; without a reset they say nothing. */
export function readRateLimit(headers: Headers): RateLimit | Ignored | undefined {
  const values = (['limit', 'remaining', 'reset'] as const).map((name) => headers.get(`ratelimit-${name}`))
  const [limit, remaining, reset] = values.map((text) => (text === null ? undefined : count(text)))
  const ignored = (name: string, why: string): Ignored => ({ header: `RateLimit-${name}`, why })
  if (limit !== undefined && !(limit >= 1)) return ignored('Limit', 'is no whole number from 1 on')
  if (remaining !== undefined && !(remaining >= 0)) return ignored('Remaining', 'is no whole number')
  if (remaining !== undefined && remaining > (limit ?? remaining))
    return ignored('Remaining', 'is more than RateLimit-Limit')
  if (reset === undefined) return undefined
  if (Number.isNaN(reset)) return ignored('Reset', 'is no whole number of seconds')
  if (reset * 1000 > dayMs) return ignored('Reset', 'is more than a day ahead')
  return { limit, remaining, resetMs: reset * 1000 }
}

/**
 * `Retry-After` in milliseconds, be it seconds or a date; a date is compared with the answer's own, where it has one.
 * @returns NaN when it can be neither; undefined when there is none
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const seconds = count(text)
  if (!Number.isNaN(seconds)) return seconds * 1000
  return Math.max(0, dateOf(text) - (dateOf(headers.get('date')) || now))
}

/** Parsers take much for a date that is none; one in a header begins with the day of the week. */
const dateOf = (text: string | null) => (text && /^\w{3}, /.test(text) ? Date.parse(text) : Number.NaN)
