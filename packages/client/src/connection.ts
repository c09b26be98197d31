import type { OperationId } from '@innwire/types'
import { createFinalURL } from 'openapi-fetch'
import { type Answer, type Read, sender } from './attempt.ts'
import { type Failure, type InnwireError, InputError, nothingDone, TimeoutError } from './errors.ts'
import type { Query } from './input/rules.ts'
import { operations } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { pause, type Update } from './retry.ts'
import { checkSettings } from './settings.ts'
import { after, sleep } from './sleep.ts'
import { whyNotAgain } from './unconfirmed.ts'

/** Fields of the query, without token and hotel id, and a JSON body that is text already. */
type Input = { query?: Query | undefined; body?: string | undefined }

/** @throws {InputError} when a value is null: to the service, that may not be "unchanged" (D5) */
const serialize = (query: Query): string =>
  `${new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => {
        if (one === null) throw new InputError([{ path: name, message: 'Give a value.' }])
        return one === undefined ? [] : [[name, one]]
      }),
    ) as string[][],
  )}`

/** Where requests go: made by {@link connect}, taken by every resource. */
export type Connection = {
  /** Ends every call when it is aborted, unless the call has its own. */
  signal: AbortSignal | undefined
  /**
   * Sends one operation, with retries, under one deadline; also after a value that says it is `retryable`.
   * @internal
   */
  send<T>(id: OperationId, input: Input, read: Read<T>, call?: CallOptions): Promise<Answer<T>>
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
    async send(operationId, { query, body }, read, call = {}) {
      const [version, path, method = 'GET'] = operations[operationId]
      const { timeoutMs = settings.timeoutMs ?? 30_000, signal = settings.signal } = call
      const retry = { ...settings.retry, ...call.retry }
      const url = createFinalURL(`/api/v${version}/apps/${path}`, {
        baseUrl: checked.baseUrl,
        params: { query },
        querySerializer: serialize,
        // Without `pathSerializer`, which only paths with parameters need.
      } as unknown as Parameters<typeof createFinalURL>[1])
      const ends = performance.now() + timeoutMs
      const controller = new AbortController()
      // Timers do not go further; with more they would go off at once.
      const end = after(Math.min(timeoutMs, 2e9), signal, () =>
        controller.abort(new TimeoutError(`No complete answer within ${timeoutMs} ms.`)),
      )
      // No UUID: a page without TLS can make none.
      const requestId = `${Math.random()}`
      let lost: InnwireError | undefined
      try {
        for (let attempt = 1; ; attempt++) {
          signal?.throwIfAborted()
          const event = { operationId, method, url, requestId, attempt }
          const result = await sendOnce(body, read, controller.signal, event)
          signal?.throwIfAborted()
          const failed = result instanceof Error
          const { status, data } = result as Failure & { data?: Update }
          const hint = whyNotAgain(operationId, url, body, result as Failure, settings.repeat, lost)
          const mayRetry = !hint && attempt <= (retry.limit ?? settings.retry?.limit ?? 3)
          const delayMs = mayRetry ? pause(attempt, result as Failure, retry) : Infinity
          // That nothing of this attempt was applied says nothing of the one before.
          const error = failed ? result : data?.rejections?.length === 0 && lost
          if (performance.now() + delayMs < ends) {
            if (failed && !nothingDone(result)) lost = result
            settings.onRetry?.({ ...event, delayMs, reason: failed ? result.message : 'try_again' })
            await sleep(delayMs, controller.signal)
          } else if (error) {
            throw new (error.constructor as typeof InnwireError)(
              `${operationId}: ${error.message} (request ${error.requestId ?? requestId})${hint}`,
              {
                url,
                requestId,
                cause: lost,
                ...(error as object),
                unconfirmed: !!hint && status !== 429,
                retryable: !hint && !((status as number) < 500 && status !== 429),
              },
            )
          } else {
            // What must not go again by itself, the caller must not send again either.
            if (data?.retryable) data.retryable = !hint
            return result as Exclude<typeof result, Error>
          }
        }
      } finally {
        end()
      }
    },
  }
}
