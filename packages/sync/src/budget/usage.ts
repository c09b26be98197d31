import { byClass, type RequestClass } from './budget.ts'

export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000

/** A request whose answer came, or that is taken for answered. */
export type Answered = { id: string; at: number; kind: RequestClass }

/**
 * The requests of the last 24 hours. The service counts a request at some moment between its leaving and its answer;
 * it holds its place in a window until the window has passed since the answer, and while it is under way in any case.
 */
export type Usage = ReturnType<typeof countUsage>

/** @param answered requests of before, oldest answer first */
export function countUsage(answered: Answered[]) {
  const underWay = new Map<string, RequestClass>()
  const going = byClass(() => 0)
  /** When the answers of each class came, the oldest first. */
  const timesOf = (kind: RequestClass) => answered.filter((one) => one.kind === kind).map(({ at }) => at)
  const times = byClass(timesOf)
  const timeOf = (index: number) => answered[index]?.at ?? 0
  const firstAnswered = (lengthMs: number, time: number) =>
    firstIndex(answered.length, (index) => leavesAt(timeOf(index), lengthMs) > time)
  const firstOf = (kind: RequestClass, time: number) =>
    firstIndex(times[kind].length, (index) => leavesAt(times[kind][index] ?? 0, dayMs) > time)
  const end = (id: string) => {
    const kind = underWay.get(id)
    if (kind && underWay.delete(id)) going[kind] -= 1
    return kind
  }
  const begin = (id: string, kind: RequestClass) => {
    underWay.set(id, kind)
    going[kind] += 1
  }
  return {
    start: begin,
    /** It never left. */
    takeBack: (id: string) => void end(id),
    answer(id: string, time: number) {
      const kind = end(id)
      if (!kind) return
      const at = Math.max(time, answered.at(-1)?.at ?? time)
      answered.push({ id, at, kind })
      times[kind].push(at)
    },
    /** @returns the request as it counts now; undefined: it is under way, or forgotten */
    countAs(id: string, kind: RequestClass): Answered | undefined {
      if (end(id)) {
        begin(id, kind)
        return undefined
      }
      const index = answered.findLastIndex((one) => one.id === id)
      const present = answered[index]
      if (!present) return undefined
      times[present.kind].splice(times[present.kind].lastIndexOf(present.at), 1)
      const before = times[kind].findLastIndex((at) => at <= present.at)
      times[kind].splice(before + 1, 0, present.at)
      answered[index] = { ...present, kind }
      return answered[index]
    },
    /** Requests that hold a place in a window of this length. */
    used: (lengthMs: number, time: number) => underWay.size + answered.length - firstAnswered(lengthMs, time),
    /** Those of the last 24 hours. */
    usedBy: (time: number) => byClass((kind) => going[kind] + times[kind].length - firstOf(kind, time)),
    /** When the last of a class was answered; now, while one is under way; undefined: there was none. */
    lastOf: (kind: RequestClass, time: number): number | undefined =>
      going[kind] > 0 ? time : times[kind].at(-1),
    /** The first moment at which enough places of a window are free, if no other request goes. */
    freeAt(lengthMs: number, time: number, enough: (at: number) => boolean) {
      if (enough(time)) return time
      const first = firstAnswered(lengthMs, time)
      const freed = (index: number) => leavesAt(timeOf(first + index), lengthMs)
      const count = answered.length - first
      const index = firstIndex(count, (one) => enough(freed(one)))
      // The answers of those under way come now, at the earliest.
      return index < count ? freed(index) : leavesAt(time, lengthMs)
    },
    /** Drops what is in no window any more, and says what that was. */
    forget(time: number) {
      for (const kind of Object.keys(times) as RequestClass[]) {
        const over = firstOf(kind, time)
        if (over > 0) times[kind].splice(0, over)
      }
      return answered.splice(0, firstAnswered(dayMs, time)).map(({ id }) => id)
    },
    answered: (): readonly Answered[] => answered,
    /** Other times for requests of before, where they are known better now. */
    retime(timeOf: (id: string) => number | undefined) {
      for (const [index, one] of answered.entries())
        answered[index] = { ...one, at: timeOf(one.id) ?? one.at }
      answered.sort((one, other) => one.at - other.at)
      Object.assign(times, byClass(timesOf))
    },
  }
}

/** The first index of so many for which something is true, that stays true for all after it; their number if none. */
function firstIndex(count: number, isTrue: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The service's clock may tick in whole milliseconds: one more makes sure that the window has passed there, too. */
const leavesAt = (at: number, lengthMs: number) => at + lengthMs + 1
