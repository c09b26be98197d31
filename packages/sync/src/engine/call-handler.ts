import type { Engine } from './engine.ts'

/** A handler did not settle in its time. It may still be at work. */
export class HandlerTimeoutError extends Error {
  override name = 'HandlerTimeoutError'
  constructor(handler: string, ms: number) {
    super(`${handler} did not settle within ${ms} ms. Give its own requests a shorter time limit.`)
  }
}

/**
 * Calls a handler of the user's, such as `onReservation`, for at most `pacing.handlerTimeoutMs`.
 * @returns what it failed with; undefined when it succeeded
 */
export function callHandler(
  { timer, pacing: { handlerTimeoutMs } }: Pick<Engine, 'timer' | 'pacing'>,
  handler: string,
  call: () => unknown,
): Promise<Error | undefined> {
  const { promise, resolve } = Promise.withResolvers<Error | undefined>()
  const cancel = timer.after(handlerTimeoutMs, () =>
    resolve(new HandlerTimeoutError(handler, handlerTimeoutMs)),
  )
  Promise.try(call)
    .then(
      () => resolve(undefined),
      (error) => resolve(error instanceof Error ? error : new Error(String(error))),
    )
    .finally(cancel)
  return promise
}
