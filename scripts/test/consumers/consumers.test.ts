import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mock, startMock } from '@innwire/mock'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from '../../build/command.ts'
import { root } from '../../build/root.ts'
import { launchChromium } from '../harness/chromium.ts'
import { buildPage, bundlePage, bundleWorker } from './bundles.ts'
import { runOnCommandLine, runtimes } from './command-line.ts'
import { layOutProject, packWorkspaces } from './consumer-project.ts'
import { runInPage } from './page.ts'
import { runInWorker } from './worker.ts'

let folder: string
let mock: Mock
let browser: Browser
const project = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-consumers-'))
  ;[mock, browser] = await Promise.all([startMock({ port: 0 }), launchChromium()])
  const packed = await packWorkspaces(['@innwire/types', '@innwire/client', '@innwire/validators'], folder)
  const alone = packed.filter(({ name }) => name !== '@innwire/validators')
  await Promise.all([
    layOutProject(project('alone'), alone),
    layOutProject(project('with validators'), packed),
  ])
})
afterAll(async () => {
  await Promise.all([browser?.close(), mock?.stop()])
  await rm(folder, { recursive: true, force: true })
})

const seen = {
  rooms: ['HR:1', 'NR:HR:1', 'HR:2'],
  update: 'accepted',
  reservation: 'R754208185',
  refused: {
    name: 'AuthenticationError',
    isItself: true,
    isOfTheClient: true,
    code: 'unauthorized',
    showsToken: false,
  },
  badDate: { name: 'InputError', isItself: true },
}

describe.each([
  { name: 'alone', validated: expect.stringMatching(/@innwire\/validators|dynamic import/) },
  { name: 'with validators', validated: 'yes' },
])('the packed client, installed $name,', ({ name, validated }) => {
  it.each(runtimes)('works under $runtime', async (runtime) => {
    expect(await runOnCommandLine(runtime, project(name), mock.url)).toEqual({ ...seen, validated })
  })

  it.each([
    ['esbuild', bundlePage],
    ['Vite', buildPage],
  ])('works in Chromium, minified by %s, also by name and class of its errors', async (_, build) => {
    const page = await build(project(name))
    expect(await runInPage(browser, page, mock.url)).toEqual({ ...seen, validated })
  })

  it('works where there is nothing of Node and no eval, minified', async () => {
    const script = await bundleWorker(project(name))
    expect(await runInWorker(script, mock.url)).toEqual({ ...seen, validated })
  })
})

describe.each(['typescript-5.9', 'typescript-6', 'typescript'])('the declarations under %s', (compiler) => {
  it.each(['nodenext', 'bundler'])('type-check without skipLibCheck, resolved as %s', async (resolution) => {
    const tsc = `${root}node_modules/${compiler}/bin/tsc`
    const { output } = await command('node', [tsc, '-p', `tsconfig.${resolution}.json`], {
      cwd: project('alone'),
    })
    expect(output).toBe('')
  })
})

it('fails with a sentence, and is not skipped, where a runtime is missing', async () => {
  const missing = { runtime: 'Rhino', program: 'rhino', args: [], file: 'esm.mjs' }
  await expect(runOnCommandLine(missing, project('alone'), mock.url)).rejects.toThrow(
    'Rhino does not start here, so nothing is proven about it.',
  )
})
