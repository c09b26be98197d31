import { callNames, type Verdicts } from './calls.ts'
import type { Tool } from './tool.ts'

/** What became of a tool: the verdicts of its calls, or why there are none. */
export type Result = { tool: Tool; date: string } & (
  | { verdicts: Verdicts }
  | { failed: string }
  | { missing: string[] }
)

const marks = ['<!-- results of npm run test:languages -->', '<!-- end of results -->'] as const
const untried = '–'

/**
 * The page with the tables of this run. The row of a tool that could not be tried here stays as it was.
 * @throws {Error} when the page has no place for them
 */
export function withResults(page: string, results: Result[]): string {
  const [start, end] = marks.map((mark) => page.indexOf(mark)) as [number, number]
  if (start === -1 || end < start)
    throw new Error(`docs/languages.md needs the lines ${marks.join(' and ')}.`)
  const before = rowsOf(page.slice(start, end))
  const rows = results.map((result) => {
    const { name } = result.tool
    return 'missing' in result
      ? (before.get(name) ?? row(name, untried, untried, ...callNames.map(() => untried)))
      : rowOf(result)
  })
  const faults = results.flatMap(faultsOf)
  const text = [
    marks[0],
    '',
    row('Tool', 'Version', 'Tried', ...callNames),
    row(...Array(callNames.length + 3).fill('---')),
    ...rows,
    '',
    ...(faults.length > 0 ? [...faults, ''] : []),
    '### What to set',
    '',
    row('Tool', 'Set', 'Needs'),
    row('---', '---', '---'),
    ...results.map(({ tool }) => row(tool.name, tool.set, tool.from)),
    '',
    '### The commands',
    '',
    'In a clone, the contract is `packages/types/src/generated/openapi.yaml`, and the configuration of kubb is in',
    '`scripts/languages/typescript.ts`.',
    '',
    '```sh',
    ...new Set(results.flatMap(({ tool }) => tool.command.split('\n'))),
    '```',
    '',
  ]
  return page.slice(0, start) + text.join('\n') + page.slice(end)
}

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** The rows of the first table by their first cell. */
const rowsOf = (text: string) =>
  new Map(
    (text.split('###')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => [line.split(' | ')[0]?.slice(2) ?? '', line]),
  )

function rowOf(result: Exclude<Result, { missing: string[] }>): string {
  const cells = callNames.map((name) =>
    'verdicts' in result && result.verdicts[name] === 'ok' ? 'yes' : 'no',
  )
  return row(result.tool.name, result.tool.version, result.date, ...cells)
}

/** A line for each call that fails. */
function faultsOf(result: Result): string[] {
  const { name } = result.tool
  if ('failed' in result) return [`- ${name} fails: ${shortened(result.failed)}`]
  if ('missing' in result) return []
  return Object.entries(result.verdicts)
    .filter(([, verdict]) => verdict !== 'ok')
    .map(([call, verdict]) => `- ${name}, ${call}: ${shortened(verdict)}`)
}

/** Files are named without their folders, which are those of the machine that it was tried on. */
const shortened = (text: string) =>
  `\`${text
    .replaceAll(/(?<=^|[\s'"=(:])\/(?:[^\s/'":]+\/)+/g, '')
    .replaceAll(/[`\s]+/g, ' ')
    .trim()
    .slice(0, 200)}\``
