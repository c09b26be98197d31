import { once } from 'node:events'
import type { PostingOutcome, PostingState, Sync } from '@innwire/sync'
import type { Command } from 'commander'
import { forReading, type ReadingFlags, readHotel } from '../beside/read-hotel.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { forSoLong, untilInterrupted } from '../engine/interrupt.ts'
import { knowHotel, openHotel } from '../engine/open-hotel.ts'
import { forItsTurn } from '../engine/wait-for-hotel.ts'
import { exitCode, NotDone } from '../failure.ts'
import { outcomeColumns, rowOf } from '../outcomes/outcomes.ts'
import { tellWaiting } from '../postings/tell-waiting.ts'
import { type Column, printList } from '../print.ts'
import { forHotel } from '../settings/hotel.ts'

type Flags = ReadingFlags & { json?: boolean; timeout?: number; hotelTimeout?: number }

export function addOutbox(innwire: Command): void {
  const outbox = forReading(forEngine(forHotel(innwire.command('outbox'))))
    .description('show the bills that are neither posted nor refused, and why')
    .usage('[command] [options]')
    .addHelpText(
      'after',
      `
It reads the journal, also while another innwire runs for the hotel, and sends nothing.

Examples:
  innwire outbox --demo
  innwire outbox withdraw tr1234 --demo
  innwire outbox retry tr1234 --demo`,
    )
    .action(async (flags: Flags) => {
      const waiting = await readHotel(flags, (journal) => journal.waitingPostings())
      printList(waiting.map(waitingRow), waitingColumns, 'No bill waits.', flags.json)
    })
  forItsTurn(forEngine(forHotel(outbox.command('withdraw'))))
    .description('take a bill out, so that it is not sent any more')
    .argument('<id>', 'its transaction_id')
    .addHelpText('after', '\nExample:\n  innwire outbox withdraw tr1234 --demo')
    .action((id: string, _: Flags, command: Command) =>
      decide(id, command, ({ postings }) => postings.withdraw(id), 'withdrawn'),
    )
  const retry = forItsTurn(forEngine(forHotel(outbox.command('retry'))))
  forSoLong(retry, 'a bill that is not posted stays in the outbox')
    .description('send an unconfirmed bill again now; look at the folio first')
    .argument('<id>', 'its transaction_id')
    .addHelpText(
      'after',
      `
While the service cannot be reached, or refuses it for the quota, the bill waits; Ctrl-C leaves it in the outbox.

Ends with 0 when it is posted, with 1 when not, with 3 when the service was not reached.

Example:
  innwire outbox retry tr1234 --demo`,
    )
    .action((id: string, _: Flags, command: Command) =>
      decide(id, command, async ({ postings }) => (await postings.retry(id))?.settled, 'posted'),
    )
}

/** Opens the engine for what a person has decided about a bill, and shows what came of it. */
async function decide(
  id: string,
  command: Command,
  ask: (sync: Sync) => Promise<PostingOutcome | undefined>,
  wanted: PostingOutcome['outcome'],
): Promise<void> {
  const flags: Flags = command.optsWithGlobals()
  const hotel = await knowHotel(flags, ['repeat'])
  const { signal, done } = untilInterrupted(flags.timeout)
  const { cashierMessage } = await import('@innwire/sync')
  const { sync, close } = await openHotel(hotel, {
    signal,
    hotelTimeout: flags.hotelTimeout,
    billsOnly: true,
  }).catch((error) => {
    done()
    throw error
  })
  let asked: Promise<PostingOutcome | undefined> | undefined
  let state: PostingState | undefined
  let unreachable = false
  const settled = new AbortController()
  const telling = tellWaiting(sync, settled.signal)
  try {
    state = await sync.postings.get(id)
    asked = ask(sync)
    await Promise.race([asked, once(signal, 'abort')])
    unreachable = (await sync.status()).service.state === 'unreachable'
  } finally {
    settled.abort()
    await telling
    await close()
    done()
  }
  const outcome = await asked
  if (!outcome) throw new NotDone(`No bill ${id} waits. innwire outbox lists those that do.`)
  const named = { transaction_id: id, invoice_number: state?.invoiceNumber ?? '', pos_id: state?.posId ?? '' }
  printList([rowOf(named, outcome, cashierMessage)], outcomeColumns, '', flags.json)
  const isAway = unreachable && outcome.outcome === 'waiting'
  const otherwise = isAway ? exitCode.unreachable : exitCode.refused
  process.exitCode = outcome.outcome === wanted ? exitCode.done : otherwise
}

function waitingRow(state: PostingState) {
  const open = state.outcome === 'unconfirmed' || state.outcome === 'waiting' ? state : undefined
  return {
    transaction_id: state.transactionId,
    invoice_number: state.invoiceNumber,
    pos_id: state.posId,
    outcome: state.outcome,
    since: state.since.toISOString(),
    attempts: open?.attempts ?? 0,
    may_be_on_folio: open?.mayBeOnFolio ?? null,
    sent_again: open?.sentAgain ?? true,
    why: whyOpen(state),
  }
}

function whyOpen(state: PostingState): string | null {
  if (state.outcome === 'unconfirmed') return state.message
  if (state.outcome !== 'waiting') return null
  const why = state.trouble?.message ?? (state.mayBeOnFolio ? 'No answer has come yet.' : null)
  return state.sentAgain
    ? why
    : `${why} It is not sent again: look at the folio, then retry it or withdraw it.`
}

const waitingColumns: Column<ReturnType<typeof waitingRow>>[] = [
  ['BILL', (row) => row.transaction_id],
  ['INVOICE', (row) => row.invoice_number],
  ['TERMINAL', (row) => row.pos_id],
  ['SINCE', (row) => row.since],
  ['STATE', (row) => row.outcome],
  ['ATTEMPTS', (row) => String(row.attempts)],
  ['MAY BE ON FOLIO', (row) => row.may_be_on_folio],
  ['WHY', (row) => row.why],
]
