import pLimit, { type LimitFunction } from 'p-limit'
import type { RequestClass } from '../budget/budget.ts'
import { openLanes } from '../engine/lanes.ts'
import type { FailedAttempt } from './answer.ts'
import type { Failures, Numbered, OpenEntry } from './entries.ts'
import type { PostedInvoice, PostingOutcome, RefusedInvoice } from './outcome.ts'
import { hasFailedRepeatedly, isForPerson, nextAfterMs, unconfirmedAfterMs } from './when-unconfirmed.ts'

/** An attempt that the journal knows in part only: a write failed, or only seemed to. */
type Attempt = {
  before: Pick<OpenEntry, 'mayBeOnFolio' | 'retried'>
  /** Undefined: it was not sent. `counts`: whether a failure counts against the invoice. */
  answered?: { answer: PostedInvoice | RefusedInvoice | FailedAttempt; counts: boolean }
}

/** An invoice that is not settled, with whoever waits for it; its content stays in the journal. */
export type Held = Omit<Numbered, 'untold' | 'state'> & {
  state: 'waiting' | 'unconfirmed'
  /** Of its next outcome. */
  settled: PromiseWithResolvers<PostingOutcome>
  /** Attempts in vain, of this process. */
  attempts: number
  /** Those that count against it, by the timer. */
  failures: Failures | undefined
  /** When this process last sent it, by the timer. */
  sentAt: number | undefined
  /** An attempt, from before anything of it is written down until all of it is. */
  attempt: Attempt | undefined
  /** The attempt that is being made. */
  underWay: Promise<void> | undefined
  /** Those who do something with it, so that it must not be sent: one after the other. */
  claims: number
  claim: LimitFunction
}

export type SendingClass = Extract<RequestClass, 'bill' | 'retry'>

const classOf = ({ state, failures }: Held): SendingClass =>
  state === 'unconfirmed' || hasFailedRepeatedly(failures) ? 'retry' : 'bill'

/** Of its terminal; one that is unconfirmed holds up no other. */
const laneOf = ({ state, posId, transactionId }: Held) =>
  state === 'waiting' ? `terminal/${posId}` : `unconfirmed/${transactionId}`

/** The terminals that have invoices to send: one at a time each, in order, independent of one another. */
export function openTerminals(elapsed: () => number) {
  const lanes = openLanes<Held>(elapsed)
  const byId = new Map<string, Held>()
  /** When the service last settled an invoice, by the timer, and which became unconfirmed since. */
  let succeededAt = -Infinity
  const inRow = new Set<Held>()

  const maySend = (kind: SendingClass) => (held: Held) =>
    held.claims === 0 &&
    (held.state === 'waiting' || held.sentAgain) &&
    !isForPerson(held.failures) &&
    classOf(held) === kind

  /** Milliseconds until it is unconfirmed, from its first failure on; undefined when that is not to be decided. */
  function unconfirmedIn({ state, failures, sentAgain }: Held): number | undefined {
    if (!failures) return undefined
    if (state === 'unconfirmed') return sentAgain && isForPerson(failures) ? 0 : undefined
    const after = unconfirmedAfterMs(failures, succeededAt > failures.since, inRow.size)
    return after === undefined ? undefined : Math.max(0, failures.since + after - elapsed())
  }

  return {
    find: (transactionId: string) => byId.get(transactionId),
    succeededAt: () => succeededAt,
    all: () => [...byId.values()],
    /** Holds an invoice, if it is not held already. */
    hold({ untold: _, state, ...numbered }: Numbered): Held {
      const present = byId.get(numbered.transactionId)
      if (present) return present
      const held: Held = {
        ...numbered,
        state: state === 'unconfirmed' ? state : 'waiting',
        settled: Promise.withResolvers(),
        attempts: 0,
        failures: undefined,
        sentAt: undefined,
        attempt: undefined,
        underWay: undefined,
        claims: 0,
        claim: pLimit(1),
      }
      byId.set(held.transactionId, held)
      lanes.add(laneOf(held), held)
      return held
    },
    /** Milliseconds until one of these may be sent; undefined when none will be by itself. */
    untilReady: (kind: SendingClass) => lanes.untilReady(maySend(kind)),
    /** The invoice that has waited longest, of those that may be sent now; it is under way from now on. */
    take: (kind: SendingClass) => lanes.take(maySend(kind)),
    /** It is settled: the next of its terminal may go. */
    release(held: Held) {
      // What held it up may be over for the others as well.
      const isOver = held.attempts > 0 || inRow.size > 0
      succeededAt = elapsed()
      inRow.clear()
      lanes.remove(held)
      byId.delete(held.transactionId)
      if (isOver) lanes.hurry(({ state }) => state === 'waiting')
    },
    /** What held up the terminals is over. */
    hurry: () => lanes.hurry(({ state }) => state === 'waiting'),
    /** It is not sent any more: where it held up the others, the next may go. */
    remove(held: Held) {
      lanes.remove(held)
      byId.delete(held.transactionId)
    },
    /** It is not settled: it stays the first of its terminal, and is sent again after a pause. */
    putBack: (held: Held, pauseMs: number) => lanes.putBack(held, pauseMs),
    /** Whether it has to be declared unconfirmed now. */
    isOverdue: (held: Held) => byId.get(held.transactionId) === held && unconfirmedIn(held) === 0,
    /** Those that may have to be, and the milliseconds until there are more. */
    overdue() {
      const due: Held[] = []
      let next = Infinity
      for (const held of lanes.waitingFirsts()) {
        const ms = unconfirmedIn(held)
        if (ms === 0) due.push(held)
        else if (ms !== undefined) next = Math.min(next, ms)
      }
      return { due, nextMs: next === Infinity ? undefined : next }
    },
    /** How many became unconfirmed since the service last settled one. */
    unconfirmedInRow: () => inRow.size,
    /** It holds up no other any more, unless nothing is confirmed. @returns those who waited for its outcome */
    setAside(held: Held, sentAgain: boolean, pauseMs: number): PromiseWithResolvers<PostingOutcome> {
      const others = inRow.has(held) ? inRow.size - 1 : inRow.size
      const nextMs = sentAgain || held.state === 'unconfirmed' ? 0 : nextAfterMs(others)
      if (held.state === 'waiting') inRow.add(held)
      Object.assign(held, { state: 'unconfirmed', sentAgain, attempts: 0 })
      lanes.move(held, laneOf(held), pauseMs, nextMs)
      const { settled } = held
      held.settled = Promise.withResolvers()
      return settled
    },
    /** It is sent again now, before those of its terminal that were handed in later. */
    resume(held: Held, failures: Failures | undefined) {
      Object.assign(held, { state: 'waiting', failures, attempts: 0 })
      lanes.move(held, laneOf(held), 0)
    },
  }
}

/** Does something with an invoice that is not sent meanwhile; an attempt that is being made is waited for. */
export async function withoutSending<T>(held: Held, job: () => Promise<T>): Promise<T> {
  held.claims += 1
  try {
    return await held.claim(async () => {
      await held.underWay
      return job()
    })
  } finally {
    held.claims -= 1
  }
}

export type Terminals = ReturnType<typeof openTerminals>
