import {
  AuthenticationError,
  ConnectionError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '@innwire/client'
import type { Posting } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Turn } from '../engine/access.ts'
import { backoff } from '../engine/backoff.ts'
import type { Engine } from '../engine/engine.ts'
import { LeaseLostError } from '../store/store.ts'
import { type Numbered, readEntry, settled, troubled, type WaitingEntry, withoutNumber } from './entries.ts'
import {
  confirms,
  type PostedInvoice,
  type RefusedInvoice,
  refusalOf,
  type WithdrawnInvoice,
} from './outcome.ts'
import type { Failures, Held, Terminals } from './terminals.ts'

/** Trouble is told at the first time, and then now and then. */
const toldEvery = 20

/** After so many attempts that the service saw, all that it never settles get a fifth of what the day has left. */
const quickAttempts = 6
const shareOfDay = 0.2
const longestPauseMs = 3_600_000

/**
 * Sends invoices that were taken from their terminals, and writes down what came of it.
 * @param ownFrom those with a lower number may have been under way when the process before ended
 */
export function openDelivery(engine: Engine, terminals: Terminals, ownFrom: number) {
  const { journal, pacing, budget, now, tell } = engine

  const pauseAfter = ({ all, seen }: Failures, stuck: number): number => {
    const usual = backoff(all, pacing.retryMs)
    if (seen <= quickAttempts) return usual
    const left = Math.max(1, budget.state().left.day)
    return Math.max(usual, Math.min(longestPauseMs, (dayMs * stuck) / (shareOfDay * left)))
  }

  function tellTrouble(held: Held, error: Error, { all }: Failures) {
    if (engine.stopping.aborted || all % toldEvery !== (isToldElsewhere(error) ? 0 : 1)) return
    const message =
      `postings: ${nameOf(held)} is not settled, and those after it wait. ${error.message} It is tried again; ` +
      `nothing is lost. If the others cannot wait for it, take it out with postings.withdraw('${held.transactionId}').`
    tell({ type: 'trouble', flow: 'postings', error, message })
  }

  /** Sends it, and writes down what came of it, or why that is open. */
  async function attempt(turn: Turn, entry: WaitingEntry): Promise<PostedInvoice | RefusedInvoice | Error> {
    const answer = await send(turn, entry.posting, entry.attempts === 0 && entry.number >= ownFrom)
    if (answer instanceof Error) {
      const trouble = { at: now(), message: answer.message }
      await journal.write(troubled({ ...entry, attempts: entry.attempts + 1, trouble }))
    } else await journal.write(settled(entry, answer, now()))
    return answer
  }

  /** What came of it, as it stands in the journal; or why that is open, be it the service or the store. */
  async function answerTo(
    turn: Turn,
    held: Held,
  ): Promise<PostedInvoice | RefusedInvoice | WithdrawnInvoice | Error> {
    try {
      const entry = await readEntry(journal, held.transactionId)
      // It was taken out while the journal was read for what is to be sent.
      if (!entry) return { outcome: 'withdrawn', mayBeOnFolio: true }
      // The write before seemed to fail.
      if (entry.state === 'settled') return entry.outcome
      return await attempt(turn, entry)
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    } finally {
      turn.giveBack()
    }
  }

  /** The journal has the outcome; whoever waits for it is told. */
  async function finish(held: Held, outcome: PostedInvoice | RefusedInvoice | WithdrawnInvoice) {
    terminals.release(held)
    held.settled.resolve(outcome)
    // If the store fails now, it is told once more at the next start.
    if (outcome.outcome === 'refused') await tellRefusal(held, outcome).catch(() => {})
  }

  async function tellRefusal(invoice: Named & { number: number }, { message }: RefusedInvoice) {
    const { transactionId, number } = invoice
    tell({ type: 'posting_refused', transactionId, message: `${nameOf(invoice)} is on no folio. ${message}` })
    await journal.write([withoutNumber(number)])
  }

  return {
    /** Never rejects: what is not settled, for whatever reason, is sent again. */
    async deliver(turn: Turn, held: Held): Promise<void> {
      const answer = await answerTo(turn, held)
      if (!(answer instanceof Error)) return finish(held, answer)
      if (answer instanceof LeaseLostError) engine.lost()
      tellTrouble(held, answer, terminals.putBack(held, countsAgainst(turn, answer), pauseAfter))
    },
    /** The process before ended between a refusal and the telling of it, or may have. */
    async tellAgain(untold: Numbered): Promise<void> {
      const entry = await readEntry(journal, untold.transactionId)
      if (entry?.state === 'settled' && entry.outcome.outcome === 'refused')
        await tellRefusal(untold, entry.outcome)
    },
  }
}

type Named = { transactionId: string; posId: string }

const nameOf = ({ transactionId, posId }: Named) =>
  `The invoice with the id ${transactionId}, of the terminal ${posId},`

/** What came of it, or why that is open. */
async function send(
  turn: Turn,
  posting: Posting,
  first: boolean,
): Promise<PostedInvoice | RefusedInvoice | Error> {
  try {
    const result = await turn.hotel.postings.create(posting)
    if (confirms(result, posting.transaction_id)) return { outcome: 'posted', result }
    return new Error('The service answered, but not that this invoice is posted.')
  } catch (error) {
    return refusalOf(error, first) ?? (error instanceof Error ? error : new Error(String(error)))
  }
}

/** The budget knows itself what to do about a quota that is used up. */
const countsAgainst = (turn: Turn, error: Error) => turn.left() && !(error instanceof RateLimitError)

/** What the gate tells for all flows, and what only takes its time. */
const isToldElsewhere = (error: Error): boolean =>
  error instanceof AuthenticationError ||
  error instanceof RateLimitError ||
  error instanceof ConnectionError ||
  error instanceof TimeoutError ||
  (error instanceof ServerError && error.status === 503)
