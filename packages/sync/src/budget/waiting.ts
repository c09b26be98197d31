import type { RequestClass, Ticket } from './budget.ts'
import { classes } from './reserve.ts'

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
  const lines = Object.fromEntries(classes.map((kind) => [kind, new Set<Waiter>()])) as Record<
    RequestClass,
    Set<Waiter>
  >
  return {
    first: (): Waiter | undefined => {
      for (const kind of classes) for (const waiter of lines[kind]) return waiter
      return undefined
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
