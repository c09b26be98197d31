import { watch } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isLong, tries } from '../../../../scripts/test/harness/long.ts'
import { password } from '../../../../scripts/test/harness/postgres.ts'
import { migrateCommand } from '../../src/commands/migrate.ts'
import { startServer } from '../../src/index.ts'
import { newKey } from '../../src/storage/encryption.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { lockOf } from '../../src/storage/postgres/transaction.ts'
import { backUp } from '../../src/storage/sqlite/back-up.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { histories } from '../model/histories/histories.ts'
import { play } from '../model/play/play.ts'
import { startService } from '../model/play/service.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { type AllRows, allRowsOf, isEmpty } from '../support/all-rows.ts'
import { asAdmin, secretKey } from '../support/postgres/databases.ts'
import { partitionByProperty } from '../support/postgres/partitions.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'
import { startReceiver, status } from '../support/receiver.ts'

/** The same histories again: INNWIRE_MIGRATE_SEED=<seed that was shown>. More of them: INNWIRE_MIGRATE_HISTORIES=20. */
const numRuns = tries('INNWIRE_MIGRATE_HISTORIES', 3, 20)
// So few histories at random leave a table without rows now and then.
const seed = Number(process.env.INNWIRE_MIGRATE_SEED ?? (isLong ? Date.now() % 1_000_000 : 7))

let folder: string
let server: Awaited<ReturnType<typeof startPostgres>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
/** A stopped server with the demo hotel, hotels with random histories, and one whose channel is away. */
let original: string
let grownRows: AllRows
let last: { transaction: number; hr_number: string; page: unknown }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-migrate-'))
  server = await startPostgres()
  receiver = await startReceiver()
  original = join(folder, 'original.db')
  await (await startServer({ port: 0, demo: true, database: original })).stop()
  const service = await startService(original)
  for (const history of fc.sample(histories, { numRuns, seed })) await play(service, history)
  await service.stop()
  const house = await startHouse({ database: original })
  const hotel = await house.openHotel({
    hr_id: 'away',
    channels: { bookingcom: { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' } },
  })
  await hotel.settled(await setPrice(hotel, '100'))
  receiver.answer = status(503)
  const { body } = await setPrice(hotel, '200')
  await vi.waitFor(() => expect(sent()).toContain('200'), waiting)
  const { hr_number } = await hotel.book({ provider_number: '4711' })
  const page = await ask(house, 'GET', 'reservations')
  last = { transaction: Number(body.transaction_id), hr_number, page }
  await house.server.stop()
  // No request makes such values, but what is stored must come over as it is.
  using stored = new DatabaseSync(original)
  stored.exec(`update reservation set message_version = 9007199254740993 where hr_number = '${hr_number}'
    and hr_id = 'away'`)
  stored
    .prepare("insert into setting (name, value) values ('odd', ?)")
    .run('\u0000a\u0001\u0000\u0002 \\u0000 {"a":"\\u0000"} \u{1f3e8} é é')
  grownRows = await allRowsOf(original)
})
afterAll(async () => {
  await receiver.stop()
  await server.stop()
  await rm(folder, { recursive: true })
})

const date = inDays(5)
const setPrice = (hotel: Hotel, price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date, price }] })
/** The prices that the channel was sent, in their order. */
const sent = (): string[] => receiver.seen.map(({ body }) => JSON.parse(body).dates[0].price)
/** What the hotel's own system asks, every time by the same request, so that a page comes again as it was. */
async function ask({ server: { url } }: House, method: string, path: string, json?: unknown) {
  const headers = { 'content-type': 'application/json', 'x-request-id': 'again' }
  const body = json === undefined ? {} : { body: JSON.stringify(json) }
  const query = 'token=away-token&hr_id=away'
  return (await fetch(`${url}/api/v2/apps/${path}?${query}`, { method, headers, ...body })).json()
}

let place: string
/** That server, as each test needs it: servers start on no source of a migration any more. */
let grown: string
let database: string
let address: string
let made = 0
beforeEach(async () => {
  made += 1
  place = await mkdtemp(join(folder, 'place-'))
  grown = await anotherGrown('grown.db')
  database = join(place, 'hotel.db')
  await server.query(`create database target_${made}`)
  address = server.addressOf(`target_${made}`)
})

async function anotherGrown(name: string) {
  const file = join(place, name)
  for (const end of ['', '-key']) await copyFile(`${original}${end}`, `${file}${end}`)
  return file
}
/** All rows but the one by which a database is known as migrated. */
async function rowsOf(migrated: string): Promise<AllRows> {
  const { setting = [], ...others } = await allRowsOf(migrated)
  return { ...others, setting: setting.filter((row) => !row.includes('"migrated_to"')) }
}
const keyOfGrown = async () => (await readFile(`${grown}-key`, 'utf8')).trim()
const withKey = async () => ({ INNWIRE_SECRET_KEY: await keyOfGrown() })
const migrate = async (from: string, to: string, environment = {}) =>
  (await migrateCommand(['--from', from, '--to', to], environment)) as { said: string; code: number }
const refused = async (from: string, to: string, environment = {}): Promise<string> => {
  const { message } = await migrate(from, to, environment).then(
    () => expect.fail('It was migrated.'),
    (error: Error) => error,
  )
  for (const secret of [password, encodeURIComponent(password)]) expect(message).not.toContain(secret)
  return message
}

describe('every row is the same afterwards', () => {
  it('on PostgreSQL, in partitions there, and in a file again', { timeout: 300_000 }, async () => {
    expect(Math.max(...Object.values(grownRows).map((its) => its.length))).toBeGreaterThan(500)
    const empty = Object.entries(grownRows).flatMap(([table, its]) => (its.length === 0 ? table : []))
    expect(empty, `INNWIRE_MIGRATE_SEED=${seed}`).toEqual([])
    const { said, code } = await migrate(grown, address)
    expect(code).toBe(0)
    expect(said).toMatch(/^Migrated \S+grown\.db to postgres:\/\/127\S+\/target_\d+: \d+ rows of 2\d tables/)
    expect(said).toMatch(/read again, row by row: all are the same\./)
    expect(said).toMatch(/with the key in \S+grown\.db-key: start the server with INNWIRE_SECRET_KEY set/)
    expect(said).toMatch(/Have the new database backed up: innwire-server backup refuses \S+grown\.db now/)
    expect(await allRowsOf(address), `INNWIRE_MIGRATE_SEED=${seed}`).toEqual(grownRows)
    await server.query('create database another')
    const another = server.addressOf('another')
    await (await openStorage(another, secretKey)).close()
    await asAdmin(partitionByProperty, another)
    await migrate(address, another, await withKey())
    expect(await allRowsOf(another)).toEqual(grownRows)
    expect((await migrate(another, database, await withKey())).said).toMatch(/the same INNWIRE_SECRET_KEY/)
    expect(await allRowsOf(database)).toEqual(grownRows)
    expect((await stat(database)).mode & 0o777).toBe(0o600)
  })

  it('in another file, and --json says the same checksums', async () => {
    const done = async (from: string, to: string) => {
      const { said } = (await migrateCommand(['--from', from, '--to', to, '--json'], {})) as { said: string }
      return JSON.parse(said)
    }
    await writeFile(database, '')
    const first = await done(grown, database)
    expect(await allRowsOf(database)).toEqual(grownRows)
    await copyFile(`${grown}-key`, `${database}-key`)
    const second = await done(database, address)
    expect(first).toEqual({ from: grown, to: database, tables: second.tables, key: `${grown}-key` })
    const { rows } = first.tables.find(({ table }: { table: string }) => table === 'delivery')
    expect(rows).toBe(grownRows.delivery?.length)
    expect(second.to).not.toContain('@')
  })
})

it('takes the database that is not given from DATABASE_URL, so that no password is an argument', async () => {
  const environment = { DATABASE_URL: address, ...(await withKey()) }
  expect(await migrateCommand(['--from', grown], environment)).toMatchObject({ code: 0 })
  expect(await migrateCommand(['--to', database], environment)).toMatchObject({ code: 0 })
  expect(await allRowsOf(database)).toEqual(grownRows)
})

it.each(['a file', 'PostgreSQL'])('a server on %s goes on where it was', async (kind) => {
  const to = kind === 'PostgreSQL' ? address : database
  await migrate(grown, to)
  receiver.seen.length = 0
  receiver.answer = status(200)
  const house = await startHouse({ database: to, secretKey: await keyOfGrown() })
  try {
    expect(await ask(house, 'GET', 'reservations')).toEqual(last.page)
    const rooms = [{ inv_code: 'HR:1', dates: [{ date, price: '300' }] }]
    const { transaction_id } = await ask(house, 'PUT', 'rooms/daily', { rooms })
    expect(Number(transaction_id)).toBeGreaterThan(last.transaction)
    const booking = await house.control('POST', '/properties/away/bookings', {
      channel_code: 'bookingcom',
      guest: 'Ada Byron',
      payment: 'credit_card',
      rooms: [bookedRoom('B1', inDays(30), 1)],
    })
    expect(booking.hr_number > last.hr_number).toBe(true)
    await house.advance(86_400)
    await vi.waitFor(() => expect(sent()).toContain('300'), waiting)
    // What the channel has is not sent again.
    expect(sent()).not.toContain('100')
  } finally {
    await house.server.stop()
  }
})

it('a write that was under way when its server was killed is waited for, and copied', async () => {
  await migrate(grown, address)
  // Its server holds no lock any more, and PostgreSQL is still at work.
  const writer = new pg.Client(address)
  await writer.connect()
  await writer.query(`begin; select pg_advisory_xact_lock_shared(${lockOf()});
    insert into setting (hr_id, name, value) values ('', 'late', '1')`)
  const migrating = migrate(address, database, await withKey())
  await vi.waitFor(async () => {
    const { rows } = await writer.query("select 1 from pg_locks where locktype = 'advisory' and not granted")
    expect(rows).toHaveLength(1)
  }, waiting)
  await writer.query('commit')
  await writer.end()
  await migrating
  expect(await allRowsOf(database)).toEqual(await rowsOf(address))
  using copied = new DatabaseSync(database)
  expect(copied.prepare("select value from setting where name = 'late'").get()).toEqual({ value: '1' })
})

describe('a migration that is killed leaves nothing', () => {
  it('on PostgreSQL, and the next one copies all', async () => {
    await (await openStorage(address, secretKey)).close()
    const holder = new pg.Client(address)
    await holder.connect()
    // Everybody may read the table, and nobody writes to it: the migration stops there.
    await holder.query('begin; lock table reservation in share mode')
    const migrating = new ServerProcess(['migrate', '--from', grown, '--to', address])
    await vi.waitFor(async () => {
      const { rows } = await holder.query(
        'select 1 from pg_locks where not granted and relation = $1::regclass',
        ['reservation'],
      )
      expect(rows).toHaveLength(1)
    }, waiting)
    await migrating.kill()
    await holder.query('rollback')
    await holder.end()
    expect(isEmpty(await allRowsOf(address))).toBe(true)
    await migrate(grown, address)
    expect(await allRowsOf(address)).toEqual(grownRows)
  })

  it('where it had only begun a file, and the next one copies all', async () => {
    const begun = new DatabaseSync(database)
    begun.exec('pragma journal_mode = wal')
    begun.close()
    await migrate(grown, database)
    expect(await allRowsOf(database)).toEqual(grownRows)
  })

  it('in a file, or all', async () => {
    for (const changes of [2, 5, 9]) {
      const from = await anotherGrown(`from-${changes}.db`)
      const to = join(place, `${changes}.db`)
      const enough = Promise.withResolvers<void>()
      let left = changes
      const watcher = watch(place, () => {
        left -= 1
        if (left <= 0) enough.resolve()
      })
      const migrating = new ServerProcess(['migrate', '--from', from, '--to', to])
      await Promise.race([enough.promise, migrating.ended()])
      watcher.close()
      await migrating.kill()
      const rows = await allRowsOf(to)
      if (isEmpty(rows)) await migrate(from, to)
      else expect(rows).toEqual(grownRows)
      expect(await allRowsOf(from)).not.toEqual(grownRows)
      expect(await rowsOf(from)).toEqual(grownRows)
    }
  })
})

describe('refuses, and changes nothing', () => {
  it('without both databases, and where they are the same', async () => {
    await expect(migrateCommand(['--to', database], {})).rejects.toThrow(
      /migrate needs --from with a file or/,
    )
    await expect(migrateCommand(['--from', grown], {})).rejects.toThrow(/migrate needs --to with a file or/)
    await expect(migrateCommand([], { DATABASE_URL: address })).rejects.toThrow(/needs --from with/)
    expect(await refused(grown, 'mysql://host/hotel')).toMatch(/given as mysql:\/\/….+ Give the path/)
    expect(await refused(grown, grown)).toMatch(/are the same database, \S+grown\.db\. Name an empty one/)
    expect(await refused(address, address)).toMatch(/are the same database, postgres:\S+\. Name an empty/)
    expect(await refused(join(place, 'none.db'), address)).toMatch(/There is no database \S+none\.db/)
    expect(await refused(grown, join(place, 'no', 'hotel.db'))).toMatch(/its folder \S+ is missing\. Make it/)
    expect(await refused(grown, server.addressOf('nowhere'))).toMatch(/"nowhere" does not exist\. Check the/)
  })

  it('while a server runs on either', async () => {
    const house = await startHouse({ database })
    expect(await refused(database, address)).toMatch(/hotel\.db is in use by another program: a server/)
    expect(await refused(grown, database)).toMatch(/hotel\.db is in use by another program: a server/)
    await house.server.stop()
    const other = await startHouse({ database: address, secretKey })
    const environment = { INNWIRE_SECRET_KEY: secretKey }
    expect(await refused(address, join(place, 'a.db'), environment)).toMatch(
      /target_\d+ is in use by another/,
    )
    expect(await refused(database, address)).toMatch(/target_\d+ is in use by another server\. Stop that one/)
    await other.server.stop()
  })

  it('a target with rows', async () => {
    await copyFile(grown, database)
    await server.query(
      "create table note (text text); insert into note values ('of another program')",
      `target_${made}`,
    )
    expect(await refused(grown, database)).toMatch(
      /hotel\.db is not empty: its table \w+ has rows\. .*Name an empty/,
    )
    expect(await refused(grown, address)).toMatch(/target_\d+ is not empty: its table note has rows\./)
  })

  it.each([
    [
      'a newer',
      "insert into kysely_migration values ('9999_future', '')",
      /newer .+\(9999_future\)\. Migrate/,
    ],
    [
      'an earlier',
      "delete from kysely_migration where name like '0002%'",
      /An earlier .+; 0002-room-nights is still to be done\. Back it up, start this version on it once/,
    ],
    ['no', 'delete from kysely_migration', /is no database of a server\. Name/],
  ])('the database of %s version', async (_, change, words) => {
    await copyFile(grown, database)
    {
      using rows = new DatabaseSync(database)
      rows.exec(change)
    }
    expect(await refused(database, address)).toMatch(words)
    expect(await allRowsOf(address)).toEqual({})
  })

  it('a backup, whose channels were told other values since', async () => {
    backUp(grown, database, false)
    expect(await refused(database, address)).toMatch(/hotel\.db is a backup: .+ Restore it to a file/)
  })

  it('a key that is missing or another', async () => {
    await copyFile(grown, database)
    expect(await refused(database, address)).toMatch(/key of the secrets in \S+hotel\.db is missing\. Put/)
    const other = { INNWIRE_SECRET_KEY: newKey() }
    expect(await refused(grown, address, other)).toMatch(/INNWIRE_SECRET_KEY does not fit \S+grown\.db/)
    await migrate(grown, address)
    const file = join(place, 'back.db')
    expect(await refused(address, file)).toMatch(/target_\d+ needs a key/)
    expect(await refused(address, file, other)).toMatch(/INNWIRE_SECRET_KEY does not fit postgres:/)
  })

  it('a lost key, though nothing is encrypted: the next start makes another', async () => {
    const start = async () => (await startServer({ port: 0, database })).stop()
    await start()
    await rm(`${database}-key`)
    expect(await refused(database, address)).toMatch(
      /The key of \S+hotel\.db is missing\. Put the file \S+hotel\.db-key back; or start the server on it once/,
    )
    await start()
    await migrate(database, address, {
      INNWIRE_SECRET_KEY: (await readFile(`${database}-key`, 'utf8')).trim(),
    })
  })

  it('a number that the target cannot hold', async () => {
    await copyFile(grown, database)
    await copyFile(`${grown}-key`, `${database}-key`)
    {
      using rows = new DatabaseSync(database)
      rows.exec('update calendar set availability = 3000000000')
    }
    expect(await refused(database, address)).toMatch(
      /The rows cannot be written to postgres:\S+: value "3000000000" is out of range .+ Nothing was kept there/,
    )
    expect(isEmpty(await allRowsOf(address))).toBe(true)
  })
})
