import { once } from 'node:events'
import { InputError } from '@innwire/client'
import type { Sync, SyncEvent } from '@innwire/sync'
import type { Command } from 'commander'
import { type EngineFlags, forEngine } from '../engine/engine-settings.ts'
import { forSoLong, untilInterrupted } from '../engine/interrupt.ts'
import { type KnownHotel, knowHotel, openHotel, say } from '../engine/open-hotel.ts'
import { forItsTurn } from '../engine/wait-for-hotel.ts'
import { failed, HotelTaken, Interrupted, NotDone } from '../failure.ts'
import {
  exitCodeOf,
  notHandedIn,
  notKept,
  notTaken,
  type OutcomeRow,
  outcomeColumns,
  rowOf,
} from '../outcomes/outcomes.ts'
import { type FiledInvoice, readInvoices } from '../postings/read-invoices.ts'
import { tellWaiting } from '../postings/tell-waiting.ts'
import { printList } from '../print.ts'
import { forHotel } from '../settings/hotel.ts'
import type { HotelFlags } from '../settings/settings.ts'

type Flags = HotelFlags & EngineFlags & { json?: boolean; timeout?: number; hotelTimeout?: number }

const example = `  {
    "transaction_id": "bar-2026-11-23-0815",
    "invoice_number": "INV-0815",
    "pos_id": "bar",
    "reservation_id_customer_id": "41749:25238942",
    "posts": [{ "post_type": "Expense", "product_id": "HR:691", "quantity": 2, "amount": 7.00 }]
  }`

export function addPost(innwire: Command): void {
  const post = forItsTurn(forEngine(forHotel(innwire.command('post'))))
  forSoLong(post, 'what is not posted stays in the outbox, if the hotel was free')
    .description("post invoices to guests' folios, and follow each until it is posted or refused")
    .argument('<file>', 'JSON: an invoice, a list of them, or one on each line; - for standard input')
    .addHelpText(
      'after',
      `
The whole file is checked before anything is sent. Each invoice needs a transaction_id that was made once and is kept with
it: the same file again posts what is missing, and charges nobody twice, where --repeat says the truth about the service.
While the service cannot be reached, invoices wait; Ctrl-C leaves them in the outbox. Where another process has the hotel until
then, they are not_taken: post the same file again.

An invoice, whose amount is the total of its line:
${example}
reservation_id_customer_id is the CHARGE of innwire lookup in-house, product_id a CODE of innwire lookup extras. A corrected
invoice needs a transaction_id of its own, also where the first was refused.

Ends with 0 when all are posted, with 4 when some are, with 1 when none is, with 3 when the service was not reached.

Examples:
  innwire post invoices.json --quota 5/250 --repeat never
  till-export | innwire post - --demo --json | jq -r '.[] | select(.outcome != "posted") | .message'`,
    )
    .action(async (file: string, flags: Flags) => {
      const hotel = await knowHotel(flags, ['repeat'])
      const invoices = await readInvoices(file)
      const { signal, done } = untilInterrupted(flags.timeout)
      const ids = new Set(invoices.map(({ invoice }) => invoice.transaction_id))
      const onEvent = (event: SyncEvent) => {
        // What came of each invoice of the file is printed as data. Older ones of the outbox are in no row.
        if (!('transactionId' in event) || !ids.has(event.transactionId)) say(event)
      }
      const outcomes = await postAll(hotel, invoices, {
        signal,
        hotelTimeout: flags.hotelTimeout,
        onEvent,
      }).finally(done)
      printList(outcomes.rows, outcomeColumns, '', flags.json)
      const posted = outcomes.rows.filter(({ outcome }) => outcome === 'posted').length
      process.stderr.write(`${posted} of ${outcomes.rows.length} posted.\n`)
      process.exitCode = exitCodeOf(outcomes.rows, outcomes.unreachable)
      if (outcomes.failure !== undefined) failed(outcomes.failure, flags.json ?? false)
    })
}

/** @param failure of the journal, which has ended it */
type Outcomes = { rows: OutcomeRow[]; unreachable: boolean; failure?: unknown }

/** Posts them until all are settled, the journal fails, or the signal. */
async function postAll(
  hotel: KnownHotel,
  invoices: FiledInvoice[],
  options: { signal: AbortSignal; hotelTimeout: number | undefined; onEvent: (event: SyncEvent) => void },
): Promise<Outcomes> {
  const { signal, onEvent } = options
  const { cashierMessage } = await import('@innwire/sync')
  const ended = Promise.withResolvers<void>()
  let failure: unknown
  const end = (error: unknown) => {
    failure ??= error
    ended.resolve()
  }
  const opened = await openHotel(hotel, {
    ...options,
    billsOnly: true,
    onEvent(event) {
      // Nothing is sent any more, and a script would wait for ever.
      if (event.type === 'trouble' && event.flow === 'lease') end(new NotDone(notWritten(event.error)))
      else onEvent(event)
    },
  }).catch((error) => {
    if (error instanceof HotelTaken) say(error)
    else if (!(error instanceof Interrupted)) throw error
    return undefined
  })
  // Another process had the hotel all the time.
  if (!opened) return { rows: invoices.map(({ invoice }) => notHandedIn(invoice)), unreachable: false }
  const { sync, close } = opened
  const rows = Promise.all(
    invoices.map((one) =>
      outcomeOf(sync, one, cashierMessage).catch((error) => {
        end(error)
        return notKept(one.invoice)
      }),
    ),
  )
  let unreachable = false
  const settled = new AbortController()
  const telling = tellWaiting(sync, settled.signal)
  try {
    await Promise.race([rows, once(signal, 'abort'), ended.promise])
    unreachable = (await sync.status()).service.state === 'unreachable'
  } finally {
    settled.abort()
    await telling
    // It settles the rest as waiting.
    await close()
  }
  return { rows: await rows, unreachable, failure }
}

const notWritten = ({ message }: Error) =>
  `The journal cannot be written: ${message.replace(/\.$/, '')}. See to its disk, and run innwire post again with the same file: what the outbox has is not posted twice.`

async function outcomeOf(
  { postings }: Sync,
  { invoice, line }: FiledInvoice,
  words: Parameters<typeof rowOf>[2],
): Promise<OutcomeRow> {
  try {
    const { settled } = await postings.post(invoice)
    return rowOf(invoice, await settled, words)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    // An id that was posted before with other content: only the journal knows.
    return notTaken(invoice, `Line ${line}: ${error.message}`)
  }
}
