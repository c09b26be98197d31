import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { neededNode } from '@innwire/types/assert-node'
import { expect, it } from 'vitest'
import { root } from '../../build/root.ts'
import { nodeOfNpm } from './command-line.ts'

// A Node that says it is an older one, and has nothing that came later.
const asOldNode =
  "Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); process.getBuiltinModule = () => undefined"

it.each(['sync', 'server', 'mock'])(
  '@innwire/%s says which Node it needs when it is imported by an older one',
  async (name) => {
    const program = `${asOldNode}; await import('@innwire/${name}').catch(({ message }) => console.log(message))`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--no-experimental-sqlite', '--input-type=module', '--eval', program],
      { cwd: root },
    )
    expect(stdout).toBe(
      `@innwire/${name} needs Node ${neededNode} or later; this is Node 20.20.2 (${process.execPath}). Install that one, or put it first in PATH.\n`,
    )
  },
)

it('innwire says which Node it needs when an older one runs it, and ends with 2', async () => {
  const older = [
    '--no-experimental-sqlite',
    '--import',
    `data:text/javascript,${encodeURIComponent(asOldNode)}`,
  ]
  const args = [...older, `${root}packages/cli/bin/innwire.js`, 'rooms', '--demo']
  const ended = await promisify(execFile)(process.execPath, args).catch((error) => error)
  expect(ended).toMatchObject({
    code: 2,
    stdout: '',
    stderr: `innwire needs Node ${neededNode} or later; this is Node 20.20.2 (${process.execPath}). Install that one, or put it first in PATH.\n`,
  })
})

it('engines, READMEs and docs say which Node that is', () => {
  for (const name of ['sync', 'server', 'mock', 'cli']) {
    const { engines } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'))
    expect(engines.node, name).toBe(`>=${neededNode}`)
    expect(readFileSync(`${root}packages/${name}/README.md`, 'utf8')).toContain(`Node ${neededNode} or later`)
  }
  for (const file of ['README.md', 'docs/production.md'])
    expect(readFileSync(root + file, 'utf8').match(/\b24\.\d+/g), file).toEqual([neededNode])
})

it.each([
  ['types', "import { operationTable as it } from '@innwire/types'; console.log(it.listRooms.method)", 'get'],
  ['client', "import { createClient as it } from '@innwire/client'; console.log(typeof it)", 'function'],
  [
    'validators',
    "import { checkResponse as it } from '@innwire/validators'; console.log(it('listRooms', 200, 1).length)",
    '1',
  ],
  [
    'spectral-ruleset',
    "import it from '@innwire/spectral-ruleset'; console.log(Object.keys(it.rules).length > 9)",
    'true',
  ],
])('@innwire/%s runs on the Node that npm runs on', async (_, program, printed) => {
  const { stdout } = await promisify(execFile)(nodeOfNpm, ['--input-type=module', '--eval', program], {
    cwd: root,
  })
  expect(stdout.trim()).toBe(printed)
})
