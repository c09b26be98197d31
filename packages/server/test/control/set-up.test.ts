import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Server, startServer } from '../../src/index.ts'
import { answered } from '../support/answered.ts'
import { day } from './calls.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ port: 0, control: true, deliveries: false, checkResponses: true })
})
afterAll(() => server.stop())

const control = (method: string, path: string, body: string) =>
  answered(`${server.controlUrl}/control/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    body,
  })

it('a hotel that is set up by the steps of the guide takes bookings of rooms that nobody mapped', async () => {
  const guide = await readFile(new URL('../../../../docs/operate.md', import.meta.url), 'utf8')
  const steps = [...guide.matchAll(/^ {3}(PUT|POST) (\/\S+) (\{.+\})$/gm)]
  expect(steps.length).toBeGreaterThan(10)
  for (const [step, method = '', path = '', body = ''] of steps) {
    const { status, text } = await control(method, path, body)
    expect([200, 201], `${step}: ${text}`).toContain(status)
  }
  const rooms = ['4711', 'not-mapped'].map((mapping_code) => ({
    mapping_code,
    checkin_date: day(10),
    checkout_date: day(11),
    daily_prices: [{ date: day(10), price: '80' }],
  }))
  const booking = { channel_code: 'hrs', provider_number: '1', guest: 'Ada Byron', payment: 'cash', rooms }
  const { status, body } = await control('POST', '/properties/linden/bookings', JSON.stringify(booking))
  expect({ status, rates: body.rooms?.map((room: { rate_code: string }) => room.rate_code) }).toEqual({
    status: 201,
    rates: ['HR:1', 'HR:2'],
  })
})
