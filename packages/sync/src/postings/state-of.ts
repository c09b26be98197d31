import type { Journal } from '../engine/journal.ts'
import { isSentAgain, type OpenEntry, type PostingEntry, readEntry, readNumbered } from './entries.ts'
import type { PostingOutcome, PostingState, WaitingInvoice } from './outcome.ts'

const waitingAs = (entry: OpenEntry): WaitingInvoice => ({
  outcome: 'waiting',
  mayBeOnFolio: entry.mayBeOnFolio,
  sentAgain: isSentAgain(entry),
})

/** What came of an invoice that nobody sends any more; undefined when the journal has none. */
export async function outcomeAtEnd(
  journal: Journal,
  transactionId: string,
): Promise<PostingOutcome | undefined> {
  const entry = await readEntry(journal, transactionId)
  if (entry?.state === 'settled') return entry.outcome
  return entry && (entry.unconfirmed?.outcome ?? waitingAs(entry))
}

/** What a caller is shown of an entry. */
export function stateOf(transactionId: string, entry: PostingEntry): PostingState {
  const since = new Date(entry.since)
  if (entry.state === 'settled') {
    const { invoice_number: invoiceNumber, pos_id: posId, settledAt, outcome } = entry
    return { transactionId, invoiceNumber, posId, since, settledAt: new Date(settledAt), ...outcome }
  }
  const { posting, attempts, trouble, unconfirmed } = entry
  const named = {
    transactionId,
    invoiceNumber: posting.invoice_number,
    posId: posting.pos_id,
    since,
    attempts,
  }
  if (unconfirmed) return { ...named, ...unconfirmed.outcome, unconfirmedSince: new Date(unconfirmed.at) }
  return {
    ...named,
    ...waitingAs(entry),
    ...(trouble && { trouble: { at: new Date(trouble.at), message: trouble.message } }),
  }
}

/** Those that are neither posted nor refused, in the order in which they were handed in. */
export async function waitingStates(journal: Journal): Promise<PostingState[]> {
  const states: PostingState[] = []
  for (const { transactionId, state } of await readNumbered(journal)) {
    const entry = state === 'settled' ? undefined : await readEntry(journal, transactionId)
    const present = entry && stateOf(transactionId, entry)
    if (present?.outcome === 'waiting' || present?.outcome === 'unconfirmed') states.push(present)
  }
  return states
}
