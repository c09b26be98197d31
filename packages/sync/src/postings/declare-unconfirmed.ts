import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import { keepEntry, readEntry } from './entries.ts'
import type { Notices } from './notices.ts'
import type { UnconfirmedInvoice } from './outcome.ts'
import type { EmitOutcome } from './outcome-events.ts'
import { type Held, type Terminals, withoutSending } from './terminals.ts'
import { isForPerson } from './when-unconfirmed.ts'

type Parts = {
  engine: Engine
  terminals: Terminals
  notices: Notices
  emitOutcome: EmitOutcome
  /** Told when the next of a terminal may go. */
  gone: () => void
}

/** Declares invoices unconfirmed that fail again and again, so that those after them go on. Woken after each failure. */
export function openDeclaring({ engine, terminals, notices, emitOutcome, gone }: Parts): Recurring {
  const { journal, now, emit } = engine

  async function declare(held: Held) {
    if (!held.failures || !terminals.isOverdue(held)) return
    const entry = await readEntry(journal, held.transactionId)
    if (!entry || entry.state === 'settled') return
    const outcome: UnconfirmedInvoice = {
      outcome: 'unconfirmed',
      mayBeOnFolio: entry.mayBeOnFolio,
      sentAgain: !isForPerson(held.failures),
      message: entry.trouble?.message ?? 'The process that sent it ended before an answer came.',
    }
    const at = entry.unconfirmed?.at ?? now()
    const notice = notices.about(entry.posting, outcome)
    const kept = keepEntry({ ...entry, state: 'unconfirmed', unconfirmed: { at, outcome } }, true)
    await journal.write([...kept, ...notice.changes])
    notice.written()
    const before = terminals.unconfirmedInRow()
    const { resolve } = terminals.setAside(held, outcome.sentAgain, restMs)
    resolve(outcome)
    await emitOutcome(held, outcome)
    const isMany = before < leastInRow && terminals.unconfirmedInRow() >= leastInRow
    if (!outcome.sentAgain && isMany) emitUnreadable(outcome.message)
  }

  /** Told once, until the service settles an invoice. */
  function emitUnreadable(message: string) {
    emit({
      type: 'trouble',
      flow: 'postings',
      error: new Error(message),
      message:
        `postings: ${leastInRow} invoices in a row got no answer that ` +
        `confirms them. ${message} Ask the service what it answers now. Until it settles one, a terminal waits longer and ` +
        'longer, up to two hours, before it sends the next.',
    })
  }

  return flow('postings', engine, async () => {
    const { due, nextMs } = terminals.overdue()
    for (const held of due) await withoutSending(held, () => declare(held)).finally(gone)
    return nextMs
  })
}

/** Before the first attempt after that. */
const restMs = 60_000
/** One of them may be at fault itself. */
const leastInRow = 2
