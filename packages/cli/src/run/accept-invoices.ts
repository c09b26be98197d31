import { InputError } from '@innwire/client'
import type { Sync } from '@innwire/sync'
import type { FiledInvoice } from '../postings/read-invoices.ts'
import type { WrongPlace } from '../wrong-lines.ts'

/** Bills of tills that come meanwhile have their turn in between. */
const acceptedAtOnce = 100

/**
 * Hands invoices to the outbox, in their order. One that is there already is taken again, and changes nothing.
 * @returns those that it does not take, because their id belongs to another invoice
 * @throws when the journal fails; some may be in it then
 */
export async function acceptInvoices({ postings }: Sync, invoices: FiledInvoice[]): Promise<WrongPlace[]> {
  const wrong: WrongPlace[] = []
  for (let from = 0; from < invoices.length; from += acceptedAtOnce) {
    const some = invoices.slice(from, from + acceptedAtOnce)
    const accepted = await Promise.allSettled(some.map(({ invoice }) => postings.post(invoice)))
    for (const [index, one] of accepted.entries()) {
      if (one.status === 'fulfilled') continue
      if (!(one.reason instanceof InputError)) throw one.reason
      const { line = 1 } = some[index] ?? {}
      for (const { path, message } of one.reason.issues) wrong.push({ line, column: 1, name: path, message })
    }
  }
  return wrong
}
