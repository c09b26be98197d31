import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerOptions, startServer } from '../../../src/index.ts'
import { inDays, startHouse, waiting } from '../../property-api/hotel.ts'
import { answered, doneOf } from '../../support/answered.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let options: ServerOptions
beforeAll(async () => {
  postgres = await startPostgres()
  options = { port: 0, test: true, checkResponses: true, secretKey, database: postgres.addressOf('postgres') }
})
afterAll(() => postgres.stop())

it('an api hands nothing over, a worker has no property API, and both say what they are', async () => {
  const house = await startHouse(options)
  const { hr_id, token } = await house.openHotel()
  await house.server.stop()
  const api = await startServer({ ...options, role: 'api' })
  const done = doneOf(api)
  const query = new URLSearchParams({ hr_id, token })
  const rooms = [{ inv_code: 'HR:1', dates: [{ date: inDays(400), price: '80' }] }]
  const { body } = await answered(`${api.url}/api/v2/apps/rooms/daily?${query}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rooms }),
  })
  expect(body.status).toBe('ok')
  const waitingOf = async () =>
    (await done('GET', `/properties/${hr_id}/deliveries?state=in_progress`)).deliveries.length
  expect(await waitingOf()).toBe(2)
  const worker = await startServer({ ...options, role: 'worker' })
  expect([worker.url, worker.port]).toEqual(['', 0])
  await expect.poll(waitingOf, waiting).toBe(0)
  for (const [server, role] of [
    [api, 'api'],
    [worker, 'worker'],
  ] as const) {
    const ready = await answered(`${server.controlUrl}/health/ready`)
    expect(ready.body).toEqual({ status: 'ok', role })
    const metrics = await answered(`${server.controlUrl}/metrics`, {
      headers: { authorization: `Bearer ${server.controlToken}` },
    })
    expect(metrics.text).toMatch(new RegExp(`^innwire_process_info{role="${role}",version="[^"]+"} 1$`, 'm'))
    // It cannot know of another machine's disk and backups.
    expect(metrics.text).not.toMatch(/^innwire_(disk|last_backup)\w+ /m)
  }
  await worker.stop()
  await api.stop()
})
