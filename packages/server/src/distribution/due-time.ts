/**
 * When something is due, in epoch milliseconds. What is further ahead than it can be was written by a clock that was
 * ahead: it is due now, or it would hold up its room until that time.
 */
export function dueTime(dueAt: string, now: number, furthestMs: number): number {
  const time = Date.parse(dueAt)
  return time > now + furthestMs ? now : time
}
