import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import type { ClientOptions, RetryOptions } from '@innwire/client'
import type { MockOptions } from '@innwire/mock'
import type { HandlerOptions } from '@innwire/msw'
import { calendarFields } from '@innwire/types'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { tokenRoles } from '../../packages/server/src/generated/control-limits.ts'
import { controlErrorCodes } from '../../packages/server/src/generated/control-operations.ts'
import { root } from '../build/root.ts'
import { gates } from '../gates/all.ts'

/** What the first group of a pattern finds in files, each once, in order. */
function found(files: string, pattern: RegExp): string[] {
  const names = globSync(files, { cwd: root }).flatMap((file) =>
    Array.from(readFileSync(root + file, 'utf8').matchAll(pattern), ([, name = '']) => name),
  )
  return [...new Set(names)].sort()
}

const controlSchema = (name: string) =>
  parse(readFileSync(`${root}openapi/control/components/schemas/${name}.yaml`, 'utf8'))

const readme = (name: string) => readFileSync(`${root}packages/${name}/README.md`, 'utf8')

it('every variable of the environment has its row in CONTRIBUTING.md, and no other', () => {
  const read = /\b(INNWIRE_[A-Z_]+|(?:DOCS|MOCK|SERVER|CONTROL)_PORT)\b/g
  // A test names at its beginning what only that one reads.
  const sources =
    '{packages/*/{src,examples},packages/server/test/{support,console},docs/examples,scripts/{build,gates,start,test}}/**/*.ts'
  expect(found('CONTRIBUTING.md', /^\| `([A-Z_]+)`/gm)).toEqual(found(sources, read))
})

it('every gate begins with a word of the table in CONTRIBUTING.md, and every such word begins a gate', () => {
  const [, table = ''] = readFileSync(`${root}CONTRIBUTING.md`, 'utf8').split('| gate | asks |\n|---|---|\n')
  const cells = Array.from(table.split('\n\n')[0]?.matchAll(/^\| (.+?) \|/gm) ?? [], ([, cell = '']) => cell)
  const words = cells.flatMap((cell) => cell.slice(1, -1).split('`, `'))
  const begins = (name: string) => words.find((word) => name.startsWith(word)) ?? `no row for ${name}`
  expect([...new Set(gates.map(({ name }) => begins(name)))].sort()).toEqual(words.sort())
})

it('every event of the engine is in the list of the guide, is told somewhere and is in a test, and no other', () => {
  const [, list = ''] =
    /^`onEvent` is told of[^:]+: (.+?) Each has$/ms.exec(readFileSync(`${root}docs/sync.md`, 'utf8')) ?? []
  const named = Array.from(list.matchAll(/`(\w+)`/g), ([, name = '']) => name).sort()
  expect(named).toEqual(found('packages/sync/src/**/*.ts', /(?:\btype: (?:'\w+' \| )?)'(\w+)'/g))
  // Where it is told, more follows in the object; where it is declared, the line or the member of the union ends.
  expect(named).toEqual(found('packages/sync/src/**/*.ts', /\b(?:type|why): '(\w+)'(?:,| \})/g))
  const inTests = found('packages/sync/test/**/*.test.ts', /'(\w+)'/g)
  expect(named.filter((name) => !inTests.includes(name))).toEqual([])
})

it('every setting of the engine is in its guide', () => {
  const settings = found('packages/sync/src/open-sync.ts', /^ {2}(\w+): true,$/gm)
  expect(settings).toContain('rangeEnd')
  const named = found('docs/sync.md', /\b(\w+)(?=[`:,.])/g)
  expect(settings.filter((name) => !named.includes(name))).toEqual([])
})

it('every option of the server is in its help, which says what may be given several times, in its README and in a test', () => {
  const source = 'packages/server/src/command-line.ts'
  const parsed = found(source, /^ {6}'?([\w-]+)'?: \{ type: '/gm)
  expect(found(source, /^ {2}--([\w-]+)/gm)).toEqual([...parsed, 'help'].sort())
  expect(found('packages/server/README.md', /^\| `--([\w-]+)`/gm)).toEqual(parsed)
  const inTests = found('{packages/server/test,scripts/test}/**/*.ts', /--([\w-]+)/g)
  expect(parsed.filter((name) => !inTests.includes(name))).toEqual([])
  const entries = /^ {2}--([\w-]+)(?=(?:(?!\n {2}--|\n\n)[\s\S])*given\s+several\s+times)/gm
  expect(found(source, entries)).toEqual(found(source, /^ {6}'?([\w-]+)'?: \{.*multiple: true/gm))
})

const retry = { limit: true, baseMs: true, maxMs: true, maxRetryAfterMs: true } satisfies Every<RetryOptions>
type Every<Options> = Record<keyof Options, unknown>

it.each<[string, object]>([
  [
    'client',
    {
      baseUrl: true,
      token: true,
      hrId: true,
      allowShortToken: true,
      timeoutMs: true,
      repeat: true,
      retry,
      signal: true,
      fetch: true,
      validate: true,
      onRequest: true,
      onResponse: true,
      onRetry: true,
    } satisfies Every<ClientOptions>,
  ],
  ['msw', { baseUrl: true } satisfies Every<HandlerOptions>],
  ['mock', { port: true, token: true, hrId: true } satisfies Every<MockOptions>],
])('every option of the package %s is in the table of its README, and no other', (name, options) => {
  const [, table = ''] = /^\| option \|.+\n.+\n((?:\|.+\n)+)/m.exec(readme(name)) ?? []
  const rows = Array.from(table.matchAll(/^\| (.+?) \|/gm), ([, first = '']) => first.split(', ')).flat()
  const names = Object.entries(options).flatMap(([option, its]) =>
    its === true ? [option] : Object.keys(its).map((one) => `${option}.${one}`),
  )
  expect(rows.sort()).toEqual(names.map((option) => `\`${option}\``).sort())
})

const helpOfServer = execFileSync(
  process.execPath,
  [`${root}packages/server/bin/innwire-server.js`, '--help'],
  { encoding: 'utf8' },
)
const usages = Array.from(helpOfServer.matchAll(/^ {7}innwire-server (\w.+)$/gm), ([, usage = '']) => usage)

it('every usage of a command of the server has its row in the README, and no other', () => {
  const rows = readme('server').matchAll(/^\| `innwire-server (.+?)` \|/gm)
  expect(Array.from(rows, ([, row = '']) => row.replaceAll('\\|', '|'))).toEqual(usages)
})

it.each(found('packages/server/src/commands/commands.ts', /^ {2}\['([\w-]+)', /gm))(
  'every option of innwire-server %s is in its usage and in a test, and no other',
  (command) => {
    const source = `packages/server/src/commands/${command}.ts`
    const parsed = found(source, /'?([\w-]+)'?: \{ type: '/g)
    const usage = usages.filter((line) => line.startsWith(`${command} `)).join()
    expect([...new Set(usage.match(/(?<=--)[\w-]+/g))].sort()).toEqual(parsed)
    const tests = globSync('packages/server/test/**/*.test.ts', { cwd: root })
      .map((file) => readFileSync(root + file, 'utf8'))
      .filter((text) => text.includes(`'${command}'`) || text.includes(`/commands/${command}.ts'`))
    expect(parsed.filter((name) => !tests.some((text) => text.includes(`'--${name}'`)))).toEqual([])
  },
)

it('every command of the server has its line of usage and its paragraph in the help, its row in the README, its place in the guide and a test', () => {
  const help = 'packages/server/src/command-line.ts'
  const commands = found('packages/server/src/commands/commands.ts', /^ {2}\['([\w-]+)', /gm)
  expect(commands).not.toEqual([])
  expect(found(help, /^ {7}innwire-server (\w[\w-]*)/gm)).toEqual(commands)
  expect(found(help, /^innwire-server ([\w-]+) /gm)).toEqual(commands)
  expect(found('packages/server/README.md', /^\| `innwire-server ([\w-]+)/gm)).toEqual(commands)
  expect(found('docs/operate.md', /^npx innwire-server (\w[\w-]*)/gm)).toEqual(commands)
  const inTests = found('packages/server/test/**/*.test.ts', /'([\w-]+)'/g)
  expect(commands.filter((name) => !inTests.includes(name))).toEqual([])
})

it.each([
  ['Connector', 'a connector of the kind'],
  ['FaultInput', 'a fault with the effect'],
])('the expectation of %s names each of its kinds', (name, begin) => {
  const { discriminator, oneOf, ...schema } = controlSchema(name)
  const kinds = Object.keys(discriminator.mapping)
  expect(oneOf).toHaveLength(kinds.length)
  expect(schema['x-expects']).toBe(`${begin} ${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`)
})

it('every kind of connector is in the guide of channels', () => {
  const [, table = ''] = readFileSync(`${root}docs/channels.md`, 'utf8').split('## Connectors\n')
  expect(Array.from(table.split('\n## ')[0]?.matchAll(/^\| `(\w+)`/gm) ?? [], ([, kind]) => kind)).toEqual(
    Object.keys(controlSchema('Connector').discriminator.mapping),
  )
})

it('every kind of alarm has its row in the guide for operators, in the order of the contract', () => {
  const { enum: kinds } = controlSchema('AlarmKind')
  const [, table = ''] = readFileSync(`${root}docs/operate.md`, 'utf8').split(
    '| alarm | is there | until |\n',
  )
  expect(Array.from(table.split('\n\n')[0]?.matchAll(/^\| `(\w+)`/gm) ?? [], ([, kind]) => kind)).toEqual(
    kinds,
  )
})

it('every check of the doctor has its row in the guide for operators, and no other', () => {
  const [, table = ''] = readFileSync(`${root}docs/operate.md`, 'utf8').split('npx innwire-server doctor ')
  const rows = Array.from(
    table
      .split('\n\n| ')[1]
      ?.split('\n\n')[0]
      ?.matchAll(/^\| `(\w+)`/gm) ?? [],
    ([, row]) => row,
  )
  expect(rows.sort()).toEqual(found('packages/server/src/doctor/finding.ts', /^ {4}\| '(\w+)'$/gm))
})

it('every role of a token of the control API has its row in the guide for operators, and its word in the contract', () => {
  const [, table = ''] = readFileSync(`${root}docs/operate.md`, 'utf8').split('| role | may |\n|---|---|\n')
  const rows = table.split('\n\n')[0]?.matchAll(/^\| `(\w+)`/gm) ?? []
  expect(Array.from(rows, ([, role]) => role)).toEqual([...tokenRoles])
  const { info } = parse(readFileSync(`${root}openapi/control/openapi.yaml`, 'utf8'))
  const [, sentence = ''] = info.description.split('**Tokens have a role.**')
  expect(tokenRoles.filter((role) => !sentence.split('**')[0].includes(`\`${role}\``))).toEqual([])
})

it('every error code of the control API is in a test of the server', () => {
  const inTests = found('packages/server/test/**/*.ts', /'([a-z_]+)'/g)
  expect(Object.keys(controlErrorCodes).filter((code) => !inTests.includes(code))).toEqual([])
})

it('every calendar field is in D5 and among the fields of a message to a channel', () => {
  const [, decision = ''] = readFileSync(`${root}docs/decisions.md`, 'utf8').split('<a id="d5"></a>')
  const [, message = ''] = readFileSync(`${root}docs/channels.md`, 'utf8').split('| `dates` |')
  for (const text of [decision.split('\n## ')[0], message.split('\n')[0]])
    expect(calendarFields.filter((field) => !text?.includes(`\`${field}\``))).toEqual([])
})
