import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { command } from '../../build/command.ts'
import { bundleDocs } from '../../docs/bundle-docs.ts'
import { packAll } from '../../release/packed-packages.ts'
import { StartedProgram } from '../harness/started-program.ts'
import { copyInstalledWith } from './installed-copy.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-packed-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('npx innwire server --demo, and innwire docs, run in an empty folder, from the tarballs of npm run pack', async () => {
  const packed = join(folder, 'packed')
  const project = join(folder, 'project')
  await mkdir(packed)
  await mkdir(project)
  await bundleDocs()
  const { tarballs = [] } = (await packAll(packed)).find(({ name }) => name === 'innwire') ?? {}
  // npm then finds there what it would fetch.
  await copyInstalledWith(['innwire'], project)
  // The programs of the folder are to run on this Node, and on no other that is in PATH.
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  const run = (program: string, args: string[]) =>
    command('/bin/sh', ['-c', '"$0" "$@"', program, ...args], { cwd: project, env: { PATH, HOME: folder } })
  const installed = await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs])
  expect(installed.code, installed.output).toBe(0)

  const server = new StartedProgram(join(project, 'node_modules/innwire/bin/innwire.js'), {
    args: ['server', '--demo', '--port', '0', '--control-port', '0'],
    cwd: project,
  })
  const [, url = ''] = await server.prints(/property API {2}(http:\S+)/)
  const rooms = await run('npx', ['--offline', 'innwire', 'rooms', '--demo', '--base-url', url])
  expect(rooms.code, rooms.output).toBe(0)
  expect(rooms.output.trim().split('\n')).toHaveLength(12)
  server.interrupt()
  expect(await server.ends()).toBe(0)

  const docs = new StartedProgram(join(project, 'node_modules/innwire/bin/innwire.js'), {
    args: ['docs', '--port', '0'],
    cwd: project,
  })
  const [, site = ''] = await docs.prints(/^(http:\S+)$/m)
  for (const [page, wanted] of [
    ['', 'Innwire'],
    ['reference.html', 'API reference'],
    ['sync.html', 'calendar'],
    ['concepts/transactions.html', 'channel'],
  ] as const) {
    const answer = await fetch(`${site}/${page}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain(wanted)
  }
  const style = await fetch(`${site}/${/_astro\/[\w.-]+\.css/.exec(await (await fetch(site)).text())?.[0]}`)
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css'])
  expect((await fetch(`${site}/pagefind/pagefind.js`)).headers.get('content-type')).toBe('text/javascript')
  expect((await fetch(`${site}/concepts`)).status).toBe(404)
  expect((await fetch(`${site}/../package.json`)).status).toBe(404)
  expect((await fetch(`${site}/%2e%2e%2fpackage.json`)).status).toBe(404)
  expect((await fetch(site, { method: 'POST' })).status).toBe(405)
  docs.interrupt()
  expect(await docs.ends()).toBe(0)
})
