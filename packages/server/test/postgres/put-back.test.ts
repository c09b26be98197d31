import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { password } from '../../../../scripts/test/harness/postgres.ts'
import { migrateCommand } from '../../src/commands/migrate.ts'
import { restoreCommand } from '../../src/commands/restore.ts'
import { startServer } from '../../src/index.ts'
import { newKey } from '../../src/storage/encryption.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type Hotel, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { doneOf } from '../support/answered.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'
import { lastPrice, startReceiver } from '../support/receiver.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
let newest: { price: string; id: number }
beforeAll(async () => {
  server = await startPostgres()
  receiver = await startReceiver()
  await server.query('create database hotels')
  const house = await startHouse({ database: server.addressOf('hotels'), secretKey })
  const hotel = await house.openHotel({
    channels: { bookingcom: { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' } },
  })
  await hotel.settled(await setPrice(hotel, '100'))
  await house.server.stop()
  newest = received()
})
afterAll(async () => {
  await receiver.stop()
  await server.stop()
})

let made = 0
/** The database as its backup was put back, in another one. */
let address: string
beforeEach(async () => {
  receiver.seen.length = 0
  made += 1
  await server.query(`create database back_${made} template hotels`)
  address = server.addressOf(`back_${made}`)
})

const date = inDays(5)
const setPrice = (hotel: Hotel, price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date, price }] })
/** What the receiver was sent last of the date. */
const received = () => lastPrice(receiver, 'B1')
const start = (database: string) => startServer({ port: 0, test: true, database, secretKey })
const restore = (args: string[] = [], environment = {}) =>
  restoreCommand(args, { DATABASE_URL: address, INNWIRE_SECRET_KEY: secretKey, ...environment })

it('no server starts on it before the restore, and then channels are sent everything under newer numbers', async () => {
  await expect(start(address)).rejects.toThrow(
    /\/back_\d+ was put back from a dump, or moved by one\. .+ run innwire-server restore with DATABASE_URL/,
  )
  const { said } = (await restore()) as { said: string }
  expect(said).toMatch(/^Numbers in postgres:\S+\/back_\d+ go on 100 million later/)
  expect(said).toMatch(/Tokens that were revoked since .+\n.+start with --no-deliveries, enter the bookings/)
  expect(said).not.toContain(encodeURIComponent(password))
  const running = await start(address)
  await vi.waitFor(() => expect(received().price).toBe('100'), waiting)
  expect(received().id).toBeGreaterThan(newest.id + 100_000_000)
  await running.stop()
  await (await start(address)).stop()
})

it('is not migrated before the restore either, from which on its target has newer numbers', async () => {
  await server.query(`create database target_${made}`)
  const target = server.addressOf(`target_${made}`)
  const migrate = () => migrateCommand(['--from', address, '--to', target], { INNWIRE_SECRET_KEY: secretKey })
  await expect(migrate()).rejects.toThrow(
    /\/back_\d+ was put back from a dump, or moved by one\. .+ run innwire-server restore with DATABASE_URL/,
  )
  expect(await server.rowsOf("select from pg_class where relname = 'property'", `target_${made}`)).toEqual([])
  await restore()
  await migrate()
  const running = await start(target)
  await vi.waitFor(() => expect(received().id).toBeGreaterThan(newest.id + 100_000_000), waiting)
  await running.stop()
})

it('the database that stays where it was starts again, also after a snapshot of it and a reset', async () => {
  const database = server.addressOf('hotels')
  const running = await start(database)
  await doneOf(running)('PUT', '/snapshots/monday')
  await doneOf(running)('POST', '/reset')
  await doneOf(running)('POST', '/snapshots/monday/restore')
  await running.stop()
  await (await start(database)).stop()
})

it('is refused while a server runs, with another key, with a backup, and where no server ever ran', async () => {
  const running = await start(server.addressOf('hotels'))
  await expect(restore([], { DATABASE_URL: server.addressOf('hotels') })).rejects.toThrow(/in use by another/)
  await running.stop()
  await expect(restore([], { INNWIRE_SECRET_KEY: newKey() })).rejects.toThrow(/does not fit/)
  await expect(restore(['--database', address, '--from', 'monday.dump'])).rejects.toThrow(
    /put back by its own programs, such as pg_restore\. .+ without --from/,
  )
  await server.query('create database empty')
  await expect(restore([], { DATABASE_URL: server.addressOf('empty') })).rejects.toThrow(
    /\/empty is no database of a server\. Put the backup back into it first/,
  )
  expect(await server.rowsOf("select 1 from pg_class where relname = 'property'", 'empty')).toEqual([])
})

it('is known, too, where a provider lets nobody ask which PostgreSQL it is', async () => {
  const owner = new URL(address)
  owner.username = 'owner'
  await server.query(
    `create role owner login password '${password}'; revoke execute on function pg_control_system() from public;
      grant all on all tables in schema public to owner; grant all on all sequences in schema public to owner`,
    `back_${made}`,
  )
  await expect(start(owner.href)).rejects.toThrow(/was put back from a dump/)
})

it('the numbers of a hotel that is gone go on as well', async () => {
  await server.query(
    "insert into setting (hr_id, name, value) values ('gone', 'sequence/gone', '7')",
    `back_${made}`,
  )
  await restore()
  const storage = await openStorage(address, secretKey)
  const setting = storage.read.selectFrom('setting').select('value').where('name', '=', 'sequence/gone')
  expect(await setting.execute()).toEqual([{ value: '100000007' }])
  await storage.close()
})
