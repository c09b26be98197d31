import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Calls, createHotel, startCalls } from './calls.ts'

let calls: Calls
let hotel: { hr_id: string; token: string }
beforeAll(async () => {
  calls = await startCalls()
  hotel = await createHotel(calls, 'linden')
})
afterAll(() => calls.server.stop())

const at = '/properties/linden/channels'
const connect = (code: string, connector: object) => calls.control('PUT', `${at}/${code}`, { connector })

test('stores and renames a sales channel, which the property API shows at once', async () => {
  const named = async () => (await calls.property('v2/apps/infos/channels', hotel)).body.channels
  const { status, body } = await calls.control('PUT', '/channels/airbnb', { name: 'AirBnB' })
  expect([status, body]).toEqual([200, { code: 'airbnb', name: 'AirBnB' }])
  expect(await named()).toContainEqual({ code: 'airbnb', name: 'AirBnB' })
  await calls.control('PUT', '/channels/airbnb', { name: 'Airbnb' })
  expect(await named()).toContainEqual({ code: 'airbnb', name: 'Airbnb' })

  const list = (await calls.control('GET', '/channels')).body.channels
  const codes = list.map((channel: { code: string }) => channel.code)
  expect(codes).toEqual([...codes].sort())
  expect(list).toContainEqual({ code: 'airbnb', name: 'Airbnb' })
})

test('refuses a sales channel without a name or with a code that is none', async () => {
  const unnamed = await calls.control('PUT', '/channels/hotelbeds', {})
  expect(refusalOf(unnamed)).toEqual({ status: 422, code: 'required', paths: ['name'] })
  const strange = await calls.control('PUT', '/channels/Hotel%20Beds', { name: 'Hotelbeds' })
  expect(refusalOf(strange)).toEqual({ status: 422, code: 'invalid_value', paths: ['channel_code'] })
})

test('connects a channel, and the property API shows it at once', async () => {
  const { status, body } = await connect('hrs', { kind: 'simulated', latency_ms: 5 })
  expect(status).toBe(200)
  expect(body).toEqual({
    channel_code: 'hrs',
    channel_name: 'HRS',
    connector: { kind: 'simulated', latency_ms: 5, failure_rate: 0, seed: 1, script: [] },
    in_progress: 0,
    succeeded: 0,
    failed: 0,
    failing: null,
    last_refusal: null,
  })
  expect((await calls.control('GET', at)).body.connections).toContainEqual(body)
  const { body: connected } = await calls.property('v2/apps/infos/connected_channels', hotel)
  expect(connected.channels).toMatchObject([{ name: 'HRS', code: 'hrs' }])
})

test('shows a new name of a connected channel at once', async () => {
  await calls.property('v2/apps/infos/connected_channels', hotel)
  await calls.control('PUT', '/channels/hrs', { name: 'HRS Group' })
  const { body } = await calls.property('v2/apps/infos/connected_channels', hotel)
  expect(body.channels).toMatchObject([{ name: 'HRS Group' }])
})

test('has the direct connector for the channel online and for no other', async () => {
  expect(refusalOf(await connect('bookingcom', { kind: 'direct' }))).toEqual({
    status: 422,
    code: 'invalid_value',
    paths: ['connector.kind'],
  })
  expect(refusalOf(await connect('online', { kind: 'simulated' }))).toEqual({
    status: 422,
    code: 'invalid_value',
    paths: ['connector.kind'],
  })
  expect((await connect('online', { kind: 'direct' })).body.connector).toEqual({ kind: 'direct' })
})

test('refuses connectors that are none', async () => {
  expect(refusalOf(await connect('expedia', { kind: 'fax' }))).toMatchObject({
    status: 422,
    paths: ['connector.kind'],
  })
  expect(refusalOf(await connect('expedia', { kind: 'simulated', failure_rate: 2 }))).toMatchObject({
    status: 422,
    code: 'invalid_value',
    paths: ['connector.failure_rate'],
  })
  expect(refusalOf(await connect('expedia', { kind: 'http', url: 'ftp://example.net' }))).toMatchObject({
    status: 422,
    paths: ['connector.url'],
  })
})

test('says that there is no such sales channel, or no such connection', async () => {
  const notFound = { status: 404, code: 'not_found' }
  const mapping = { rate_code: 'HR:1', name: 'Double' }
  expect(refusalOf(await connect('nowhere', { kind: 'simulated' }))).toEqual(notFound)
  expect(refusalOf(await calls.control('DELETE', `${at}/nowhere`))).toEqual(notFound)
  expect(refusalOf(await calls.control('GET', `${at}/nowhere/mappings`))).toEqual(notFound)
  expect(refusalOf(await calls.control('PUT', `${at}/nowhere/mappings/A`, mapping))).toEqual(notFound)
  expect(refusalOf(await calls.control('DELETE', `${at}/nowhere/mappings/A`))).toEqual(notFound)
  expect(refusalOf(await calls.control('DELETE', `${at}/hrs/mappings/A`))).toEqual(notFound)
})

test.each([
  'http://receiver.example:99999/in',
  'http://receiver.example:0/in',
  'https://[::1/in',
  'http://a%zz/',
])('refuses to store %s, where no receiver can be', async (url) => {
  const answer = await connect('hrs', { kind: 'http', url, secret: 'a-secret-of-the-channel' })
  expect(refusalOf(answer)).toEqual({ status: 422, code: 'invalid_value', paths: ['connector.url'] })
  expect(answer.body.message).toContain('a port from 1 to 65535')
})
