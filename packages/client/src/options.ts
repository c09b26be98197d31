import type { OperationId } from '@innwire/types'

/** How often and how long to try again. */
export type RetryOptions = {
  /**
   * Attempts after the first. 0 turns retries off.
   * @default 3
   */
  limit?: number
  /**
   * First pause in milliseconds; it doubles with every attempt, and a random part of it is waited (full jitter).
   * @default 500
   */
  baseMs?: number
  /**
   * Longest pause in milliseconds.
   * @default 8000
   */
  maxMs?: number
  /**
   * Longest `Retry-After` that is waited for, in milliseconds. It is never shortened: a longer one ends the call with
   * the error of that answer, a `RateLimitError` or a `ServerError`, which carries it.
   * @default 60000
   */
  maxRetryAfterMs?: number
}

/** What a call may set for itself. */
export type CallOptions = {
  /** Ends the call when it is aborted; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /**
   * Milliseconds for the whole call: all attempts, all pauses, and reading the answer.
   * @default 30000
   */
  timeoutMs?: number | undefined
  /**
   * Retries of connection faults, 429, 502, 503, 504 and a temporary `try_again`. Nothing else is repeated; a list of
   * what is undelivered, `booked` or `modified` only when no page can be lost by that (D19, D33), an update that sets an availability
   * above 0 never (D12), and an invoice only after a refusal, unless `repeat` of the client says more. A repeated update
   * ends the values of another one for the same dates that was sent meanwhile: wait for its outcome first (D16).
   * @example { limit: 0 }
   */
  retry?: RetryOptions | undefined
}

/** What a hook is told of a request. The address has neither token nor hotel id. */
export type RequestEvent = {
  /** Its `operationId` in the contract. */
  operationId: OperationId
  /** Such as `PUT`. */
  method: string
  /** Its address. */
  url: string
  /** 1, and one more for each that follows. */
  attempt: number
  /** `X-Request-Id` as it is sent, the same for all attempts of a call. */
  requestId: string
}

/** Head of an answer. It is not a `Response`, because that shows the whole address. */
export type ResponseInfo = {
  /** HTTP status. */
  status: number
  /** Those of the answer, such as `retry-after`. */
  headers: Headers
  /** Without token and hotel id. */
  url: string
  /** `X-Request-Id` of the answer; where it has none, the one that was sent. */
  requestId: string
  /** Milliseconds until the whole answer of this attempt was read. */
  durationMs: number
}

/** What a hook is told of an answer. */
export type ResponseEvent = RequestEvent & ResponseInfo

/** What a hook is told before a pause. */
export type RetryEvent = RequestEvent & {
  /** Milliseconds until the next attempt. */
  delayMs: number
  /** Message of the error, or `try_again`. */
  reason: string
}

/** Settings of a client. */
export type ClientOptions = CallOptions & {
  /** Address of the service, such as `https://hotel.example`. */
  baseUrl: string
  /** Token of the integration. It is added to the address last, and shown nowhere. */
  token: string
  /**
   * Takes a token of less than 8 characters. It is redacted wherever it stands in texts of the service, and a short one
   * stands in many words.
   * @default false
   */
  allowShortToken?: boolean | undefined
  /** Id of the hotel, `hr_id` on the wire. */
  hrId: string
  /**
   * State this when the service charges a `transaction_id` once, however often it comes, and does not cancel the invoice by
   * it (D25 is our reading: ask the service). Then an invoice is sent again after an answer that was lost. Without it, the error of such an invoice is
   * `unconfirmed`, and a person looks on the folio.
   */
  repeat?: 'by transaction_id' | undefined
  /**
   * What sends the requests.
   * @default the global fetch
   */
  fetch?: typeof globalThis.fetch | undefined
  /**
   * Checks every answer against the contract, with `@innwire/validators`, which must be installed: `warn` writes what
   * is wrong to the console, `throw` throws a `ResponseError`.
   * @default 'off'
   */
  validate?: 'off' | 'warn' | 'throw' | undefined
  /** Called before each attempt. */
  onRequest?: ((event: RequestEvent) => void) | undefined
  /** Called with the head of each answer. */
  onResponse?: ((event: ResponseEvent) => void) | undefined
  /** Called before the pause that precedes another attempt. */
  onRetry?: ((event: RetryEvent) => void) | undefined
}
