import type { Sendable } from './isolate.ts'

/**
 * What goes again to a channel that took none of these values: first all; from the second failure on one half and then
 * the other, then each quarter, and so on down to single values, and all again. The first part that the channel takes
 * says that it works: then the rest goes at once, and what it refuses is found by halves.
 * @param attempts how often values were sent to it again
 */
export function partOf(values: Sendable[], attempts: number): Sendable[] {
  const { parts, part } = turnOf(attempts, values.length)
  if (parts === 1) return values
  const sorted = values.toSorted((one, other) => (one.at.date < other.at.date ? -1 : 1))
  const startOf = (index: number) => Math.ceil((index * values.length) / parts)
  return sorted.slice(startOf(part), startOf(part + 1))
}

/** Which of how many parts has its turn. No part is empty. */
function turnOf(attempts: number, count: number) {
  let left = attempts
  for (let parts = 1; ; parts = parts * 2 > count ? 1 : parts * 2) {
    if (left < parts) return { parts, part: left }
    left -= parts
  }
}
