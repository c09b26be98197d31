import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../src/index.ts'
import { expectRefused, run } from '../crash/refused.ts'
import { startHouse } from '../property-api/hotel.ts'
import { answered } from '../support/answered.ts'

const program = fileURLToPath(new URL('../../bin/innwire-server.js', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-operator-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('compiled code is kept where nobody else can write, and not in the shared folder', () => {
  const [shared, home] = [join(folder, 'shared'), join(folder, 'home')]
  for (const path of [shared, home]) mkdirSync(path)
  const env = { PATH: process.env.PATH, TMPDIR: shared, HOME: home }
  expect(spawnSync(process.execPath, [program, '--help'], { env }).status).toBe(0)
  expect(readdirSync(shared)).toEqual([])
  expect(statSync(join(home, '.cache', 'innwire-server')).mode & 0o777).toBe(0o700)
})

it('a log that cannot be written ends neither the service nor its end', async () => {
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [program, '--demo', '--port', '0'], {
    stdio: ['ignore', 'pipe', full],
  })
  closeSync(full)
  let printed = ''
  for await (const text of child.stdout ?? []) {
    printed += text
    if (/^ready$/m.test(printed)) break
  }
  const [, control = ''] = /control API +(http:\/\/[^/]+)/.exec(printed) ?? []
  for (const _ of [1, 2]) {
    const wrong = await answered(`${control}/control/v1/clock`, {
      headers: { authorization: 'Bearer wrong-one' },
    })
    expect(wrong.status).toBe(401)
  }
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

it('what a snapshot that was cut off has left goes at the next start, and no snapshot does', async () => {
  const database = join(folder, 'hotel.db')
  const snapshots = `${database}-snapshots`
  mkdirSync(snapshots)
  const left = 'a.0f2c1b3a-1111-4222-8333-444455556666'
  for (const name of [left, `${left}-journal`, 'kept.db']) writeFileSync(join(snapshots, name), 'guests')
  const server = await startServer({ port: 0, database })
  await server.stop()
  expect(readdirSync(snapshots)).toEqual(['kept.db'])
  expect(existsSync(database)).toBe(true)
})

it('a database of real hotels is refused as a demo, and gets neither its hotel nor its known token', async () => {
  const database = join(folder, 'real.db')
  const house = await startHouse({ database })
  await house.openHotel()
  await house.server.stop()
  const options = ['--demo', '--database', database, '--port', '0']
  expectRefused(await run(...options), /real\.db has hotels, .+ Start without --demo/)
  using rows = new DatabaseSync(database)
  expect(rows.prepare('select hr_id from property').all()).toEqual([{ hr_id: 'hotel-1' }])
  expect(rows.prepare("select code from sales_channel where code = 'hrs'").all()).toEqual([])
})

it('a database that a demo began stays one, whatever hotels were added', async () => {
  const database = join(folder, 'demo.db')
  const first = await startHouse({ database, demo: true })
  await first.openHotel()
  await first.server.stop()
  const again = await startServer({ port: 0, database, demo: true })
  await again.stop()
})
