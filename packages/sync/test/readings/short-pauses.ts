import { vi } from 'vitest'

/** Before a client that waits for a transaction looks at it again, in milliseconds. */
const pauses = new Set([2000, 7000, 24_500])
const share = 1 / 20

/** From now on such looks are close together; all other times, such as deadlines, stay as they are. */
export function shortenPauses(): void {
  const { setTimeout } = globalThis
  const shortened = (call: () => void, ms = 0) => setTimeout(call, pauses.has(ms) ? ms * share : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(shortened as typeof setTimeout)
}
