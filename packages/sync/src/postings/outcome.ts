import { ApiError } from '@innwire/client'
import type { ErrorCode, ErrorPlace, PostingResult } from '@innwire/types'

/** The invoice stands on the folio, once (D25). */
export type PostedInvoice = {
  outcome: 'posted'
  /**
   * Where each item was booked (D26). Watch for `mapping: 'default'`: the money was posted, but perhaps to an account
   * that nobody meant.
   */
  result: PostingResult
}

/** The service refuses the invoice, and nothing of it is on a folio (D27). The cashier has to settle it otherwise. */
export type RefusedInvoice = {
  outcome: 'refused'
  /** Why, such as `guest_not_found` or `folio_closed`; `unknown` when the answer was not one of the service's own. */
  code: ErrorCode | 'unknown'
  /** The service's sentence: what is wrong and what to do. */
  message: string
  /** The wrong places of the invoice, such as `posts[0].revenue_account_id`, where places are at fault. */
  errors: ErrorPlace[]
}

/** The invoice was taken out before it was settled, and is not sent any more. */
export type WithdrawnInvoice = {
  outcome: 'withdrawn'
  /** It was sent, and nobody knows what came of it: look at the guest's folio before it is settled otherwise. */
  mayBeOnFolio: boolean
}

/** What came of an invoice. `waiting`: the engine was closed before it was settled; it goes on at the next start. */
export type PostingOutcome = PostedInvoice | RefusedInvoice | WithdrawnInvoice | { outcome: 'waiting' }

/** The invoice is in the journal and will be sent until it is settled, whatever happens to this process. */
export type PostingReceipt = {
  transactionId: string
  /** Resolves when it is posted, refused or withdrawn, or when the engine is closed before; never rejects. */
  settled: Promise<PostingOutcome>
}

/** Why an invoice is not settled yet. */
export type PostingTrouble = { at: Date; message: string }

/** An invoice as it stands in the journal. */
export type PostingState = {
  transactionId: string
  invoiceNumber: string
  /** The terminal. */
  posId: string
  /** When it was handed in. */
  since: Date
} & (
  | {
      outcome: 'waiting'
      /** How often it was sent in vain. */
      attempts: number
      /** What came of the last time; undefined when there was none. */
      trouble?: PostingTrouble | undefined
    }
  | (PostedInvoice & { settledAt: Date })
  | (RefusedInvoice & { settledAt: Date })
)

/** Statuses that speak about the invoice. */
const refusing = new Set([400, 409, 413, 422])

/**
 * The refusal that an error means; undefined when it leaves open what came of the invoice, or says nothing about it.
 * A 404 is one only for the guest: any other is about the address. An answer that is none of the service's own is
 * believed only where no earlier attempt can have put the invoice on the folio.
 */
export function refusalOf(error: unknown, first: boolean): RefusedInvoice | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { status, code, message, errors } = error
  if (!refusing.has(status) && !(status === 404 && code === 'guest_not_found')) return undefined
  if (code === 'unknown' && !first) return undefined
  return { outcome: 'refused', code, message, errors }
}

/** Whether an answer says that this invoice is posted. */
export const confirms = (result: PostingResult, transactionId: string): boolean =>
  result.status === 'success' && String(result.transaction_id) === transactionId
