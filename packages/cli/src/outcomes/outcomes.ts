import type { PostingOutcome } from '@innwire/sync'
import { exitCode } from '../failure.ts'
import type { Column } from '../print.ts'

/** What came of a bill, for a person and for a script. */
export type OutcomeRow = {
  transaction_id: string
  invoice_number: string
  pos_id: string
  outcome: PostingOutcome['outcome'] | 'not_taken'
  /** Null where the outcome does not say. */
  may_be_on_folio: boolean | null
  message: string
}

export const outcomeColumns: Column<OutcomeRow>[] = [
  ['BILL', ({ transaction_id }) => transaction_id],
  ['INVOICE', ({ invoice_number }) => invoice_number],
  ['TERMINAL', ({ pos_id }) => pos_id],
  ['OUTCOME', ({ outcome }) => outcome],
  ['MAY BE ON FOLIO', ({ may_be_on_folio }) => may_be_on_folio],
  ['WHAT TO DO', ({ message }) => message],
]

type Named = Pick<OutcomeRow, 'transaction_id' | 'invoice_number' | 'pos_id'>

/** @param say gives the sentence for the cashier */
export function rowOf(
  named: Named,
  its: PostingOutcome,
  say: (outcome: PostingOutcome) => string,
): OutcomeRow {
  const { transaction_id, invoice_number, pos_id } = named
  return {
    transaction_id,
    invoice_number,
    pos_id,
    outcome: its.outcome,
    may_be_on_folio: 'mayBeOnFolio' in its ? its.mayBeOnFolio : null,
    message: words(its, say),
  }
}

export const notTaken = ({ transaction_id, invoice_number, pos_id }: Named, message: string): OutcomeRow => ({
  transaction_id,
  invoice_number,
  pos_id,
  outcome: 'not_taken',
  may_be_on_folio: null,
  message,
})

/** A bill of a run that never had the hotel. */
export const notHandedIn = (named: Named): OutcomeRow =>
  notTaken(
    named,
    'The bill was not handed in, because another process had the hotel. Unless it was handed in before, it is in no outbox: when that process has ended, run innwire post again with the same file.',
  )

/** A bill that the journal could not be written with. */
export const notKept = (named: Named): OutcomeRow =>
  notTaken(
    named,
    'The bill was not sent, because the journal could not be written. See to its disk, and run innwire post again with the same file: what the outbox has already is not posted twice.',
  )

/** The sentence for the cashier, who thinks of a till that runs all day: here, nothing is sent when innwire has ended. */
function words(its: PostingOutcome, say: (outcome: PostingOutcome) => string): string {
  if (its.outcome === 'waiting' && !its.mayBeOnFolio)
    return 'The bill waits in the outbox. It goes on when innwire runs again, such as with the same file.'
  if ('sentAgain' in its && its.sentAgain)
    return `${say(its)} See innwire outbox; nothing is sent while no innwire runs.`
  if ('sentAgain' in its)
    return `${say(its)} See innwire outbox; innwire outbox retry sends it once more, innwire outbox withdraw takes it out.`
  return say(its)
}

/** 0 where all are posted, 4 where some are, 1 where none is; 3 where none could reach the service. */
export function exitCodeOf(rows: OutcomeRow[], unreachable: boolean): number {
  const posted = rows.filter(({ outcome }) => outcome === 'posted').length
  if (posted === rows.length) return exitCode.done
  if (posted > 0) return exitCode.partly
  return unreachable && rows.every(({ outcome }) => outcome === 'waiting')
    ? exitCode.unreachable
    : exitCode.refused
}
