import { isDeepStrictEqual } from 'node:util'
import { checkPosting, InputError } from '@innwire/client'
import { mostBytes, type Posting } from '@innwire/types'
import { WrongUse } from '../failure.ts'
import { jsonEntries } from '../json-entries.ts'
import { bytesOf } from '../read-bytes.ts'
import { refuseWrong, type WrongPlace, wrongAtMost } from '../wrong-lines.ts'

/** An invoice, and the line of the file where it begins. */
export type FiledInvoice = { line: number; invoice: Posting }

/** More is no day of a hotel, and each waits in memory until the journal has it. */
const mostInvoices = 10_000

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
export async function checkInvoices(name: string, bytes: Buffer): Promise<FiledInvoice[]> {
  // It takes the mark of byte order away that some programs begin a file with.
  const text = new TextDecoder().decode(bytes)
  const wrong: WrongPlace[] = []
  const found: FiledInvoice[] = []
  const known = new Map<string, FiledInvoice>()
  for await (const { value, at } of jsonEntries(text, wrong)) {
    if (found.length === mostInvoices)
      throw new WrongUse(
        `${name} has more than ${mostInvoices.toLocaleString('en')} invoices. Nothing was sent. Split it into several.`,
      )
    for (const { path, message } of issuesOf(value))
      wrong.push({ ...at(path.split(/[.[]/, 1)[0]), name: path, message })
    const one = { line: at().line, invoice: value as Posting }
    found.push(one)
    const other = otherContent(one, known)
    if (other) wrong.push({ ...at('transaction_id'), name: 'transaction_id', message: other })
    if (wrong.length > wrongAtMost) break
  }
  if (found.length === 0 && wrong.length === 0)
    throw new WrongUse(`${name} has no invoice. Nothing was sent.`)
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
function otherContent(one: FiledInvoice, known: Map<string, FiledInvoice>): string | undefined {
  const id = one.invoice?.transaction_id
  const before = known.get(id)
  if (!before) known.set(id, one)
  else if (!isDeepStrictEqual(before.invoice, one.invoice))
    return `Line ${before.line} has it for another invoice. Give each invoice an id of its own.`
  return undefined
}
