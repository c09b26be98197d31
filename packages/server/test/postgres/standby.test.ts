import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runPostgres, runStandby } from '../../../../scripts/test/harness/postgres.ts'
import { doctorCommand } from '../../src/commands/doctor.ts'
import { type Ended, ServerProcess } from '../crash/server-process.ts'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { answered } from '../support/answered.ts'
import { asAdmin, secretKey } from '../support/postgres/databases.ts'
import { failingNetwork } from '../support/postgres/proxy.ts'

const settings = ['fsync=off', 'max_connections=100']

let folder: string
let primary: Awaited<ReturnType<typeof runPostgres>>
let standby: Awaited<ReturnType<typeof runStandby>>
/** By an address that leads to the one or the other. */
let network: Awaited<ReturnType<typeof failingNetwork>>
let house: House
let hotel: Hotel
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-standby-'))
  primary = await runPostgres(settings)
  standby = await runStandby(primary, settings)
  network = await failingNetwork(primary.port)
  const url = new URL(primary.addressOf('postgres'))
  url.port = String(network.port)
  house = await startHouse({ database: url.href, secretKey })
  hotel = await house.openHotel()
  await hotel.settled(await setPrice('80'))
  await vi.waitFor(async () =>
    expect(await rowsOfStandby('select price from calendar')).toEqual([{ price: '80' }]),
  )
})
afterAll(async () => {
  await house.server.stop()
  await network.close()
  await standby.stop()
  await primary.stop()
  await rm(folder, { recursive: true })
})

const setPrice = (price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(1), price }] })
const environment = () => ({
  DATABASE_URL: standby.addressOf('postgres'),
  INNWIRE_SECRET_KEY: secretKey,
})
const run = (...options: string[]) => new ServerProcess(options, environment()).ended()
async function rowsOfStandby(sql: string): Promise<unknown[]> {
  let rows: unknown[] = []
  await asAdmin(async (client) => {
    rows = (await client.query(sql)).rows
  }, standby.addressOf('postgres'))
  return rows
}

/** Told in one line: what is wrong, and what to do. */
function expectToldAsStandby({ code, printed, log }: Ended): void {
  expect({ code, printed }).toEqual({ code: 1, printed: '' })
  expect(log).toMatch(
    /^The database \S+ is read-only: [^\n]+ standby, give the address of the primary, or promote it\.\n$/,
  )
}

it('no server starts on a standby, nothing is migrated from or to it, and it is no place for a restore', async () => {
  expectToldAsStandby(await run('--port', '0'))
  expectToldAsStandby(await run('migrate', '--to', join(folder, 'to.db')))
  expectToldAsStandby(await run('restore'))
})

it('alarms of a standby are those of the hotels, and the doctor says what it is', async () => {
  expect(await run('alarms')).toEqual({ code: 0, printed: 'There are no alarms.\n', log: '' })
  const done = await doctorCommand(['--json'], environment())
  const { findings } = JSON.parse((done as { said: string }).said)
  expect(findings).toContainEqual(
    expect.objectContaining({ check: 'connection', problem: 'It is a standby, which takes no changes.' }),
  )
})

it('what became of a commit, a standby is not asked', async () => {
  const now = performance.now.bind(performance)
  let ahead = 0
  // The server asks for 20 seconds.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    ahead += 200
    return now() + ahead
  })
  network.commit({ thenLeadsTo: standby.port })
  const { status, body } = await setPrice('81')
  clock.mockRestore()
  network.commit('passes')
  expect([status, body.code]).toEqual([503, 'unavailable'])
  expect(body.message).toContain('Whether the change was applied is unknown')
  network.leadTo(primary.port)
  await vi.waitFor(async () => {
    const update = await setPrice('80')
    expect(update.body.status).toBe('ok')
    await hotel.settled(update)
  }, waiting)
})

it('a server whose address leads to a standby takes no changes until that is promoted, and then goes on by itself', async () => {
  network.leadTo(standby.port)
  await vi.waitFor(async () => {
    const { body } = await answered(`${house.server.controlUrl}/health/ready`)
    expect(body.reasons).toContain('database_read_only')
  }, waiting)
  const { status, body, headers } = await setPrice('81')
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '30'])
  expect(body.message).toContain('takes no changes now, and nothing was applied')
  expect(await gauge('innwire_database_read_only')).toBe(1)
  expect((await hotel.calendar('HR:1', inDays(1)))[0]?.price).toBe('80')
  await rowsOfStandby('select pg_promote()')
  await vi.waitFor(async () => expect((await setPrice('82')).body.status).toBe('ok'), waiting)
  expect((await hotel.calendar('HR:1', inDays(1)))[0]?.price).toBe('82')
  await vi.waitFor(async () => expect(await gauge('innwire_database_read_only')).toBe(0), waiting)
  expect(await gauge('innwire_commits_lost')).toBe(0)
})

async function gauge(name: string) {
  const headers = { authorization: `Bearer ${house.server.controlToken}` }
  const { text } = await answered(`${house.server.controlUrl}/metrics`, { headers })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
