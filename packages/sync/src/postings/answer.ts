import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  RateLimitError,
  ResponseError,
  ServerError,
  TimeoutError,
} from '@innwire/client'
import { errorCodes, errorCodeValues, type Posting, type PostingResult } from '@innwire/types'
import type { Turn } from '../engine/access.ts'
import { errorOf } from '../store/errors.ts'
import { isRefusalCode } from './cashier-message.ts'
import type { PostedInvoice, RefusedInvoice } from './outcome.ts'

/**
 * Whom a failed attempt counts against: `bill`, because the service answered; `confirmation`, because it accepted the
 * invoice with an answer that confirms nothing; `service`, because nobody gets through now; `nobody`, because it was not
 * tried; `store`, because that failed.
 */
type Blame = 'bill' | 'confirmation' | 'service' | 'nobody' | 'store'

/** An attempt that settled nothing. */
export type FailedAttempt = {
  blame: Blame
  /** By our reading, the service has done nothing (D27). */
  nothingDone: boolean
  /** Without guest data, and so without anything of a body. */
  message: string
  error: Error
}

/**
 * Sends an invoice and reads what came of it. Never rejects.
 * @param mayBeOnFolio an earlier attempt got no answer that tells
 */
export async function attempt(
  turn: Turn,
  posting: Posting,
  mayBeOnFolio: boolean,
): Promise<PostedInvoice | RefusedInvoice | FailedAttempt> {
  try {
    const result = await turn.hotel.postings.create(posting)
    if (confirms(result, posting.transaction_id)) return postedBy(result)
    const message = 'The service answered 200, but did not confirm this transaction id.'
    return { blame: 'confirmation', nothingDone: false, message, error: new Error(message) }
  } catch (error) {
    return readFailure(turn, error, mayBeOnFolio)
  }
}

function readFailure(turn: Turn, thrown: unknown, mayBeOnFolio: boolean): RefusedInvoice | FailedAttempt {
  const error = errorOf(thrown)
  if (error instanceof ApiError) return refusedBy(error, mayBeOnFolio) ?? failedBy(error)
  if (error instanceof ResponseError) {
    const message = `The service answered ${error.status}, and the answer cannot be read.`
    const blame = error.status < 300 ? 'confirmation' : 'bill'
    return { blame, nothingDone: false, message, error }
  }
  if (!turn.left()) return { blame: 'nobody', nothingDone: true, message: error.message, error }
  const lost = error instanceof ConnectionError || error instanceof TimeoutError
  const message = lost ? 'No complete answer came.' : error.message
  return { blame: 'service', nothingDone: false, message, error }
}

/** Statuses that refuse an invoice, where the body is the service's own. */
const refusing: ReadonlySet<number> = new Set(
  errorCodeValues.filter(isRefusalCode).map((code) => errorCodes[code].status),
)

/** Undefined unless it is the service's own refusal: a stranger's page leaves open what came of the invoice. */
function refusedBy({ status, code, message, errors }: ApiError, mayBeOnFolio: boolean) {
  if (!refusing.has(status) || !isRefusalCode(code)) return undefined
  const refused: RefusedInvoice = {
    outcome: 'refused',
    code,
    message,
    errors,
    mayBeOnFolio: mayBeOnFolio || code === 'transaction_id_reused',
  }
  return refused
}

function failedBy(error: ApiError): FailedAttempt {
  const { status, code } = error
  const own = isOwn(code)
  return {
    blame: blameOf(error),
    nothingDone: own && status < 500,
    message:
      error instanceof AuthenticationError
        ? 'The service takes neither token nor hotel id (401).'
        : `The service answered ${status}, ${own ? `with the code ${code}` : 'with a page that is not its own'}.`,
    error,
  }
}

const isOwn = (code: string): boolean => Object.hasOwn(errorCodes, code)

function blameOf(error: ApiError): Blame {
  // The budget knows itself what to do about a quota that is used up.
  if (error instanceof RateLimitError) return 'nobody'
  if (error instanceof AuthenticationError) return 'service'
  return error instanceof ServerError && error.status === 503 ? 'service' : 'bill'
}

/** Whether an answer says that this invoice is posted. */
const confirms = (result: PostingResult, transactionId: string): boolean =>
  result.status === 'success' && String(result.transaction_id) === transactionId

function postedBy(result: PostingResult): PostedInvoice {
  const data = Array.isArray(result.data) ? result.data : []
  const defaultMapped = data.flatMap((item, index) => (item?.mapping === 'default' ? [index] : []))
  return { outcome: 'posted', result: { ...result, data }, defaultMapped }
}
