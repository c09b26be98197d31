import type { SyncOptions } from '../../src/index.ts'
import { type Hotel, quick, startHotel } from '../hotel.ts'
import { simulatedTime } from './simulated-time.ts'

export const strict = { perMinute: 5, perDay: 250 }
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export type SimulatedHotel = Awaited<ReturnType<typeof startSimulatedHotel>>

/** A service with a quota of 5 a minute and 250 a day, whose time is simulated, and an engine in its usual pace. */
export async function startSimulatedHotel() {
  const hotel: Hotel = await startHotel({ quota: { per_minute: strict.perMinute, per_day: strict.perDay } })
  const time = simulatedTime(hotel.control)
  await hotel.control('PUT', '/clock', { now: new Date(time.now()).toISOString() })
  const usual = {
    ...Object.fromEntries(Object.keys(quick).map((name) => [name, undefined])),
    // Renewing it every few seconds would be most of what happens.
    leaseMs: hour,
  }
  return {
    ...hotel,
    time,
    open: (options: Partial<SyncOptions> = {}) =>
      hotel.open({
        quota: strict,
        now: time.now,
        timer: time.timer,
        fetch: time.fetch,
        ...options,
        pacing: { ...usual, ...options.pacing },
      }),
    /** The date so many days from the simulated today. */
    inDays: (days: number) => new Date(time.now() + days * day).toISOString().slice(0, 10),
    /** The most requests that left within any span of time. */
    mostWithin(ms: number) {
      const times = time.requests.map(({ at }) => at)
      return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + ms).length))
    },
    refusals: () => time.requests.filter(({ status }) => status === 429),
  }
}
