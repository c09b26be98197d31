import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alarmsCommand } from '../../src/commands/alarms.ts'
import { backupCommand } from '../../src/commands/backup.ts'
import { doctorCommand } from '../../src/commands/doctor.ts'
import { migrateCommand } from '../../src/commands/migrate.ts'
import { restoreCommand } from '../../src/commands/restore.ts'
import { startServer } from '../../src/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { allRowsOf } from '../support/all-rows.ts'
import { doneOf } from '../support/answered.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-migrated-'))
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

let made = 0
let place: string
/** A stopped server with the demo hotel, all of its rows, and an empty database. */
let file: string
let rows: Awaited<ReturnType<typeof allRowsOf>>
let address: string
let environment: { INNWIRE_SECRET_KEY: string }
beforeEach(async () => {
  place = await mkdtemp(join(folder, 'place-'))
  file = join(place, 'hotel.db')
  await (await startServer({ port: 0, demo: true, database: file })).stop()
  rows = await allRowsOf(file)
  environment = { INNWIRE_SECRET_KEY: (await readFile(`${file}-key`, 'utf8')).trim() }
  address = await newDatabase()
})
async function newDatabase() {
  made += 1
  await postgres.query(`create database hotel_${made}`)
  return postgres.addressOf(`hotel_${made}`)
}

type Done = { said: string; code: number }
const migrate = async (from: string, to: string, ...more: string[]) =>
  (await migrateCommand(['--from', from, '--to', to, ...more], environment)) as Done
const undo = (from: string, to: string) => migrate(from, to, '--undo')
const start = (database: string) =>
  startServer({ port: 0, demo: true, database, secretKey: environment.INNWIRE_SECRET_KEY })
const startAndStop = async (database: string) => (await start(database)).stop()
const wasMigrated = /^The database \S+ was migrated to \S+\. A server on both .+ migrate with --undo lets/
/** All rows but the one by which the database is known as migrated. */
async function unmarked(database: string) {
  const { setting = [], ...others } = await allRowsOf(database)
  return { ...others, setting: setting.filter((row) => !row.includes('"migrated_to"')) }
}

describe('a database that was migrated', () => {
  it('is not started again, by the program either, says where its hotels are, and keeps its rows', async () => {
    const { said } = await migrate(file, address)
    expect(said).toMatch(
      /No server starts on \S+hotel\.db from now on\. .+ the same command with --undo takes it back\./,
    )
    const { code, log } = await new ServerProcess(['--port', '0', '--database', file], environment).ended()
    expect(code).toBe(2)
    expect(log).toMatch(wasMigrated)
    expect(log).toMatch(/ was migrated to postgres:\/\/127\.0\.0\.1:\d+\/hotel_\d+\. /)
    expect(await unmarked(file)).toEqual(rows)
    expect(await allRowsOf(address)).toEqual(rows)
    await startAndStop(address)
  })

  it('is known on PostgreSQL, too', async () => {
    await migrate(file, address)
    const back = join(place, 'back.db')
    await migrate(address, back)
    await expect(start(address)).rejects.toThrow(wasMigrated)
    await expect(start(address)).rejects.toThrow(new RegExp(` was migrated to ${back}\\. `))
    expect(await unmarked(address)).toEqual(rows)
    await startAndStop(back)
  })

  it('is not backed up any more, lists no alarms, and the doctor says so', async () => {
    await migrate(file, address)
    const to = join(place, 'monday.db')
    const moved = join(place, 'moved.db')
    await rename(file, moved)
    await expect(backupCommand(['--database', moved, '--to', to], {})).rejects.toThrow(wasMigrated)
    await expect(alarmsCommand(['--database', moved], {})).rejects.toThrow(wasMigrated)
    const back = join(place, 'back.db')
    await migrate(address, back)
    await expect(alarmsCommand(['--database', address], {})).rejects.toThrow(wasMigrated)
    for (const database of [moved, address]) {
      const done = await doctorCommand(['--database', database, '--json'], environment)
      const { findings } = JSON.parse((done as Done).said)
      // PostgreSQL is one for tests.
      expect(findings.filter(({ check }: { check: string }) => check !== 'settings')).toEqual([
        { check: 'place', problem: expect.stringMatching(wasMigrated), advice: expect.any(String) },
      ])
    }
  })

  it('is migrated once more only where the first target is empty again', async () => {
    await migrate(file, address)
    await expect(migrate(file, await newDatabase())).rejects.toThrow(wasMigrated)
    await expect(migrate(file, address)).rejects.toThrow('is not empty')
    await postgres.query(
      `drop schema public cascade; create schema public`,
      new URL(address).pathname.slice(1),
    )
    await migrate(file, address)
    expect(await allRowsOf(address)).toEqual(rows)
  })

  it('is as it was where the last step of a migration fails', async () => {
    await (await openStorage(address, environment.INNWIRE_SECRET_KEY)).close()
    await postgres.query(
      `create function fail() returns trigger language plpgsql as $$ begin
        raise 'No room for it.' using errcode = 'disk_full'; end $$;
        create constraint trigger at_commit after insert on setting deferrable initially deferred
          for each row execute function fail()`,
      new URL(address).pathname.slice(1),
    )
    const command = new ServerProcess(['migrate', '--from', file, '--to', address], environment)
    // The same command may be run again, once there is room.
    expect(await command.ended()).toMatchObject({
      code: 1,
      log: expect.stringMatching(/No room for it\.+ Nothing was kept there/),
    })
    expect(await allRowsOf(file)).toEqual(rows)
    await startAndStop(file)
  })

  it('is a backup for a restore where the other is lost: its numbers begin later, and none of the present are known', async () => {
    await migrate(file, address)
    await startAndStop(address)
    const restored = join(place, 'restored.db')
    const { said } = (await restoreCommand(['--from', file, '--database', restored], environment)) as Done
    expect(said).toMatch(/Nothing newer is known of demo: .+ 100 million later/)
    await startAndStop(restored)
    // The same in its own place, by a backup of before.
    const { said: again } = (await restoreCommand(
      ['--from', restored, '--database', file],
      environment,
    )) as Done
    expect(again).toMatch(/Nothing newer is known of demo: .+ 100 million later/)
    await startAndStop(file)
    const back = join(place, 'back.db')
    await migrate(address, back)
    await restoreCommand(['--database', address], environment)
    await startAndStop(address)
  })
})

describe('a migration that is undone', () => {
  it('lets the source be started again, and the target no more', async () => {
    await migrate(file, address)
    const { said, code } = await undo(file, address)
    expect(code).toBe(0)
    expect(said).toMatch(
      /^A server may start on \S+hotel\.db again, which is as it was\. No server starts on postgres:\S+hotel_\d+ any/,
    )
    expect(await allRowsOf(file)).toEqual(rows)
    expect(await unmarked(address)).toEqual(rows)
    await expect(start(address)).rejects.toThrow(/ was migrated to \S+\/hotel\.db\. /)
    await startAndStop(file)
  })

  it('on PostgreSQL, too, where the target is a file', async () => {
    await migrate(file, address)
    const back = join(place, 'back.db')
    await migrate(address, back)
    await undo(address, back)
    await expect(start(back)).rejects.toThrow(wasMigrated)
    await startAndStop(address)
  })

  it('is possible where the target has no rows: it was made anew, or the migration was killed before its end', async () => {
    await migrate(file, address)
    await postgres.query(
      `drop schema public cascade; create schema public`,
      new URL(address).pathname.slice(1),
    )
    expect((await undo(file, address)).said).toMatch(
      /again, which is as it was\. \S+hotel_\d+ has no rows\.$/,
    )
    expect(await allRowsOf(file)).toEqual(rows)
    await startAndStop(file)
  })

  it('is refused once a server has run on the target, and nothing is changed', async () => {
    await migrate(file, address)
    const server = await start(address)
    await doneOf(server)('PUT', '/channels/later', { name: 'Later' })
    await server.stop()
    await expect(undo(file, address)).rejects.toThrow(
      /A server has worked with \S+hotel_\d+ since .+ migrate --from \S+ --to a new one/,
    )
    await expect(start(file)).rejects.toThrow(wasMigrated)
    await startAndStop(address)
  })

  it('is refused with another target, while a server runs on it, and of a database that was not migrated', async () => {
    await expect(undo(file, address)).rejects.toThrow(/hotel\.db was not migrated\. A server may start on it/)
    await migrate(file, address)
    await expect(undo(file, await newDatabase())).rejects.toThrow(
      /was migrated to \S+, and not to \S+\. Name/,
    )
    const server = await start(address)
    await expect(undo(file, address)).rejects.toThrow('in use by another server')
    await server.stop()
    await expect(start(file)).rejects.toThrow(wasMigrated)
  })
})
