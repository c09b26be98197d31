/** When a room is told again what differs from the calendar, in epoch milliseconds. */
export type Retelling = {
  at: number | undefined
  /** How often in a row it was told again and refused. */
  times: number
  /** Whether it is told again before that, once, when the channel takes anything: it took nothing of the room. */
  onSuccess: boolean
  /** Told again, and not yet settled. */
  underWay: 'in time' | 'early' | undefined
}

export const retellingAt = (at: number | undefined): Retelling => ({
  at,
  times: 0,
  onSuccess: false,
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

export const isDue = ({ at }: Retelling, now: number): boolean =>
  at !== undefined && (at <= now || at > now + longestRetellMs)

export function tellBy(retelling: Retelling, at: number): void {
  retelling.at = Math.min(at, retelling.at ?? at)
}

export function noteTelling(retelling: Retelling, underWay: Retelling['underWay']): void {
  if (underWay === 'in time') retelling.at = undefined
  retelling.onSuccess = false
  retelling.underWay = underWay
}

/** Notes what became of all that waited in a lane. */
export function noteSettled(retelling: Retelling, now: number, took: boolean, refused: boolean): void {
  const { underWay } = retelling
  retelling.underWay = undefined
  if (!refused) {
    // The next refusal is another one.
    if (underWay) Object.assign(retelling, retellingAt(undefined))
    return
  }
  // It keeps its time.
  if (underWay === 'early') return
  if (!underWay) retelling.times = 0
  tellBy(retelling, now + (pausesMs[retelling.times] ?? longestRetellMs))
  retelling.times += 1
  retelling.onSuccess = !took
}
