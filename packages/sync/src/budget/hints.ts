import type { RequestClass } from './budget.ts'
import { type Ignored, type RateLimit, readRateLimit, retryAfterMs } from './read-headers.ts'
import { afterRefusal, afterSuccess, type Refusal, type RefusedClass } from './refusals.ts'
import { dayMs, minuteMs } from './usage.ts'

export type Span = { from: number; until: number }
/** Up to a moment the service lets so many more requests in. */
export type Allowance = Span & { left: number }

/** What the service's answers said of its own count, with times in milliseconds. */
export type Hints = {
  /** Nothing of a class may go before its end. */
  pauses?: Partial<Record<RefusedClass, Span>> | undefined
  /** Until a request of the class is taken. */
  refusals?: Partial<Record<RefusedClass, Refusal>> | undefined
  /** Until any request is taken: of which classes were refused. */
  refused?: (Refusal & { kinds: RefusedClass[] }) | undefined
  minute?: Allowance | undefined
  day?: Allowance | undefined
  /** Requests a minute, where that is less than the quota. */
  limit?: (Span & { perMinute: number }) | undefined
  /** The answers have said the same of what remains since then. */
  same?: (Span & { remaining: number }) | undefined
  /** `RateLimit-*` are not believed. */
  distrusted?: Span | undefined
}

/** What is known of a request when its answer comes. */
export type Heard = {
  kind: RequestClass
  status: number
  headers: Headers
  /** When it left, and when the answer came. */
  sentAt: number
  time: number
  /** The machine's clock, for dates. */
  now: number
  /** Requests under way that left after it: the answer cannot count them yet. */
  later: number
  /** What is left by our own count. */
  left: { minute: number; day: number }
  /** Requests a minute by our own quota. */
  perMinute: number
}

/** What remains by the service's words is believed for so long, or until their reset; that nothing does, for less. */
const believedMs = 900_000
const emptyBelievedMs = 60_000
/** The same words for so long are no count. So long they are not believed then. */
const sameMs = 900_000
const distrustedMs = 3_600_000
/** A smaller limit doubles after each of these, until the service refuses a request. */
const doublesMs = 900_000

/** Adds what an answer says. What cannot be true changes nothing and is told. */
export function hear(before: Hints, heard: Heard): { hints: Hints; ignored: Ignored[] } {
  const ignored: Ignored[] = []
  const hints = hearRefusal(before, heard, ignored)
  const said = readRateLimit(heard.headers)
  if (!said || hints.distrusted) return { hints, ignored }
  if ('why' in said) return { hints, ignored: [...ignored, said] }
  const same = sameAs(hints, said, heard)
  if (same && heard.time - same.from >= sameMs) {
    const distrusted = { from: heard.time, until: heard.time + distrustedMs }
    const why = `has been ${same.remaining} for ${Math.round((heard.time - same.from) / minuteMs)} minutes`
    const { pauses, refusals, refused } = hints
    return {
      hints: { pauses, refusals, refused, distrusted },
      ignored: [...ignored, { header: 'RateLimit-Remaining', why }],
    }
  }
  const next: Hints = { ...hints, same }
  const window = said.resetMs <= minuteMs ? 'minute' : 'day'
  if (window === 'minute' && said.limit !== undefined) next.limit = limitAfter(hints, said.limit, heard)
  if (said.remaining === undefined) return { hints: next, ignored }
  const allowance = {
    from: heard.time,
    until: heard.time + said.resetMs,
    left: Math.max(0, said.remaining - heard.later),
  }
  next[window] = allowanceAfter(hints[window], allowance, heard.left[window], heard)
  return { hints: next, ignored }
}

/** `Retry-After` counts where the service refuses because of its quota: of a success it says nothing. */
function hearRefusal(hints: Hints, heard: Heard, ignored: Ignored[]): Hints {
  const { kind, status, headers, sentAt, time, now } = heard
  const asked = retryAfterMs(headers, now)
  if (status !== 429) {
    if (asked !== undefined && status < 300)
      ignored.push({ header: 'Retry-After', why: 'came with a success' })
    return afterSuccess(hints, kind, sentAt)
  }
  if (Number.isNaN(asked)) ignored.push({ header: 'Retry-After', why: 'is neither seconds nor a date' })
  const askedMs = Number.isNaN(asked) ? undefined : asked
  const limit = hints.limit && { ...hints.limit, from: time, until: time + dayMs }
  return { ...afterRefusal(hints, kind, { askedMs, sentAt, time }), limit }
}

/** Since when the answers say the same; only of a count below ours. */
function sameAs(
  { same }: Hints,
  { remaining, resetMs }: RateLimit,
  { status, time, left }: Heard,
): Hints['same'] {
  const ours = resetMs <= minuteMs ? left.minute : left.day
  if (remaining === undefined || remaining >= ours || status === 429) return undefined
  const from = same?.remaining === remaining ? same.from : time
  return { from, until: time + dayMs, remaining }
}

function limitAfter({ limit }: Hints, said: number, { time, perMinute }: Heard): Hints['limit'] {
  if (said >= perMinute) return undefined
  const from = limit?.perMinute === said ? limit.from : time
  return { from, until: time + dayMs, perMinute: said }
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

/** When an allowance ends that is not renewed. */
export const endOf = ({ from, until, left }: Allowance): number =>
  Math.min(until, from + (left > 0 ? believedMs : emptyBelievedMs))

/** How many more the service lets in by what it said. */
export const allowed = (allowance: Allowance | undefined, time: number): number =>
  allowance && endOf(allowance) > time ? Math.max(0, allowance.left) : Number.POSITIVE_INFINITY

/** Requests a minute, by the quota and by what the service said. */
export const perMinuteOf = (quota: { perMinute: number }, { limit }: Hints, time: number): number =>
  limit
    ? Math.min(quota.perMinute, limit.perMinute * 2 ** Math.floor(Math.max(0, time - limit.from) / doublesMs))
    : quota.perMinute

/** Whether one request alone finds out if the service takes any again. */
export const mustProbe = ({ refused, minute, day }: Hints, time: number): boolean =>
  refused !== undefined ||
  [minute, day].some((one) => one && one.left <= 0 && endOf(one) <= time && time < one.until)

/** One request goes. */
export const afterOne = (hints: Hints): Hints => ({
  ...hints,
  minute: hints.minute && { ...hints.minute, left: hints.minute.left - 1 },
  day: hints.day && { ...hints.day, left: hints.day.left - 1 },
})

type Change = <Kind extends Span>(span: Kind) => Kind | undefined

const changed = (hints: Hints, change: Change): Hints => {
  const of = <Kind extends Span>(span: Kind | undefined) => span && change(span)
  const ofEach = <Kind extends Span>(spans: Partial<Record<RefusedClass, Kind>> = {}) =>
    Object.fromEntries(
      Object.entries(spans).flatMap(([kind, span]) => {
        const after = of(span)
        return after ? [[kind, after]] : []
      }),
    ) as Partial<Record<RefusedClass, Kind>>
  return {
    pauses: ofEach(hints.pauses),
    refusals: ofEach(hints.refusals),
    refused: of(hints.refused),
    minute: of(hints.minute),
    day: of(hints.day),
    limit: of(hints.limit),
    same: of(hints.same),
    distrusted: of(hints.distrusted),
  }
}

export const moved = (hints: Hints, ms: number): Hints => changed(hints, (span) => movedSpan(span, ms))

const movedSpan = <Kind extends Span>(span: Kind, ms: number): Kind => ({
  ...span,
  from: Math.ceil(span.from + ms),
  until: Math.ceil(span.until + ms),
})

/**
 * What is still true at a time. A time before that of the news means that the clock was set back: then the whole wait
 * begins again, but none becomes longer.
 */
export const stillTrue = (hints: Hints, time: number): Hints =>
  changed(hints, (span) => {
    if (span.until <= time) return undefined
    return span.from <= time ? span : movedSpan(span, time - span.from)
  })
