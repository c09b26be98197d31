import type { ErrorPlace, PostingResult } from '@innwire/types'
import type { RefusalCode } from './refusal.ts'

/** The service has confirmed that the invoice stands on the folio (D26). */
export type PostedInvoice = {
  outcome: 'posted'
  /** Where each item was booked. */
  result: PostingResult
  /**
   * Indexes of the items that no mapping fits: they were booked by the default mapping, perhaps to an account that
   * nobody meant. Usually empty.
   */
  defaultMapped: number[]
}

/** The service refuses the invoice (D27), and it is not sent any more. The cashier has to settle it otherwise. */
export type RefusedInvoice = {
  outcome: 'refused'
  /** Why, such as `guest_not_found` or `folio_closed`. */
  code: RefusalCode
  /** The service's sentence. {@link cashierMessage} gives one for the cashier. */
  message: string
  /** The wrong places of the invoice, such as `posts[0].revenue_account_id`, where places are at fault. */
  errors: ErrorPlace[]
  /**
   * True where an earlier attempt got no answer that tells, and always for `transaction_id_reused`: look at the folio
   * before the invoice is settled otherwise. False: it is on no folio.
   */
  mayBeOnFolio: boolean
}

/**
 * After several attempts, or one where `repeat` is `never`, nobody knows whether the invoice is on the folio. Those after it at its terminal go on, and it
 * stays in the journal until it is posted, refused or withdrawn.
 */
export type UnconfirmedInvoice = {
  outcome: 'unconfirmed'
  /** False where the service itself answered every attempt with a code of its own that says that nothing was done. */
  mayBeOnFolio: boolean
  /**
   * True: the service fails on it, so it is sent again by itself, after growing pauses of up to an hour. False: another
   * attempt might charge again, because the service accepted it with an answer that confirms nothing, or `repeat` is
   * `never`; it waits for `postings.retry(id)` or `postings.withdraw(id)`.
   */
  sentAgain: boolean
  /** What came of the last attempt. */
  message: string
}

/** The invoice was taken out before it was posted or refused, and is not sent any more. */
export type WithdrawnInvoice = {
  outcome: 'withdrawn'
  /** It was sent, and nobody knows what came of it: look at the guest's folio before it is settled otherwise. */
  mayBeOnFolio: boolean
}

/** What came of an invoice. An unconfirmed one may be posted, refused or withdrawn later. */
export type InvoiceOutcome = PostedInvoice | RefusedInvoice | UnconfirmedInvoice | WithdrawnInvoice

/** What came of an invoice. `waiting`: the engine was closed before; it goes on at the next start. */
export type PostingOutcome = InvoiceOutcome | { outcome: 'waiting' }

/** The invoice is in the journal and is sent until it is settled, whatever happens to this process. */
export type PostingReceipt = {
  transactionId: string
  /** Resolves with the first outcome, or when the engine is closed before; never rejects. */
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
  | (UnconfirmedInvoice & { attempts: number; unconfirmedSince: Date })
  | (PostedInvoice & { settledAt: Date })
  | (RefusedInvoice & { settledAt: Date })
)
