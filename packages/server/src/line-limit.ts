const secondMs = 1_000

/**
 * A leaky bucket of lines, so that strangers who send thousands of requests do not fill the disk (rate limit). Lines that
 * come faster are counted, and their number is told once a second.
 * @param atOnce how many have a line at once
 * @param everyMs after how long there may be one more, in milliseconds
 */
export function lineLimit(
  { atOnce, everyMs }: { atOnce: number; everyMs: number },
  tell: (counted: number) => void,
) {
  let left = atOnce
  let at = performance.now()
  let counted = 0
  let timer: NodeJS.Timeout | undefined
  const tellCounted = () => {
    clearTimeout(timer)
    timer = undefined
    if (counted > 0) tell(counted)
    counted = 0
  }
  return {
    /** Whether the next one has a line of its own; otherwise it is counted. */
    mayHaveLine() {
      const now = performance.now()
      left = Math.min(atOnce, left + (now - at) / everyMs)
      at = now
      if (left >= 1 && counted === 0) {
        left -= 1
        return true
      }
      counted += 1
      timer ??= setTimeout(tellCounted, secondMs).unref()
      return false
    },
    close: tellCounted,
  }
}
