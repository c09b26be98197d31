import { errorOf } from '../store/errors.ts'
import type { Engine } from './engine.ts'
import { backoff, type Pacing } from './pacing.ts'

/** Attempts at a handler: the user's system may be down for an hour. */
export const mostCalls = 14
/** A system that is busy now and then needs nobody: that a handler fails is told from so many failures in a row on. */
export const callsUntilTold = 3
const mostDoublings = 10

/** Milliseconds after which a handler that has failed so often is called again. */
export const callAgainMs = ({ retryMs }: Pacing, failures: number): number =>
  backoff(failures, retryMs, mostDoublings)

/** A handler did not settle in its time. It may still be at work. */
export class HandlerTimeoutError extends Error {
  override name = 'HandlerTimeoutError'
  constructor(handler: string, ms: number) {
    super(`${handler} did not settle within ${ms} ms. Give its own requests a shorter time limit.`)
  }
}

/**
 * Calls a handler of the user's, such as `onReservation`, for at most `pacing.handlerTimeoutMs`.
 * @param call gets a signal that aborts when the time is up
 * @param late is told when it succeeds after that
 * @returns what it failed with; undefined when it succeeded
 */
export function callHandler(
  { timer, pacing: { handlerTimeoutMs } }: Pick<Engine, 'timer' | 'pacing'>,
  handler: string,
  call: (signal: AbortSignal) => unknown,
  late = () => {},
): Promise<Error | undefined> {
  const { promise, resolve } = Promise.withResolvers<Error | undefined>()
  const time = new AbortController()
  const cancel = timer.after(handlerTimeoutMs, () => {
    const error = new HandlerTimeoutError(handler, handlerTimeoutMs)
    resolve(error)
    time.abort(error)
  })
  Promise.try(call, time.signal)
    .then(
      () => (time.signal.aborted ? late() : resolve(undefined)),
      (error) => resolve(errorOf(error)),
    )
    .finally(cancel)
  return promise
}
