import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const spectral = createRequire(import.meta.url).resolve('@stoplight/spectral-cli/dist/index.js')
const installed = 'node_modules/@innwire/spectral-ruleset'
let folder = ''

beforeAll(() => {
  if (!existsSync(join(packageFolder, 'dist/contract.js'))) {
    throw new Error('packages/spectral-ruleset/dist is missing. Build the package first: npm run build.')
  }
  // Spectral prints real paths, and the temporary folder is a link on some systems.
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'innwire-ruleset-')))
  mkdirSync(join(folder, installed), { recursive: true })
  for (const part of ['package.json', 'dist']) {
    cpSync(join(packageFolder, part), join(folder, installed, part), { recursive: true })
  }
  write('.spectral.yaml', 'extends: ["@innwire/spectral-ruleset"]\n')
  write('room.yaml', 'type: object\nproperties:\n  roomName: { type: string, example: Queen }\n')
  write(
    'hotel.yaml',
    `openapi: 3.0.3
info: { title: Somebody's hotel, version: '1' }
security: [{ Token: [] }]
paths:
  /rooms:
    get:
      operationId: listRooms
      responses:
        '200':
          description: Rooms.
          content:
            application/json:
              schema: { type: array, items: { $ref: room.yaml } }
              example: []
  /rooms/{id}:
    get:
      operationId: GetRoom
      responses:
        '200':
          description: A room.
          content: { application/json: { schema: { $ref: room.yaml }, example: {} } }
`,
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

/** Where Node itself loads the package, it looks for its dependencies where npm puts them. */
function linkDependencies(): void {
  const dependencies = join(folder, 'node_modules/@stoplight')
  const installedHere = fileURLToPath(new URL('../../../node_modules/@stoplight', import.meta.url))
  if (!existsSync(dependencies)) symlinkSync(installedHere, dependencies, 'junction')
}

/** Runs the real command line and gives `code file:line message` for each finding. */
function lint(...args: string[]): string[] {
  const run = spawnSync(process.execPath, [spectral, 'lint', 'hotel.yaml', '-f', 'json', '-q', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (!run.stdout.startsWith('[')) throw new Error(`Spectral failed: ${run.stdout}${run.stderr}`)
  const results: { code: string; source: string; message: string; range: { start: { line: number } } }[] =
    JSON.parse(run.stdout.slice(0, run.stdout.lastIndexOf(']') + 1))
  return results.map(({ code, source, message, range }) => {
    return `${code} ${source.slice(folder.length + 1)}:${range.start.line + 1} ${message}`
  })
}

const conventions = [
  'innwire-operation-ids hotel.yaml:17 Operation id "GetRoom" is not camelCase. Rename it, for instance to "getRoom".',
  'innwire-property-names room.yaml:3 Property "roomName" is not snake_case. Rename it, for instance to "room_name".',
]

describe('the spectral command line', () => {
  test('finds the ruleset that .spectral.yaml extends, and each fault in the file it stands in', () => {
    expect(lint()).toEqual(conventions)
  })

  test('switches a rule off and another on', () => {
    const rules = 'rules: { innwire-property-names: off, innwire-basis-present: warn }'
    write('own.yaml', `extends: ["@innwire/spectral-ruleset"]\n${rules}\n`)
    const codes = lint('--ruleset', 'own.yaml').map((line) => line.split(' ')[0])
    expect(codes).toEqual(['innwire-basis-present', 'innwire-basis-present', 'innwire-operation-ids'])
  })

  test('takes the file of the ruleset', () => {
    expect(lint('--ruleset', `${installed}/dist/index.js`)).toEqual(conventions)
  })

  test('takes the file of the contract rules, which bring the conventions along', () => {
    expect(lint('--ruleset', `${installed}/dist/contract.js`)).toEqual(expect.arrayContaining(conventions))
  })

  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')
  const rulesets = Array.from(readme.matchAll(/```yaml\n(.*?)```/gs), ([, text = '']) => text)

  // By name, with other rules, with other options for the field types.
  test.each(rulesets)('takes the ruleset that the README shows: %s', (text) => {
    write('shown.yaml', text)
    expect(lint('--ruleset', 'shown.yaml')).toEqual(expect.arrayContaining(conventions.slice(0, 1)))
  })

  test.each([
    [
      'import',
      'own.mjs',
      "import ruleset from '@innwire/spectral-ruleset'\nexport default { extends: [ruleset] }\n",
    ],
    ['require', 'own.js', "module.exports = { extends: [require('@innwire/spectral-ruleset')] }\n"],
  ])('takes a JavaScript ruleset that uses %s', (_how, name, text) => {
    linkDependencies()
    write(name, text)
    expect(lint('--ruleset', name)).toEqual(conventions)
  })
})
