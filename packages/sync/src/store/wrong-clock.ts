/**
 * Whether a clock that was ahead has written a lease, whose property would be locked until that time comes. A clock
 * that was set back by less than the lease's time leaves the lease with its worker.
 */
export const isOfWrongClock = (
  { expiresAt, ttlMs }: { expiresAt: number; ttlMs: number },
  now: number,
): boolean => expiresAt > now + 2 * ttlMs
