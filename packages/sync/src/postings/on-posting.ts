import type { InvoiceOutcome } from './outcome.ts'

/** An outcome of an invoice, for your system. */
export type PostingNotice = {
  /** `transaction_id/outcome`: attempts, restarts and other workers hand it over with the same key. */
  key: string
  /** Its `transaction_id`. */
  transactionId: string
  /** Its `invoice_number`. */
  invoiceNumber: string
  /** The terminal. */
  posId: string
  /** What came of it; {@link cashierMessage} says it to a cashier. */
  outcome: InvoiceOutcome
  /** 1, and one more after each failure. */
  attempt: number
  /** Aborts when the attempt has taken too long: pass it on to your own requests. */
  signal: AbortSignal
}

/**
 * Takes an outcome of an invoice into your system, at least once. It is done when the promise resolves; what it throws,
 * or rejects with, and a call that takes longer than a minute (`pacing.handlerTimeoutMs`), makes it come again under the
 * same key; a call that succeeds late counts as well.
 * Of one terminal it gets one outcome at a time, in their order; of different terminals up to ten. One that failed
 * 14<!-- call-handler.mostCalls --> times, in some 70 minutes, holds up no other any more and comes again every hour, for
 * 90<!-- posting-outbox.keptMs/86400000 --> days.
 *
 * An `unconfirmed` invoice may get another outcome later.
 * @example
 * onPosting: async ({ transactionId, outcome }) => {
 *   await till.setState(transactionId, outcome.outcome, cashierMessage(outcome))
 * }
 */
export type OnPosting = (notice: PostingNotice) => Promise<unknown>
