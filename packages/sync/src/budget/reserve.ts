import type { Quota, RequestClass } from './budget.ts'
import { allowed, type Told } from './told.ts'
import { dayMs, minuteMs, type Usage } from './usage.ts'

/** The classes, the most urgent first. */
export const classes: readonly RequestClass[] = [
  'closing',
  'poll',
  'bill',
  'update',
  'extra_poll',
  'sweep',
  'retry',
  'follow',
]

/** Fifths of a window that a class leaves for those before it. */
const fifthsLeft: Record<RequestClass, number> = {
  closing: 0,
  poll: 1,
  bill: 0,
  update: 1,
  extra_poll: 1,
  sweep: 2,
  retry: 1,
  follow: 1,
}

/** Requests of a window that a class leaves. A window of one request has none to leave. */
const reserveOf = (kind: RequestClass, limit: number): number =>
  limit > 1 ? Math.ceil((limit * fifthsLeft[kind]) / 5) : 0

type Counted = { usage: Usage; quota: Quota; told: Told }

/** Requests that may still go now, all classes together, by our own count. */
export const leftByCount = ({ usage, quota, told }: Counted, time: number) => ({
  minute: Math.max(0, perMinute(quota, told) - usage.used(minuteMs, time)),
  day: Math.max(0, quota.perDay - usage.used(dayMs, time)),
})

/** Requests that may still go now, by our own count and by what the service says of its own. */
export function leftOf(counted: Counted, time: number) {
  const { minute, day } = leftByCount(counted, time)
  return {
    minute: Math.min(minute, allowed(counted.told.minute, time)),
    day: Math.min(day, allowed(counted.told.day, time)),
  }
}

/** When a request of a class may go, at the earliest; a time that has come means now. */
export function earliest(kind: RequestClass, { usage, quota, told }: Counted, time: number): number {
  const windows = [
    { limit: perMinute(quota, told), lengthMs: minuteMs, allowance: told.minute },
    { limit: quota.perDay, lengthMs: dayMs, allowance: told.day },
  ]
  const times = windows.map(({ limit, lengthMs, allowance }) => {
    const reserve = reserveOf(kind, limit)
    const missing = reserve + 1 - (limit - usage.used(lengthMs, time))
    const free = usage.freeAt(missing, lengthMs, time)
    return allowed(allowance, time) > reserve ? free : Math.max(free, allowance?.until ?? time)
  })
  return Math.max(time, told.pause?.until ?? time, ...times)
}

const perMinute = (quota: Quota, told: Told) => Math.min(quota.perMinute, told.perMinute ?? quota.perMinute)
