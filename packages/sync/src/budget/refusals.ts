import type { RequestClass } from './budget.ts'
import type { Hints, Span } from './hints.ts'
import { dayMs } from './usage.ts'

/** Classes whose requests are refused each by itself; polls are, however often they go. */
export type RefusedClass = Exclude<RequestClass, 'extra_poll'>

const refusedAs = (kind: RequestClass): RefusedClass => (kind === 'extra_poll' ? 'poll' : kind)

/** So many requests one after the other were refused (429), since `from` the last time. */
export type Refusal = Span & { times: number }

/** A pause is at most so long; then one request finds out. */
const longestPauseMs = 3_600_000
/** Without a usable `Retry-After`, and where that is shorter; twice as long after each further refusal. */
const firstPauseMs = 1000
/** What another class waits before it finds out whether it is refused, too; four times as long after each refusal. */
const firstProbeMs = 60_000
const probeGrowth = 4

/** @param heard `askedMs`: what a `Retry-After` asks for; undefined: nothing that can be used */
export function afterRefusal(
  hints: Hints,
  kind: RequestClass,
  heard: { askedMs: number | undefined; sentAt: number; time: number },
): Hints {
  const { askedMs, sentAt, time } = heard
  const of = refusedAs(kind)
  const own = next(hints.refusals?.[of], sentAt, time)
  const all = next(hints.refused, sentAt, time)
  const times = Math.max(own.times, all.times)
  const growing = times > 1 || askedMs === undefined ? firstPauseMs * 2 ** (times - 1) : 0
  const until = time + Math.min(longestPauseMs, Math.max(askedMs ?? 0, growing))
  const longer = until > (hints.pauses?.[of]?.until ?? time)
  const kinds = [...new Set([...(hints.refused?.kinds ?? []), of])]
  return {
    ...hints,
    refused: { ...all, kinds },
    refusals: { ...hints.refusals, [of]: own },
    pauses: longer ? { ...hints.pauses, [of]: { from: time, until } } : hints.pauses,
  }
}

/** Those that left together are refused together. */
function next(before: Refusal | undefined, sentAt: number, time: number): Refusal {
  if (before && sentAt <= before.from) return before
  return { from: time, until: time + dayMs, times: (before?.times ?? 0) + 1 }
}

/** The service has taken a request: no quota is used up. What was refused by itself keeps its pause. */
export function afterSuccess(hints: Hints, kind: RequestClass, sentAt: number): Hints {
  const { [refusedAs(kind)]: own, ...others } = hints.refusals ?? {}
  return {
    ...hints,
    refusals: own && sentAt > own.from ? others : hints.refusals,
    refused: hints.refused && sentAt > hints.refused.from ? undefined : hints.refused,
  }
}

/** When all pauses are over. */
export const pausedUntil = ({ pauses }: Hints, time: number): number =>
  Object.values(pauses ?? {}).reduce((latest, { until }) => Math.max(latest, until), time)

/**
 * When a request of a class may go, by what was refused. A class that was refused waits as it was told. While nobody
 * gets through, the others wait with it, but for a minute only: the refusal may be about that class alone.
 */
export function mayGoAt(hints: Hints, kind: RequestClass, time: number): number {
  const of = refusedAs(kind)
  const own = hints.pauses?.[of]?.until ?? time
  if (!hints.refused) return Math.max(time, own)
  const probe = hints.refused.from + firstProbeMs * probeGrowth ** (hints.refusals?.[of]?.times ?? 0)
  return Math.max(time, own, Math.min(pausedUntil(hints, time), probe))
}
