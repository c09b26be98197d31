/** When a room is told again what differs from the calendar, in epoch milliseconds. */
export type Retelling = {
  at: number | undefined
  /** How often in a row it was told again and refused. */
  times: number
  /** Whether it is told again before that, once, when the channel takes anything: it took nothing of the room. */
  onSuccess: boolean
  /** When it is told what the channel has counted, and when at the latest. */
  counted: { at: number; latest: number } | undefined
  /** Told again, and not yet settled. */
  underWay: 'in time' | 'early' | undefined
}

export const retellingAt = (at: number | undefined): Retelling => ({
  at,
  times: 0,
  onSuccess: false,
  counted: undefined,
  underWay: undefined,
})

const hourMs = 3_600_000
/**
 * A refusal may have been a moment's, of a gateway or of a room that was not ready. What is refused is told again once a
 * day besides, so the last of these never ends: it is the time in which the channel's next success counts once.
 */
const pausesMs = [60_000, 900_000, hourMs, 4 * hourMs, 26 * hourMs]
/** Further ahead it is only by a clock that was set back. */
export const longestRetellMs = Math.max(...pausesMs)

/** When the next of it is due; what is further ahead than it can be is due now. */
export function nextTelling({ at, counted }: Retelling, now: number): number | undefined {
  const times = [within(at, now, longestRetellMs), within(counted?.at, now, mostAfterMessageMs)]
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

const within = (time: number | undefined, now: number, furthestMs: number) =>
  time !== undefined && time > now + furthestMs ? now : time

export function tellBy(retelling: Retelling, at: number): void {
  retelling.at = Math.min(at, retelling.at ?? at)
}

/** By then the messages of what a channel sold before should be here, or it would be told too many. */
const afterMessageMs = 60_000
const mostAfterMessageMs = 600_000

/** Notes that a channel has counted by itself: with each message the time is put off, up to ten minutes in all. */
export function noteCounted(retelling: Retelling, now: number): void {
  const latest = Math.min(retelling.counted?.latest ?? Number.POSITIVE_INFINITY, now + mostAfterMessageMs)
  retelling.counted = { at: Math.min(now + afterMessageMs, latest), latest }
}

/** Notes that all that differs is told now. */
export function noteTelling(retelling: Retelling, now: number): void {
  const isInTime = (within(retelling.at, now, longestRetellMs) ?? Number.POSITIVE_INFINITY) <= now
  if (isInTime) retelling.at = undefined
  retelling.counted = undefined
  retelling.onSuccess = false
  retelling.underWay = isInTime ? 'in time' : 'early'
}

/** Notes what became of all that waited in a lane. */
export function noteSettled(retelling: Retelling, now: number, took: boolean, refused: boolean): void {
  const { underWay } = retelling
  retelling.underWay = undefined
  if (!refused) {
    // The next refusal is another one.
    if (underWay) Object.assign(retelling, retellingAt(undefined), { counted: retelling.counted })
    return
  }
  // It keeps its time.
  if (underWay === 'early' && retelling.at !== undefined) return
  if (!underWay) retelling.times = 0
  tellBy(retelling, now + (pausesMs[retelling.times] ?? longestRetellMs))
  retelling.times += 1
  retelling.onSuccess = !took
}
