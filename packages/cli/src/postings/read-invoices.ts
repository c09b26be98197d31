import { isDeepStrictEqual } from 'node:util'
import { checkPosting, InputError } from '@innwire/client'
import { mostBytes, type Posting } from '@innwire/types'
import { getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { bytesOf } from '../calendar/read-file.ts'
import { refuseWrong, type WrongPlace } from '../calendar/wrong-lines.ts'
import { WrongUse } from '../failure.ts'

/** An invoice, and the line of the file where it begins. */
export type FiledInvoice = { line: number; invoice: Posting }

/**
 * Reads and checks a whole file of invoices: one, a JSON list, or one on each line.
 * @param path `-` for standard input
 * @throws {WrongUse} with the first wrong places, each with the line of its invoice
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
  const found = entriesOf(text, wrong)
  if (found.length === 0 && wrong.length === 0)
    throw new WrongUse(`${name} has no invoice. Nothing was sent.`)
  for (const { line, invoice } of found)
    for (const { path: at, message } of issuesOf(invoice)) wrong.push({ line, column: 1, name: at, message })
  refuseOtherContent(found, wrong)
  refuseWrong(name, wrong)
  return found
}

function entriesOf(text: string, wrong: WrongPlace[]): FiledInvoice[] {
  const errors: ParseError[] = []
  const whole = parseTree(text, errors, { disallowComments: true })
  if (!whole || errors.length > 0)
    return text.trimStart().startsWith('[') ? broken(text, errors, wrong) : linesOf(text, wrong)
  const nodes = whole.type === 'array' ? (whole.children ?? []) : [whole]
  const lineAt = lines(text)
  return nodes.map((node) => ({ line: lineAt(node.offset), invoice: getNodeValue(node) }))
}

function broken(text: string, [error]: ParseError[], wrong: WrongPlace[]): [] {
  const { offset, error: code } = error ?? { offset: 0, error: 1 }
  const column = offset - text.lastIndexOf('\n', offset - 1)
  wrong.push({
    line: lines(text)(offset),
    column,
    message: `This is not JSON: ${printParseErrorCode(code)}.`,
  })
  return []
}

function linesOf(text: string, wrong: WrongPlace[]): FiledInvoice[] {
  return text.split('\n').flatMap((one, index) => {
    if (one.trim() === '') return []
    const line = index + 1
    try {
      return [{ line, invoice: JSON.parse(one) }]
    } catch (error) {
      wrong.push({ line, column: 1, message: `This is not JSON: ${(error as Error).message}.` })
      return []
    }
  })
}

/** Gives the line of each offset; they have to rise. */
function lines(text: string): (offset: number) => number {
  let [line, from] = [1, 0]
  return (offset) => {
    for (let at = text.indexOf('\n', from); at !== -1 && at < offset; at = text.indexOf('\n', from)) {
      line += 1
      from = at + 1
    }
    return line
  }
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
function refuseOtherContent(found: FiledInvoice[], wrong: WrongPlace[]): void {
  const first = new Map<string, FiledInvoice>()
  for (const one of found) {
    const id = one.invoice?.transaction_id
    const before = first.get(id)
    if (!before) first.set(id, one)
    else if (!isDeepStrictEqual(before.invoice, one.invoice))
      wrong.push({
        line: one.line,
        column: 1,
        name: 'transaction_id',
        message: `Line ${before.line} has it for another invoice. Give each invoice an id of its own.`,
      })
  }
}
