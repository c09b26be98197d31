import { refuse } from '@innwire/validators'
import type { Clock } from '../clock.ts'
import { dayMs } from '../durations.ts'
import type { QuotaWindow, UsedQuota } from '../generated/control.ts'
import { Refused } from '../http/answer.ts'
import type { KeptState } from '../storage/kept-state.ts'
import type { CountInWindows, Limit, Window } from '../storage/processes.ts'
import type { PropertyRow } from '../storage/schema.ts'

/** Names of windows in the settings begin with it. */
export const countedPrefix = 'quota/'

/** Numbers of requests, per property. */
export type QuotaNumbers = {
  /** Of a minute, which begins with the first request after the last one was over. */
  per_minute: number
  /** Of 24 hours, which begin in the same way. */
  per_day: number
}

/** D11: what integrators report in practice. */
export const strictQuota: QuotaNumbers = { per_minute: 5, per_day: 250 }

export type Counted = {
  headers: Record<string, string>
  /** Takes the count back, because the server could not do it, and returns the headers that are right then. */
  giveBack(): Promise<Record<string, string>>
}

const uncounted: Counted = { headers: {}, giveBack: async () => ({}) }

/** From so many properties on, those with no open window are forgotten, removed ones among them. */
const fewestLookedThrough = 1000

const minuteMs = 60_000

/**
 * Counts requests per property in windows of a minute and of 24 hours; a window begins with the first request after
 * the last one's end. What is refused does not count.
 * @param counted by property; it outlives a restart
 * @param atOnce where several processes count
 * @returns for each request the headers of D11, of the window with fewer requests left; none for a property that is silent
 *   about its quota, even with a 429
 * @throws {Refused} 429
 */
export function quotaCounter(
  standard: QuotaNumbers | undefined,
  counted: KeptState<Window[]>,
  clock: Pick<Clock, 'nowBy'>,
  atOnce: CountInWindows = async () => undefined,
) {
  let forgetAt = fewestLookedThrough
  const forgetEnded = (values: Map<string, Window[]>, time: number, changed: (hrId: string) => void) => {
    if (values.size < forgetAt) return
    for (const [hrId, windows] of values) {
      if (windows.some(({ endsAt }) => endsAt > time)) continue
      values.delete(hrId)
      changed(hrId)
    }
    forgetAt = Math.max(fewestLookedThrough, 2 * values.size)
  }
  const countAlone = (hr_id: string, limits: Limit[]) =>
    counted.change((values, changed, databaseNow) => {
      const time = clock.nowBy(databaseNow).getTime()
      const last = values.get(hr_id)
      if (!last) forgetEnded(values, time, changed)
      const windows = limits.map(({ lengthMs }, index) => openAt(time, lengthMs, last?.[index]))
      const full = fullOf(limits, windows)
      if (full === -1) for (const window of windows) window.used += 1
      values.set(hr_id, windows)
      if (full === -1) changed(hr_id)
      return { windows, full, time }
    }, hr_id)
  const count = async (hr_id: string, limits: [Limit, Limit]) => {
    const taken = await atOnce(countedPrefix + hr_id, limits, setBackMs, clock.nowBy(0).getTime())
    if (!taken) return countAlone(hr_id, limits)
    const { time } = taken
    const windows = limits.map(({ lengthMs }, index) => openAt(time, lengthMs, taken.windows[index]))
    const full = taken.counted ? -1 : fullOf(limits, windows)
    // What another process has counted meanwhile, the windows do not show.
    return taken.counted || full !== -1 ? { windows, full, time } : countAlone(hr_id, limits)
  }
  return async (property: PropertyRow, isSilent = false): Promise<Counted> => {
    const numbers = quotaOf(property) ?? standard
    if (!numbers) return uncounted
    const limits: [Limit, Limit] = [
      { most: numbers.per_minute, lengthMs: minuteMs },
      { most: numbers.per_day, lengthMs: dayMs },
    ]
    const { hr_id } = property
    const { windows, full, time } = await count(hr_id, limits)
    const headersOfAll = (its: Window[], time: number) => (isSilent ? {} : headersOf(limits, its, time))
    const headers = headersOfAll(windows, time)
    const giveBack = () =>
      counted.change((values, changed, databaseNow) => {
        const present = values.get(hr_id) ?? []
        for (const [index, window] of present.entries())
          if (windows[index]?.endsAt === window.endsAt) window.used -= 1
        changed(hr_id)
        return headersOfAll(present, clock.nowBy(databaseNow).getTime())
      }, hr_id)
    if (full === -1) return { headers, giveBack }
    const wait = seconds((windows[full]?.endsAt ?? time) - time)
    const span = full === 0 ? 'minute' : 'day'
    const used = `The property's quota of ${limits[full]?.most} requests a ${span} is used up.`
    if (isSilent) throw new Refused(refuse('rate_limited', `${used} Wait before the next request.`))
    const message = `${used} Wait ${wait} seconds, as Retry-After says.`
    throw new Refused(refuse('rate_limited', message), { ...headers, 'retry-after': String(wait) })
  }
}

/** What is used of a property's quota, without counting anything. */
export async function usedQuota(
  property: PropertyRow,
  standard: QuotaNumbers | undefined,
  counted: Pick<KeptState<Window[]>, 'find'>,
  now: Date,
): Promise<UsedQuota> {
  const numbers = quotaOf(property) ?? standard
  if (!numbers) return { per_minute: null, per_day: null }
  const windows = (await counted.find(property.hr_id)) ?? []
  const shown = (limit: number, window: Window | undefined): QuotaWindow =>
    window && window.endsAt > now.getTime()
      ? { limit, used: window.used, ends_at: new Date(window.endsAt).toISOString() }
      : { limit, used: 0, ends_at: null }
  return { per_minute: shown(numbers.per_minute, windows[0]), per_day: shown(numbers.per_day, windows[1]) }
}

/** The last window that is full; -1 where none is. */
const fullOf = (limits: Limit[], windows: Window[]): number =>
  limits.findLastIndex(({ most }, index) => (windows[index]?.used ?? 0) >= most)

/** By which a clock may be set back without a new window, such as that of the database's next machine, in milliseconds. */
const setBackMs = 60_000

/** The window that is open, or a new one. A clock that was set back would leave one open for ever. */
const openAt = (time: number, lengthMs: number, present: Window | undefined): Window =>
  present && present.endsAt > time && present.endsAt <= time + lengthMs + setBackMs
    ? present
    : { endsAt: time + lengthMs, used: 0 }

/** The quota of a property's own; with one number alone it has none. */
export const quotaOf = ({ quota_per_minute, quota_per_day }: PropertyRow): QuotaNumbers | undefined =>
  quota_per_minute !== null && quota_per_day !== null
    ? { per_minute: quota_per_minute, per_day: quota_per_day }
    : undefined

function headersOf(limits: Limit[], windows: Window[], time: number): Record<string, string> {
  // More is used than a quota that was lowered since lets in.
  const left = limits.map(({ most }, index) => Math.max(0, most - (windows[index]?.used ?? 0)))
  const [minute = 0, day = 0] = left
  const dayEndsLater = (windows[1]?.endsAt ?? time) > (windows[0]?.endsAt ?? time)
  const nearer = day < minute || (day === minute && dayEndsLater) ? 1 : 0
  return {
    'ratelimit-limit': String(limits[nearer]?.most),
    'ratelimit-remaining': String(left[nearer]),
    'ratelimit-reset': String(seconds((windows[nearer]?.endsAt ?? time) - time)),
  }
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))
