import { ClosedError, type Engine } from '../engine/engine.ts'
import { LeaseLostError } from '../store/store.ts'
import { isSentAgain, keepEntry, readEntry, withdrawn } from './entries.ts'
import type { Notices } from './notices.ts'
import type { PostingOutcome, PostingReceipt } from './outcome.ts'
import { type Held, type Terminals, withoutSending } from './terminals.ts'
import { almostUnconfirmed } from './when-unconfirmed.ts'

type Parts = {
  engine: Engine
  terminals: Terminals
  notices: Notices
  /** Told when the next of a terminal may go. */
  gone: () => void
  /** Told when a write failed, which may be in the journal all the same. */
  writeFailed: (held: Held) => void
}

/** What a person decides about an invoice that is not settled. An attempt that is being made is waited for. */
export function openDecisions({ engine, terminals, notices, gone, writeFailed }: Parts) {
  const { journal } = engine

  async function decide<T>(held: Held, job: () => Promise<T>): Promise<T> {
    try {
      return await withoutSending(held, job)
    } catch (error) {
      if (error instanceof LeaseLostError) engine.lost()
      else writeFailed(held)
      throw error
    } finally {
      gone()
    }
  }

  async function takeOut(held: Held): Promise<PostingOutcome> {
    // It was settled or taken out meanwhile.
    if (terminals.find(held.transactionId) !== held) return held.settled.promise
    const entry = await readEntry(journal, held.transactionId)
    if (entry?.state === 'settled') return entry.outcome
    const outcome: PostingOutcome = { outcome: 'withdrawn', mayBeOnFolio: entry?.mayBeOnFolio ?? true }
    if (entry) {
      const notice = notices.about(entry.posting, outcome)
      await journal.write([...withdrawn(entry), ...notice.changes])
      notice.written()
    } else await notices.lookAgain()
    terminals.remove(held)
    held.settled.resolve(outcome)
    return outcome
  }

  async function sendAgain(held: Held) {
    const entry = await readEntry(journal, held.transactionId)
    if (!entry || entry.state === 'settled') return
    // Of one that another process sent last, no outcome is to come that the person does not know of.
    const isLeft = held.sentAt === undefined && !isSentAgain(entry)
    // Where it waits in the journal, a write before seemed to fail.
    if (held.state !== 'unconfirmed' && !isLeft) return
    const failures = entry.failures && almostUnconfirmed(entry.failures)
    await journal.write(
      keepEntry({ ...entry, state: 'waiting', retried: true, failures, unconfirmed: undefined }),
    )
    terminals.resume(held, failures && { ...failures, since: -Infinity })
  }

  /** What a write that seemed to fail has decided, becomes so. */
  async function settleDecision(held: Held) {
    if (terminals.find(held.transactionId) !== held) return
    const entry = await readEntry(journal, held.transactionId)
    if (!entry) await takeOut(held)
    else if (entry.state === 'waiting') await sendAgain(held)
  }

  return {
    /** Looks into the journal for what became of a decision whose write failed. */
    settleDecision: (held: Held) => withoutSending(held, () => settleDecision(held)),
    async withdraw(transactionId: string): Promise<PostingOutcome | undefined> {
      if (engine.stopping.aborted) throw new ClosedError()
      const held = terminals.find(transactionId)
      if (held) return decide(held, () => takeOut(held))
      const entry = await readEntry(journal, transactionId)
      return entry?.state === 'settled' ? entry.outcome : undefined
    },
    async retry(transactionId: string): Promise<PostingReceipt | undefined> {
      if (engine.stopping.aborted) throw new ClosedError()
      const held = terminals.find(transactionId)
      if (!held) return undefined
      // Before anything else can become of it.
      return decide(held, async () => {
        await sendAgain(held)
        return { transactionId, settled: held.settled.promise }
      })
    },
  }
}
