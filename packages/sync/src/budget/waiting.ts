import type { RequestClass, Ticket } from './budget.ts'
import { byClass, classes } from './classes.ts'

/** One who waits for a request to be let go. */
export type Waiter = {
  kind: RequestClass
  /** Its signal was aborted; it has been told. */
  left: boolean
  go(ticket: Ticket): void
  fail(reason: unknown): void
}

/** Those who wait: by class, then in the order in which they asked. */
export function waitingLine() {
  const lines = byClass(() => new Set<Waiter>())
  return {
    /** The first of each class, the most urgent class first. */
    *firsts(): Generator<Waiter> {
      for (const kind of classes)
        for (const waiter of lines[kind]) {
          yield waiter
          break
        }
    },
    remove: (waiter: Waiter) => void lines[waiter.kind].delete(waiter),
    /** Waits at the end of its class. Rejects when the signal aborts, and tells `onLeft`. */
    join: (kind: RequestClass, signal: AbortSignal | undefined, onLeft: () => void) => {
      const { promise, resolve, reject } = Promise.withResolvers<Ticket>()
      const waiter: Waiter = {
        kind,
        left: false,
        go: (ticket) => {
          signal?.removeEventListener('abort', leave)
          resolve(ticket)
        },
        fail: (reason) => {
          signal?.removeEventListener('abort', leave)
          reject(reason)
        },
      }
      const leave = () => {
        waiter.left = true
        lines[kind].delete(waiter)
        waiter.fail(signal?.reason)
        onLeft()
      }
      lines[kind].add(waiter)
      signal?.addEventListener('abort', leave)
      return promise
    },
  }
}
