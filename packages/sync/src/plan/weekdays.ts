/** Weekdays as bits, Sunday the lowest. */
export const everyWeekday = 0b1111111

/** The weekday of a day since 1970-01-01, which was a Thursday. */
export const weekdayBit = (day: number): number => 1 << ((((day + 4) % 7) + 7) % 7)

/** The first day after one that falls on one of the weekdays. */
export function nextDay(day: number, weekdays: number): number {
  let next = day + 1
  while (!(weekdayBit(next) & weekdays)) next++
  return next
}

/** How many bits are set. */
export function bitsIn(set: number): number {
  let bits = 0
  for (let left = set; left; left &= left - 1) bits++
  return bits
}
