import { createFinalURL } from 'openapi-fetch'
import { type Answer, type Read, sender } from './attempt.ts'
import { type ApiError, type InnwireError, InputError, TimeoutError } from './errors.ts'
import type { Operation } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { pause, repeatable } from './retry.ts'
import { checkSettings } from './settings.ts'
import { sleep } from './sleep.ts'
import { whenUnconfirmed } from './unconfirmed.ts'

/** Fields of the query, without token and hotel id, and a JSON body that is text already. */
type Input = { query?: Query | undefined; body?: string | undefined }

/** A list stands for its name more than once; what is undefined is left out. */
export type Query = Record<string, unknown>

/** @throws {InputError} when a value is null: to the service, that is not "unchanged" */
const serialize = (query: Query): string =>
  `${new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => {
        if (one === null) throw new InputError([{ path: name, message: 'It needs a value.' }])
        return one === undefined ? [] : [[name, one]]
      }),
    ) as string[][],
  )}`

/** Where requests go: made by {@link connect}, taken by every resource. */
export type Connection = {
  /** Ends every call when it is aborted, unless the call has its own. */
  signal: AbortSignal | undefined
  /** Sends one operation, with retries, under one deadline; also after a value that says it is `retryable`. */
  send<T>(operation: Operation, input: Input, read: Read<T>, call?: CallOptions): Promise<Answer<T>>
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
    async send([operationId, version, path, method = 'GET'], { query = {}, body }, read, call = {}) {
      const { timeoutMs = settings.timeoutMs ?? 30_000, signal = settings.signal } = call
      const retry = { ...settings.retry, ...call.retry }
      const limit = call.retry?.limit ?? settings.retry?.limit ?? 3
      const url = createFinalURL(`/api/v${version}/apps/${path}`, {
        baseUrl: checked.baseUrl,
        params: { query },
        querySerializer: serialize,
        // Without `pathSerializer`, which only paths with parameters need.
      } as unknown as Parameters<typeof createFinalURL>[1])
      const ends = performance.now() + timeoutMs
      const controller = new AbortController()
      const stop = () => controller.abort(new TimeoutError(`No complete answer within ${timeoutMs} ms.`))
      // Timers do not go further; with more they would go off at once.
      const timer = setTimeout(stop, Math.min(timeoutMs, 2e9))
      signal?.addEventListener('abort', stop)
      // No UUID: a page without TLS can make none.
      const requestId = `${Math.random()}`
      let lost: boolean | undefined
      try {
        for (let attempt = 1; ; attempt++) {
          signal?.throwIfAborted()
          const event = { operationId, method, url, requestId, attempt }
          const result = await sendOnce(body, read, controller.signal, event)
          signal?.throwIfAborted()
          const failed = result instanceof Error
          const hint = whenUnconfirmed(event, result as Partial<ApiError>, settings, body, lost)
          const wanted =
            !hint &&
            attempt <= limit &&
            (failed ? repeatable(result) : (result.data as { retryable?: boolean } | null)?.retryable)
          const delayMs = wanted
            ? pause(attempt, (result as Partial<ApiError>).retryAfterMs, retry)
            : Infinity
          if (performance.now() + delayMs < ends) {
            lost ||= (result as Partial<ApiError>).status !== 429
            settings.onRetry?.({ ...event, delayMs, reason: failed ? result.message : 'try_again' })
            await sleep(delayMs, controller.signal)
          } else if (failed) {
            const details = { url, requestId, ...(result as object), unconfirmed: !!hint }
            throw new (result.constructor as typeof InnwireError)(
              `${operationId}: ${result.message} (request ${details.requestId})${hint}`,
              details,
            )
          } else return result
        }
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
      }
    },
  }
}
