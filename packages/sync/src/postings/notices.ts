import type { Posting } from '@innwire/types'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import { openLanes } from '../engine/lanes.ts'
import type { EntryChange } from '../store/store.ts'
import { noticeDelivery, noticeLane, type PendingNotice } from './deliver-notice.ts'
import { allNotices, forgetNotices, keepNotice } from './notice-journal.ts'
import type { OnPosting } from './on-posting.ts'
import type { InvoiceOutcome } from './outcome.ts'

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

/** Calls of the handler at the same time; of each terminal one at most. */
const mostAtOnce = 10

/** Opens the outcomes as the process before left them. Without a handler none are kept. */
export async function openNotices(engine: Engine, onPosting: OnPosting | undefined): Promise<Notices> {
  const { journal, timer, clock, now } = engine
  const lanes = openLanes<PendingNotice>(() => timer.elapsed())
  const pending = new Map<number, PendingNotice>()
  const forget = (before: number) => forgetNotices(journal, before)
  const lookAgain = async () => {
    for await (const page of allNotices(journal))
      for (const { number, notice } of page) add(number, notice.posId, notice.attempts)
  }
  const add = (number: number, posId: string, attempts: number) => {
    if (pending.has(number)) return
    const one = { number, posId, attempts, taken: false, storeFailures: 0 }
    pending.set(number, one)
    lanes.add(noticeLane(one), one)
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

  let next = ([...pending.keys()].at(-1) ?? 0) + 1
  const underWay = new Set<Promise<void>>()
  const deliver = noticeDelivery(engine, onPosting, lanes, (one) => pending.delete(one.number))
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
    return underWay.size < mostAtOnce && !engine.stopping.aborted ? lanes.untilReady(any) : undefined
  })

  return {
    about({ transaction_id: transactionId, invoice_number: invoiceNumber, pos_id: posId }, outcome) {
      const number = next
      next += 1
      const key = `${transactionId}/${outcome.outcome}`
      const unsure = clock.isSure() ? undefined : (true as const)
      const notice = { key, transactionId, invoiceNumber, posId, outcome, at: now(), unsure, attempts: 0 }
      return {
        changes: [keepNotice(number, notice)],
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
