/**
 * Seconds from a moment to the next midnight of a time zone. A day with a change of the clocks has 23 or 25 hours, so the
 * end of the day is looked for, not reckoned.
 */
export function secondsToMidnight(from: Date, timeZone: string): number {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const today = dayOf.format(from)
  const isToday = (ms: number) => dayOf.format(new Date(ms)) === today
  let [before, after] = [from.getTime(), from.getTime() + 26 * 3_600_000]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isToday(middle)) before = middle
    else after = middle
  }
  return (after - from.getTime()) / 1000
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** A duration by its two largest units, as `1 day 2 hours`. */
export function durationOf(ms: number): string {
  let rest = ms
  const parts = units.flatMap(([name, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : []
  })
  return parts.slice(0, 2).join(' ')
}
