import { setTimeout as pause } from 'node:timers/promises'
import type { OnReservation } from '@innwire/sync'

/**
 * Hands changes on until it is stopped.
 * @param take takes one
 * @param mostMs for which a stop waits for what is under way; without it, until `take` has settled
 */
export function openTaking(take: OnReservation, mostMs?: number) {
  const underWay = new Map<Promise<unknown>, (reason: Error) => void>()
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  let stopping = false
  const onReservation: OnReservation = (change) => {
    // It comes again at the next start.
    if (stopping) return ended.promise
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const taking = promise.finally(() => underWay.delete(taking))
    underWay.set(taking, reject)
    Promise.try(take, change).then(resolve, reject)
    return taking
  }
  return {
    onReservation,
    /**
     * Lets what is under way finish, begins no more, and closes the engine.
     * @returns how many it did not wait for: they come again at the next start
     */
    async stop(close: () => Promise<void>): Promise<number> {
      stopping = true
      const settled = Promise.allSettled(underWay.keys())
      const waits = new AbortController()
      const late = mostMs !== undefined && pause(mostMs, undefined, waits).catch(() => undefined)
      await (late ? Promise.race([settled, late]) : settled)
      waits.abort()
      const left = [...underWay.values()]
      const closing = close()
      const stopped = new Error('innwire was stopped before.')
      ended.reject(stopped)
      for (const giveUp of left) giveUp(stopped)
      await closing
      return left.length
    },
  }
}
