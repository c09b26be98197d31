import type { Engine } from '../engine/engine.ts'

/** Those who wait until the calendar has nothing left to do. */
export function openSettled({ stopping }: Engine, isSettled: () => boolean) {
  const waiters = new Set<() => void>()
  /** Something is done: it may have been the last. */
  const look = () => {
    if (waiters.size === 0 || !isSettled()) return
    for (const resolve of waiters) resolve()
    waiters.clear()
  }
  return {
    look,
    /** Rejects with a ClosedError when the engine is closed before. */
    async wait(): Promise<void> {
      stopping.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const stop = () => reject(stopping.reason)
      waiters.add(resolve)
      stopping.addEventListener('abort', stop, { once: true })
      look()
      await promise.finally(() => {
        waiters.delete(resolve)
        stopping.removeEventListener('abort', stop)
      })
    },
  }
}
