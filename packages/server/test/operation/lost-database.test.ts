import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startServer } from '../../src/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type Ended, ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { type AllRows, allRowsOf, isEmpty } from '../support/all-rows.ts'
import { failingNetwork } from '../support/postgres/proxy.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

/* Commands that lose PostgreSQL in the middle of their work. */

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
let network: Awaited<ReturnType<typeof failingNetwork>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-lost-'))
  postgres = await startPostgres()
  network = await failingNetwork(Number(new URL(postgres.addressOf('postgres')).port))
})
afterAll(async () => {
  await network.close()
  await postgres.stop()
  await rm(folder, { recursive: true })
})

let made = 0
/** A stopped server with the demo hotel, and a database without rows that is reached by the network. */
let file: string
let rows: AllRows
let address: string
let secretKey: string
/** Lets a command come to some table and no further. */
let holder: pg.Client
beforeEach(async () => {
  made += 1
  file = join(await mkdtemp(join(folder, 'place-')), 'hotel.db')
  await (await startServer({ port: 0, demo: true, database: file })).stop()
  rows = await allRowsOf(file)
  secretKey = (await readFile(`${file}-key`, 'utf8')).trim()
  await postgres.query(`create database hotel_${made}`)
  const url = new URL(postgres.addressOf(`hotel_${made}`))
  holder = new pg.Client(url.href)
  await holder.connect()
  await (await openStorage(url.href, secretKey)).close()
  url.port = String(network.port)
  address = url.href
})
afterEach(async () => {
  network.setDown(false)
  await holder.end()
})

const run = (...args: string[]) => new ServerProcess(args, { INNWIRE_SECRET_KEY: secretKey })
const migrate = (from: string, to: string, ...more: string[]) =>
  run('migrate', '--from', from, '--to', to, ...more)
const isWaitedFor = (table: string) =>
  vi.waitFor(async () => {
    const waits = `select 1 from pg_locks where not granted and relation = '${table}'::regclass`
    expect((await holder.query(waits)).rows).not.toEqual([])
  }, waiting)

/** Runs a command up to a table, and takes the database away from it. */
async function losing(table: string, mode: string, start: () => ServerProcess): Promise<Ended> {
  await holder.query(`begin; lock table ${table} in ${mode} mode`)
  const running = start()
  await isWaitedFor(table)
  network.setDown(true)
  const ended = await running.ended()
  network.setDown(false)
  await holder.query('rollback')
  // What PostgreSQL has not noticed yet.
  await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  return ended
}
/** All rows but the one by which a database is known as migrated. */
function unmarked({ setting = [], ...others }: AllRows): AllRows {
  return { ...others, setting: setting.filter((row) => !row.includes('"migrated_to"')) }
}
function expectToldFor(code: number, ended: Ended, words = /cannot be reached/): void {
  expect({ code: ended.code, printed: ended.printed }).toEqual({ code, printed: '' })
  expect(ended.log).toMatch(/^[^\n]+\.\n$/)
  expect(ended.log).toMatch(words)
  expect(ended.log).not.toMatch(/\n {4}at |Error:|\.\./)
}

describe('a migration', () => {
  it('whose target is lost ends with 1, and the next one copies all', async () => {
    const lost = await losing('reservation', 'share', () => migrate(file, address))
    expectToldFor(
      1,
      lost,
      /^The rows cannot be written to \S+: The database \S+ cannot be reached.+ Nothing was/,
    )
    expect(isEmpty(await allRowsOf(address))).toBe(true)
    expect((await migrate(file, address).ended()).code).toBe(0)
    expect(await allRowsOf(address)).toEqual(rows)
  })

  it('whose source is lost ends with 1, and the next one copies all', async () => {
    expect((await migrate(file, address).ended()).code).toBe(0)
    const to = join(folder, `back-${made}.db`)
    const lost = await losing('reservation', 'access exclusive', () => migrate(address, to))
    expectToldFor(1, lost, /^The database \S+ cannot be reached/)
    expect((await migrate(address, to).ended()).code).toBe(0)
    expect(await allRowsOf(to)).toEqual(rows)
  })

  it('that is done says so, though the database is lost before its planner has looked at the rows', async () => {
    const { code, printed } = await losing('reservation', 'share update exclusive', () =>
      migrate(file, address),
    )
    expect([code, printed]).toEqual([0, expect.stringMatching(/^Migrated .+ all are the same\./s)])
    expect(await allRowsOf(address)).toEqual(rows)
  })

  it('that cannot be undone for now ends with 1, and is undone by the next try', async () => {
    expect((await migrate(file, address).ended()).code).toBe(0)
    const lost = await losing('setting', 'share', () => migrate(file, address, '--undo'))
    expectToldFor(1, lost)
    expect((await migrate(file, address, '--undo').ended()).code).toBe(0)
    expect(await allRowsOf(file)).toEqual(rows)
    expect(unmarked(await allRowsOf(address))).toEqual(rows)
  })
})

it('a restore ends with 1, and the next one does it all', async () => {
  expect((await migrate(file, address).ended()).code).toBe(0)
  const restore = () => run('restore', '--database', address)
  expectToldFor(1, await losing('property', 'share', restore))
  expect(await allRowsOf(address)).toEqual(rows)
  expect((await restore().ended()).code).toBe(0)
})

it('alarms that cannot be listed end with 2, because 1 says that there are some', async () => {
  expect((await migrate(file, address).ended()).code).toBe(0)
  const alarms = () => run('alarms', '--database', address)
  expectToldFor(
    2,
    await losing('property', 'access exclusive', alarms),
    /^The database \S+ cannot be reached/,
  )
  network.setDown(true)
  expectToldFor(2, await alarms().ended(), /^The database \S+ cannot be reached/)
})

it('the doctor tells what it has found until then', async () => {
  expect((await migrate(file, address).ended()).code).toBe(0)
  const { code, printed, log } = await losing('connection', 'access exclusive', () =>
    run('doctor', '--database', address),
  )
  expect([code, log]).toEqual([1, ''])
  expect(printed).toMatch(
    /: no server runs on it\n\nsettings: .+ fsync .+\n\nconnection: .+ cannot be reached/s,
  )
})
