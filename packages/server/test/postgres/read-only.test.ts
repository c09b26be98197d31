import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { doctorCommand } from '../../src/commands/doctor.ts'
import { startServer } from '../../src/index.ts'
import { DatabaseReadOnly } from '../../src/storage/errors.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { asAdmin, secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let address: string
let house: House
let hotel: Hotel
beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.query('create database hotel')
  address = postgres.addressOf('hotel')
  house = await startHouse({ database: address, secretKey, quota: { per_minute: 1_000, per_day: 100_000 } })
  hotel = await house.openHotel()
})
beforeEach(async () => {
  await setPrice('80')
  await hotel.book({ provider_number: 'N1' })
})
afterEach(takeChangesAgain)
afterAll(async () => {
  await house.server.stop()
  await postgres.stop()
})

/** As services that run PostgreSQL do where a disk fills up. */
const takeNoChanges = () => everywhere('alter database hotel set default_transaction_read_only = on')
function takeChangesAgain() {
  return everywhere('alter database hotel reset default_transaction_read_only')
}
/** For the sessions that are there, too. */
const everywhere = (sql: string) =>
  asAdmin(async (client) => {
    await client.query(sql)
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'hotel'")
  }, postgres.addressOf('postgres'))

const setPrice = (price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(1), price }] })
const readiness = async () => (await fetch(`${house.server.controlUrl}/health/ready`)).json()
/** Of Prometheus; undefined where it has no value. */
async function isReadOnly() {
  const headers = { authorization: `Bearer ${house.server.controlToken}` }
  const text = await (await fetch(`${house.server.controlUrl}/metrics`, { headers })).text()
  return /^innwire_database_read_only (\S+)$/m.exec(text)?.[1]
}
const isNotReady = () =>
  vi.waitFor(async () => {
    expect(await readiness()).toEqual({ status: 'not_ready', reasons: ['database_read_only'] })
  }, waiting)

it('what changes something is a 503 of which nothing was applied, and goes on by itself', async () => {
  expect(await isReadOnly()).toBe('0')
  await takeNoChanges()
  await isNotReady()
  expect(await isReadOnly()).toBe('1')
  const answers = [
    await setPrice('81'),
    await hotel.send('GET', 'v2/apps/reservations'),
    await hotel.send('GET', 'v2/apps/rooms'),
  ]
  for (const { status, body, headers } of answers) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '30'])
    expect(body.message).toContain('takes no changes now, and nothing was applied')
  }
  await takeChangesAgain()
  await vi.waitFor(async () => expect(await readiness()).toEqual({ status: 'ok', role: 'all' }), waiting)
  await vi.waitFor(async () => expect((await setPrice('82')).body.status).toBe('ok'), waiting)
  expect((await hotel.calendar('HR:1', inDays(1), inDays(1)))[0]?.price).toBe('82')
  expect((await hotel.reservations()).count).toBe(1)
  expect(await isReadOnly()).toBe('0')
})

it('it goes on also where the sessions that are there stay read-only', async () => {
  await takeNoChanges()
  await isNotReady()
  await asAdmin(
    (client) => client.query('alter database hotel reset default_transaction_read_only'),
    postgres.addressOf('postgres'),
  )
  await vi.waitFor(async () => expect((await setPrice('83')).body.status).toBe('ok'), waiting)
})

it('no server starts on it, which may go on later by itself', async () => {
  await takeNoChanges()
  await expect(startServer({ port: 0, database: address, secretKey })).rejects.toThrow(DatabaseReadOnly)
  const { code, log } = await new ServerProcess(['--port', '0'], {
    DATABASE_URL: address,
    INNWIRE_SECRET_KEY: secretKey,
  }).ended()
  expect([code, log]).toEqual([1, expect.stringMatching(/hotel is read-only.+default_transaction_read_only/)])
})

it('the doctor finds it, and says what to do', async () => {
  await takeNoChanges()
  const { said, code } = await doctorOf(address)
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/connection.+It is read-only .+disk is full.+alter database/s),
  ])
  await takeChangesAgain()
  expect((await doctorOf(address)).said).not.toContain('read-only')
})

const doctorOf = (database: string) =>
  doctorCommand(['--database', database], { INNWIRE_SECRET_KEY: secretKey })
