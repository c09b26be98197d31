import type { Posting } from '@innwire/types'
import { type Journal, put, remove } from '../engine/journal.ts'
import type { EntryChange } from '../store/store.ts'
import type { PostedInvoice, PostingState, RefusedInvoice } from './outcome.ts'

/*
 * How invoices stand in the journal: each under its transaction id; those that wait also under a number, in the order
 * of being handed in; those that are settled also under the time of that, to find the old ones.
 */
const postings = 'postings'
const numbers = 'postings_waiting'
const times = 'postings_settled'

/** An invoice that is to be sent. Times are milliseconds since 1970. */
export type WaitingEntry = {
  state: 'waiting'
  number: number
  content: string
  since: number
  posting: Posting
  attempts: number
  trouble?: { at: number; message: string }
}

/** An invoice that is settled: what it said is in the service and in the POS, and is not kept here. */
export type SettledEntry = {
  state: 'settled'
  content: string
  since: number
  invoice_number: string
  pos_id: string
  settledAt: number
  outcome: PostedInvoice | RefusedInvoice
}

export type PostingEntry = WaitingEntry | SettledEntry

/** An invoice in the order of being handed in. */
export type Numbered = {
  number: number
  transactionId: string
  posId: string
  /** It is settled, but perhaps nobody was told of its refusal. */
  untold: boolean
}

const numberKey = (number: number) => String(number).padStart(16, '0')
const timeOf = (ms: number) => new Date(ms).toISOString()

const numbered = ({ number, transactionId, posId, untold }: Numbered) =>
  put(numbers, numberKey(number), { transaction_id: transactionId, pos_id: posId, untold })

/** A new invoice. */
export function handedIn(entry: WaitingEntry): EntryChange[] {
  const { transaction_id: transactionId, pos_id: posId } = entry.posting
  return [
    put(postings, transactionId, entry),
    numbered({ number: entry.number, transactionId, posId, untold: false }),
  ]
}

/** It was sent in vain. */
export const troubled = (entry: WaitingEntry): EntryChange[] => [
  put(postings, entry.posting.transaction_id, entry),
]

/** A refusal keeps its number until it was told. */
export function settled(
  { number, content, since, posting }: WaitingEntry,
  outcome: SettledEntry['outcome'],
  settledAt: number,
): EntryChange[] {
  const { transaction_id: transactionId, invoice_number, pos_id } = posting
  const entry: SettledEntry = {
    state: 'settled',
    content,
    since,
    invoice_number,
    pos_id,
    settledAt,
    outcome,
  }
  return [
    put(postings, transactionId, entry),
    outcome.outcome === 'refused'
      ? numbered({ number, transactionId, posId: pos_id, untold: true })
      : withoutNumber(number),
    put(times, `${timeOf(settledAt)}/${transactionId}`, transactionId),
  ]
}

/** It is as if it had never been handed in. */
export const withdrawn = ({ number, posting }: WaitingEntry): EntryChange[] => [
  remove(postings, posting.transaction_id),
  withoutNumber(number),
]

export const withoutNumber = (number: number): EntryChange => remove(numbers, numberKey(number))

export async function readEntry(journal: Journal, transactionId: string): Promise<PostingEntry | undefined> {
  return (await journal.get(postings, transactionId)) as PostingEntry | undefined
}

const pageSize = 500

/** All that have a number, in its order. */
export async function readNumbered(journal: Journal): Promise<Numbered[]> {
  const found: Numbered[] = []
  for (let after: string | undefined; ; ) {
    const page = await journal.list(numbers, { after, limit: pageSize })
    for (const { key, value } of page) {
      const { transaction_id, pos_id, untold } = value as {
        transaction_id: string
        pos_id: string
        untold: boolean
      }
      found.push({ number: Number(key), transactionId: transaction_id, posId: pos_id, untold })
    }
    if (page.length < pageSize) return found
    after = page.at(-1)?.key
  }
}

/** Takes out what was settled before a time. */
export async function forgetSettled(journal: Journal, before: number): Promise<void> {
  const end = timeOf(before)
  for (;;) {
    const page = await journal.list(times, { limit: pageSize })
    const old = page.filter(({ key }) => key < end)
    await journal.write(
      old.flatMap(({ key, value }) => [remove(times, key), remove(postings, String(value))]),
    )
    if (old.length < pageSize) return
  }
}

/** What a caller is shown of an entry. */
export function stateOf(transactionId: string, entry: PostingEntry): PostingState {
  const since = new Date(entry.since)
  if (entry.state === 'settled') {
    const { invoice_number: invoiceNumber, pos_id: posId, settledAt, outcome } = entry
    return { transactionId, invoiceNumber, posId, since, settledAt: new Date(settledAt), ...outcome }
  }
  const { posting, attempts, trouble } = entry
  return {
    transactionId,
    invoiceNumber: posting.invoice_number,
    posId: posting.pos_id,
    since,
    outcome: 'waiting',
    attempts,
    ...(trouble && { trouble: { at: new Date(trouble.at), message: trouble.message } }),
  }
}
