import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startServer } from '../../src/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-beside-'))
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

let made = 0
/** A stopped server with the demo hotel, and an empty database. */
let file: string
let address: string
let secretKey: string
beforeEach(async () => {
  made += 1
  file = join(await mkdtemp(join(folder, 'place-')), 'hotel.db')
  await (await startServer({ port: 0, demo: true, database: file })).stop()
  secretKey = (await readFile(`${file}-key`, 'utf8')).trim()
  await postgres.query(`create database hotel_${made}`)
  address = postgres.addressOf(`hotel_${made}`)
})

const start = (database: string) =>
  new ServerProcess(['--port', '0', '--demo'], { DATABASE_URL: database, INNWIRE_SECRET_KEY: secretKey })

it('a server that is started during a migration ends with 1, by which its supervisor starts it again', async () => {
  await (await openStorage(address, secretKey)).close()
  const holder = new pg.Client(address)
  await holder.connect()
  // Everybody may read the table, and nobody writes to it: the migration waits there.
  await holder.query('begin; lock table reservation in share mode')
  const migrating = new ServerProcess(['migrate', '--from', file, '--to', address])
  await vi.waitFor(async () => {
    const waits = "select 1 from pg_locks where not granted and relation = 'reservation'::regclass"
    expect((await holder.query(waits)).rows).toHaveLength(1)
  }, waiting)
  const [onSource, onTarget] = await Promise.all([start(file).ended(), start(address).ended()])
  await holder.query('rollback')
  await holder.end()
  expect([onSource, onTarget]).toEqual([
    {
      code: 1,
      printed: '',
      log: expect.stringMatching(
        /^The database \S+hotel\.db is in use by another program: a server, or innwire-server migrate .+\.\n$/,
      ),
    },
    {
      code: 1,
      printed: '',
      log: expect.stringMatching(/^The database \S+ is in use by a program that .+ migrate.+\.\n$/),
    },
  ])
  expect((await migrating.ended()).code).toBe(0)
  const server = await start(address).ready()
  expect((await server.stop()).code).toBe(0)
})
