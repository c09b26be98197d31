import { isTimeZone, today } from '../dates.ts'
import { hourMs } from '../durations.ts'
import type { Alarm } from '../generated/control.ts'

/** Something found, and by what it is ordered among its kind; without an alarm where its reason is gone. */
export type FoundAlarm = { hr_id: string; key: string; alarm: Alarm | undefined }

export type WantedAlarms = {
  /** Of this property only. */
  hrId?: string | undefined
  /** Only what comes behind this. */
  after?: { hr_id: string; key: string } | undefined
  most: number
  now: Date
}

/** The earliest date that is still the present one somewhere: 12 hours behind UTC, with one to spare. */
export const earliestToday = (now: Date): string =>
  new Date(now.getTime() - 13 * hourMs).toISOString().slice(0, 10)

/** The property's today; where nobody knows its time zone, the earliest that it can be. */
export const presentDate = (timeZone: string, now: Date): string =>
  isTimeZone(timeZone) ? today(timeZone, now) : earliestToday(now)
