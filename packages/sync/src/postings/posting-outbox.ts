import type { Posting } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import { openDelivery } from './deliver.ts'
import { forgetSettled, readEntry, readNumbered, stateOf } from './entries.ts'
import type { PostingOutcome, PostingReceipt, PostingState } from './outcome.ts'
import { openTakingIn } from './take-in.ts'
import { type Held, openTerminals } from './terminals.ts'
import { openWithdrawal } from './withdraw.ts'

/** Invoices on their way to the folios. */
export type PostingOutbox = {
  /**
   * Takes an invoice in: it resolves when the invoice is in the journal, without waiting for the service, and can be
   * called while that cannot be reached. From then on the invoice is sent until it is settled, also by the next
   * process; those of a terminal (`pos_id`) one after another in the order of these calls. However often it is sent,
   * the folio has it once (D25).
   *
   * The same invoice again gets the outcome of the first time, for 90 days, and nothing is sent. So when this throws an
   * error of the store, call it again.
   * @throws {InputError} with every wrong place of the invoice (D27, D29, D30), or when its `transaction_id` belongs to
   * another one; nothing is written
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
  /** The invoices that are not settled, in the order in which they were handed in. */
  waiting(): Promise<PostingState[]>
  /**
   * Takes out an invoice that is not settled, so that those after it at its terminal can go: for one that the service
   * never settles. An attempt that is being made is waited for. Handed in again, it is as one that was never there; as
   * long as it keeps its `transaction_id`, the folio has it once (D25).
   * @returns what came of it: `withdrawn`, or how it was settled before that; undefined when no invoice with this id
   * waits or was settled
   * @throws {ClosedError} {@link LeaseLostError} and errors of the store; then it still waits
   * @example
   * const outcome = await sync.postings.withdraw('tr1234')
   * if (outcome?.outcome === 'withdrawn' && outcome.mayBeOnFolio) till.show('Look at the folio first.')
   */
  withdraw(transactionId: string): Promise<PostingOutcome | undefined>
}

/** Requests at a time; each terminal has one at most. */
const mostUnderWay = 4

const keptMs = 90 * dayMs

/** Opens the invoices as the process before left them. */
export async function openPostingOutbox(
  engine: Engine,
): Promise<{ postings: PostingOutbox; stop(): Promise<void> }> {
  const { journal, access, timer, now } = engine
  const terminals = openTerminals(() => timer.elapsed())
  const left = await readNumbered(journal)
  const next = (left.at(-1)?.number ?? 0) + 1
  const delivery = openDelivery(engine, terminals, next)
  const untold = left.filter((one) => one.untold)
  for (const one of left) if (!one.untold) terminals.hold(one)

  const underWay = new Map<Held, Promise<void>>()
  let doubtful = false

  async function send(): Promise<number | undefined> {
    if (doubtful) await holdWhatWasLeft()
    while (terminals.anyReady() && underWay.size < mostUnderWay) {
      const turn = await access.turn('bill')
      const held = terminals.take()
      if (!held) turn.giveBack()
      else {
        const delivered = delivery.deliver(turn, held).then(() => {
          underWay.delete(held)
          sending.wake()
        })
        underWay.set(held, delivered)
      }
    }
    return underWay.size < mostUnderWay ? terminals.untilReady() : undefined
  }

  /** A write that seemed to fail may be in the journal. */
  async function holdWhatWasLeft() {
    doubtful = false
    try {
      for (const one of await readNumbered(journal)) if (!one.untold) terminals.hold(one)
    } catch (error) {
      doubtful = true
      throw error
    }
  }

  async function tidy(): Promise<number> {
    for (let one = untold[0]; one; one = untold[0]) {
      await delivery.tellAgain(one)
      untold.shift()
    }
    await forgetSettled(journal, now() - keptMs)
    return dayMs
  }

  const sending = flow('postings', engine, send)
  const tidying = flow('postings', engine, tidy)
  const takingIn = openTakingIn({
    engine,
    terminals,
    next,
    arrived: () => sending.wake(),
    doubtful() {
      doubtful = true
      sending.wake()
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
        for (const { transactionId, untold } of await readNumbered(journal)) {
          const state = untold ? undefined : await get(transactionId)
          if (state?.outcome === 'waiting') states.push(state)
        }
        return states
      },
      withdraw: openWithdrawal({ engine, terminals, underWay, ownFrom: next, gone: () => sending.wake() }),
    },
    async stop() {
      await takingIn.close()
      await Promise.all([sending.stop(), tidying.stop()])
      await Promise.all(underWay.values())
      await Promise.allSettled(terminals.all().map(({ withdrawal }) => withdrawal))
      for (const { settled } of terminals.all()) settled.resolve({ outcome: 'waiting' })
    },
  }
}
