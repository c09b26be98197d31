import { byClass, classes, type RequestClass, type Ticket } from './budget.ts'

/** One who waits for a request to be let go. */
export type Waiter = {
  kind: RequestClass
  /** When it asked first. */
  since: number
  /** Its signal was aborted; it has been told. */
  left: boolean
  go(ticket: Ticket): void
  fail(reason: unknown): void
}

/** Those who wait: by class, then in the order in which they asked first. */
export function waitingLine() {
  const lines = byClass(() => [] as Waiter[])
  const remove = (waiter: Waiter) => {
    const line = lines[waiter.kind]
    const place = line.indexOf(waiter)
    if (place >= 0) line.splice(place, 1)
  }
  return {
    /** The first of each class, the most urgent class first. */
    *firsts(): Generator<Waiter> {
      for (const kind of classes) {
        const [first] = lines[kind]
        if (first) yield first
      }
    },
    remove,
    /** Waits in its class behind those who asked before. Rejects when the signal aborts, and tells `onLeft`. */
    join: (kind: RequestClass, since: number, signal: AbortSignal | undefined, onLeft: () => void) => {
      const { promise, resolve, reject } = Promise.withResolvers<Ticket>()
      const waiter: Waiter = {
        kind,
        since,
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
        remove(waiter)
        waiter.fail(signal?.reason)
        onLeft()
      }
      const line = lines[kind]
      line.splice(line.findLastIndex((other) => other.since <= since) + 1, 0, waiter)
      signal?.addEventListener('abort', leave)
      return promise
    },
  }
}
