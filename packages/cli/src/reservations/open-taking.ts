import type { OnReservation } from '@innwire/sync'

/**
 * Hands changes on until it is stopped.
 * @param take takes one
 */
export function openTaking(take: OnReservation) {
  const underWay = new Set<Promise<unknown>>()
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  let stopping = false
  const onReservation: OnReservation = (change) => {
    // It comes again at the next start.
    if (stopping) return ended.promise
    const taking = take(change).finally(() => underWay.delete(taking))
    underWay.add(taking)
    return taking
  }
  return {
    onReservation,
    /** Lets what is under way finish, begins no more, and closes the engine. */
    async stop(close: () => Promise<void>) {
      stopping = true
      await Promise.allSettled(underWay)
      const closing = close()
      ended.reject(new Error('innwire was stopped before.'))
      await closing
    },
  }
}
