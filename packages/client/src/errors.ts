import type { ErrorCode, ErrorPlace, errorCodes } from '@innwire/types'

/**
 * Base of the client's own errors; what a signal or a hook throws comes as it is. The token stands in none of them.
 * @example catch (error) { if (error instanceof InnwireError && error.retryable) later() }
 */
export class InnwireError extends Error {
  // Written out, because a minifier renames classes.
  override name = 'InnwireError'
  /**
   * Whether the same call may be made again later, as it is; an update of the calendar only where no later one has set the
   * same dates (D16). False, too, where it would succeed and do harm: where `unconfirmed` is true, and for an update that
   * sets an availability above 0, which a booking may have moved by then (D12). The message says what to do instead.
   */
  readonly retryable: boolean = false
  /**
   * Whether the service may have done what must not be done twice: posted the invoice, delivered the page, or set an
   * availability that bookings have moved since. The message says what to do. Of an update that nobody knows about, the
   * outcome is `ambiguous`, which has this error.
   */
  declare readonly unconfirmed: boolean | undefined
  /**
   * The failure of an attempt of this call whose answer was lost, so that it may have been carried out, whatever the
   * service said to the repetition.
   */
  declare readonly cause: InnwireError | undefined
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
export type InputIssue = {
  /** Where it is; empty for the whole. */
  path: string
  /** What is wrong and what to do, as a sentence. */
  message: string
}

/** The input cannot be sent; nothing was. `issues` names every wrong place. */
export class InputError extends InnwireError {
  override name = 'InputError'
  /** Every wrong place. */
  declare readonly issues: InputIssue[]

  constructor(issues: InputIssue[]) {
    super(`Nothing was sent. ${issues.map(({ path, message }) => `${path}: ${message}`).join(' ')}`, {
      issues,
    })
  }
}

/** No complete answer came: the address is wrong, the service is down, or the connection broke on the way. */
export class ConnectionError extends InnwireError {
  override name = 'ConnectionError'
}

/** The time of the call was up, all attempts and the reading of the answer included. */
export class TimeoutError extends InnwireError {
  override name = 'TimeoutError'
}

/** An answer came that cannot be read, or that lacks what the contract promises. */
export class ResponseError extends InnwireError {
  override name = 'ResponseError'
  /** HTTP status. */
  declare readonly status: number
  /** How the body starts, as the message has it. */
  declare readonly body: string
}

/** The service refused the request. `code` tells why; the subclasses tell by status. */
export class ApiError extends InnwireError {
  override name = 'ApiError'
  /** HTTP status. */
  declare readonly status: number
  /** The code that the answer has, as a rule one of the contract's catalogue; `unknown` when it has none. */
  declare readonly code: ErrorCode | 'unknown'
  /** The wrong places of the request, where places are at fault. */
  declare readonly errors: ErrorPlace[]
  /** Milliseconds that the service asks to wait; undefined when it does not say. */
  declare readonly retryAfterMs: number | undefined
}

/** The codes that the contract has for a status. */
type CodeOf<Status extends number> =
  | { [Code in ErrorCode]: (typeof errorCodes)[Code]['status'] extends Status ? Code : never }[ErrorCode]
  | 'unknown'

/** 401: token or hotel id is missing or wrong. */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError'
  declare readonly code: CodeOf<401>
}

/** 422: understood, but not acceptable. By our reading nothing was applied (D13, D27, D37). */
export class ValidationError extends ApiError {
  override name = 'ValidationError'
}

/**
 * 409: the service has something that the posting contradicts. `transaction_id_reused`: an invoice under its id, on our
 * server another one, elsewhere perhaps this one (D25). Look on the folio before you post it under another id.
 */
export class ConflictError extends ApiError {
  override name = 'ConflictError'
  declare readonly code: CodeOf<409>
}

/**
 * 429: the quota is used up. By our reading nothing was applied. All attempts were made, or the wait is longer than the
 * call may take; or the update sets an availability above 0, which is not sent again: after `retryAfterMs`, where it is
 * given, save what has changed, and send what is left to sell (D12).
 */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError'
  declare readonly code: CodeOf<429>
}

/** 5xx: the service failed. Whether a change was applied is unknown. */
export class ServerError extends ApiError {
  override name = 'ServerError'
  declare readonly code: CodeOf<500 | 503>
}

/** The error classes of single statuses; others of 500 and above are a {@link ServerError}, and the rest an {@link ApiError}. */
export const byStatus: Record<number, typeof ApiError> = {
  401: AuthenticationError,
  409: ConflictError,
  422: ValidationError,
  429: RateLimitError,
}

/** What the error of a request may tell of it. */
export type Failure = {
  code?: string | undefined
  status?: number
  retryable?: boolean
  retryAfterMs?: number | undefined
}

/** Whether nothing was done: the service, or a gateway before it, refused the request. */
export const nothingDone = ({ code, status }: Failure) => code && !((status as number) > 499)
