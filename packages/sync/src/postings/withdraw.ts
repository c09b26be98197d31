import { ClosedError, type Engine } from '../engine/engine.ts'
import { LeaseLostError } from '../store/store.ts'
import { readEntry, withdrawn } from './entries.ts'
import type { PostingOutcome } from './outcome.ts'
import type { Held, Terminals } from './terminals.ts'

type Place = {
  engine: Engine
  terminals: Terminals
  /** The attempts that are being made. */
  underWay: ReadonlyMap<Held, Promise<void>>
  /** Those with a lower number may have been under way when the process before ended. */
  ownFrom: number
  /** Told when the next of a terminal may go. */
  gone: () => void
}

/** Takes out an invoice that waits, so that those after it can go. An attempt that is being made is waited for. */
export function openWithdrawal({ engine, terminals, underWay, ownFrom, gone }: Place) {
  const { journal } = engine

  async function takeOut(held: Held): Promise<PostingOutcome> {
    await underWay.get(held)
    const entry = await readEntry(journal, held.transactionId)
    if (entry?.state === 'settled') return entry.outcome
    if (entry) await journal.write(withdrawn(entry))
    terminals.remove(held)
    const mayBeOnFolio = held.sent || held.number < ownFrom
    const outcome: PostingOutcome = { outcome: 'withdrawn', mayBeOnFolio }
    held.settled.resolve(outcome)
    return outcome
  }

  return async (transactionId: string): Promise<PostingOutcome | undefined> => {
    if (engine.stopping.aborted) throw new ClosedError()
    const held = terminals.find(transactionId)
    if (!held) {
      const entry = await readEntry(journal, transactionId)
      return entry?.state === 'settled' ? entry.outcome : undefined
    }
    try {
      held.withdrawal ??= takeOut(held).finally(() => {
        held.withdrawal = undefined
        gone()
      })
      return await held.withdrawal
    } catch (error) {
      if (error instanceof LeaseLostError) engine.lost()
      throw error
    }
  }
}
