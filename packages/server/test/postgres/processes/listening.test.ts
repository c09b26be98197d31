import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startServer } from '../../../src/index.ts'
import { call, json } from '../../crash/calls.ts'
import { as, days, setUpHotel, tokens } from '../../crash/hotel.ts'
import { controlToken, type ServerProcess } from '../../crash/server-process.ts'
import { inDays, startHouse, waiting } from '../../property-api/hotel.ts'
import { answered } from '../../support/answered.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { failingNetwork } from '../../support/postgres/proxy.ts'
import { startReceiver } from '../../support/receiver.ts'
import { type Cluster, startCluster } from './cluster.ts'

let network: Awaited<ReturnType<typeof failingNetwork>>
let cluster: Cluster
let postgres: Cluster['postgres']
beforeAll(async () => {
  cluster = await startCluster(['api', 'worker'], async (port) => {
    network = await failingNetwork(port)
    return network.port
  })
  postgres = cluster.postgres
})
afterAll(async () => {
  await cluster.stop()
  await network.close()
})

const listening = async ({ controlUrl }: ServerProcess) => {
  const headers = { authorization: `Bearer ${controlToken}` }
  const { text } = await call(`${controlUrl}/metrics`, { headers })
  return /^innwire_listening (\d)$/m.exec(text)?.[1]
}
const readiness = async ({ controlUrl }: Pick<ServerProcess, 'controlUrl'>) => {
  const { status, body } = await answered(`${controlUrl}/health/ready`)
  return [status, body.reasons]
}

it('a worker that cannot listen says so until it can, and then delivers what was not', async () => {
  const [api, worker] = cluster.processes as [ServerProcess, ServerProcess]
  const receiver = await startReceiver()
  await setUpHotel(api, receiver.url)
  expect([await listening(api), await listening(worker)]).toEqual(['1', '1'])
  network.setDeaf(true)
  await vi.waitFor(async () => expect(await readiness(worker)).toEqual([503, ['not_listening']]))
  await vi.waitFor(async () => expect(await listening(api)).toBe('0'))
  expect(await listening(worker)).toBe('0')
  expect(await readiness(api)).toEqual([200, undefined])
  expect(worker.log).toContain('hears the other processes no more')
  const rooms = [{ inv_code: 'HR:4', dates: [{ date: days[0], price: '80' }] }]
  await call(`${api.url}/api/v2/apps/rooms/daily?${as(tokens.writing)}`, {
    method: 'PUT',
    ...json({ rooms }),
  })
  network.setDeaf(false)
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(1))
  expect(await readiness(worker)).toEqual([200, undefined])
  await vi.waitFor(async () => {
    expect([await listening(api), await listening(worker)]).toEqual(['1', '1'])
  })
  expect(worker.log).toContain('hears the other processes again')
  await receiver.stop()
})

it('a process that loses the connection on which it listens while PostgreSQL has no other left listens on one that it has', async () => {
  await postgres.query("create role few login password 'few'")
  await postgres.query('create database few owner few')
  const database = new URL(postgres.addressOf('few'))
  Object.assign(database, { username: 'few', password: 'few' })
  const receiver = await startReceiver()
  const house = await startHouse({ database: database.href, secretKey })
  const hotel = await house.openHotel({
    mappings: { bookingcom: { B1: 'HR:1' } },
    channels: { bookingcom: { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' } },
  })
  // As many as there are without the one that is lost; a single one could not both listen and write.
  await postgres.query(`do $$ begin execute format('alter role few connection limit %s',
    greatest(2, (select count(*) - 1 from pg_stat_activity where usename = 'few'))); end $$`)
  await postgres.query(`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and mode = 'ExclusiveLock'
      and database = (select oid from pg_database where datname = 'few')`)
  // While it has too few for a moment, it refuses updates with a 503, after which callers send them again.
  await vi.waitFor(async () => {
    const { status } = await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(5), price: '80' }] })
    expect(status).toBe(200)
  }, waiting)
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(1), waiting)
  // While its connections to write are in use, no other can be had, and then it is not ready.
  await vi.waitFor(async () => {
    expect(await readiness({ controlUrl: house.server.controlUrl ?? '' })).toEqual([200, undefined])
  }, waiting)
  await house.server.stop()
  await receiver.stop()
})

/** Who has the claim, where PostgreSQL has its connection. */
const listeningOwner = `select session from claim where session in
  (select (classid::bigint << 32) | objid::bigint from pg_locks where locktype = 'advisory' and objsubid = 1)`

it('what an operator says to a process that has just lost its claim reaches the one that has it now', async () => {
  await postgres.query('create database told')
  const url = postgres.addressOf('told')
  const through = new URL(url)
  through.port = String(network.port)
  const receiver = await startReceiver()
  receiver.answer = (response) => response.writeHead(503, { 'retry-after': '600' }).end()
  const connector = { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' }
  const house = await startHouse({ database: through.href, secretKey })
  const hotel = await house.openHotel({
    mappings: { bookingcom: { B1: 'HR:1' } },
    channels: { bookingcom: connector },
  })
  await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(5), price: '80' }] })
  const state = async () => (await hotel.control('GET', '/deliveries?state=in_progress')).deliveries[0]
  await vi.waitFor(async () => expect((await state())?.attempts).toBe(1), waiting)

  const other = await startServer({ port: 0, test: true, database: url, secretKey })
  const owner = async () => (await postgres.rowsOf(listeningOwner, 'told'))[0]
  const before = await owner()
  network.loseListening()
  await vi.waitFor(async () => {
    const present = await owner()
    expect(present).toBeDefined()
    expect(present).not.toEqual(before)
  })
  receiver.answer = (response) => response.writeHead(204).end()
  await hotel.control('PUT', '/channels/bookingcom', { connector })
  // The one that has lost it may still send it, and writes nothing.
  await vi.waitFor(async () => expect(await state()).toBeUndefined(), waiting)
  await other.stop()
  await house.server.stop()
  await receiver.stop()
})
