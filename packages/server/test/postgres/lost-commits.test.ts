import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runPostgres, runStandby } from '../../../../scripts/test/harness/postgres.ts'
import { controlToken, ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { answered } from '../support/answered.ts'
import { asAdmin, secretKey } from '../support/postgres/databases.ts'
import { failingNetwork } from '../support/postgres/proxy.ts'

const settings = ['fsync=off', 'max_connections=100']

let primary: Awaited<ReturnType<typeof runPostgres>>
let standby: Awaited<ReturnType<typeof runStandby>>
/** By an address that leads to the one or the other. */
let network: Awaited<ReturnType<typeof failingNetwork>>
let server: ServerProcess
beforeAll(async () => {
  primary = await runPostgres(settings)
  standby = await runStandby(primary, settings)
  network = await failingNetwork(primary.port)
  const url = new URL(primary.addressOf('postgres'))
  url.port = String(network.port)
  server = await new ServerProcess(['--demo', '--port', '0', '--log', 'warn'], {
    DATABASE_URL: url.href,
    INNWIRE_SECRET_KEY: secretKey,
    INNWIRE_CONTROL_TOKEN: controlToken,
  }).ready()
})
afterAll(async () => {
  await server.kill()
  await network.close()
  await standby.stop()
  await primary.stop()
})

const access = 'token=demo-token&hr_id=demo'
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
async function setPrice(price: string) {
  const { body } = await answered(`${server.url}/api/v2/apps/rooms/daily?${access}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rooms: [{ inv_code: 'HR:1', dates: [{ date: inAMonth, price }] }] }),
  })
  expect(body.status).toBe('ok')
}
async function lacksCommits() {
  const headers = { authorization: `Bearer ${controlToken}` }
  const { text } = await answered(`${server.controlUrl}/metrics`, { headers })
  return /^innwire_commits_lost (\d)$/m.exec(text)?.[1]
}
const writes = () => vi.waitFor(() => setPrice('90'), waiting)

it('a restart of PostgreSQL loses no commits; a standby that lacks the last ones is noticed and told', async () => {
  await setPrice('80')
  await primary.pause()
  await primary.start()
  await writes()
  expect(await lacksCommits()).toBe('0')
  await standby.pause()
  // Nobody replicates them.
  for (const price of ['81', '82', '83']) await setPrice(price)
  await primary.pause()
  await standby.start()
  network.leadTo(standby.port)
  await asAdmin((client) => client.query('select pg_promote()').then(() => {}), standby.addressOf('postgres'))
  await vi.waitFor(async () => expect(await lacksCommits()).toBe('1'), waiting)
  expect(server.log).toContain('The database lacks commits that were acknowledged')
  await writes()
  expect(await lacksCommits()).toBe('1')
})
