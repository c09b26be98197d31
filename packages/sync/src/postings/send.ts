import type { Turn } from '../engine/access.ts'
import type { Engine } from '../engine/engine.ts'
import { toldEvery } from '../engine/events.ts'
import { backoff } from '../engine/pacing.ts'
import type { Repeat } from '../engine/statements.ts'
import { errorOf, sentence } from '../store/errors.ts'
import { LeaseLostError } from '../store/store.ts'
import { attempt, type FailedAttempt } from './answer.ts'
import { type Failures, keepAttempt, type OpenEntry, readEntry, settled } from './entries.ts'
import type { Notices } from './notices.ts'
import type { InvoiceOutcome, PostedInvoice, RefusedInvoice } from './outcome.ts'
import { type EmitOutcome, isTold, nameOf } from './outcome-events.ts'
import type { Held, Terminals } from './terminals.ts'
import { isForPerson, leftToPerson } from './when-unconfirmed.ts'

const longestPauseMs = 3_600_000
/** Of the pause between attempts that the service fails on: up to an hour. */
const mostDoublings = 12
const restMs = 60_000

type Parts = {
  engine: Engine
  terminals: Terminals
  repeat: Repeat | undefined
  notices: Notices
  emitOutcome: EmitOutcome
}

/** Sends invoices that were taken from their terminals, and writes down what came of it. */
export function openDelivery({ engine, terminals, repeat, notices, emitOutcome }: Parts) {
  const { journal, access, pacing, timer, clock, now, emit } = engine
  const mayRepeat = repeat === 'by transaction_id'

  /** Whether the failed attempt tells something about the invoice: the service has answered somebody meanwhile. */
  function counts({ blame }: FailedAttempt, lastSentAt: number | undefined): boolean {
    if (blame === 'service') return access.answeredAt() > (lastSentAt ?? Infinity)
    return blame === 'bill' || blame === 'confirmation'
  }

  /**
   * Writes down first that it may be on the folio, because this process may end before the answer comes. The answer is
   * kept until it is written down, so that a full disk makes nothing else of it.
   */
  async function send(turn: Turn, held: Held, present: OpenEntry): Promise<InvoiceOutcome | FailedAttempt> {
    const { mayBeOnFolio, retried } = present
    held.attempt ??= { before: { mayBeOnFolio, retried } }
    const entry = { ...present, ...held.attempt.before }
    held.attempt.answered ??= await ask(turn, held, entry)
    const { answer, counts } = held.attempt.answered
    if ('outcome' in answer) await settle(entry, answer)
    else await keepFailure(held, entry, answer, counts)
    held.attempt = undefined
    return answer
  }

  async function ask(turn: Turn, held: Held, entry: OpenEntry) {
    if (!entry.mayBeOnFolio || entry.retried || entry.isLast === mayRepeat)
      await journal.write(
        keepAttempt({ ...entry, mayBeOnFolio: true, isLast: !mayRepeat, retried: undefined }),
      )
    const lastSentAt = held.sentAt
    held.sentAt = timer.elapsed()
    const answer = await attempt(turn, entry.posting, entry.mayBeOnFolio)
    return { answer, counts: !('outcome' in answer) && counts(answer, lastSentAt) }
  }

  async function settle(entry: OpenEntry, outcome: PostedInvoice | RefusedInvoice) {
    const how = { untold: isTold(outcome), sure: clock.isSure() }
    const notice = notices.about(entry.posting, outcome)
    await journal.write([...settled(entry, outcome, now(), how), ...notice.changes])
    notice.written()
  }

  async function keepFailure(held: Held, entry: OpenEntry, failed: FailedAttempt, counted: boolean) {
    const { blame, nothingDone, message } = failed
    // A clock that was set must not make it older than it is.
    const age = held.failures
      ? timer.elapsed() - held.failures.since
      : Math.max(0, now() - (entry.failures?.since ?? now()))
    const before: Failures = entry.failures ?? { since: now(), failed: 0, unreadable: 0 }
    const unreadable = blame === 'confirmation' ? 1 : 0
    let failures: Failures | undefined = counted
      ? { ...before, unreadable: before.unreadable + unreadable, failed: before.failed + 1 - unreadable }
      : entry.failures
    if (!nothingDone && !mayRepeat) failures = leftToPerson(failures ?? before)
    held.failures = failures && { ...failures, since: timer.elapsed() - age }
    const attempts = entry.attempts + 1
    const mayBeOnFolio = entry.mayBeOnFolio || !nothingDone
    const trouble = { at: now(), message }
    const retried = nothingDone ? entry.retried : undefined
    const isLast = !mayRepeat
    await journal.write(keepAttempt({ ...entry, attempts, mayBeOnFolio, isLast, retried, failures, trouble }))
  }

  /** Whether another attempt is for a person to decide, who has not. */
  const isLeftToPerson = ({ state, mayBeOnFolio, retried, failures }: OpenEntry) =>
    (state === 'waiting' && isForPerson(failures)) || (!mayRepeat && mayBeOnFolio && !retried)

  function setAsideLater(held: Held, { failures, trouble }: OpenEntry): FailedAttempt {
    held.failures = leftToPerson({ failed: 0, ...failures, since: timer.elapsed(), unreadable: 0 })
    const message = trouble?.message ?? ''
    return { blame: 'nobody', nothingDone: true, message, error: new Error(message) }
  }

  /** What came of it, as the journal has it; or why that is open, be it the service or the store. */
  async function answerTo(turn: Turn, held: Held): Promise<InvoiceOutcome | FailedAttempt> {
    try {
      const entry = await readEntry(journal, held.transactionId)
      // It was taken out while the journal was read for what is to be sent.
      if (!entry) {
        await notices.lookAgain()
        return { outcome: 'withdrawn', mayBeOnFolio: true }
      }
      // The write before seemed to fail.
      if (entry.state === 'settled') {
        await notices.lookAgain()
        return entry.outcome
      }
      // The process before ended before it was unconfirmed: another attempt is for a person to decide.
      if (!held.attempt && isLeftToPerson(entry)) return setAsideLater(held, entry)
      return await send(turn, held, entry)
    } catch (thrown) {
      const error = errorOf(thrown)
      if (error instanceof LeaseLostError) engine.lost()
      return { blame: 'store', nothingDone: false, message: error.message, error }
    } finally {
      turn.giveBack()
    }
  }

  function pauseOf({ state, attempts, failures }: Held): number {
    if (state === 'unconfirmed') return Math.min(longestPauseMs, backoff(attempts, restMs))
    return Math.min(longestPauseMs, backoff(attempts, pacing.retryMs, failures ? mostDoublings : undefined))
  }

  function emitTrouble(held: Held, { blame, message, error }: FailedAttempt) {
    // The circuit breaker tells for all flows that nobody gets through.
    const isToldElsewhere = blame === 'service' || blame === 'nobody'
    const first = isToldElsewhere ? 0 : 1
    // Of one that is unconfirmed, or will be at once, that is told.
    const isUnconfirmed = held.state === 'unconfirmed' || isForPerson(held.failures)
    if (engine.stopping.aborted || isUnconfirmed || held.attempts % toldEvery !== first) return
    const again = mayRepeat ? 'It is sent again.' : 'It is tried again.'
    const next = blame === 'store' ? 'It goes on when the store takes changes again.' : again
    emit({
      type: 'trouble',
      flow: 'postings',
      error,
      message:
        `postings: ${nameOf(held)} is not settled, and those after it wait. ${sentence(message)} ${next} ` +
        `If the others cannot wait for it, take it out with postings.withdraw('${held.transactionId}').`,
    })
  }

  /** Never rejects: what is not settled, for whatever reason, is sent again. */
  return async function deliver(turn: Turn, held: Held): Promise<void> {
    const answer = await answerTo(turn, held)
    if ('outcome' in answer) {
      // Only attempts in vain have a share of the day that ends.
      turn.countAs('bill')
      if (answer.outcome === 'withdrawn') terminals.remove(held)
      else terminals.release(held)
      held.settled.resolve(answer)
      return emitOutcome(held, answer)
    }
    held.attempts += 1
    terminals.putBack(held, pauseOf(held))
    emitTrouble(held, answer)
  }
}
