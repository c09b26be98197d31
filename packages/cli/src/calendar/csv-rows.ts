import { Readable } from 'node:stream'
import { timeSlices } from '@innwire/sync/time-slices'
import { CsvError, parse } from 'csv-parse'
import { type WrongPlace, wrongAtMost } from '../wrong-lines.ts'
import { columnHint, type Row } from './row.ts'

/** No line has more, and what is longer begins with a quote that is never closed. */
const mostCharacters = 65_536

/** Signs that spreadsheets put between fields, by the settings of the machine. */
const delimiters = [',', ';', '\t']

/**
 * Reads the lines of a CSV text, as a spreadsheet writes it. Empty lines are passed over.
 * @param wrong takes what cannot be read
 */
export async function* csvRows(text: string, wrong: WrongPlace[]): AsyncGenerator<Row> {
  const beginning = plain(text.slice(0, mostCharacters))
  const [, before] = /^(\s*)"?sep=.?"?[;,\t]*(?:\n|$)/i.exec(beginning) ?? []
  if (before !== undefined) {
    const line = before.split('\n').length
    wrong.push({ line, column: 1, message: 'Delete this line: only spreadsheets know "sep=".' })
    return
  }
  const delimiter = delimiterOf(beginning)
  /** The last line that was read. */
  let read = 0
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: mostCharacters,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record(record, { lines }) {
      read = lines
      return record
    },
  })
  const turn = timeSlices()
  Readable.from(partsOf(text, delimiter, turn)).pipe(parser)
  let head: string[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      await turn()
      if (wrong.length > wrongAtMost) return
      const line = info.lines
      if (!head) {
        head = record.map((name) => name.trim().toLowerCase())
        checkHead(head, line, wrong)
        // Without its names, nothing can be said of the others.
        if (wrong.length > 0) return
      } else if (record.length !== head.length) {
        const message = `This line has ${record.length} fields, and the first line has ${head.length}. A comma in a field needs quotes around it.`
        wrong.push({ line, column: Math.min(record.length, head.length) + 1, message })
      } else if (record.some((field) => field.trim() !== '')) yield rowOf(record, head, line)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    wrong.push(unreadable(error, lineBehind(read, text, delimiter)))
  }
}

/** Otherwise a line break between quotes would count as two. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n')

/**
 * No part ends within a line, unless that is too long. A line of delimiters alone is made empty: a spreadsheet may write a million
 * of them, for each of which the parser makes an error. No value has a line break, so that none loses anything.
 */
async function* partsOf(
  text: string,
  delimiter: string,
  turn: ReturnType<typeof timeSlices>,
): AsyncGenerator<string> {
  const blank = new RegExp(`(?<=^|\\n)[ ${delimiter}]+(?=\\n)`, 'g')
  for (let from = 0; from < text.length; ) {
    await turn()
    const end = from + mostCharacters
    const part = text.slice(from, end)
    const lines = Math.max(part.lastIndexOf('\n'), part.lastIndexOf('\r')) + 1
    let to = end < text.length && lines > 0 ? from + lines : end
    if (text[to - 1] === '\r' && text[to] === '\n') to += 1
    yield plain(text.slice(from, to)).replace(blank, '')
    from = to
  }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split('\n', 1)
  const counts = delimiters.map((one) => [head.split(one).length, one] as const)
  return counts.reduce((most, one) => (one[0] > most[0] ? one : most))[1]
}

function checkHead(head: string[], line: number, wrong: WrongPlace[]) {
  for (const [index, name] of head.entries()) {
    const column = index + 1
    const hint = columnHint(name)
    if (hint) wrong.push({ line, column, message: `${hint} The first line has to name the columns.` })
    else if (head.indexOf(name) !== index)
      wrong.push({ line, column, name, message: 'This column is there twice.' })
  }
}

const rowOf = (record: string[], head: string[], line: number): Row => ({
  values: Object.fromEntries(head.map((name, index) => [name, record[index]?.trim()])),
  at: (name) => ({ line, column: name === undefined ? 1 : head.indexOf(name) + 1 || 1 }),
})

/** It is where its record begins: of a quote that is never closed, all that follows is one field. */
function unreadable(error: CsvError, line: number): WrongPlace {
  const column = 1 + (typeof error.column === 'number' ? error.column : 0)
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return { line, column, message: 'A quote is opened and never closed.' }
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return {
      line,
      column,
      message: `More than ${mostCharacters.toLocaleString('en')} characters are one line here. Look for a quote that is opened and never closed.`,
    }
  return { line, column, message: `${error.message.replace(/ at line.*$/, '')}.` }
}

/** The next line that has something in it. */
function lineBehind(read: number, text: string, delimiter: string): number {
  let line = 0
  for (const [part] of text.matchAll(/[^\r\n]*(?:\r\n?|\n|$)/g)) {
    line += 1
    if (line > read && part.replaceAll(delimiter, '').trim() !== '') return line
  }
  return read + 1
}
