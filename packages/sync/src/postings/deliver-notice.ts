import { hourMs } from '../budget/usage.ts'
import { callAgainMs, callHandler, callsUntilTold, mostCalls } from '../engine/call-handler.ts'
import type { Engine } from '../engine/engine.ts'
import type { Lanes } from '../engine/lanes.ts'
import { backoff } from '../engine/pacing.ts'
import { LeaseLostError } from '../store/store.ts'
import { dropNotice, keepNotice, readNotice, type StoredNotice } from './notice-journal.ts'
import type { OnPosting } from './on-posting.ts'

/** An outcome that is to be handed over; its content stays in the journal. */
export type PendingNotice = {
  number: number
  posId: string
  attempts: number
  /** The handler has it, though that could not be written down yet. */
  taken: boolean
  /** What the last call failed with, while that is not written down either: it is not made again before. */
  failure?: Error | undefined
  /** How often in a row the store failed. */
  storeFailures: number
}

/** One that failed too often holds up no other of its terminal. */
export const noticeLane = ({ posId, attempts, number }: PendingNotice) =>
  attempts < mostCalls ? `terminal/${posId}` : `late/${number}`

/** Hands an outcome over and writes down that it was, or puts it back. Never rejects. */
export function noticeDelivery(
  engine: Engine,
  onPosting: OnPosting,
  lanes: Lanes<PendingNotice>,
  done: (one: PendingNotice) => void,
) {
  const { journal, timer, pacing, clock, now, stopping, emit } = engine

  async function call(
    one: PendingNotice,
    { at: _, unsure: __, attempts, ...notice }: StoredNotice,
  ): Promise<Error | undefined> {
    return callHandler(
      { timer, pacing },
      'onPosting',
      // The handler may write into it.
      (signal) => onPosting({ ...structuredClone(notice), attempt: attempts + 1, signal }),
      () => {
        one.taken = true
      },
    )
  }

  const verdictOn = async (one: PendingNotice, stored: StoredNotice) =>
    one.taken ? undefined : (one.failure ?? (await call(one, stored)))

  function emitFailure({ key }: StoredNotice, attempts: number, error: Error) {
    const failed = `onPosting failed ${attempts} times to take ${key}.`
    if (attempts === callsUntilTold)
      emit({ type: 'trouble', flow: 'postings', error, message: `${failed} It gets it again.` })
    if (attempts === mostCalls)
      emit({
        type: 'outcome_not_taken',
        key,
        error,
        message: `${failed} Later outcomes of the terminal go on; this one comes again every hour. Mend the cause.`,
      })
  }

  async function attempt(one: PendingNotice): Promise<number | undefined> {
    const stored = await readNotice(journal, one.number)
    const error = stored && (await verdictOn(one, stored))
    if (!error) {
      one.taken = true
      await journal.write([dropNotice(one.number)])
      return undefined
    }
    if (stopping.aborted) return 0
    one.failure = error
    one.attempts = stored.attempts + 1
    const dated = stored.unsure && clock.isSure() && { at: now(), unsure: undefined }
    await journal.write([keepNotice(one.number, { ...stored, ...dated, attempts: one.attempts })])
    Object.assign(one, { failure: undefined, storeFailures: 0 })
    emitFailure(stored, one.attempts, error)
    return one.attempts < mostCalls ? callAgainMs(pacing, one.attempts) : hourMs
  }

  return async (one: PendingNotice): Promise<void> => {
    try {
      const pauseMs = await attempt(one)
      if (pauseMs === undefined) {
        lanes.remove(one)
        done(one)
      } else if (one.attempts === mostCalls) lanes.move(one, noticeLane(one), pauseMs)
      else lanes.putBack(one, pauseMs)
    } catch (error) {
      one.storeFailures += 1
      lanes.putBack(one, backoff(one.storeFailures, pacing.retryMs))
      if (error instanceof LeaseLostError) engine.lost()
    }
  }
}
