import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Server, startServer } from '../../../src/index.ts'
import { waiting } from '../../property-api/hotel.ts'
import { answered } from '../../support/answered.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { failingNetwork } from '../../support/postgres/proxy.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let network: Awaited<ReturnType<typeof failingNetwork>>
let server: Server
beforeAll(async () => {
  postgres = await startPostgres()
  const url = new URL(postgres.addressOf('postgres'))
  network = await failingNetwork(Number(url.port))
  url.port = String(network.port)
  server = await startServer({ port: 0, test: true, secretKey, database: url.href, role: 'api' })
})
afterAll(async () => {
  await server.stop()
  await network.close()
  await postgres.stop()
})

const readiness = async () => (await answered(`${server.controlUrl}/health/ready`)).body
const ready = { status: 'ok', role: 'api' }

/** Gauges by their names. */
async function gauges() {
  const headers = { authorization: `Bearer ${server.controlToken}` }
  const { status, text } = await answered(`${server.controlUrl}/metrics`, { headers })
  expect(status).toBe(200)
  return Object.fromEntries(
    Array.from(text.matchAll(/^(innwire_\w+) (\S+)$/gm), ([, name, its]) => [name, its]),
  )
}

it('while the database is away a process says so at once, and still tells Prometheus what it has in memory', async () => {
  expect(await readiness()).toEqual(ready)
  const there = await gauges()
  expect(there).toMatchObject({
    innwire_database_reachable: '1',
    innwire_database_read_only: '0',
    innwire_overbooked_nights: '0',
  })
  network.setDown(true)
  expect(await readiness()).toEqual({ status: 'not_ready', reasons: ['database_away'] })
  const away = await gauges()
  expect(away).toMatchObject({ innwire_database_reachable: '0', innwire_quota_refusals_total: '0' })
  // 0 would say that nothing is wrong.
  expect(Object.keys(away)).not.toContain('innwire_overbooked_nights')
  expect(Object.keys(away)).not.toContain('innwire_unmapped_bookings')
  expect(Object.keys(away)).not.toContain('innwire_database_read_only')
  network.setDown(false)
  await vi.waitFor(async () => expect(await readiness()).toEqual(ready), waiting)
  expect(await gauges()).toMatchObject({ ...there, innwire_listening: expect.any(String) })
})
