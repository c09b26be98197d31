import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { postgresStore } from '../../src/store/postgres.ts'
import type { FleetStore } from '../../src/store/store.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

let server: PostgresServer
let network: Awaited<ReturnType<typeof startNetwork>>
let store: FleetStore
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())
beforeEach(async () => {
  network = await startNetwork(server.config.port)
  const config = { ...(await server.newSchema()), port: network.port }
  store = await postgresStore({ ...config, query_timeout: 300, connectionTimeoutMillis: 300 })
})
afterEach(async () => {
  network.speak()
  await store.close()
  await network.stop()
})

/** A network on the way to a database, which can fall silent without closing a connection. */
async function startNetwork(port: number) {
  const sockets = new Set<Socket>()
  let silent = false
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (data) => silent || to.write(data))
    from.on('error', () => {})
    from.on('close', () => to.destroy())
  }
  const listener = createServer((socket) => {
    const database = connect(port, '127.0.0.1')
    pass(socket, database)
    pass(database, socket)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    port: (listener.address() as AddressInfo).port,
    fallSilent: () => {
      silent = true
    },
    /** What was sent meanwhile is gone, and so are its connections. */
    speak: () => {
      if (silent) for (const socket of sockets) socket.destroy()
      silent = false
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
}

it('a database that falls silent fails every call in its time, and the store goes on afterwards', async () => {
  const lease = await store.acquire('41749', 'one', 60_000)
  if (!lease) throw new Error('There was no lease.')
  network.fallSilent()
  const entry = { collection: 'cells', key: 'a', value: 1 }
  const calls = [
    store.get('41749', 'cells', 'a'),
    store.renew(lease, 60_000),
    store.renewAll([lease], 60_000),
    store.write('41749', [entry], lease),
  ]
  for (const call of await Promise.allSettled(calls))
    expect(call).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/timeout/i) } })
  network.speak()
  await store.write('41749', [entry], lease)
  expect(await store.get('41749', 'cells', 'a')).toBe(1)
})

it('a statement that waits too long is ended by the server, in the time that the caller gives', async () => {
  const config = await server.newSchema()
  const hurried = await postgresStore({ ...config, statement_timeout: 50 })
  const other = new pg.Client(config)
  await other.connect()
  await other.query('BEGIN; LOCK TABLE innwire_entry')
  await expect(hurried.get('41749', 'cells', 'a')).rejects.toThrow('statement timeout')
  await other.query('ROLLBACK')
  expect(await hurried.get('41749', 'cells', 'a')).toBeUndefined()
  await other.end()
  await hurried.close()
})
