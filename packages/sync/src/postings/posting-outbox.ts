import type { Posting } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Turn } from '../engine/access.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import { openDecisions } from './decisions.ts'
import { openDeclaring } from './declare-unconfirmed.ts'
import { openDelivery } from './deliver.ts'
import { dateUnsure, forgetSettled, type Numbered, readEntry, readNumbered, stateOf } from './entries.ts'
import { openNotices } from './notices.ts'
import type { OnPosting } from './on-posting.ts'
import type { PostingOutcome, PostingReceipt, PostingState } from './outcome.ts'
import { checkRepeat, type Repeat } from './repeat.ts'
import { openTakingIn } from './take-in.ts'
import { outcomeTeller, tellAgain } from './tell-outcome.ts'
import { type Held, openTerminals, type SendingClass, withoutSending } from './terminals.ts'

/** Invoices on their way to the folios. */
export type PostingOutbox = {
  /**
   * Takes an invoice in: it resolves when the invoice is in the journal, without waiting for the service, and can be
   * called while that cannot be reached. From then on the invoice is sent until it is settled, also by the next
   * process; those of a terminal (`pos_id`) one after another in the order of these calls. Where the setting `repeat`
   * is `by transaction_id`, it may be sent several times, and the folio has it once (D25). Where it is `never`, an
   * attempt that may have put it on the folio is the last one: the invoice is `unconfirmed`, and a person decides.
   *
   * The same invoice again gets the outcome of the first time, for 90 days, and nothing is sent. So when this throws an
   * error of the store, call it again.
   * @throws {InputError} with every wrong place of the invoice (D27, D29, D30), or when its `transaction_id` belongs to
   * another one, or when `repeat` is not stated; nothing is written
   * @throws {ClosedError} {@link LeaseLostError} and errors of the store
   * @example
   * const { settled } = await sync.postings.post({
   *   transaction_id: crypto.randomUUID(), // made once, stored with the invoice
   *   invoice_number: 'BAR-4711',
   *   pos_id: '123',
   *   reservation_id_customer_id: '36129:52541',
   *   posts: [{ post_type: 'Expense', product_id: 'HR:692', quantity: 2, amount: '14.00' }],
   * })
   * const outcome = await settled
   * if (outcome.outcome === 'refused') till.show(outcome.message)
   */
  post(invoice: Posting): Promise<PostingReceipt>
  /**
   * How it is with an invoice; undefined when none with this id was handed in, or it was settled more than 90 days ago.
   * @example
   * const state = await sync.postings.get('tr1234')
   * if (state?.outcome === 'waiting') console.log(state.attempts, state.trouble?.message)
   */
  get(transactionId: string): Promise<PostingState | undefined>
  /**
   * The invoices that are neither posted nor refused, in the order in which they were handed in: those with the outcome
   * `waiting`, and those with the outcome `unconfirmed`, about which a person can decide.
   */
  waiting(): Promise<PostingState[]>
  /**
   * Sends an unconfirmed invoice again now, once where `repeat` is `never`. Where the real service does not keep the
   * promise of D25, an attempt may charge the guest once more: look at the folio first.
   * @returns a receipt of its next outcome: `unconfirmed` again after one more failure; undefined when no invoice with
   * this id waits or is unconfirmed
   * @throws {ClosedError} {@link LeaseLostError} and errors of the store: call it again
   * @example
   * const receipt = await sync.postings.retry('tr1234')
   * console.log(cashierMessage(await receipt.settled))
   */
  retry(transactionId: string): Promise<PostingReceipt | undefined>
  /**
   * Takes out an invoice that is neither posted nor refused: for one that the service never settles. An attempt that is
   * being made is waited for. Handed in again, it is as one that was never there; as long as it keeps its
   * `transaction_id`, the folio has it once (D25).
   * @returns what came of it: `withdrawn`, or how it was settled before that; undefined when no invoice with this id
   * waits or was settled
   * @throws {ClosedError} {@link LeaseLostError} and errors of the store: call it again
   * @example
   * const outcome = await sync.postings.withdraw('tr1234')
   * if (outcome?.outcome === 'withdrawn' && outcome.mayBeOnFolio) till.show('Look at the folio first.')
   */
  withdraw(transactionId: string): Promise<PostingOutcome | undefined>
}

/** Requests at a time; each terminal has one at most. */
const mostUnderWay = 4

const keptMs = 90 * dayMs
/** While the clock is not sure, nothing is old. */
const unsurePauseMs = 3_600_000

/** How the outbox stands. */
export type PostingCounts = {
  waiting: number
  unconfirmed: number
  /** When the oldest of them was handed in, in milliseconds since 1970; undefined when there is none. */
  oldest: number | undefined
  /** When the service last settled one, by the timer; -Infinity before the first time. */
  settledAt: number
  /** Outcomes that onPosting has not taken yet. */
  notices: number
}

/** The outbox with its end. */
export type OpenOutbox = { postings: PostingOutbox; counts(): PostingCounts; stop(): Promise<void> }

/**
 * Opens the invoices as the process before left them.
 * @throws {InputError} when some are left, and nobody states that they may be sent again
 */
export async function openPostingOutbox(
  engine: Engine,
  repeat: Repeat | undefined,
  onPosting: OnPosting | undefined,
): Promise<OpenOutbox> {
  const { journal, access, timer, now } = engine
  const terminals = openTerminals(() => timer.elapsed())
  const left = await readNumbered(journal)
  if (left.some(({ state }) => state !== 'settled')) checkRepeat(repeat)
  const untold = left.filter((one) => one.untold)
  const holdAll = (list: Numbered[]) => {
    for (const one of list) if (one.state !== 'settled') terminals.hold(one)
  }
  holdAll(left)
  const notices = await openNotices(engine, onPosting)
  // From here on nothing may fail, because what runs would not be stopped.
  const tellOutcome = outcomeTeller(engine)
  const deliver = openDelivery({ engine, terminals, repeat, notices, tellOutcome })
  let underWay = 0
  let doubtful = false
  /** About these somebody decided something, and the write of that failed. */
  const doubted = new Set<Held>()

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
      if (doubtful) await holdWhatWasLeft()
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
    doubtful = false
    try {
      holdAll(await readNumbered(journal))
      for (const held of doubted) {
        await settleDoubt(held)
        doubted.delete(held)
      }
    } catch (error) {
      doubtful = true
      throw error
    }
  }

  async function tidy(): Promise<number> {
    for (let one = untold[0]; one; one = untold[0]) {
      await tellAgain(engine, tellOutcome, one)
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
  const declaring = openDeclaring({ engine, terminals, notices, tellOutcome, gone: () => wake() })
  const senders = [sender('bill'), sender('retry')]
  const tidying = flow('postings', engine, tidy)
  void engine.clock.known.then(tidying.wake)
  const becomeDoubtful = () => {
    doubtful = true
    wake()
  }
  const takingIn = openTakingIn({
    engine,
    terminals,
    repeat,
    next: (left.at(-1)?.number ?? 0) + 1,
    arrived: wake,
    doubtful: becomeDoubtful,
  })
  const { settleDoubt, ...decisions } = openDecisions({
    engine,
    terminals,
    notices,
    gone: wake,
    doubtful(held) {
      doubted.add(held)
      becomeDoubtful()
    },
  })

  async function get(transactionId: string): Promise<PostingState | undefined> {
    const entry = await readEntry(journal, transactionId)
    return entry && stateOf(transactionId, entry)
  }

  return {
    postings: {
      post: takingIn.post,
      get,
      async waiting() {
        const states: PostingState[] = []
        for (const { transactionId, state } of await readNumbered(journal)) {
          const present = state === 'settled' ? undefined : await get(transactionId)
          if (present?.outcome === 'waiting' || present?.outcome === 'unconfirmed') states.push(present)
        }
        return states
      },
      ...decisions,
    },
    counts() {
      const all = terminals.all()
      const times = all.map(({ since }) => since).filter((since) => since !== undefined)
      const unconfirmed = all.filter(({ state }) => state === 'unconfirmed').length
      return {
        waiting: all.length - unconfirmed,
        unconfirmed,
        oldest: times.length > 0 ? times.reduce((one, other) => Math.min(one, other)) : undefined,
        settledAt: terminals.settledAt(),
        notices: notices.size(),
      }
    },
    async stop() {
      await takingIn.close()
      await Promise.all([...senders, declaring, tidying].map((job) => job.stop()))
      // Whatever is done with one of them.
      await Promise.all(terminals.all().map((held) => withoutSending(held, async () => {})))
      for (const { settled } of terminals.all()) settled.resolve({ outcome: 'waiting' })
      await notices.stop()
    },
  }
}
