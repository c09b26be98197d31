import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { controlToken, ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: ServerProcess
beforeAll(async () => {
  postgres = await startPostgres()
  server = await new ServerProcess(['--demo', '--port', '0', '--log', 'warn'], {
    DATABASE_URL: postgres.addressOf('postgres'),
    INNWIRE_SECRET_KEY: secretKey,
    INNWIRE_CONTROL_TOKEN: controlToken,
  }).ready()
})
afterAll(() => server.kill())

const linesOf = (log: string): { id?: string; requests?: number; err?: { type: string } }[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

it('while the database is away, requests have a line a second, which tells how many there were', async () => {
  await postgres.stop()
  const asked = 400
  const wrong = `${server.url}/api/v2/apps/rooms?token=a-wrong-one&hr_id=x`
  const statuses = await Promise.all(Array.from({ length: asked }, async () => (await fetch(wrong)).status))
  expect(new Set(statuses)).toEqual(new Set([503]))
  const own = () => linesOf(server.log).filter(({ id, err }) => id && err?.type === 'DatabaseUnreachable')
  const counted = () => linesOf(server.log).reduce((sum, { requests = 0 }) => sum + requests, 0)
  await vi.waitFor(() => expect(own().length + counted()).toBe(asked), waiting)
  expect(own().length).toBeGreaterThan(0)
  expect(own().length).toBeLessThan(40)
})
