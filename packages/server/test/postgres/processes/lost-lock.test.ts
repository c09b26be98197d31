import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { doctorCommand } from '../../../src/commands/doctor.ts'
import { restoreCommand } from '../../../src/commands/restore.ts'
import { call } from '../../crash/calls.ts'
import { ServerProcess } from '../../crash/server-process.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.query("create role few login password 'few'")
})
afterAll(() => postgres.stop())

let made = 0
let database: string
let address: string
/** A process to which nobody says anything. */
let idle: ServerProcess
beforeEach(async () => {
  made += 1
  database = `hotels_${made}`
  await postgres.query(`create database ${database} owner few`)
  address = postgres.addressOf(database)
  idle = await new ServerProcess(['--role', 'api', '--port', '0', '--control-port', '0', '--demo'], {
    DATABASE_URL: Object.assign(new URL(address), { username: 'few', password: 'few' }).href,
    INNWIRE_SECRET_KEY: secretKey,
  }).ready()
})
afterEach(async () => {
  await postgres.query('alter role few login')
  if (!idle.isGone) await idle.kill()
})

/** Long before the process itself has anything to ask. */
const atOnce = { timeout: 10_000 }
const environment = () => ({ DATABASE_URL: address, INNWIRE_SECRET_KEY: secretKey })
const restore = () => restoreCommand([], environment())
const loseLock = () =>
  postgres.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
    and database = (select oid from pg_database where datname = '${database}')`)
const rooms = () => call(`${idle.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)

it('a process that loses only its lock takes it again at once: the doctor sees it, and no restore runs beside it', async () => {
  await loseLock()
  await vi.waitFor(async () => {
    const done = await doctorCommand(['--json'], environment())
    expect(JSON.parse((done as { said: string }).said).server).toEqual({ processes: 1, pid: null })
  }, atOnce)
  await expect(restore()).rejects.toThrow(/in use by another server\. Stop that one/)
  expect((await rooms()).status).toBe(200)
})

it.each([
  ['restored', () => restore(), 1, /: it was restored meanwhile\. Start it again\./],
  [
    'changed by a newer version',
    () => postgres.query("insert into kysely_migration values ('9999_future', '')", database),
    2,
    /: A newer version of innwire-server made the database \S+ \(9999_future\)\. Start that version/,
  ],
  [
    'migrated to another',
    () =>
      postgres.query("insert into setting (hr_id, name, value) values ('', 'migrated_to', 'b.db')", database),
    2,
    /: The database \S+ was migrated to b\.db\./,
  ],
])(
  'a process whose database was %s while it had lost its lock answers nothing more and ends',
  async (_, change, code, words) => {
    await postgres.query('alter role few nologin')
    await loseLock()
    await change()
    expect((await rooms()).status).toBeGreaterThanOrEqual(500)
    await postgres.query('alter role few login')
    const ended = await idle.ended()
    expect(ended.log).toMatch(words)
    expect(ended.log).toMatch(/had lost its lock on the database \S+hotels_\d+/)
    expect(ended.code).toBe(code)
  },
)
