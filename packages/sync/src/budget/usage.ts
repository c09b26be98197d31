export const minuteMs = 60_000
export const dayMs = 86_400_000

/** A request whose answer came, or that is taken for answered. */
export type Answered = { id: string; at: number }

/**
 * The requests of the last 24 hours. The service counts a request at some moment between its leaving and its answer;
 * it holds its place in a window until the window has passed since the answer, and while it is under way in any case.
 */
export type Usage = {
  start(id: string): void
  /** It never left. */
  takeBack(id: string): void
  answer(id: string, at: number): void
  /** Requests that hold a place in a window of this length. */
  used(lengthMs: number, time: number): number
  /** When so many more places of a window are free, at the earliest. */
  freeAt(places: number, lengthMs: number, time: number): number
  /** Drops what is in no window any more, and says what that was. */
  forget(time: number): string[]
  answered(): readonly Answered[]
}

/** @param answered requests of before, oldest answer first */
export function countUsage(answered: Answered[]): Usage {
  const underWay = new Set<string>()
  /** Index of the first answer that still holds its place. */
  const firstIn = (lengthMs: number, time: number) => {
    let [low, high] = [0, answered.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (leavesAt(answered[middle], lengthMs) <= time) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    start: (id) => void underWay.add(id),
    takeBack: (id) => void underWay.delete(id),
    answer(id, at) {
      underWay.delete(id)
      answered.push({ id, at: Math.max(at, answered.at(-1)?.at ?? at) })
    },
    used: (lengthMs, time) => underWay.size + answered.length - firstIn(lengthMs, time),
    freeAt(places, lengthMs, time) {
      if (places <= 0) return time
      const last = answered[firstIn(lengthMs, time) + places - 1]
      // The answers of those under way come now, at the earliest.
      return leavesAt(last ?? { at: time }, lengthMs)
    },
    forget: (time) => answered.splice(0, firstIn(dayMs, time)).map(({ id }) => id),
    answered: () => answered,
  }
}

/** The service's clock may tick in whole milliseconds: one more makes sure that the window has passed there, too. */
const leavesAt = (answer: { at: number } | undefined, lengthMs: number) => (answer?.at ?? 0) + lengthMs + 1
