import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../build/command.ts'
import { root } from '../build/root.ts'
import type { OpenApiDocument } from '../contract/openapi-document.ts'
import { placesOf } from './coverage-places.ts'
import { readTables } from './coverage-table.ts'
import { fail, type Gate, pass } from './gate.ts'

const table = 'docs/coverage.md'
const contract = 'packages/types/src/generated/openapi.json'
/** Where the tests stand that the table names. Collecting all tests of the repository would take much longer. */
const testFolder = 'packages/validators'

/** The table from each requirement of the service to the contract and to a test has no hole, in either direction. */
export const coverage: Gate = {
  name: 'contract coverage (docs/coverage.md)',
  needs: 'generated',
  run: async () => {
    const [markdown, document, listed] = await Promise.all([
      readFile(root + table, 'utf8'),
      readFile(root + contract, 'utf8'),
      listTests(),
    ])
    if ('output' in listed) return fail(`The tests of ${testFolder} cannot be listed:\n${listed.output}`)
    const problems = coverageProblems(markdown, JSON.parse(document) as OpenApiDocument, listed.titles)
    return problems.length === 0 ? pass : fail(problems.join('\n'))
  },
}

/**
 * Compares the table with the contract and the tests.
 * @param markdown the text of `docs/coverage.md`
 * @param document the bundled contract
 * @param testTitles the title of every test, without those of the suites around it
 * @returns one line for each problem: where it is, what is wrong, what to do; empty when nothing is
 */
export function coverageProblems(
  markdown: string,
  document: OpenApiDocument,
  testTitles: Iterable<string>,
): string[] {
  const { rows, problems } = readTables(markdown)
  const titles = new Set(testTitles)
  const { pointerAt, elements } = placesOf(document)
  const lineOfId = new Map<string, number>()
  const covered = new Set<string>()
  for (const { line, id, names } of rows) {
    const add = (message: string) => problems.push({ line, message })
    const first = lineOfId.get(id)
    if (first) add(`The id ${id} stands in line ${first} too. Take another one.`)
    else lineOfId.set(id, line)
    const pointers = names.map(pointerAt)
    for (const [index, name] of names.entries()) {
      const pointer = pointers[index]
      if (pointer) covered.add(pointer)
      else if (!titles.has(name)) {
        add(
          `\`${name}\` is no place of the contract, and no test under ${testFolder} has this title. Correct it, or write the test.`,
        )
      }
    }
    if (pointers.every((pointer) => !pointer)) add('The row names no place of the contract. Add one.')
    if (!names.some((name) => titles.has(name)))
      add(`The row names no test under ${testFolder}. Add its title.`)
  }
  const holes = [...elements].filter(([pointer]) => !covered.has(pointer))
  return [
    ...problems
      .sort((one, other) => one.line - other.line)
      .map(({ line, message }) => `${table}:${line}: ${message}`),
    ...holes.map(
      ([, place]) =>
        `${table}: No row names \`${place}\`. Add one that says what the service asks for or which decision it rests on.`,
    ),
  ]
}

/** Titles of tests as they are called when they run: a static look would not see those that a loop makes. */
async function listTests(): Promise<{ titles: string[] } | { output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-titles-'))
  try {
    const file = join(folder, 'titles.json')
    const args = ['list', testFolder, '--no-static-parse', `--json=${file}`]
    const { code, output } = await command('vitest', args)
    const listed = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as { name: string }[]
    if (code !== 0 || listed.length === 0) return { output }
    return { titles: listed.map(({ name }) => name.split(' > ').at(-1) ?? name) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
