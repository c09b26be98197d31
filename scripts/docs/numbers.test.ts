import { globSync, readFileSync } from 'node:fs'
import * as types from '@innwire/types'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

/**
 * A number of the docs or of a docstring, and behind it the bound of the contract, or file, constant and divisor:
 * `10<!-- main.graceMs/1000 -->`. In
 * YAML they stand in a comment at the end of the line, which is no part of the sentence: `at most 10 # main.graceMs/1000`.
 */
const markOf = (file: string) =>
  file.endsWith('.yaml')
    ? /[\d,]+(?=[^\d\n]* # ([\w/-]+\.)?(\w+)(?:\/(\d+))?$)/gm
    : /[\d,]+(?=<!-- ([\w/-]+\.)?(\w+)(?:\/(\d+))? -->)/g
const places =
  '{*.md,docs/**/*.md,packages/*/{README.md,src/**/*.ts},openapi/{components,control,paths}/**/*.yaml}'
const files = globSync(places, { cwd: root, exclude: ['**/node_modules'] }).filter((file) =>
  readFileSync(root + file, 'utf8').match(markOf(file)),
)
const limits = new Map<string, unknown>(Object.entries(types))

/** The value of a constant or property, which is a number or a product, in the one file of our sources with that name. */
function numberIn(file: string, name: string): number {
  const [path = '', ...more] = globSync(`packages/*/src/**/${file}.ts`, { cwd: root })
  expect([path, ...more], `${file} is to name one file of packages/*/src`).toEqual([
    expect.stringMatching(/./),
  ])
  const source = readFileSync(root + path, 'utf8')
  const find = (before: string, factor: string) =>
    new RegExp(`${before}\\b${factor}(?:: [\\w<>]+)?(?:: | = )([\\d_]+(?: \\* \\w+)*)`, 'm').exec(source)?.[1]
  const numberOf = (factor: string): number => {
    if (/^\d/.test(factor)) return Number(factor.replaceAll('_', ''))
    const imported = new RegExp(`\\b${factor}\\b[^}]*\\} from '[./]+/([\\w/-]+)\\.ts'`).exec(source)?.[1]
    if (imported) return numberIn(imported, factor)
    const product = find('^ *(?:(?:export )?const )?', factor) ?? find('', factor)
    expect(product, `${path} has no number called ${factor}`).toBeDefined()
    return (product ?? '').split(' * ').reduce((whole, one) => whole * numberOf(one), 1)
  }
  return numberOf(name)
}

// `npx vitest run scripts/docs/numbers.test.ts -u` writes the numbers as they are.
test.each(files)('the numbers of %s are those of the contract and the sources', async (file) => {
  const text = readFileSync(root + file, 'utf8').replace(markOf(file), (_, place, name, divisor = '1') => {
    const value = place === undefined ? limits.get(name) : numberIn(place.slice(0, -1), name)
    expect(value, `${file} names ${name}, which @innwire/types lacks`).toBeTypeOf('number')
    return (Number(value) / Number(divisor)).toLocaleString('en')
  })
  await expect(text).toMatchFileSnapshot(root + file)
})

// In digits it is seen whether a number names its constant; one that was measured, or follows from several, names none.
const inWords =
  /(?<!the )\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|ninety) (seconds|minutes|hours|days|times|failures|refusals|attempts)\b/gi

test.each(
  globSync('{*.md,docs/**/*.md,packages/sync/README.md}', { cwd: root, exclude: ['**/node_modules'] }),
)(
  '%s counts in digits, with the constant behind them, such as 3<!-- cell.mostRefusals --> refusals',
  (file) => {
    expect(readFileSync(root + file, 'utf8').match(inWords) ?? []).toEqual([])
  },
)

const asking = globSync(
  '{packages/*/{README.md,examples/*.ts},packages/client/src/resources/*.ts,openapi/workflows/*.yaml}',
  { cwd: root },
).filter((file) => readFileSync(root + file, 'utf8').includes('per_page'))

test.each(asking)('the page that %s asks for is the largest', (file) => {
  const pages = readFileSync(root + file, 'utf8').matchAll(
    /(?:per_page: |per_page, value: |\.length >= )(\d+)/g,
  )
  for (const [found, size] of pages) expect(Number(size), found).toBe(types.mostPerPage)
})
