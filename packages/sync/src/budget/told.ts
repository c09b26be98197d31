import { dayMs, minuteMs } from './usage.ts'

export type Span = { from: number; until: number }
/** Up to a moment the service lets so many more requests in. */
export type Allowance = Span & { left: number }

/** What the service's answers said of its own count, with times in milliseconds. */
export type Told = {
  /** Nothing may go before its end. */
  pause?: Span | undefined
  minute?: Allowance | undefined
  day?: Allowance | undefined
  /** Requests a minute, where that is less than the quota. */
  perMinute?: number | undefined
}

/** What is known of a request when its answer comes. */
export type Heard = {
  /** When it left, and when the answer came. */
  sentAt: number
  time: number
  /** The machine's clock, for dates. */
  now: number
  /** Requests under way that left after it: the answer cannot count them yet. */
  later: number
  /** What is left by our own count. */
  left: { minute: number; day: number }
}

/** Adds what an answer's headers say. Headers that cannot be read say nothing. */
export function hear(told: Told, headers: Headers, heard: Heard): Told {
  const next = { ...told }
  const pauseMs = retryAfterMs(headers, heard.now)
  if (pauseMs !== undefined && heard.time + pauseMs > (told.pause?.until ?? heard.time))
    next.pause = { from: heard.time, until: heard.time + pauseMs }
  const limit = wholeNumber(headers.get('ratelimit-limit'))
  const remaining = wholeNumber(headers.get('ratelimit-remaining'))
  const reset = wholeNumber(headers.get('ratelimit-reset'))
  if (reset === undefined) return next
  const window = reset * 1000 <= minuteMs ? 'minute' : 'day'
  if (limit !== undefined && window === 'minute') next.perMinute = Math.max(1, limit)
  if (remaining === undefined) return next
  // No window is longer than a day.
  const until = heard.time + Math.min(reset * 1000, dayMs)
  const allowance = { from: heard.time, until, left: Math.max(0, remaining - heard.later) }
  next[window] = allowanceAfter(told[window], allowance, heard.left[window], heard)
  return next
}

/** Answers may overtake each other: only that of a request that left after the last news is surely newer. */
function allowanceAfter(
  before: Allowance | undefined,
  said: Allowance,
  ours: number,
  { sentAt, time }: Heard,
): Allowance | undefined {
  const smaller = said.left < ours ? said : undefined
  if (!before || before.until <= time || sentAt > before.from) return smaller
  if (!smaller) return before
  return {
    from: time,
    left: Math.min(before.left, said.left),
    until: Math.max(before.until, said.until),
  }
}

/** How many more the service lets in by what it said. */
export const allowed = (allowance: Allowance | undefined, time: number): number =>
  allowance && allowance.until > time ? allowance.left : Number.POSITIVE_INFINITY

/** One request goes. */
export const afterOne = (told: Told): Told => ({
  ...told,
  minute: told.minute && { ...told.minute, left: told.minute.left - 1 },
  day: told.day && { ...told.day, left: told.day.left - 1 },
})

/** The same with all times moved. */
export const moved = (told: Told, ms: number): Told => ({
  ...told,
  pause: told.pause && movedSpan(told.pause, ms),
  minute: told.minute && movedSpan(told.minute, ms),
  day: told.day && movedSpan(told.day, ms),
})

const movedSpan = <Kind extends Span>(span: Kind, ms: number): Kind => ({
  ...span,
  from: Math.ceil(span.from + ms),
  until: Math.ceil(span.until + ms),
})

/**
 * What is still true at a time. A time before that of the news means that the clock was set back: then the whole wait
 * begins again, but none becomes longer.
 */
export function stillTrue(told: Told, time: number): Told {
  const rest = <Kind extends Span>(span: Kind | undefined): Kind | undefined => {
    if (!span || span.until <= time) return undefined
    return span.from <= time ? span : movedSpan(span, time - span.from)
  }
  return { ...told, pause: rest(told.pause), minute: rest(told.minute), day: rest(told.day) }
}

/** Digits that nobody means; a date that far away could not be written. */
const longestSeconds = 999_999_999

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text) ? Math.min(Number(text), longestSeconds) : undefined

/** `Retry-After` in milliseconds, be it seconds or a date; a date is compared with the answer's own, where it has one. */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')
  const seconds = wholeNumber(text)
  if (seconds !== undefined) return seconds * 1000
  const wait = dateOf(text) - (dateOf(headers.get('date')) || now)
  return Number.isNaN(wait) ? undefined : Math.min(wait, longestSeconds * 1000)
}

/** Parsers take much for a date that is none; one in a header begins with the day of the week. */
const dateOf = (text: string | null) => (text && /^\w{3}, /.test(text) ? Date.parse(text) : Number.NaN)
