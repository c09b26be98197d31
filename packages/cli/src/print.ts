import { styleText } from 'node:util'
import Table from 'cli-table3'
import { fittingWidths } from './fit-table.ts'
import { shortened, shownJson, shownText } from './shown-text.ts'

export { shownText } from './shown-text.ts'

/** A column of a list, for people. */
export type Column<Row> = [head: string, of: (row: Row) => string | number | boolean | null | undefined]

/**
 * Prints a list: a table on a terminal, a JSON object on each line in a pipe, one JSON array with `--json`.
 * @param none what is said on a terminal when it is empty
 */
export function printList<Row>(rows: Row[], columns: Column<Row>[], none: string, json = false): void {
  if (json) printJson(rows)
  else if (!process.stdout.isTTY) for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`)
  else process.stdout.write(rows.length === 0 ? `${none}\n` : `${tableOf(rows, columns)}\n`)
}

export function printJson(value: unknown): void {
  const text = JSON.stringify(value, undefined, 2)
  process.stdout.write(`${process.stdout.isTTY ? shownJson(text) : text}\n`)
}

/**
 * A table without lines, its head in bold where the terminal shows colours. On a narrow terminal cells go on in the next line,
 * and where that is not enough, each row is a paragraph: a person who copies a code gets all of it.
 */
export function tableOf<Row>(rows: Row[], columns: Column<Row>[]): string {
  const heads = columns.map(([head]) => head)
  const cells = rows.map((row) => columns.map(([, of]) => cell(of(row))))
  const widths = fittingWidths([heads, ...cells], gap, process.stdout.columns || Infinity)
  return widths ? inColumns(heads, cells, widths) : inParagraphs(heads, cells)
}

const gap = 2

function inColumns(heads: string[], cells: string[][], widths: number[]): string {
  const linesOf = (rows: string[][]) => {
    const table = new Table({
      colWidths: widths.map((width) => width + gap),
      wordWrap: true,
      style: { 'padding-left': 0, 'padding-right': gap, compact: true },
      chars: noLines,
    })
    table.push(...rows)
    const lines = table.toString().split('\n')
    return lines.map((line) => line.trimEnd())
  }
  const body = cells.length > 0 ? linesOf(cells) : []
  return [...linesOf([heads]).map(bold), ...body].join('\n')
}

function inParagraphs(heads: string[], cells: string[][]): string {
  const width = Math.max(...heads.map(({ length }) => length)) + gap
  const paragraphs = cells.map((row) =>
    row.map((text, index) => `${bold((heads[index] ?? '').padEnd(width))}${text}`).join('\n'),
  )
  return paragraphs.join('\n\n')
}

const bold = (text: string) => (colours() ? styleText('bold', text, { validateStream: false }) : text)

export const colours = () => process.stdout.isTTY && process.stdout.hasColors() && !process.env.NO_COLOR

const noLines = Object.fromEntries(
  [
    ...['top', 'bottom', 'left', 'right'].flatMap((side) => [
      side,
      `${side}-mid`,
      `${side}-left`,
      `${side}-right`,
    ]),
    'mid',
    'mid-mid',
    'middle',
  ].map((name) => [name, '']),
)

function cell(value: ReturnType<Column<never>[1]>): string {
  if (value === true) return 'yes'
  if (value === false || value === null || value === undefined || value === '') return '-'
  return shortened(shownText(String(value)))
}
