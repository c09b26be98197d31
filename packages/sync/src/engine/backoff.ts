/** Milliseconds before another attempt: doubling up to 64 times the first, or more often, a fifth of it by chance. */
export const backoff = (failures: number, firstMs: number, mostDoublings = 6): number =>
  firstMs * 2 ** Math.min(Math.max(0, failures - 1), mostDoublings) * (0.9 + 0.2 * Math.random())
