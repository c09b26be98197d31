import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseUnreachable, UnknownOutcome } from '../../src/storage/errors.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import { keepSetting, readSetting } from '../../src/storage/settings.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { failingNetwork } from '../support/postgres/proxy.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let network: Awaited<ReturnType<typeof failingNetwork>>
let storage: Storage
beforeAll(async () => {
  // What no commit has written to the log stays out of it until the crash.
  server = await startPostgres(['fsync=off', 'wal_writer_delay=10s'])
  const url = new URL(server.addressOf('postgres'))
  network = await failingNetwork(Number(url.port))
  url.port = String(network.port)
  storage = await openStorage(url.href, secretKey)
  await server.query('create table of_others (number integer)')
})
afterAll(async () => {
  await storage.close()
  await network.close()
  await server.stop()
})

/** One of the processes of PostgreSQL, by its number. */
async function oneProcess(): Promise<number> {
  const client = new pg.Client(server.addressOf('postgres'))
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid
}

async function isBack(): Promise<void> {
  for (;;) {
    try {
      await server.query('select 1')
      return
    } catch {
      await setTimeout(50)
    }
  }
}

/** Writes, loses every connection before the commit, and lets PostgreSQL crash; nobody can be asked until it is back. */
async function writeThrough(value: string, afterwards: () => Promise<void>): Promise<unknown> {
  await server.query('checkpoint')
  const pid = await oneProcess()
  const lost = Promise.withResolvers<void>()
  const written = storage.write(async (database) => {
    await keepSetting(database, 'lost', value)
    network.setDown(true)
    // As a machine without memory kills: PostgreSQL ends all of its processes, and recovers by its log.
    process.kill(pid, 'SIGKILL')
    lost.resolve()
  })
  const failure = written.then(
    () => 'it was told as done',
    (error) => error,
  )
  await lost.promise
  await isBack()
  await afterwards()
  network.setDown(false)
  return failure
}

it('a write that a crash of PostgreSQL took along is not told as done, though another has its number since', async () => {
  const failure = await writeThrough('one', async () => {
    for (let number = 0; number < 8; number += 1) await server.query('insert into of_others values (1)')
  })
  expect(failure).toBeInstanceOf(UnknownOutcome)
  expect(await readSetting(storage.read, 'lost')).toBeUndefined()
})

it('a write that a crash took along is known not to be done, where nobody has its number', async () => {
  expect(await writeThrough('two', async () => undefined)).toBeInstanceOf(DatabaseUnreachable)
  expect(await readSetting(storage.read, 'lost')).toBeUndefined()
})

it('what became of a later write is found out as before the crash', async () => {
  // The first one marks PostgreSQL anew.
  await storage.write((database) => keepSetting(database, 'kept', 'one'))
  network.commit('is lost after')
  await storage.write((database) => keepSetting(database, 'kept', 'two'))
  network.commit('passes')
  expect(await readSetting(storage.read, 'kept')).toBe('two')
})
