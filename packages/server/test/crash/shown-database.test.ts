import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ServerProcess } from './server-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-shown-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(...options: string[]) {
  const server = await new ServerProcess(['--port', '0', ...options]).ready()
  return server.stop()
}

it('the start names its database, and says when it is new', async () => {
  const database = join(folder, 'hotel.db')
  expect((await run('--database', database)).printed).toMatch(/^ {2}database {6}.+hotel\.db \(new\)$/m)
  expect((await run('--database', database)).printed).toMatch(/^ {2}database {6}.+hotel\.db$/m)
  expect((await run('--demo')).printed).toMatch(/^ {2}database {6}temporary/m)
})

it('a start without deliveries warns of it', async () => {
  const { log } = await run('--database', join(folder, 'trial.db'), '--no-deliveries')
  expect(JSON.parse(log)).toMatchObject({ level: 40, msg: expect.stringContaining('--no-deliveries') })
})
