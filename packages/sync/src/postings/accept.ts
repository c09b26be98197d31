import { setImmediate } from 'node:timers/promises'
import { InputError } from '@innwire/client'
import type { Posting } from '@innwire/types'
import { ClosedError, type Engine } from '../engine/engine.ts'
import { checkStated, type Repeat } from '../engine/statements.ts'
import { LeaseLostError } from '../store/store.ts'
import { isDoubted, keepEntry, numberOf, type OpenEntry, type PostingEntry, readEntry } from './entries.ts'
import type { PostingOutcome, PostingReceipt } from './outcome.ts'
import { type Invoice, readInvoice } from './read-invoice.ts'
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
  writeFailed: () => void
}

/**
 * Takes invoices in, in the order of the calls: checks them, and writes down those that are new. While one write is
 * under way, what comes waits for it and goes as one.
 */
export function openAccepting({ engine, terminals, repeat, next, arrived, writeFailed }: Place) {
  const { journal, now } = engine
  const asked: Asked[] = []
  let running: Promise<void> | undefined
  let closed = false

  function newEntry(posting: Posting, content: string, mayBeOnFolio: boolean): OpenEntry {
    const number = next
    next += 1
    const entry = { state: 'waiting', number, content, since: now(), posting, attempts: 0 } as const
    return { ...entry, mayBeOnFolio, ...(mayBeOnFolio && { retried: true }) }
  }

  /** What the journal says of each id: its invoice, or whether one was taken out that may be on the folio. */
  async function readJournal(batch: Asked[]) {
    const entries = new Map<string, PostingEntry>()
    const doubted = new Set<string>()
    const ids = new Set(batch.map(({ id }) => id))
    const read = async (id: string) => {
      const entry = await readEntry(journal, id)
      if (entry) entries.set(id, entry)
      else if (await isDoubted(journal, id)) doubted.add(id)
    }
    await Promise.all([...ids].map(read))
    return { entries, doubted }
  }

  async function accept(batch: Asked[]) {
    const { entries, doubted } = await readJournal(batch)
    const fresh: OpenEntry[] = []
    const accepted = batch.filter((one) => {
      const { id, content } = one
      const before = entries.get(id)
      // What was accepted stays so, whatever the rules ask for by now.
      if (before?.content === content) return true
      if ('refused' in one) one.reject(one.refused)
      else if (before) one.reject(belongsToAnother())
      else {
        const entry = newEntry(one.posting, content, doubted.has(id))
        entries.set(id, entry)
        fresh.push(entry)
        return true
      }
      return false
    })
    await journal.write(fresh.flatMap((entry) => keepEntry(entry)))
    for (const entry of fresh) terminals.hold(numberOf(entry))
    for (const { id, resolve } of accepted) {
      const entry = entries.get(id)
      if (entry) resolve(await receiptOf(id, entry))
    }
    arrived()
  }

  async function receiptOf(transactionId: string, entry: PostingEntry): Promise<PostingReceipt> {
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
        await accept(batch)
      } catch (error) {
        writeFailed()
        for (const { reject } of batch) reject(error)
        if (error instanceof LeaseLostError) engine.lost()
      }
    }
    running = undefined
  }

  return {
    async post(given: Posting): Promise<PostingReceipt> {
      if (closed || engine.stopping.aborted) throw new ClosedError()
      checkStated('repeat', repeat)
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
