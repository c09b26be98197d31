import { InputError } from '@innwire/client'
import type { PostingState, Sync } from '@innwire/sync'
import type { WriteOutcome } from '../outcomes/outcomes-file.ts'
import type { FiledInvoice } from '../postings/read-invoices.ts'
import type { WrongPlace } from '../wrong-lines.ts'

/** Bills of tills that come meanwhile have their turn in between. */
const acceptedAtOnce = 100

export type Outbox = { sync: Pick<Sync, 'postings'>; writeOutcome: WriteOutcome }

/**
 * Hands invoices to the outbox, in their order. One that is there already is taken again, and changes nothing. Of one that has an
 * outcome, such as of innwire post, no other tells it, so that is written down.
 * @returns those that it does not take, because their id belongs to another invoice
 * @throws when the journal or the file of outcomes fails; some may be in the journal then
 */
export async function acceptInvoices(
  { sync: { postings }, writeOutcome }: Outbox,
  invoices: FiledInvoice[],
): Promise<WrongPlace[]> {
  const wrong: WrongPlace[] = []
  for (let from = 0; from < invoices.length; from += acceptedAtOnce) {
    const some = invoices.slice(from, from + acceptedAtOnce)
    const before = await Promise.all(some.map(({ invoice }) => postings.get(invoice.transaction_id)))
    const accepted = await Promise.allSettled(some.map(({ invoice }) => postings.post(invoice)))
    for (const [index, one] of accepted.entries()) {
      if (one.status === 'fulfilled') {
        // It may have been settled meanwhile, and its last outcome written.
        if (hasOutcome(before[index]))
          await writeKnown(await postings.get(before[index].transactionId), writeOutcome)
        continue
      }
      if (!(one.reason instanceof InputError)) throw one.reason
      const { line = 1 } = some[index] ?? {}
      for (const { path, message } of one.reason.issues) wrong.push({ line, column: 1, name: path, message })
    }
  }
  return wrong
}

type Known = Exclude<PostingState, { outcome: 'waiting' }>

const hasOutcome = (state: PostingState | undefined): state is Known =>
  state !== undefined && state.outcome !== 'waiting'

async function writeKnown(state: PostingState | undefined, writeOutcome: WriteOutcome): Promise<void> {
  if (!hasOutcome(state)) return
  const { transactionId, invoiceNumber, posId } = state
  const key = `${transactionId}/${state.outcome}`
  await writeOutcome({ key, transactionId, invoiceNumber, posId, outcome: state })
}
