import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Server, startServer } from '../../src/index.ts'
import { survivesMalformedHeaders } from '../hostile/malformed-headers.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ port: 0, demo: true })
})
afterAll(() => server.stop())

const rooms = '/api/v2/apps/rooms?token=demo-token&hr_id=demo'

it('no malformed header ends the server', async () => {
  await survivesMalformedHeaders(server.port, ['GET', 'PUT', 'OPTIONS'], rooms)
  expect((await fetch(`${server.url}${rooms}`)).status).toBe(200)
})
