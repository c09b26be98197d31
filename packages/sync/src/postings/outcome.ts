import type { ErrorPlace, Posting, PostingResult } from '@innwire/types'
import type { RefusalCode } from './cashier-message.ts'

/** The service has confirmed that the invoice is on the folio (D26). */
export type PostedInvoice = {
  /** It is on the folio. */
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
  /** The service has refused it: it is settled otherwise, or sent under a new id. */
  outcome: 'refused'
  /** Why, such as `guest_not_found` or `folio_closed`. */
  code: RefusalCode
  /** The service's sentence. {@link cashierMessage} gives one for the cashier. */
  message: string
  /** The wrong places of the invoice, such as `posts[0].revenue_account_id`, where places are at fault. */
  errors: ErrorPlace[]
  /**
   * True where an earlier attempt got no answer that tells, and always for `transaction_id_reused`: look at the folio
   * before the invoice is settled otherwise. False: by our reading it is on no folio (D27).
   */
  mayBeOnFolio: boolean
}

/**
 * After several attempts, or one where `repeat` is `never`, nobody knows whether the invoice is on the folio. Those after it at its terminal go on, and it
 * stays in the journal until it is posted, refused or withdrawn.
 */
export type UnconfirmedInvoice = {
  /** Nobody knows whether it is on the folio. */
  outcome: 'unconfirmed'
  /** False where the service itself answered every attempt with a code of its own that says, by our reading, that nothing was done (D27). */
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
  /** A person has taken it out: it is not sent any more. */
  outcome: 'withdrawn'
  /** It was sent, and nobody knows what came of it: look at the guest's folio before it is settled otherwise. */
  mayBeOnFolio: boolean
}

/** What came of an invoice. An unconfirmed one may be posted, refused or withdrawn later. */
export type InvoiceOutcome = PostedInvoice | RefusedInvoice | UnconfirmedInvoice | WithdrawnInvoice

/** What is known of an invoice that is neither settled nor unconfirmed. */
export type WaitingInvoice = {
  /** It is neither settled nor unconfirmed. */
  outcome: 'waiting'
  /** True where an attempt got no answer that tells, or is under way. */
  mayBeOnFolio: boolean
  /** False where `repeat` is `never` and it may be on the folio: the next start makes it `unconfirmed`. */
  sentAgain: boolean
}

/** What came of an invoice. `waiting`: the engine was closed before. */
export type PostingOutcome = InvoiceOutcome | WaitingInvoice

/** The invoice is in the journal and is sent until it is settled, whatever happens to this process. */
export type PostingReceipt = {
  /** Id of the invoice, as it was handed in. */
  transactionId: string
  /** Resolves with the first outcome, or when the engine is closed before; never rejects. */
  settled: Promise<PostingOutcome>
}

/** Why an invoice is not settled yet. */
export type PostingTrouble = {
  /** When the attempt ended. */
  at: Date
  /** What came of it, as a sentence. */
  message: string
}

/** An invoice as the journal has it. */
export type PostingState = {
  /** Its `transaction_id`. */
  transactionId: string
  /** Its `invoice_number`. */
  invoiceNumber: string
  /** The terminal. */
  posId: string
  /** When it was handed in. */
  since: Date
} & (
  | (WaitingInvoice & {
      /** How often it was sent in vain. */
      attempts: number
      /** What came of the last time; undefined when there was none. */
      trouble?: PostingTrouble | undefined
    })
  | (UnconfirmedInvoice & { attempts: number; unconfirmedSince: Date })
  | (PostedInvoice & { settledAt: Date })
  | (RefusedInvoice & { settledAt: Date })
)

/** Invoices on their way to the folios. */
export type PostingOutbox = {
  /**
   * Takes an invoice in: it resolves when the invoice is in the journal, without waiting for the service, and can be
   * called while that cannot be reached. From then on the invoice is sent until it is settled, also by the next
   * process; those of a terminal (`pos_id`) one after another in the order of these calls. Where the setting `repeat`
   * is `by transaction_id`, it may be sent several times, and the folio has it once (D25). Where it is `never`, an
   * attempt that may have put it on the folio is the last one: the invoice is `unconfirmed`, and a person decides.
   *
   * The same invoice again gets the outcome of the first time, for 90<!-- posting-outbox.keptMs/86400000 --> days, and nothing is sent. So when this throws an
   * error of the store, call it again.
   * @throws {InputError} with every wrong place of the invoice (D27, D29, D30), or when its `transaction_id` belongs to
   * another one, or when `repeat` is not stated; nothing is written
   * @throws {ClosedError} {@link LeaseLostError} and errors of the store
   * @example
   * const { settled } = await sync.postings.post({
   *   transaction_id: crypto.randomUUID(), // made once, stored with the invoice
   *   invoice_number: 'BAR-4711',
   *   pos_id: '123',
   *   reservation_id_customer_id: '36129:52541',
   *   posts: [{ post_type: 'Expense', product_id: 'HR:692', quantity: 2, amount: '14.00' }],
   * })
   * const outcome = await settled
   * till.show(cashierMessage(outcome)) // outcome.message does not know whether an earlier attempt may have posted it
   */
  post(invoice: Posting): Promise<PostingReceipt>
  /**
   * How it is with an invoice; undefined when none with this id was handed in, or it was settled more than 90<!-- posting-outbox.keptMs/86400000 --> days ago.
   * @example
   * const state = await sync.postings.get('tr1234')
   * if (state?.outcome === 'waiting') console.log(state.attempts, state.trouble?.message)
   */
  get(transactionId: string): Promise<PostingState | undefined>
  /**
   * The invoices that are neither posted nor refused, in the order in which they were handed in: those with the outcome
   * `waiting`, and those with the outcome `unconfirmed`, about which a person can decide.
   */
  waiting(): Promise<PostingState[]>
  /**
   * Sends an unconfirmed invoice again now, once where `repeat` is `never`. Where the service does not charge an id once,
   * as D25 supposes, an attempt may charge the guest once more: look at the folio first.
   * @returns a receipt of its next outcome: `unconfirmed` again after one more failure; undefined when no invoice with
   * this id waits or is unconfirmed
   * @throws {ClosedError} {@link LeaseLostError} and errors of the store: call it again
   * @example
   * const receipt = await sync.postings.retry('tr1234')
   * console.log(cashierMessage(await receipt.settled))
   */
  retry(transactionId: string): Promise<PostingReceipt | undefined>
  /**
   * Takes out an invoice that is neither posted nor refused: for one that the service never settles. An attempt that is
   * being made is waited for. Handed in again, it is sent again. Where the outcome was `mayBeOnFolio: true`, look at the
   * folio first: that the folio has an id once is our reading (D25). Such an invoice stays `mayBeOnFolio: true`.
   * @returns what came of it: `withdrawn`, or how it was settled before that; undefined when no invoice with this id
   * waits or was settled
   * @throws {ClosedError} {@link LeaseLostError} and errors of the store: call it again
   * @example
   * const outcome = await sync.postings.withdraw('tr1234')
   * if (outcome?.outcome === 'withdrawn' && outcome.mayBeOnFolio) till.show('Look at the folio first.')
   */
  withdraw(transactionId: string): Promise<PostingOutcome | undefined>
}
