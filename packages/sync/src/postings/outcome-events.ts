import type { Engine } from '../engine/engine.ts'
import type { SyncEvent } from '../engine/events.ts'
import { cashierMessage } from './cashier-message.ts'
import { type Numbered, readEntry, told } from './entries.ts'
import type { InvoiceOutcome } from './outcome.ts'
import { stateOf } from './state-of.ts'

type Named = Pick<Numbered, 'transactionId' | 'posId'>

/** For a person, without guest data. */
export const nameOf = ({ transactionId, posId }: Named) =>
  `The invoice with the id ${transactionId}, of the terminal ${posId},`

/** What a person should see of an outcome; undefined when that is nothing. */
function eventOf(invoice: Named, outcome: InvoiceOutcome): SyncEvent | undefined {
  const { transactionId } = invoice
  const message = (what: string) => `${nameOf(invoice)} ${what}`
  switch (outcome.outcome) {
    case 'posted': {
      const { defaultMapped } = outcome
      if (defaultMapped.length === 0) return undefined
      const places = defaultMapped.map((index) => `posts[${index}]`).join(', ')
      return {
        type: 'default_mapping',
        transactionId,
        items: defaultMapped,
        message: message(
          `is on the folio, but no mapping fits ${places}: the default was booked. Map their ids.`,
        ),
      }
    }
    case 'refused': {
      const { code, mayBeOnFolio, errors } = outcome
      const places = errors.length > 0 ? ` at ${errors.map(({ path }) => path).join(', ')}` : ''
      return {
        type: 'posting_refused',
        transactionId,
        mayBeOnFolio,
        message: message(`is refused with ${code}${places}. ${cashierMessage(outcome)}`),
      }
    }
    case 'unconfirmed': {
      const { mayBeOnFolio, sentAgain } = outcome
      const next = sentAgain
        ? 'It is sent again, with pauses of up to an hour, and those after it go on.'
        : `It is not sent again; those after it go on. Look at the folio, then call postings.retry('${transactionId}') or postings.withdraw('${transactionId}').`
      const where = mayBeOnFolio ? 'may be on the folio or not' : 'should be on no folio yet'
      return {
        type: 'unconfirmed',
        transactionId,
        mayBeOnFolio,
        message: message(`${where}. ${outcome.message} ${next}`),
      }
    }
    case 'withdrawn':
      return undefined
    default:
      return outcome satisfies never
  }
}

export const isTold = (outcome: InvoiceOutcome): boolean =>
  eventOf({ transactionId: '', posId: '' }, outcome) !== undefined

/** Tells of an outcome that is in the journal, and writes down that it was told. Never rejects. */
export type EmitOutcome = (invoice: Omit<Numbered, 'untold'>, outcome: InvoiceOutcome) => Promise<void>

export const outcomeEmitter =
  ({ journal, emit }: Engine): EmitOutcome =>
  async (invoice, outcome) => {
    const event = eventOf(invoice, outcome)
    if (!event) return
    emit(event)
    const state = outcome.outcome === 'unconfirmed' ? outcome.outcome : 'settled'
    // If the store fails now, it is told once more at the next start.
    await journal.write(told({ ...invoice, state, untold: true })).catch(() => {})
  }

/** The process before ended between an outcome and the telling of it, or may have. */
export async function emitAgain({ journal }: Engine, emitOutcome: EmitOutcome, untold: Numbered) {
  const entry = await readEntry(journal, untold.transactionId)
  const state = entry && stateOf(untold.transactionId, entry)
  if (state && state.outcome !== 'waiting') await emitOutcome(untold, state)
}
