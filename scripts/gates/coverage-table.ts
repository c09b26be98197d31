/** One requirement of the service: a row of the tables in `docs/coverage.md`. */
export type Row = {
  /** Number of its line in the file, from 1. */
  line: number
  id: string
  /** Places of the contract, in the shorthand that the file explains, and titles of tests: many names are both. */
  names: string[]
}

/** Something wrong in a line of the file, with what to do about it. */
export type LineProblem = { line: number; message: string }

const columns = ['Id', 'The service says', 'Places and tests']

/** Reads every table of the file. All tables have the same columns, so that no misspelt one goes unread. */
export function readTables(markdown: string): { rows: Row[]; problems: LineProblem[] } {
  const rows: Row[] = []
  const problems: LineProblem[] = []
  let lineOfTable = 0
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1
    if (!text.trimStart().startsWith('|')) {
      lineOfTable = 0
      continue
    }
    lineOfTable += 1
    const cells = cellsOf(text)
    if (lineOfTable === 1) {
      if (cells.join('|') !== columns.join('|')) {
        problems.push({ line, message: `The columns of a table are ${columns.join(', ')}. Name them so.` })
      }
    } else if (lineOfTable === 2) {
      if (cells.length !== columns.length || !cells.every((cell) => /^:?-+:?$/.test(cell))) {
        problems.push({ line, message: 'The line below the column names is | --- | --- | --- |.' })
      }
    } else {
      const row = readRow(line, cells)
      if ('message' in row) problems.push(row)
      else rows.push(row)
    }
  }
  return { rows, problems }
}

/** The cells between the bars; a bar inside a cell is written `\|`. */
function cellsOf(text: string): string[] {
  const trimmed = text.trim()
  const inner = /[^\\]\|$/.test(trimmed) ? trimmed.slice(1, -1) : `${trimmed.slice(1)}|`
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function readRow(line: number, cells: string[]): Row | LineProblem {
  if (cells.length !== columns.length) {
    const message = `The row has ${cells.length} cells, not ${columns.length}. Close it with a bar, and write \\| inside a cell.`
    return { line, message }
  }
  const empty = cells.indexOf('')
  if (empty >= 0) return { line, message: `The cell "${columns[empty]}" is empty. Fill it.` }
  const [id = '', , names = ''] = cells
  if (!/^[a-z][a-z0-9]*\.[0-9]+$/.test(id)) {
    return { line, message: `The id ${id} is not like room.3: a section, a dot and a number. Rename it.` }
  }
  if (!/^`[^`]+`(?:, `[^`]+`)*$/.test(names)) {
    const message = `The cell "${columns[2]}" is not a list of code spans, such as \`one\`, \`two\`. Write it so.`
    return { line, message }
  }
  return { line, id, names: names.slice(1, -1).split('`, `') }
}
