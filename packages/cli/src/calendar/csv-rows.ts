import { CsvError, parse } from 'csv-parse'
import type { WrongPlace } from '../wrong-lines.ts'
import { columnHint, type Row } from './row.ts'

/** Signs that spreadsheets put between fields, by the settings of the machine. */
const delimiters = [',', ';', '\t']

/**
 * Reads the lines of a CSV text, as a spreadsheet writes it. Empty lines are passed over.
 * @param wrong takes what cannot be read
 */
export async function* csvRows(text: string, wrong: WrongPlace[]): AsyncGenerator<Row> {
  // Otherwise a line break between quotes would count as two.
  const plain = text.replace(/\r\n?/g, '\n')
  const [, before] = /^(\s*)"?sep=.?"?[;,\t]*(?:\n|$)/i.exec(plain) ?? []
  if (before !== undefined) {
    const line = before.split('\n').length
    wrong.push({ line, column: 1, message: 'Delete this line: only spreadsheets know "sep=".' })
    return
  }
  const parser = parse(plain, {
    delimiter: delimiterOf(plain),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  let head: string[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
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
    wrong.push(unreadable(error, plain))
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
    if (hint) wrong.push({ line, column, message: hint })
    else if (head.indexOf(name) !== index)
      wrong.push({ line, column, name, message: 'This column is there twice.' })
  }
}

const rowOf = (record: string[], head: string[], line: number): Row => ({
  values: Object.fromEntries(head.map((name, index) => [name, record[index]?.trim()])),
  at: (name) => ({ line, column: name === undefined ? 1 : head.indexOf(name) + 1 || 1 }),
})

/** It is where its record begins: of a quote that is never closed, all that follows is one field. */
function unreadable(error: CsvError, text: string): WrongPlace {
  const lines = text.split('\n').flatMap((content, index) => (content === '' ? [] : [index + 1]))
  const line = lines[Number(error.records)] ?? 1
  const column = 1 + (typeof error.column === 'number' ? error.column : 0)
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return { line, column, message: 'A quote is opened and never closed.' }
  return { line, column, message: `${error.message.replace(/ at line.*$/, '')}.` }
}
