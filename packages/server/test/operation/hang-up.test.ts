import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { lockOf } from '../../src/storage/postgres/transaction.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'
import { newPair, store } from './certificates.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
/** Keeps a start waiting. */
let holder: pg.Client
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-hang-up-'))
  postgres = await startPostgres()
  holder = new pg.Client(postgres.addressOf('postgres'))
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await postgres.stop()
  await rm(folder, { recursive: true })
})

/** Starts a server, and does something while it is starting. */
async function starting(options: string[], meanwhile: (server: ServerProcess) => Promise<void>) {
  await holder.query(`select pg_advisory_lock(${lockOf()})`)
  const server = new ServerProcess(['--port', '0', ...options], {
    DATABASE_URL: postgres.addressOf('postgres'),
    INNWIRE_SECRET_KEY: secretKey,
  })
  await vi.waitFor(async () => {
    const { rows } = await holder.query("select 1 from pg_locks where locktype = 'advisory' and not granted")
    expect(rows).not.toEqual([])
  }, waiting)
  await meanwhile(server)
  await holder.query(`select pg_advisory_unlock(${lockOf()})`)
  return server.ready()
}

it('a server that gets SIGHUP while it starts has the newer certificate when it is ready', async () => {
  const [first, second] = await Promise.all([newPair(), newPair()])
  const { cert, key } = store(folder, first)
  const server = await starting(['--tls-cert', cert, '--tls-key', key], async (its) => {
    await Promise.all([writeFile(cert, second.cert), writeFile(key, second.key)])
    its.hangUp()
  })
  await vi.waitFor(() => expect(server.log).toContain('The certificate was read again.'), waiting)
  expect(await server.stop()).toMatchObject({ code: 0 })
})

it('one without a certificate goes on with its start', async () => {
  const server = await starting([], async (its) => its.hangUp())
  await vi.waitFor(() => expect(server.log).toContain('SIGHUP is ignored'), waiting)
  expect(await server.stop()).toMatchObject({ code: 0 })
})
