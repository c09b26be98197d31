import { hourMs } from '../durations.ts'

/** When a channel is sent again what differs from the calendar for a room, in epoch milliseconds. */
export type ResendSchedule = {
  at: number | undefined
  /** How often in a row it was sent again and refused. */
  times: number
  /** Whether it is sent again once before that, when the channel accepts anything: of this room it accepted nothing. */
  onSuccess: boolean
  /** When it is sent what the channel has counted by itself, and when at the latest. */
  counted: { at: number; latest: number } | undefined
  /** Sent again, and not settled yet. */
  underWay: 'in time' | 'early' | undefined
}

export const resendScheduleAt = (at: number | undefined): ResendSchedule => ({
  at,
  times: 0,
  onSuccess: false,
  counted: undefined,
  underWay: undefined,
})

/**
 * A refusal may be temporary, of a gateway or of a room that was not ready. The last pause is longer than a day and never
 * ends before the daily resend (`maintenance.ts`): in it, the channel's next success counts once.
 */
const pausesMs = [60_000, 900_000, hourMs, 4 * hourMs, 26 * hourMs]
/** A time further ahead comes from a clock that was set back. */
export const longestResendMs = Math.max(...pausesMs)

/** When the next resend is due; a time that is further ahead than possible is due now. */
export function nextResend({ at, counted }: ResendSchedule, now: number): number | undefined {
  const times = [within(at, now, longestResendMs), within(counted?.at, now, mostAfterMessageMs)]
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

const within = (time: number | undefined, now: number, furthestMs: number) =>
  time !== undefined && time > now + furthestMs ? now : time

export function resendBy(resend: ResendSchedule, at: number): void {
  resend.at = Math.min(at, resend.at ?? at)
}

/** By then the messages of what a channel has sold should be here; before, it would be sent a number that is too high. */
const afterMessageMs = 60_000
const mostAfterMessageMs = 600_000

/** Notes that a channel has counted by itself: each message puts the resend off, up to ten minutes in all (debounce). */
export function noteCounted(resend: ResendSchedule, now: number): void {
  const latest = Math.min(resend.counted?.latest ?? Number.POSITIVE_INFINITY, now + mostAfterMessageMs)
  resend.counted = { at: Math.min(now + afterMessageMs, latest), latest }
}

/** Notes that all that differs is sent now. */
export function noteResend(resend: ResendSchedule, now: number): void {
  const isInTime = (within(resend.at, now, longestResendMs) ?? Number.POSITIVE_INFINITY) <= now
  if (isInTime) resend.at = undefined
  resend.counted = undefined
  resend.onSuccess = false
  resend.underWay = isInTime ? 'in time' : 'early'
}

/** Notes what became of all that waited in a lane. */
export function noteSettled(resend: ResendSchedule, now: number, took: boolean, refused: boolean): void {
  const { underWay } = resend
  resend.underWay = undefined
  if (!refused) {
    // Accepted: the next refusal starts a new schedule.
    if (underWay) Object.assign(resend, resendScheduleAt(undefined), { counted: resend.counted })
    return
  }
  // An early resend leaves the schedule as it is.
  if (underWay === 'early' && resend.at !== undefined) return
  if (!underWay) resend.times = 0
  resendBy(resend, now + (pausesMs[resend.times] ?? longestResendMs))
  resend.times += 1
  resend.onSuccess = !took
}
