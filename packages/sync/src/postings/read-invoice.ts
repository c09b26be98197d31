import { hash } from 'node:crypto'
import { checkPosting, InputError } from '@innwire/client'
import { mostBytes, type Posting } from '@innwire/types'
import { shortestDecimal } from '../plan/changes.ts'

/** What tells the content of an invoice from any other, and the invoice as it will be sent, or why it cannot be. */
export type Invoice = { id: string; content: string } & ({ posting: Posting } | { refused: InputError })

/**
 * Reads an invoice, with all that can be known of it without the service. One that is refused may have been accepted
 * before, by rules that asked for less.
 * @throws {InputError} when it has no readable id
 */
export function readInvoice(given: unknown): Invoice {
  try {
    const posting = readPosting(given)
    return { id: posting.transaction_id, content: contentOf(posting), posting }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    if (error.issues.some(({ path }) => path === 'transaction_id')) throw error
    try {
      return { id: String((given as Posting).transaction_id), content: contentOf(given), refused: error }
    } catch {
      // What is no JSON was never accepted.
      throw error
    }
  }
}

/** @throws {InputError} with every wrong place (D27, D30), or when it is too large to be sent (D29) */
function readPosting(given: unknown): Posting {
  const body = checkPosting(given)
  const bytes = Buffer.byteLength(body)
  if (bytes > mostBytes) {
    const message = `They take ${bytes} bytes, and may take ${mostBytes} (D29). Split the invoice.`
    throw new InputError([{ path: 'posts', message }])
  }
  return JSON.parse(body)
}

/**
 * The content in one spelling, as our server compares it (D25): the order of fields counts for nothing, 15.40 is 15.4,
 * and what is null or empty was left out. It is the same before an invoice is made ready to be sent and after.
 */
export const contentOf = (posting: unknown): string =>
  hash(
    'sha256',
    JSON.stringify(posting, (name, value) => {
      if (value === null || value === '') return undefined
      if (typeof value === 'object') return Array.isArray(value) ? value : sorted(value)
      if (name === 'exchange_rate') return shortestDecimal(String(value))
      if (name === 'quantity' || name === 'amount') return Number(value)
      return name === 'post_type' ? capitalized(String(value)) : String(value)
    }),
  )

const sorted = (fields: object) =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase()
