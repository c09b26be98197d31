import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openStorage, type Storage } from '../../../src/storage/open-storage.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { failingNetwork } from '../../support/postgres/proxy.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let network: Awaited<ReturnType<typeof failingNetwork>>
let storage: Storage
beforeAll(async () => {
  server = await startPostgres()
  network = await failingNetwork(Number(new URL(server.addressOf('postgres')).port))
})
afterAll(async () => {
  await network.close()
  await server.stop()
})
beforeEach(async () => {
  const url = new URL(server.addressOf('postgres'))
  url.port = String(network.port)
  storage = await openStorage(url.href, secretKey)
  await storage.join(true)
})

/** How many connections the clients have. */
const connections = async () =>
  (
    await server.rowsOf(
      'select from pg_stat_activity where client_port is not null and pid <> pg_backend_pid()',
    )
  ).length

it('closing while a lost connection is made anew leaves none behind', async () => {
  const before = network.connected()
  network.setSilent(true)
  network.setDown(true)
  network.setDown(false)
  await vi.waitFor(() => expect(network.connected()).toBeGreaterThan(before))
  const closed = storage.close()
  network.setSilent(false)
  await closed
  await vi.waitFor(async () => expect(await connections()).toBe(0))
})

it('closing ends, though the network swallows everything', async () => {
  network.setSilent(true)
  await storage.close()
  network.setSilent(false)
  await vi.waitFor(async () => expect(await connections()).toBe(0))
})

it('a lock that is lost again and again while requests come leaves no connection behind', async () => {
  let over = false
  const reading = Array.from({ length: 4 }, async () => {
    while (!over) await sql`select 1`.execute(storage.read).catch(() => undefined)
  })
  for (let times = 0; times < 10; times += 1)
    await vi.waitFor(async () => expect(await server.rowsOf(endLockHolder)).toHaveLength(1), { interval: 1 })
  over = true
  await Promise.all(reading)
  await storage.close()
  await vi.waitFor(async () => expect(await connections()).toBe(0))
})

const endLockHolder = `select pg_terminate_backend(pid) from pg_locks
  where locktype = 'advisory' and mode = 'ShareLock' limit 1`

it('PostgreSQL notices within seconds that a machine is gone, on whichever connection', async () => {
  const kept = sql<{ tcp_keepalives_idle: string }>`show tcp_keepalives_idle`
  const read = await kept.execute(storage.read)
  const written = await storage.write((database) => kept.execute(database), '')
  for (const { rows } of [read, written]) expect(rows).toEqual([{ tcp_keepalives_idle: '5' }])
  await storage.close()
})
