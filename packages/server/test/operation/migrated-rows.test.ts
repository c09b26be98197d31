import { copyFile, stat, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrateCommand } from '../../src/commands/migrate.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { lockOf } from '../../src/storage/postgres/transaction.ts'
import { bookedRoom, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { allRowsOf } from '../support/all-rows.ts'
import { asAdmin, secretKey } from '../support/postgres/databases.ts'
import { partitionByProperty } from '../support/postgres/partitions.ts'
import { status } from '../support/receiver.ts'
import {
  ask,
  date,
  type MigrationPlace,
  type MigrationTrial,
  migrate,
  startMigrationTrial,
  unmarkedRowsOf,
} from './migration-trial.ts'

let trial: MigrationTrial
let at: MigrationPlace
beforeAll(async () => {
  trial = await startMigrationTrial(true)
})
afterAll(() => trial.stop())
beforeEach(async () => {
  at = await trial.newPlace()
})

describe('every row is the same afterwards', () => {
  it('on PostgreSQL, in partitions there, and in a file again', { timeout: 300_000 }, async () => {
    expect(Math.max(...Object.values(trial.rows).map((its) => its.length))).toBeGreaterThan(500)
    const empty = Object.entries(trial.rows).flatMap(([table, its]) => (its.length === 0 ? table : []))
    expect(empty, trial.shown).toEqual([])
    const { said, code } = await migrate(at.grown, at.address)
    expect(code).toBe(0)
    expect(said).toMatch(/^Migrated \S+grown\.db to postgres:\/\/127\S+\/target_\d+: \d+ rows of 2\d tables/)
    expect(said).toMatch(/read again, row by row: all are the same\./)
    expect(said).toMatch(/with the key in \S+grown\.db-key: start the server with INNWIRE_SECRET_KEY set/)
    expect(said).toMatch(/Have the new database backed up: innwire-server backup refuses \S+grown\.db now/)
    expect(await allRowsOf(at.address), trial.shown).toEqual(trial.rows)
    await trial.server.query('create database another')
    const another = trial.server.addressOf('another')
    await (await openStorage(another, secretKey)).close()
    await asAdmin(partitionByProperty, another)
    await migrate(at.address, another, at.withKey)
    expect(await allRowsOf(another)).toEqual(trial.rows)
    expect((await migrate(another, at.database, at.withKey)).said).toMatch(/the same INNWIRE_SECRET_KEY/)
    expect(await allRowsOf(at.database)).toEqual(trial.rows)
    expect((await stat(at.database)).mode & 0o777).toBe(0o600)
  })

  it('in another file, and --json says the same checksums', async () => {
    const done = async (from: string, to: string) => {
      const { said } = (await migrateCommand(['--from', from, '--to', to, '--json'], {})) as { said: string }
      return JSON.parse(said)
    }
    await writeFile(at.database, '')
    const first = await done(at.grown, at.database)
    expect(await allRowsOf(at.database)).toEqual(trial.rows)
    await copyFile(`${at.grown}-key`, `${at.database}-key`)
    const second = await done(at.database, at.address)
    expect(first).toEqual({ from: at.grown, to: at.database, tables: second.tables, key: `${at.grown}-key` })
    const { rows } = first.tables.find(({ table }: { table: string }) => table === 'delivery')
    expect(rows).toBe(trial.rows.delivery?.length)
    expect(second.to).not.toContain('@')
  })
})

it('takes the database that is not given from DATABASE_URL, so that no password is an argument', async () => {
  const environment = { DATABASE_URL: at.address, ...at.withKey }
  expect(await migrateCommand(['--from', at.grown], environment)).toMatchObject({ code: 0 })
  expect(await migrateCommand(['--to', at.database], environment)).toMatchObject({ code: 0 })
  expect(await allRowsOf(at.database)).toEqual(trial.rows)
})

it.each(['a file', 'PostgreSQL'])('a server on %s goes on where it was', async (kind) => {
  const to = kind === 'PostgreSQL' ? at.address : at.database
  await migrate(at.grown, to)
  trial.receiver.seen.length = 0
  trial.receiver.answer = status(200)
  const house = await startHouse({ database: to, secretKey: at.key })
  try {
    expect(await ask(house, 'GET', 'reservations')).toEqual(trial.last.page)
    const rooms = [{ inv_code: 'HR:1', dates: [{ date, price: '300' }] }]
    const { transaction_id } = await ask(house, 'PUT', 'rooms/daily', { rooms })
    expect(Number(transaction_id)).toBeGreaterThan(trial.last.transaction)
    const booking = await house.control('POST', '/properties/away/bookings', {
      channel_code: 'bookingcom',
      guest: 'Ada Byron',
      payment: 'credit_card',
      rooms: [bookedRoom('B1', inDays(30), 1)],
    })
    expect(booking.hr_number > trial.last.hr_number).toBe(true)
    await house.advance(86_400)
    await vi.waitFor(() => expect(trial.sent()).toContain('300'), waiting)
    // What the channel has is not sent again.
    expect(trial.sent()).not.toContain('100')
  } finally {
    await house.server.stop()
  }
})

it('a write that was under way when its server was killed is waited for, and copied', async () => {
  await migrate(at.grown, at.address)
  // Its server holds no lock any more, and PostgreSQL is still at work.
  const writer = new pg.Client(at.address)
  await writer.connect()
  await writer.query(`begin; select pg_advisory_xact_lock_shared(${lockOf()});
    insert into setting (hr_id, name, value) values ('', 'late', '1')`)
  const migrating = migrate(at.address, at.database, at.withKey)
  await vi.waitFor(async () => {
    const { rows } = await writer.query("select 1 from pg_locks where locktype = 'advisory' and not granted")
    expect(rows).toHaveLength(1)
  }, waiting)
  await writer.query('commit')
  await writer.end()
  await migrating
  expect(await allRowsOf(at.database)).toEqual(await unmarkedRowsOf(at.address))
  using copied = new DatabaseSync(at.database)
  expect(copied.prepare("select value from setting where name = 'late'").get()).toEqual({ value: '1' })
})
