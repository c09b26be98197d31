import { isDeepStrictEqual } from 'node:util'
import { checkPosting, InputError } from '@innwire/client'
import { mostBytes, type Posting } from '@innwire/types'
import { bytesOf } from '../calendar/read-file.ts'
import { WrongUse } from '../failure.ts'
import { jsonEntries } from '../json-entries.ts'
import { type Place, refuseWrong, type WrongPlace } from '../wrong-lines.ts'

/** An invoice, and the line of the file where it begins. */
export type FiledInvoice = { line: number; invoice: Posting }

/**
 * Reads and checks a whole file of invoices: one, a JSON list, or one on each line.
 * @param path `-` for standard input
 * @throws {WrongUse} with the first wrong places, each with its line and column
 */
export async function readInvoices(path: string): Promise<FiledInvoice[]> {
  const name = path === '-' ? 'Standard input' : path
  return checkInvoices(name, await bytesOf(path, name))
}

/**
 * Checks the whole of a file.
 * @param name as messages have it
 * @throws {WrongUse} the same
 */
export function checkInvoices(name: string, bytes: Buffer): FiledInvoice[] {
  // It takes the mark of byte order away that some programs begin a file with.
  const text = new TextDecoder().decode(bytes)
  const wrong: WrongPlace[] = []
  const entries = [...jsonEntries(text, wrong)]
  const found = entries.map(({ value, whole }) => ({ line: whole.line, invoice: value as Posting }))
  if (found.length === 0 && wrong.length === 0)
    throw new WrongUse(`${name} has no invoice. Nothing was sent.`)
  for (const { value, whole, fields } of entries)
    for (const { path: at, message } of issuesOf(value)) {
      const place = fields.get(at.split(/[.[]/, 1)[0] ?? '') ?? whole
      wrong.push({ ...place, name: at, message })
    }
  const places = entries.map(({ whole, fields }) => fields.get('transaction_id') ?? whole)
  refuseOtherContent(found, places, wrong)
  refuseWrong(name, wrong)
  return found
}

function issuesOf(invoice: unknown): InputError['issues'] {
  try {
    const bytes = Buffer.byteLength(checkPosting(invoice as Posting))
    if (bytes <= mostBytes) return []
    return [
      {
        path: 'posts',
        message: `They take ${bytes} bytes, and may take ${mostBytes} (D29). Split the invoice.`,
      },
    ]
  } catch (error) {
    if (error instanceof InputError) return error.issues
    throw error
  }
}

/** An id names one invoice for ever (D25): under it, another one would never be posted. */
function refuseOtherContent(found: FiledInvoice[], places: Place[], wrong: WrongPlace[]): void {
  const first = new Map<string, FiledInvoice>()
  for (const [index, one] of found.entries()) {
    const id = one.invoice?.transaction_id
    const before = first.get(id)
    if (!before) first.set(id, one)
    else if (!isDeepStrictEqual(before.invoice, one.invoice))
      wrong.push({
        ...(places[index] ?? { line: one.line, column: 1 }),
        name: 'transaction_id',
        message: `Line ${before.line} has it for another invoice. Give each invoice an id of its own.`,
      })
  }
}
