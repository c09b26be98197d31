import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Mock, startMock } from '@innwire/mock'
import { type Server, startServer } from '@innwire/server'
import type { OperationId } from '@innwire/types'
import { checkResponse } from '@innwire/validators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { type CodeBlock, codeBlocksOf, pages } from './code-blocks.ts'
import { printedByEach } from './run-programs.ts'
import { ShellSession } from './shell-session.ts'

/*
 * Every block of code of a README or a guide is run, and what it prints is what the page shows. What becomes of one, its
 * language says, or the comment above it:
 *
 *   sh                        its commands are run, after those above it on the page
 *   ts, <!-- example: FILE -->  it is this file, which is type-checked with the rest and run
 *   no language               what the block above it prints; … stands for anything
 *   <!-- file: NAME -->       the commands of the page find it as a file with this name
 *   <!-- answer: ID STATUS -->  it is what this operation of the property API may answer
 *   <!-- run by FILE -->      another test reads the page and runs it
 *   <!-- not run: why -->     it is not run
 */
const ways = {
  example: /^example: (\S+)$/,
  file: /^file: (\S+)$/,
  'run by': /^run by (\S+)$/,
  answer: /^answer: (\w+ \d{3})$/,
  'not run': /^not run: (\S.+)$/,
}

/** What an example prints, in part, where its page does not show it. */
const prints: Record<string, string> = {
  'docs/examples/follow-a-transaction.ts':
    '1 succeeded, 1 failed\nexpedia has the old price: This rate is archived.\n',
  'docs/examples/receive-reservations.ts': '16 reservations, 1 of them canceled\n',
  'packages/client/examples/first-call.ts': 'HR:1 Standard Room takes prices',
  'packages/client/examples/outcomes.ts': 'Accepted: 2 succeeded, 0 failed.',
  'packages/client/examples/paging.ts': '1 undelivered\nR754208185 confirmed\n',
  'packages/client/examples/poll.ts': 'R754208185 confirmed\n',
  'packages/client/examples/errors.ts':
    'AuthenticationError: createPosting: 401 unauthorized: Token or hotel id is missing or wrong.',
  'packages/client/examples/single-resource.ts': '3 rates',
  'packages/msw/examples/poll.ts': '1\n0\n429 42\n',
  'packages/spectral-ruleset/examples/lint.ts': 'Operation id "list_rooms" is not camelCase',
  'packages/mock/examples/start.ts': '200\n429 42\n',
  'packages/sync/examples/pos.ts':
    'item 1 is on the folio, by product\n4712/refused\nThe hotel system refuses the bill: it should be on no folio.',
  'packages/sync/examples/plan.ts': 'first of all: range, 2 dates\ndaily, 28 dates\n2 requests',
  'packages/sync/examples/budget.ts': '3 left in this minute',
  'packages/sync/examples/fleet.ts': 'demo released: This worker serves',
  'packages/server/examples/start.ts': '6 new reservations\n0\n',
  'packages/server/examples/a-booking-arrives.ts': 'HR:1\nTypeError Ada Byron\n',
  'packages/server/examples/your-hotel.ts': "HR:1 [ 'bookingcom' ]\nHR:11 [ 'bookingcom' ]\n204\n",
  'packages/server/examples/receive-changes.ts': 'DBL: 365 dates',
}

/** What needs the whole service; all others call the mock, or start what they need. */
const callsServer = ['docs/examples/first-call.ts', 'docs/examples/first-bill.ts']

/** What the commands of a page need that it takes for granted. */
const before: Record<string, string> = {
  'README.md': `ln -s '${root}docs' .`,
  'docs/start/pms.md': `ln -s '${root}docs' .`,
  'docs/start/pos.md': `ln -s '${root}docs' .`,
  'docs/run.md':
    'mkdir -p srv/innwire; umask 077; for file in 4711.token 4712.token demo.token secret; do echo a-long-secret-text > $file; done',
  'docs/operate.md': `mkdir -p var/lib/innwire etc/innwire backup innwire.db-snapshots
    install -m 600 /dev/null tokens
    innwire-server control-token etc/innwire/tokens --name prometheus --role read
    innwire-server --database innwire.db && innwire-server backup --database innwire.db --to innwire.db-snapshots/monday.db`,
  'docs/guides/rotate-a-token.md': `post() {
      printf 'Authorization: Bearer %s' "$INNWIRE_CONTROL_TOKEN" |
        curl --silent --fail -H @- -H 'content-type: application/json' -d "$2" "http://127.0.0.1:4021/control/v1/$1"
    }
    post properties '{"hr_id": "linden", "name": "Hotel Linden", "time_zone": "Europe/Berlin", "currency": "EUR"}'
    post properties/linden/tokens '{"label": "PMS"}'
    install -m 600 /dev/null tokens`,
  'packages/cli/README.md': `printf demo-token |
      innwire login --profile linden --base-url "$INNWIRE_BASE_URL" --hr-id demo --token-file -`,
  'packages/spectral-ruleset/README.md': `ln -s '${root}node_modules' . && cp '${root}packages/types/src/generated/openapi.yaml' .`,
}

const blocks = pages.flatMap(codeBlocksOf)

type Way = keyof typeof ways | 'run' | 'shown'

/** What becomes of a block; undefined where nobody has said it. */
function wayOf({ language, note = '' }: CodeBlock): { way: Way; value: string } | undefined {
  for (const [way, pattern] of Object.entries(ways)) {
    const value = pattern.exec(note)?.[1]
    if (value) return { way: way as Way, value }
  }
  if (note === '' && language === 'sh') return { way: 'run', value: '' }
  if (note === '' && language === '') return { way: 'shown', value: '' }
  return undefined
}
const those = (way: Way) => blocks.filter((block) => wayOf(block)?.way === way)
const namedBy = (block: CodeBlock) => wayOf(block)?.value ?? ''

/** The block whose output another one shows. */
function producerOf(shown: CodeBlock): CodeBlock | undefined {
  return blocks.findLast(
    (block) =>
      block.page === shown.page &&
      block.number < shown.number &&
      ['run', 'example'].includes(wayOf(block)?.way ?? ''),
  )
}

/** What a page shows as a pattern of what is printed. Ports are those of the moment. */
const withoutPorts = (text: string) => text.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT').trim()
const patternOf = (shown: string) =>
  new RegExp(`^${withoutPorts(shown).split('…').map(RegExp.escape).join('[\\s\\S]*?')}$`)

/** Output of the examples and of the blocks that were run. */
const printed = new Map<CodeBlock, string>()
let mock: Mock
let server: Server
let folder: string
beforeAll(async () => {
  ;[mock, server, folder] = await Promise.all([
    startMock({ port: 0 }),
    startServer({ port: 0, demo: true }),
    mkdtemp(join(tmpdir(), 'innwire-blocks-')),
  ])
})
afterAll(() => Promise.all([mock.stop(), server.stop(), rm(folder, { recursive: true })]))

it('each block is run, or its page says why not', () => {
  const unsaid = blocks.filter((block) => !wayOf(block))
  expect(unsaid.map(({ page, number, code }) => `${page}, block ${number}: ${code.split('\n')[0]}`)).toEqual(
    [],
  )
})

it.each(those('run by'))('another test runs block $number of $page', (block) => {
  const file = root + namedBy(block)
  expect(existsSync(file), `${block.page} names ${namedBy(block)}, which is not there.`).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(basename(block.page))
})

it.each(those('answer'))('block $number of $page is an answer of its operation', (block) => {
  const [id = '', status] = namedBy(block).split(' ')
  expect(checkResponse(id as OperationId, Number(status), JSON.parse(block.code))).toEqual([])
})

describe('an example', () => {
  it.each(those('example'))('of $page is the file that it names', (block) => {
    expect(block.code).toBe(readFileSync(root + namedBy(block), 'utf8'))
  })

  // Those that are tests run with the others.
  const programs = [...new Set(those('example').map(namedBy))].filter((file) => !file.endsWith('.test.ts'))

  it('runs and prints what it promises', async () => {
    expect(programs).toEqual(expect.arrayContaining(Object.keys(prints)))
    for (const [url, files] of [
      [server.url, programs.filter((file) => callsServer.includes(file))],
      [mock.url, programs.filter((file) => !callsServer.includes(file))],
    ] as const) {
      const absolute = files.map((file) => root + file)
      const outputs = await printedByEach('ts', absolute, { INNWIRE_BASE_URL: url })
      for (const block of those('example')) {
        const output = outputs.get(root + namedBy(block))
        if (output !== undefined) printed.set(block, output)
      }
      for (const file of files) expect(outputs.get(root + file), file).toContain(prints[file] ?? '\n')
    }
  })
})

describe('the commands', () => {
  const withCommands = [...new Set(those('run').map(({ page }) => page))]
  it.each(withCommands)('of %s are run one after another', async (page) => {
    const place = join(folder, page.replaceAll('/', '-'))
    await mkdir(place)
    const session = await ShellSession.open(place, server)
    const prepared = await session.run(before[page] ?? '')
    expect(prepared.code, prepared.err).toBe(0)
    for (const block of blocks.filter((one) => one.page === page)) {
      const { way, value } = wayOf(block) ?? {}
      if (way === 'file' && value) await session.write(value, block.code)
      if (way !== 'run') continue
      const { code, out, err } = await session.run(block.code)
      expect.soft(code, `block ${block.number}: ${block.code}\n${out}${err}`).toBe(0)
      printed.set(block, out)
    }
  })
})

it.each(those('shown'))('block $number of $page shows what the one above it prints', (shown) => {
  const producer = producerOf(shown)
  expect(producer, 'No block above it is run.').toBeDefined()
  const output = withoutPorts((producer && printed.get(producer)) ?? '')
  // A pattern that does not match says less than a comparison.
  if (!patternOf(shown.code).test(output)) expect(output).toBe(withoutPorts(shown.code))
})
