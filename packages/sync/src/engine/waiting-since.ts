import { minuteMs } from '../budget/usage.ts'

/** Since when each of many things waits, to the minute, so that the oldest is found without looking at all of them. */
export function openWaitingSince() {
  const minutes = new Map<string, number>()
  /** How many wait since a minute. */
  const counts = new Map<number, number>()
  return {
    has: (key: string) => minutes.has(key),
    /** @param ms since 1970; nothing changes where it waits already */
    add(key: string, ms: number) {
      if (minutes.has(key)) return
      const minute = Math.floor(ms / minuteMs)
      minutes.set(key, minute)
      counts.set(minute, (counts.get(minute) ?? 0) + 1)
    },
    remove(key: string) {
      const minute = minutes.get(key)
      if (minute === undefined) return
      minutes.delete(key)
      const left = (counts.get(minute) ?? 1) - 1
      if (left > 0) counts.set(minute, left)
      else counts.delete(minute)
    },
    /** In milliseconds since 1970; undefined when none waits. */
    oldest: () => (counts.size > 0 ? Math.min(...counts.keys()) * minuteMs : undefined),
  }
}
