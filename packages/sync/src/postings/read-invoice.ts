import { hash } from 'node:crypto'
import { checkPosting, InputError } from '@innwire/client'
import { mostBytes, type Posting } from '@innwire/types'

/** An invoice as it will be sent, and what tells its content from any other. */
export type Invoice = { posting: Posting; content: string }

/**
 * Reads an invoice, with all that can be known of it without the service.
 * @throws {InputError} with every wrong place (D27, D30), or when it is too large to be sent (D29)
 */
export function readInvoice(given: unknown): Invoice {
  const body = checkPosting(given)
  const bytes = Buffer.byteLength(body)
  if (bytes > mostBytes) {
    const message = `They take ${bytes} bytes; the service takes ${mostBytes}. Split the invoice.`
    throw new InputError([{ path: 'posts', message }])
  }
  const posting: Posting = JSON.parse(body)
  return { posting, content: contentOf(posting) }
}

/**
 * The content in one spelling, as the service compares it (D25): the order of fields counts for nothing, 15.40 is 15.4,
 * and what is null or empty was left out.
 */
const contentOf = (posting: Posting): string =>
  hash(
    'sha256',
    JSON.stringify(posting, (name, value) => {
      if (value === null || value === '') return undefined
      if (name === 'exchange_rate') return shortest(String(value))
      return typeof value === 'object' && !Array.isArray(value) ? sorted(value) : value
    }),
  )

const sorted = (fields: object) =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))

/** A decimal without zeros that mean nothing. */
function shortest(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const digits = fraction.replace(/0+$/, '')
  return whole.replace(/^0+(?=\d)/, '') + (digits && `.${digits}`)
}
