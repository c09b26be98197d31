/** Waits; ends early when the signal aborts, without a word. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, signal?.aborted ? 0 : ms)
    signal?.addEventListener('abort', done)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
}
