import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sign } from '../../src/connectors/signature.ts'
import { refusalOf } from '../support/answered.ts'
import { startReceiver, status } from '../support/receiver.ts'
import { type Calls, createHotel, day, room, startCalls, updateDaily } from './calls.ts'
import { countersOf, deliveriesOf, toldOf } from './linden.ts'

let calls: Calls
let hotel: { hr_id: string; token: string }
beforeAll(async () => {
  calls = await startCalls()
  hotel = await createHotel(calls, 'linden')
  await calls.control('PUT', '/properties/linden/rooms/HR:1', room('HR:1'))
  await calls.control('PUT', '/channels/airbnb', { name: 'Airbnb' })
  await updateDaily(calls, hotel, [
    { inv_code: 'HR:1', dates: [{ date: day(5), availability: 4, price: '120.50', min_stay: 2 }] },
  ])
})
afterAll(() => calls.server.stop())

const at = '/properties/linden/channels'
const connect = (code: string, connector: object) => calls.control('PUT', `${at}/${code}`, { connector })
const counters = (channel: string) => countersOf(calls, channel)
const told = (mapping: string) => toldOf(calls, mapping)
const deliveries = (query: string) => deliveriesOf(calls, query)

test('fails at once what a disconnected channel still had to get, and forgets its mappings', async () => {
  await connect('expedia', { kind: 'simulated', latency_ms: 600_000 })
  await calls.control('PUT', `${at}/expedia/mappings/E-1`, { rate_code: 'HR:1', name: 'Double' })
  expect(await counters('expedia')).toEqual({ in_progress: 1, succeeded: 0, failed: 0 })
  expect((await calls.control('DELETE', `${at}/expedia`)).status).toBe(204)
  await vi.waitFor(async () =>
    expect(await deliveries('channel_code=expedia')).toMatchObject([
      { state: 'failed', error_message: expect.stringContaining('disconnected') },
    ]),
  )
  const { body } = await calls.property('v2/apps/rooms', hotel)
  expect(body.rooms[0].channel_codes).not.toContain('expedia')

  expect((await connect('expedia', { kind: 'simulated' })).body).toMatchObject({ in_progress: 0, failed: 0 })
  expect((await calls.control('GET', `${at}/expedia/mappings`)).body).toEqual({ mappings: [] })
})

test('delivers through the new connector what still waits for the old one', async () => {
  await connect('airbnb', { kind: 'simulated', latency_ms: 600_000 })
  await calls.control('PUT', `${at}/airbnb/mappings/A-1`, { rate_code: 'HR:1', name: 'Double' })
  expect(await counters('airbnb')).toMatchObject({ in_progress: 1 })
  await connect('airbnb', { kind: 'simulated' })
  await vi.waitFor(async () =>
    expect(await counters('airbnb')).toEqual({ in_progress: 0, succeeded: 1, failed: 0 }),
  )
})

test('never shows the secret of a connection, and keeps it while none is given', async () => {
  const { url, seen, stop } = await startReceiver()
  const secret = 'a-secret-of-the-channel'
  const made = await connect('hrs', { kind: 'http', url, secret })
  expect(made.body.connector).toEqual({ kind: 'http', url, secret: null })
  const kept = await connect('hrs', { kind: 'http', url: `${url}/v2` })
  const list = await calls.control('GET', at)
  for (const { text } of [made, kept, list]) expect(text).not.toContain(secret)

  await calls.control('PUT', `${at}/hrs/mappings/H-1`, { rate_code: 'HR:1', name: 'Double' })
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  const [{ body, headers }] = seen as [(typeof seen)[0]]
  expect(sign(secret, Number(headers['innwire-timestamp']), body)).toBe(headers['innwire-signature'])
  await vi.waitFor(async () => expect(await counters('hrs')).toMatchObject({ succeeded: 1, failed: 0 }))
  await stop()
})

test('does not remember what reaches a channel after its mapping was deleted', async () => {
  const receiver = await startReceiver()
  const held: (() => void)[] = []
  receiver.answer = (...request) => held.push(() => status(204)(...request))
  const answer = () => {
    for (const send of held.splice(0)) send()
  }
  // Another receiver would be told of the room of the test before, too.
  await calls.control('DELETE', `${at}/hrs/mappings/H-1`)
  await connect('hrs', { kind: 'http', url: receiver.url, secret: 'a-secret-of-the-channel' })
  await calls.control('PUT', `${at}/hrs/mappings/H-2`, { rate_code: 'HR:1', name: 'Double' })
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(1))
  await calls.control('DELETE', `${at}/hrs/mappings/H-2`)
  answer()
  await vi.waitFor(async () => expect(await counters('hrs')).toMatchObject({ in_progress: 0 }))

  await calls.control('PUT', `${at}/hrs/mappings/H-2`, { rate_code: 'HR:1', name: 'Double' })
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(2))
  expect(await told('H-2')).toEqual([])
  answer()
  await vi.waitFor(async () => expect(await told('H-2')).not.toEqual([]))
  await receiver.stop()
})

test('counts what is still in progress when a channel is connected again at once', async () => {
  await connect('expedia', { kind: 'simulated', latency_ms: 600_000 })
  await calls.control('PUT', `${at}/expedia/mappings/E-2`, { rate_code: 'HR:1', name: 'Double' })
  // One after the other: nobody knows which of two connections is read first.
  await calls.control('DELETE', `${at}/expedia`)
  await connect('expedia', { kind: 'simulated', latency_ms: 0 })
  await vi.waitFor(async () => expect(await counters('expedia')).toMatchObject({ in_progress: 0 }))
  expect(await deliveries('channel_code=expedia&state=in_progress')).toEqual([])
})

test('takes no http connection without a secret, be it new or of another kind before', async () => {
  await calls.control('PUT', '/channels/agoda', { name: 'Agoda' })
  const withoutSecret = { kind: 'http', url: 'http://127.0.0.1:9/changes' }
  const required = { status: 422, code: 'required', paths: ['connector.secret'] }
  expect(refusalOf(await connect('agoda', withoutSecret))).toEqual(required)
  await connect('agoda', { kind: 'simulated' })
  expect(refusalOf(await connect('agoda', { ...withoutSecret, secret: null }))).toEqual(required)
  expect((await connect('agoda', { ...withoutSecret, secret: 'a-secret-of-agoda' })).status).toBe(200)
  expect((await connect('agoda', withoutSecret)).status).toBe(200)
})
