import { afterAll, beforeAll, expect, it } from 'vitest'
import { survivesMalformedHeaders } from '../../server/test/hostile/malformed-headers.ts'
import { type Mock, startMock } from '../src/index.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ port: 0 })
})
afterAll(() => mock.stop())

const rooms = '/api/v2/apps/rooms?token=demo-token&hr_id=demo'

it('no malformed header ends the mock', async () => {
  await survivesMalformedHeaders(mock.port, ['GET', 'PUT', 'OPTIONS'], rooms)
  expect((await fetch(`${mock.url}${rooms}`)).status).toBe(200)
})
