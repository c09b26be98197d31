import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { DatabaseHeld } from '../../src/storage/errors.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import { keepSetting } from '../../src/storage/settings.ts'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let address: string
let house: House
let hotel: Hotel
/** Another session, such as somebody's psql. */
let other: pg.Client
beforeAll(async () => {
  postgres = await startPostgres()
  address = postgres.addressOf('postgres')
  house = await startHouse({ database: address, secretKey })
})
beforeEach(async () => {
  hotel = await house.openHotel()
  await setPrice('80')
  other = new pg.Client(address)
  await other.connect()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await other.end()
})
afterAll(async () => {
  await house.server.stop()
  await postgres.stop()
})

const setPrice = (price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(1), price }] })
const price = async () => (await hotel.calendar('HR:1', inDays(1), inDays(1)))[0]?.price
const isWaitedFor = (table: string) =>
  vi.waitFor(async () => {
    const waits = `select 1 from pg_locks where not granted and relation = '${table}'::regclass`
    expect(await postgres.rowsOf(waits)).not.toEqual([])
  }, waiting)

it('an update that PostgreSQL ends because of a deadlock is run again, and applied', async () => {
  // The other one never looks for a deadlock, so PostgreSQL ends the update.
  await other.query("set deadlock_timeout = '100s'; begin; lock table calendar in access exclusive mode")
  const update = setPrice('81')
  await isWaitedFor('calendar')
  const crossing = other.query(`update property set name = name where hr_id = '${hotel.hr_id}'; commit`)
  const [{ status, body }] = await Promise.all([update, crossing])
  expect([status, body.status]).toEqual([200, 'ok'])
  expect(await price()).toBe('81')
})

it('an update waits for a table that another session has locked, and is applied then', async () => {
  await other.query('begin; lock table calendar in access exclusive mode')
  const update = setPrice('82')
  await isWaitedFor('calendar')
  await other.query('rollback')
  expect((await update).body.status).toBe('ok')
  expect(await price()).toBe('82')
})

it('updates that wait too long are a 503 together, of which nothing was applied', async () => {
  await other.query('begin; lock table calendar in access exclusive mode')
  quickly()
  const first = setPrice('83')
  await isWaitedFor('calendar')
  for (const { status, body, headers } of await Promise.all([first, setPrice('84')])) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
    expect(body.message).toContain('nothing was applied')
  }
  await other.query('rollback')
  expect(await price()).toBe('80')
})

it('a write that waits too long for a row says who has to be ended', async () => {
  const storage: Storage = await openStorage(address, secretKey)
  await storage.write((database) => keepSetting(database, 'row', '1'))
  await other.query("begin; select * from setting where name = 'row' for update")
  quickly()
  const write = storage.write((database) => keepSetting(database, 'row', '2'), 'one')
  await expect(write).rejects.toThrow(DatabaseHeld)
  await expect(write).rejects.toThrow('pg_stat_activity')
  await storage.close()
})

/** Lets the time that a write waits for others pass quickly: the server looks at the clock only now and then. */
function quickly() {
  const now = performance.now.bind(performance)
  let ahead = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    ahead += 20_000
    return now() + ahead
  })
}
