import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartedProgram } from '../test/harness/started-program.ts'
import { bundledLicences } from './bundled-licences.ts'
import { bundleServer } from './server-bundle.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-bundle-'))
  await bundleServer(folder)
})
afterAll(() => rm(folder, { recursive: true }))

it('serves both APIs, its thread included, with no package beside it', async () => {
  const env = { INNWIRE_CONTROL_TOKEN: 'control-token' }
  const args = ['--demo', '--port', '0', '--control-port', '0']
  const program = new StartedProgram(join(folder, 'main.js'), { cwd: folder, env, args })
  await program.prints(/^ready$/m)
  const [, property = ''] = await program.prints(/property API {2}(http:\S+)/)
  const rooms = await fetch(`${property}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
  expect((await rooms.json()).rooms).toHaveLength(12)
  const [, control = ''] = await program.prints(/control API {3}(http:\S+)/)
  const headers = { authorization: 'Bearer control-token' }
  const taken = await fetch(`${control}/snapshots/before`, { method: 'PUT', headers })
  expect(taken.status).toBe(200)
  const restored = await fetch(`${control}/snapshots/before/restore`, { method: 'POST', headers })
  expect(await restored.json()).toEqual(await taken.json())
  program.interrupt()
  expect(await program.ends()).toBe(0)
})

it('keeps the licences of what it holds, each once', async () => {
  const licences = await readFile(join(folder, 'LICENSES.txt'), 'utf8')
  const packages = licences.match(/^(?:@[\w-]+\/)?[\w.-]+ \d+\.\d+\.\d+ \(/gm) ?? []
  expect(packages).toEqual([...new Set(packages)])
  expect(licences).toMatch(/^fastify \d\S+ \(MIT\)\n\nMIT License\n\nCopyright/m)
  expect(licences).toMatch(/^kysely \d/m)
  // What it does not hold is not in it either.
  expect(licences).not.toMatch(/^(?:ajv|esbuild|vitest) \d/m)
})

it('does not take code whose licence it cannot keep', async () => {
  await expect(bundledLicences(['node_modules/abstract-logging/index.js'])).rejects.toThrow(
    'node_modules/abstract-logging has no file with its licence (MIT).',
  )
})
