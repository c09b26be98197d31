import { dayMs } from '../budget/usage.ts'
import type { Turn } from '../engine/access.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import { unsurePauseMs } from '../engine/service-clock.ts'
import { checkStated, type Repeat } from '../engine/statements.ts'
import { openAccepting } from './accept.ts'
import { openDecisions } from './decisions.ts'
import { openDeclaring } from './declare-unconfirmed.ts'
import { dateUnsure, forgetSettled, type Numbered, readEntry, readNumbered } from './entries.ts'
import { openNotices } from './notices.ts'
import type { OnPosting } from './on-posting.ts'
import type { PostingOutbox, PostingOutcome, PostingState } from './outcome.ts'
import { emitAgain, outcomeEmitter } from './outcome-events.ts'
import { openProbing } from './probe-service.ts'
import { openDelivery } from './send.ts'
import { outcomeAtEnd, stateOf, waitingStates } from './state-of.ts'
import { type Held, openTerminals, type SendingClass, withoutSending } from './terminals.ts'

/** Requests at a time; each terminal has one at most. */
const mostUnderWay = 4

const keptMs = 90 * dayMs
/** How the outbox stands. */
export type PostingCounts = {
  waiting: number
  unconfirmed: number
  /** When the oldest of them was handed in, in milliseconds since 1970; undefined when there is none. */
  oldest: number | undefined
  /** When the service last settled one, by the timer; -Infinity before the first time. */
  succeededAt: number
  /** Outcomes that onPosting has not taken yet. */
  notices: number
}

/**
 * Opens the invoices as the process before left them.
 * @param polls whether the engine polls reservations
 * @param later whether none is taken or sent
 * @throws {InputError} when some are left and would be sent, and nobody states whether they may be sent again
 */
export async function openPostingOutbox(
  engine: Engine,
  repeat: Repeat | undefined,
  onPosting: OnPosting | undefined,
  { polls, later }: { polls: boolean; later: boolean },
): Promise<{ postings: PostingOutbox; counts(): PostingCounts; stop(): Promise<void> }> {
  const { journal, access, timer, now } = engine
  const terminals = openTerminals(() => timer.elapsed())
  const left = await readNumbered(journal)
  if (!later && left.some(({ state }) => state !== 'settled')) checkStated('repeat', repeat)
  const untold = left.filter((one) => one.untold)
  const holdAll = (list: Numbered[]) => {
    for (const one of list) if (one.state !== 'settled') terminals.hold(one)
  }
  holdAll(left)
  const notices = await openNotices(engine, onPosting)
  // From here on nothing may fail, because what runs would not be stopped.
  const emitOutcome = outcomeEmitter(engine)
  const deliver = openDelivery({ engine, terminals, repeat, notices, emitOutcome })
  let underWay = 0
  let writeFailed = false
  /** About these somebody decided something, and the write of that failed. */
  const undecided = new Set<Held>()

  function begin(turn: Turn, held: Held) {
    underWay += 1
    held.underWay = deliver(turn, held).then(() => {
      underWay -= 1
      held.underWay = undefined
      declaring.wake()
      wake()
    })
  }

  const sender = (kind: SendingClass) =>
    flow('postings', engine, async () => {
      if (writeFailed) await holdWhatWasLeft()
      while (terminals.untilReady(kind) === 0 && underWay < mostUnderWay) {
        const turn = await access.turn(kind)
        const held = underWay < mostUnderWay ? terminals.take(kind) : undefined
        if (held) begin(turn, held)
        else turn.giveBack()
      }
      return underWay < mostUnderWay ? terminals.untilReady(kind) : undefined
    })

  /** A write that seemed to fail may be in the journal. */
  async function holdWhatWasLeft() {
    writeFailed = false
    try {
      holdAll(await readNumbered(journal))
      for (const held of undecided) {
        await settleDecision(held)
        undecided.delete(held)
      }
    } catch (error) {
      writeFailed = true
      throw error
    }
  }

  async function tidy(): Promise<number> {
    for (let one = untold[0]; one; one = untold[0]) {
      await emitAgain(engine, emitOutcome, one)
      untold.shift()
    }
    if (!engine.clock.isSure()) return unsurePauseMs
    await dateUnsure(journal, now())
    await forgetSettled(journal, now() - keptMs)
    await notices.forget(now() - keptMs)
    return dayMs
  }

  const wake = () => {
    for (const sending of senders) sending.wake()
  }
  access.watch((circuit) => {
    if (circuit !== 'bill') return
    terminals.hurry()
    wake()
  })
  const declaring = openDeclaring({ engine, terminals, notices, emitOutcome, gone: () => wake() })
  const senders = later ? [] : [sender('bill'), sender('retry')]
  const tidying = flow('postings', engine, tidy)
  void engine.clock.known.then(tidying.wake)
  const probing = polls || later ? [] : [openProbing(engine, terminals)]
  const lookAgain = () => {
    writeFailed = true
    wake()
  }
  const accepting = openAccepting({
    engine,
    terminals,
    // Without a statement none is taken.
    repeat: later ? undefined : repeat,
    next: (left.at(-1)?.number ?? 0) + 1,
    arrived: wake,
    writeFailed: lookAgain,
  })
  const { settleDecision, ...decisions } = openDecisions({
    engine,
    terminals,
    notices,
    gone: wake,
    writeFailed(held) {
      undecided.add(held)
      lookAgain()
    },
  })

  async function get(transactionId: string): Promise<PostingState | undefined> {
    const entry = await readEntry(journal, transactionId)
    return entry && stateOf(transactionId, entry)
  }

  /** A journal that fails tells nothing: then it may be on the folio. */
  async function atEnd(transactionId: string): Promise<PostingOutcome> {
    const known = await outcomeAtEnd(journal, transactionId).catch(() => undefined)
    return known ?? { outcome: 'waiting', mayBeOnFolio: true, sentAgain: repeat === 'by transaction_id' }
  }

  return {
    postings: {
      post: accepting.post,
      get,
      waiting: () => waitingStates(journal),
      ...decisions,
      async retry(transactionId) {
        if (later) checkStated('repeat', undefined)
        return decisions.retry(transactionId)
      },
    },
    counts() {
      const all = terminals.all()
      const times = all.map(({ since }) => since).filter((since) => since !== undefined)
      const unconfirmed = all.filter(({ state }) => state === 'unconfirmed').length
      return {
        waiting: all.length - unconfirmed,
        unconfirmed,
        oldest: times.length > 0 ? times.reduce((one, other) => Math.min(one, other)) : undefined,
        succeededAt: terminals.succeededAt(),
        notices: notices.size(),
      }
    },
    async stop() {
      await accepting.close()
      await Promise.all([...senders, ...probing, declaring, tidying].map((job) => job.stop()))
      // Whatever is done with one of them.
      await Promise.all(terminals.all().map((held) => withoutSending(held, async () => {})))
      for (const { transactionId, settled } of terminals.all()) settled.resolve(await atEnd(transactionId))
      await notices.stop()
    },
  }
}
