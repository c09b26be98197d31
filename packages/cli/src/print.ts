import Table from 'cli-table3'
import { shownJson, shownText } from './shown-text.ts'

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

/** A table without lines, its head in bold where the terminal shows colours. */
export function tableOf<Row>(rows: Row[], columns: Column<Row>[]): string {
  const table = new Table({
    head: columns.map(([head]) => head),
    style: { head: colours() ? ['bold'] : [], 'padding-left': 0, 'padding-right': 2, compact: true },
    chars: noLines,
  })
  for (const row of rows) table.push(columns.map(([, of]) => cell(of(row))))
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}

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
  return shownText(String(value))
}
