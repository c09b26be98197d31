import { createFinalURL } from 'openapi-fetch'
import { type Answer, type Read, sender } from './attempt.ts'
import { ApiError, TimeoutError } from './errors.ts'
import type { Operation } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { pause, repeatable } from './retry.ts'
import { checkSettings } from './settings.ts'
import { sleep } from './sleep.ts'

/** Query without token and hotel id, and a JSON body, both already text. */
type Input = { query?: string | undefined; body?: string | undefined }

/** Where requests go: made by {@link connect}, taken by every resource. */
export type Connection = {
  /** Ends every call when it is aborted, unless the call has its own. */
  signal: AbortSignal | undefined
  /** Sends one operation, with retries, under one deadline; `again` tells whether a value asks for another attempt. */
  send<T>(
    operation: Operation,
    input: Input,
    read: Read<T>,
    call?: CallOptions,
    again?: (value: T) => boolean,
  ): Promise<Answer<T>>
}

/**
 * Connects to a service, for those who want single resources; `createClient` has them all.
 * @throws {InputError} when base URL, token or hotel id cannot be used
 * @example
 * const connection = connect({ baseUrl, token, hrId })
 * const page = await reservations(connection).list()
 */
export function connect(settings: ClientOptions): Connection {
  const checked = checkSettings(settings)
  const sendOnce = sender(settings, checked)

  return {
    signal: settings.signal,
    async send({ id, method, path }, { query, body }, read, call = {}, again) {
      const { timeoutMs = settings.timeoutMs ?? 30_000, signal = settings.signal } = call
      const retry = { limit: 3, ...settings.retry, ...call.retry }
      const ends = performance.now() + timeoutMs
      signal?.throwIfAborted()
      const controller = new AbortController()
      const stop = () => controller.abort()
      // Timers do not go further; with more they would go off at once.
      const timer = setTimeout(stop, Math.min(timeoutMs, 2 ** 31 - 1))
      signal?.addEventListener('abort', stop)
      const url = createFinalURL(path, {
        baseUrl: checked.baseUrl,
        params: {},
        // Ours is text already.
        querySerializer: () => query ?? '',
        pathSerializer: String,
      })
      try {
        for (let attempt = 1; ; attempt++) {
          const event = { operationId: id, method: method.toUpperCase(), url, attempt }
          const result = await sendOnce(body, read, controller.signal, event)
          signal?.throwIfAborted()
          const failed = result instanceof Error
          if (failed && controller.signal.aborted) {
            throw new TimeoutError(`No complete answer from ${url} within ${timeoutMs} ms.`, {
              url,
              retryable: true,
            })
          }
          const wanted = attempt <= retry.limit && (failed ? repeatable(result) : again?.(result.data))
          const asked = result instanceof ApiError ? result.retryAfterMs : undefined
          const delayMs = wanted ? pause(attempt, asked, retry) : undefined
          if (delayMs !== undefined && performance.now() + delayMs < ends) {
            settings.onRetry?.({ ...event, delayMs, reason: failed ? result.message : 'try_again' })
            await sleep(delayMs, controller.signal)
            signal?.throwIfAborted()
          } else if (failed) throw result
          else return result
        }
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
      }
    },
  }
}
