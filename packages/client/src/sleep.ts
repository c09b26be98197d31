/**
 * Does something after a time, or at once when the signal aborts.
 * @returns takes it back
 */
export function after(ms: number, signal: AbortSignal | undefined, run: () => void): () => void {
  const timer = setTimeout(run, signal?.aborted ? 0 : ms)
  signal?.addEventListener('abort', run)
  return () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', run)
  }
}

/** Waits; ends early when the signal aborts, without a word. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = after(ms, signal, () => resolve(end()))
  })
