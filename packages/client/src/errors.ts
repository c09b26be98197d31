import type { ErrorCode, ErrorPlace } from '@innwire/types'

/**
 * Base of every error that the client throws. The token stands in none of them.
 * @example catch (error) { if (error instanceof InnwireError && error.retryable) later() }
 */
export class InnwireError extends Error {
  // Written out, because a minifier renames classes.
  override name = 'InnwireError'
  /** Whether the same call may succeed later. It brings no page of reservations back that was lost: see the message. */
  readonly retryable: boolean = false
  /**
   * Whether the service may have done what must not be done twice: posted the invoice, delivered the page, or set an
   * availability that bookings have moved since. The message says what to do. Of an update that nobody knows about, the
   * outcome is `ambiguous`, which has this error.
   */
  declare readonly unconfirmed: boolean | undefined
  /** Id of the request (`X-Request-Id`); quote it when you ask for help. */
  declare readonly requestId: string | undefined
  /** Address of the request, without token and hotel id. */
  declare readonly url: string | undefined

  constructor(message: string, details?: object) {
    super(message)
    Object.assign(this, details)
  }
}

/** One wrong place of an input, such as `rooms[0].dates[3].price`. */
export type InputIssue = { path: string; message: string }

/** Issues as sentences. */
export const listed = (issues: InputIssue[]): string =>
  issues.map(({ path, message }) => `${path}: ${message}`).join(' ')

/** The input cannot be sent; nothing was. `issues` names every wrong place. */
export class InputError extends InnwireError {
  override name = 'InputError'
  declare readonly issues: InputIssue[]

  constructor(issues: InputIssue[]) {
    super(`Nothing was sent. ${listed(issues)}`, { issues })
  }
}

/** No complete answer came: the address is wrong, the service is down, or the connection broke on the way. */
export class ConnectionError extends InnwireError {
  override name = 'ConnectionError'
  override readonly retryable = true
}

/** The time of the call was up, all attempts and the reading of the answer included. */
export class TimeoutError extends InnwireError {
  override name = 'TimeoutError'
  override readonly retryable = true
}

/** An answer came that cannot be read, or that lacks what the contract promises. */
export class ResponseError extends InnwireError {
  override name = 'ResponseError'
  declare readonly status: number
  /** The first 200 characters of the body. */
  declare readonly body: string
}

/** The service refused the request. `code` tells why; the subclasses tell by status. */
export class ApiError extends InnwireError {
  override name = 'ApiError'
  declare readonly status: number
  /** A code of the contract's catalogue; `unknown` when the answer was not one of the service's own. */
  declare readonly code: ErrorCode | 'unknown'
  /** The wrong places of the request, where places are at fault. */
  declare readonly errors: ErrorPlace[]
  /** Milliseconds that the service asks to wait; undefined when it does not say. */
  declare readonly retryAfterMs: number | undefined
}

/** 401: token or hotel id is missing or wrong. */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError'
  declare readonly code: 'unauthorized' | 'unknown'
}

/** 422: understood, but not acceptable. Nothing was applied. */
export class ValidationError extends ApiError {
  override name = 'ValidationError'
}

/** 409: the id of a posting belongs to another invoice, or the folio is closed. */
export class ConflictError extends ApiError {
  override name = 'ConflictError'
  declare readonly code: 'transaction_id_reused' | 'folio_closed' | 'unknown'
}

/** 429: the quota is used up, and the wait is longer than the call may take. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError'
  override readonly retryable = true
  declare readonly code: 'rate_limited' | 'unknown'
}

/** 5xx: the service failed. Whether a change was applied is unknown. */
export class ServerError extends ApiError {
  override name = 'ServerError'
  override readonly retryable = true
  declare readonly code: 'internal_error' | 'unavailable' | 'unknown'
}

/** The error classes of single statuses; others of 500 and above are a {@link ServerError}, and the rest an {@link ApiError}. */
export const byStatus: Record<number, typeof ApiError> = {
  401: AuthenticationError,
  409: ConflictError,
  422: ValidationError,
  429: RateLimitError,
}

/** Whether the service, or a gateway before it, has refused a request: then nothing was done. */
export const isRefusal = ({ code, status }: Partial<ApiError>) => code && (status as number) < 500
