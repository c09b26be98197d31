import type { Posting } from '@innwire/types'
import { backoff } from '../engine/backoff.ts'
import { callHandler } from '../engine/call-handler.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import { type Journal, put, remove } from '../engine/journal.ts'
import { openLanes } from '../engine/lanes.ts'
import { type EntryChange, LeaseLostError } from '../store/store.ts'
import type { InvoiceOutcome } from './outcome.ts'

/** An outcome of an invoice, for your system. */
export type PostingNotice = {
  /** `transaction_id/outcome`: attempts, restarts and other workers hand it over with the same key. */
  key: string
  transactionId: string
  invoiceNumber: string
  /** The terminal. */
  posId: string
  outcome: InvoiceOutcome
  /** 1, and one more after each failure. */
  attempt: number
}

/**
 * Takes an outcome of an invoice into your system, at least once. It is done when the promise resolves; what it throws,
 * or rejects with, and a call that takes longer than `pacing.handlerTimeoutMs`, makes it come again under the same key.
 * Of one terminal it gets one outcome at a time, in their order; of different terminals up to ten. One that failed 14
 * times, in some seventy minutes, holds up no other any more and comes again every hour, for 90 days.
 *
 * An `unconfirmed` invoice may get another outcome later.
 * @example
 * onPosting: async ({ transactionId, outcome }) => {
 *   await till.setState(transactionId, outcome.outcome, cashierMessage(outcome))
 * }
 */
export type OnPosting = (notice: PostingNotice) => Promise<unknown>

/** As it stands in the journal. */
type Stored = Omit<PostingNotice, 'attempt'> & { at: number; attempts: number }

/** An outcome that is to be handed over; its content stays in the journal. */
type Pending = { number: number; posId: string; attempts: number; taken: boolean }

/** Outcomes on their way to the handler. */
export type Notices = {
  /** What is to be written together with an outcome, and what is to be told when that is done. */
  about(posting: Posting, outcome: InvoiceOutcome): { changes: EntryChange[]; written(): void }
  /** A write that seemed to fail may be in the journal. */
  lookAgain(): Promise<void>
  /** How many are not handed over yet. */
  size(): number
  /** Takes out what was not handed over since a time. */
  forget(before: number): Promise<void>
  /** Lets no more begin, and waits for those under way. */
  stop(): Promise<void>
}

const collection = 'postings_notices'
/** Calls of the handler at the same time; of each terminal one at most. */
const mostAtOnce = 10
/** A system may be down for an hour. */
const mostAttempts = 14
const mostDoublings = 10
const hourMs = 3_600_000
/** A system that is busy now and then is nobody's business. */
const toldAt = 3
const pageSize = 500

const keyOf = (number: number) => String(number).padStart(16, '0')
const keep = (number: number, stored: Stored) => put(collection, keyOf(number), stored)
const drop = (number: number) => remove(collection, keyOf(number))

const laneOf = ({ posId, attempts, number }: Pending) =>
  attempts < mostAttempts ? `terminal/${posId}` : `late/${number}`

/** Opens the outcomes as the process before left them. Without a handler none are kept. */
export async function openNotices(engine: Engine, onPosting: OnPosting | undefined): Promise<Notices> {
  const { journal, timer, now } = engine
  const lanes = openLanes<Pending>(() => timer.elapsed())
  const pending = new Map<number, Pending>()
  const forget = (before: number) => forgetNotices(journal, before)
  const lookAgain = async () => {
    for await (const page of pagesOf(journal))
      for (const { number, stored } of page) add(number, stored.posId, stored.attempts)
  }
  const add = (number: number, posId: string, attempts: number) => {
    if (pending.has(number)) return
    const one = { number, posId, attempts, taken: false }
    pending.set(number, one)
    lanes.add(laneOf(one), one)
  }
  await lookAgain()
  if (!onPosting)
    return {
      about: () => ({ changes: [], written() {} }),
      lookAgain: async () => {},
      size: () => pending.size,
      forget,
      stop: async () => {},
    }

  let next = Math.max(0, ...pending.keys()) + 1
  const underWay = new Set<Promise<void>>()
  const deliver = handOver(engine, onPosting, lanes, (one) => pending.delete(one.number))
  const any = () => true
  const delivering = flow('postings', engine, async () => {
    while (underWay.size < mostAtOnce && !engine.stopping.aborted) {
      const one = lanes.take(any)
      if (!one) break
      const delivered = deliver(one).then(() => {
        underWay.delete(delivered)
        delivering.wake()
      })
      underWay.add(delivered)
    }
    return underWay.size < mostAtOnce ? lanes.untilReady(any) : undefined
  })

  return {
    about({ transaction_id: transactionId, invoice_number: invoiceNumber, pos_id: posId }, outcome) {
      const number = next
      next += 1
      const key = `${transactionId}/${outcome.outcome}`
      const stored = { key, transactionId, invoiceNumber, posId, outcome, at: now(), attempts: 0 }
      return {
        changes: [keep(number, stored)],
        written() {
          add(number, posId, 0)
          delivering.wake()
        },
      }
    },
    async lookAgain() {
      await lookAgain()
      delivering.wake()
    },
    size: () => pending.size,
    forget,
    async stop() {
      await delivering.stop()
      await Promise.all(underWay)
    },
  }
}

type Lanes = ReturnType<typeof openLanes<Pending>>

/** Hands an outcome over and writes down that it was, or puts it back. Never rejects. */
function handOver(engine: Engine, onPosting: OnPosting, lanes: Lanes, done: (one: Pending) => void) {
  const { journal, timer, pacing, stopping, tell } = engine

  async function call(one: Pending, { at: _, attempts, ...notice }: Stored): Promise<Error | undefined> {
    if (one.taken) return undefined
    return callHandler({ timer, pacing }, 'onPosting', () =>
      // The handler may write into it.
      onPosting({ ...structuredClone(notice), attempt: attempts + 1 }),
    )
  }

  function tellFailure({ key }: Stored, attempts: number, error: Error) {
    const failed = `onPosting failed ${attempts} times to take ${key}.`
    if (attempts === toldAt)
      tell({ type: 'trouble', flow: 'postings', error, message: `${failed} It gets it again.` })
    if (attempts === mostAttempts)
      tell({
        type: 'outcome_not_taken',
        key,
        error,
        message: `${failed} Later outcomes of the terminal go on; this one comes again every hour. Mend the cause.`,
      })
  }

  async function attempt(one: Pending): Promise<number | undefined> {
    const stored = (await journal.get(collection, keyOf(one.number))) as Stored | undefined
    const error = stored && (await call(one, stored))
    if (!error) {
      one.taken = true
      await journal.write([drop(one.number)])
      return undefined
    }
    if (stopping.aborted) return 0
    one.attempts = stored.attempts + 1
    await journal.write([keep(one.number, { ...stored, attempts: one.attempts })])
    tellFailure(stored, one.attempts, error)
    return one.attempts < mostAttempts ? backoff(one.attempts, pacing.retryMs, mostDoublings) : hourMs
  }

  return async (one: Pending): Promise<void> => {
    try {
      const pauseMs = await attempt(one)
      if (pauseMs === undefined) {
        lanes.remove(one)
        done(one)
      } else if (one.attempts === mostAttempts) lanes.move(one, laneOf(one), pauseMs)
      else lanes.putBack(one, pauseMs)
    } catch (error) {
      lanes.putBack(one, backoff(1, pacing.retryMs))
      if (error instanceof LeaseLostError) engine.lost()
    }
  }
}

async function* pagesOf({ list }: Journal) {
  for (let after: string | undefined; ; ) {
    const page = await list(collection, { after, limit: pageSize })
    yield page.map(({ key, value }) => ({ number: Number(key), stored: value as Stored }))
    if (page.length < pageSize) return
    after = page.at(-1)?.key
  }
}

async function forgetNotices(journal: Journal, before: number) {
  for await (const page of pagesOf(journal)) {
    const old = page.filter(({ stored }) => stored.at < before)
    await journal.write(old.map(({ number }) => drop(number)))
    if (old.length < page.length) return
  }
}
