import type { Posting } from '@innwire/types'
import { type Journal, pageSize, put, remove } from '../engine/journal.ts'
import type { EntryChange } from '../store/store.ts'
import type { PostedInvoice, RefusedInvoice, UnconfirmedInvoice } from './outcome.ts'
import { isForPerson } from './when-unconfirmed.ts'

/*
 * How invoices are kept in the journal: each under its transaction id; those that are not settled also under a number, in
 * the order of being handed in; those that are settled also under the time of that, to find the old ones.
 */
const postings = 'postings'
const numbers = 'postings_waiting'
const times = 'postings_settled'
/** Those that were taken out and may be on the folio. They are few, because a person did it: they are kept for good. */
const doubted = 'postings_doubted'

/** Attempts that count against an invoice. */
export type Failures = {
  /** When the first of them was made. */
  since: number
  /** Those that the service failed on. */
  failed: number
  /** Those that it accepted with an answer that confirms nothing. */
  unreadable: number
}

/** An invoice that is not settled. Times are milliseconds since 1970. */
export type OpenEntry = {
  state: 'waiting' | 'unconfirmed'
  number: number
  content: string
  since: number
  posting: Posting
  attempts: number
  /** An attempt may have put it on the folio; written down before the attempt is made. */
  mayBeOnFolio: boolean
  /** That attempt is the last one; written down with it, because only the process that makes it knows its `repeat`. */
  isLast?: boolean | undefined
  /**
   * A person has decided that it is sent again, though it may be on the folio, or has handed it in again after taking it
   * out; until it is sent.
   */
  retried?: true | undefined
  failures?: Failures | undefined
  trouble?: { at: number; message: string }
  unconfirmed?: { at: number; outcome: UnconfirmedInvoice } | undefined
}

/** An invoice that is settled: what it said is in the service and in the POS, and is not kept here. */
export type SettledEntry = {
  state: 'settled'
  content: string
  since: number
  invoice_number: string
  pos_id: string
  /** In milliseconds since 1970, as journals have it; callers are shown a Date of that name. */
  settledAt: number
  outcome: PostedInvoice | RefusedInvoice
}

export type PostingEntry = OpenEntry | SettledEntry

/** An invoice in the order of being handed in. */
export type Numbered = {
  number: number
  transactionId: string
  posId: string
  /** When it was handed in, in milliseconds since 1970; undefined where an older version wrote it down. */
  since: number | undefined
  state: PostingEntry['state']
  /** Of an unconfirmed one: it is sent again by itself. */
  sentAgain: boolean
  /** An event about its outcome is due, and perhaps nobody got it. */
  untold: boolean
}

/** Of a number: keys sort as their numbers do. */
export const numberKey = (number: number) => String(number).padStart(16, '0')
const timeOf = (ms: number) => new Date(ms).toISOString()
/** Instead of a time; it sorts after all of them. */
const unsure = 'unsure'

/** As it is written down under its number. */
type NumberedValue = {
  transaction_id: string
  pos_id: string
  untold: boolean
  since?: number | undefined
  state?: PostingEntry['state']
  sent_again?: boolean
}

const keepNumber = ({ number, transactionId, posId, untold, since, state, sentAgain }: Numbered) =>
  put(numbers, numberKey(number), {
    transaction_id: transactionId,
    pos_id: posId,
    untold,
    since,
    state,
    sent_again: sentAgain,
  } satisfies NumberedValue)

export function numberOf(
  { state, number, since, posting, unconfirmed }: OpenEntry,
  untold = false,
): Numbered {
  const { transaction_id: transactionId, pos_id: posId } = posting
  return {
    number,
    transactionId,
    posId,
    untold,
    since,
    state,
    sentAgain: unconfirmed?.outcome.sentAgain ?? false,
  }
}

/** A new invoice, or one with another state. */
export const keepEntry = (entry: OpenEntry, untold = false): EntryChange[] => [
  put(postings, entry.posting.transaction_id, entry),
  keepNumber(numberOf(entry, untold)),
]

/** One whose state and number stay as they are. */
export const keepAttempt = (entry: OpenEntry): EntryChange[] => [
  put(postings, entry.posting.transaction_id, entry),
]

/**
 * @param untold it keeps its number until its outcome was told
 * @param sure the time is: otherwise its age counts from when that is
 */
export function settled(
  entry: OpenEntry,
  outcome: SettledEntry['outcome'],
  settledAt: number,
  { untold, sure }: { untold: boolean; sure: boolean },
): EntryChange[] {
  const { number, content, since, posting } = entry
  const { transaction_id: transactionId, invoice_number, pos_id } = posting
  const state = 'settled'
  const kept: SettledEntry = { state, content, since, invoice_number, pos_id, settledAt, outcome }
  return [
    put(postings, transactionId, kept),
    untold ? keepNumber({ ...numberOf(entry, true), state }) : withoutNumber(number),
    put(times, `${sure ? timeOf(settledAt) : unsure}/${transactionId}`, transactionId),
  ]
}

/** It is as if it had never been handed in, except that it may be on the folio. */
export const withdrawn = ({ number, posting, mayBeOnFolio }: OpenEntry): EntryChange[] => [
  remove(postings, posting.transaction_id),
  withoutNumber(number),
  ...(mayBeOnFolio ? [put(doubted, posting.transaction_id, true)] : []),
]

/** Whether an invoice of this id was taken out that may be on the folio. */
export const isDoubted = async (journal: Journal, transactionId: string): Promise<boolean> =>
  (await journal.get(doubted, transactionId)) !== undefined

/** Its outcome was told. */
export const told = (one: Numbered): EntryChange[] =>
  one.state === 'settled' ? [withoutNumber(one.number)] : [keepNumber({ ...one, untold: false })]

const withoutNumber = (number: number): EntryChange => remove(numbers, numberKey(number))

export async function readEntry(journal: Journal, transactionId: string): Promise<PostingEntry | undefined> {
  const entry = await journal.get<PostingEntry>(postings, transactionId)
  // An older version did not say whether an attempt was made.
  return entry?.state === 'waiting' ? { ...entry, mayBeOnFolio: entry.mayBeOnFolio ?? true } : entry
}

/** All that have a number, in its order. */
export async function readNumbered(journal: Journal): Promise<Numbered[]> {
  const found: Numbered[] = []
  for await (const page of journal.pages<NumberedValue>(numbers))
    for (const { key, value } of page) {
      const { transaction_id, pos_id, untold, since, state, sent_again } = value
      found.push({
        number: Number(key),
        transactionId: transaction_id,
        posId: pos_id,
        untold,
        since,
        state: state ?? (untold ? 'settled' : 'waiting'),
        sentAgain: sent_again ?? false,
      })
    }
  return found
}

/** Gives those that were settled while the clock was not sure a time. */
export async function dateUnsure(journal: Journal, now: number): Promise<void> {
  for (;;) {
    const page = await journal.list(times, { after: `${unsure}/`, limit: pageSize })
    const dated = page.flatMap(({ key, value }) => [
      remove(times, key),
      put(times, `${timeOf(now)}/${value}`, value),
    ])
    await journal.write(dated)
    if (page.length < pageSize) return
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

/** Whether an invoice that waits is sent again by itself, as the process stated that sent it last. */
export const isSentAgain = ({ mayBeOnFolio, isLast, retried, failures }: OpenEntry): boolean =>
  !isForPerson(failures) && !(mayBeOnFolio && isLast && !retried)
