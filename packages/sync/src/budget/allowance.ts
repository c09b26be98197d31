import { type ByClass, byClass, type Quota, type RequestClass } from './budget.ts'
import { allowed, endOf, type Hints, perMinuteOf } from './hints.ts'
import { mayGoAt } from './refusals.ts'
import { leavesOfMinute, leftFor, type Shares, spacingOf } from './shares.ts'
import { dayMs, minuteMs, type Usage } from './usage.ts'

/** What is counted of a property's requests, and what the service says of its own count. */
export type Counted = { usage: Usage; quota: Quota; shares: Shares; hints: Hints }

/** Requests that may still go now, all classes together, by our own count. */
export const leftByCount = ({ usage, quota, hints }: Counted, time: number) => ({
  minute: Math.max(0, perMinuteOf(quota, hints, time) - usage.used(minuteMs, time)),
  day: Math.max(0, quota.perDay - usage.used(dayMs, time)),
})

/** Requests that may still go now, by our own count and by what the service says of its own. */
export function leftOf(counted: Counted, time: number) {
  const { minute, day } = leftByCount(counted, time)
  return {
    minute: Math.min(minute, allowed(counted.hints.minute, time)),
    day: Math.min(day, allowed(counted.hints.day, time)),
  }
}

/** Requests of the day that may still go, if only one class asks. */
export function leftByClass(counted: Counted, time: number): ByClass<number> {
  const used = counted.usage.usedBy(time)
  const ours = leftByCount(counted, time).day
  return byClass((kind) =>
    Math.min(leftFor(kind, used, ours, counted.shares), bySaid(kind, used, counted, time)),
  )
}

/** By what the service says is left of its day, of which guarantees have their part. */
function bySaid(
  kind: RequestClass,
  used: ByClass<number>,
  { hints: { day }, shares }: Counted,
  time: number,
): number {
  const said = allowed(day, time)
  if (!day || said === Number.POSITIVE_INFINITY) return said
  return leftFor(kind, used, said, shares, Math.min(1, (day.until - day.from) / dayMs))
}

/** When the day lets a request of a class go, at the earliest; a time that has come means now. */
export function earliestOfDay(kind: RequestClass, counted: Counted, time: number): number {
  const { usage, quota, shares, hints } = counted
  const free = usage.freeAt(
    dayMs,
    time,
    (at) => leftFor(kind, usage.usedBy(at), quota.perDay - usage.used(dayMs, at), shares) > 0,
  )
  const last = usage.lastOf(kind, time) ?? Number.NEGATIVE_INFINITY
  const ours = Math.max(free, last + spacingOf(kind, usage.usedBy(time), quota.perDay, shares))
  const { day } = hints
  return day && bySaid(kind, usage.usedBy(time), counted, time) < 1 ? Math.max(ours, endOf(day)) : ours
}

/** When a request of a class may go, at the earliest; a time that has come means now. */
export function earliest(kind: RequestClass, counted: Counted, time: number): number {
  const { usage, quota, hints } = counted
  const limit = perMinuteOf(quota, hints, time)
  const leaves = leavesOfMinute(kind, limit)
  const ours = usage.freeAt(minuteMs, time, (at) => limit - usage.used(minuteMs, at) > leaves)
  const { minute } = hints
  const said = minute && allowed(minute, time) <= leaves ? endOf(minute) : time
  return Math.max(time, mayGoAt(hints, kind, time), ours, said, earliestOfDay(kind, counted, time))
}
