/** Random numbers that a seed decides: mulberry32. */
export function dice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    chance: (share: number) => next() < share,
    /** A whole number from 0 to below a limit. */
    upTo: (limit: number) => Math.floor(next() * limit),
    one: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  }
}
