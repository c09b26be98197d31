import { setImmediate } from 'node:timers/promises'
import { InputError } from '@innwire/client'
import type { Posting } from '@innwire/types'
import { ClosedError, type Engine } from '../engine/engine.ts'
import { LeaseLostError } from '../store/store.ts'
import { keepEntry, numberOf, type OpenEntry, type PostingEntry, readEntry } from './entries.ts'
import type { PostingOutcome, PostingReceipt } from './outcome.ts'
import { type Invoice, readInvoice } from './read-invoice.ts'
import { checkRepeat, type Repeat } from './repeat.ts'
import type { Terminals } from './terminals.ts'

type Asked = Invoice & PromiseWithResolvers<PostingReceipt>

/** So many invoices are written at once, at most. */
const mostAtOnce = 500

type Place = {
  engine: Engine
  terminals: Terminals
  /** What the user has stated. */
  repeat: Repeat | undefined
  /** The number of the next invoice. */
  next: number
  /** Told when there is something to send. */
  arrived: () => void
  /** Told when a write failed, which may be in the journal all the same. */
  doubtful: () => void
}

/**
 * Takes invoices in, in the order of the calls: checks them, and writes down those that are new. While one write is
 * under way, what comes waits for it and goes as one.
 */
export function openTakingIn({ engine, terminals, repeat, next, arrived, doubtful }: Place) {
  const { journal, now } = engine
  const asked: Asked[] = []
  let running: Promise<void> | undefined
  let closed = false

  function newEntry({ posting, content }: Invoice): OpenEntry {
    const number = next
    next += 1
    return { state: 'waiting', number, content, since: now(), posting, attempts: 0, mayBeOnFolio: false }
  }

  /** Those that stand in the journal, or will. */
  async function entriesOf(batch: Asked[]): Promise<Map<string, PostingEntry>> {
    const ids = [...new Set(batch.map(({ posting }) => posting.transaction_id))]
    const found = await Promise.all(ids.map((id) => readEntry(journal, id)))
    return new Map(ids.flatMap((id, index) => (found[index] ? [[id, found[index]]] : [])))
  }

  async function takeIn(batch: Asked[]) {
    const entries = await entriesOf(batch)
    const fresh: OpenEntry[] = []
    const accepted = batch.filter((one) => {
      const id = one.posting.transaction_id
      const before = entries.get(id)
      if (before && before.content !== one.content) one.reject(belongsToAnother())
      if (before) return before.content === one.content
      const entry = newEntry(one)
      entries.set(id, entry)
      fresh.push(entry)
      return true
    })
    await journal.write(fresh.flatMap((entry) => keepEntry(entry)))
    for (const entry of fresh) terminals.hold(numberOf(entry))
    for (const { posting, resolve } of accepted) {
      const entry = entries.get(posting.transaction_id)
      if (entry) resolve(await receiptOf(posting, entry))
    }
    arrived()
  }

  async function receiptOf(posting: Posting, entry: PostingEntry): Promise<PostingReceipt> {
    const { transaction_id: transactionId } = posting
    const settledAs = (outcome: PostingOutcome) => ({ transactionId, settled: Promise.resolve(outcome) })
    if (entry.state === 'settled') return settledAs(entry.outcome)
    if (entry.unconfirmed) return settledAs(entry.unconfirmed.outcome)
    const held = terminals.find(transactionId)
    if (held) return { transactionId, settled: held.settled.promise }
    // It was settled just now, or it was left by a write that seemed to fail.
    const present = await readEntry(journal, transactionId)
    if (present?.state === 'settled') return settledAs(present.outcome)
    const { settled } = terminals.hold(numberOf(entry))
    return { transactionId, settled: settled.promise }
  }

  async function run() {
    while (asked.length > 0) {
      // What is handed in at the same moment goes as one, and a burst does not keep the process from anything else.
      await setImmediate()
      const batch = asked.splice(0, mostAtOnce)
      try {
        await takeIn(batch)
      } catch (error) {
        doubtful()
        for (const { reject } of batch) reject(error)
        if (error instanceof LeaseLostError) engine.lost()
      }
    }
    running = undefined
  }

  return {
    async post(given: Posting): Promise<PostingReceipt> {
      if (closed || engine.stopping.aborted) throw new ClosedError()
      checkRepeat(repeat)
      const one: Asked = { ...readInvoice(given), ...Promise.withResolvers<PostingReceipt>() }
      asked.push(one)
      running ??= run()
      return one.promise
    },
    /** Takes no more, and writes down what was handed in. */
    async close() {
      closed = true
      await running
    },
  }
}

const belongsToAnother = () =>
  new InputError([
    {
      path: 'transaction_id',
      message: 'This id belongs to another invoice. Give each invoice an id of its own, and keep it with it.',
    },
  ])
