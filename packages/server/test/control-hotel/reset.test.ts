import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answered } from '../support/answered.ts'
import { bookingOf, buildHotel, dayAfter, type House, openHouse, roomOf, setClock } from './hotel.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.server.stop())
beforeEach(async () => {
  await house.done('POST', '/reset')
})

const demo = (path: string) =>
  answered(`${house.server.url}/api/${path}?${new URLSearchParams({ hr_id: 'demo', token: 'demo-token' })}`)
const settled = () =>
  vi.waitFor(async () => {
    const { deliveries } = await house.done('GET', '/properties/demo/deliveries?state=in_progress')
    expect(deliveries).toEqual([])
  })

test('a reset leaves the demo hotel as it was at first, and nothing else', async () => {
  const state = async () => ({
    bookings: (await house.done('GET', '/properties/demo/bookings')).bookings.map(
      ({ hr_number, guest, state, change }: Record<string, unknown>) => ({ hr_number, guest, state, change }),
    ),
    stays: (await house.done('GET', '/properties/demo/stays')).stays.length,
    rooms: (await demo('v2/apps/rooms')).body,
  })
  const before = await state()
  await setClock(house, '2030-05-05T10:00:00Z')
  const other = await buildHotel(house)
  await house.done('POST', '/properties/demo/bookings', bookingOf({ rooms: [roomOf('2030-06-01', 1)] }))
  await house.done('DELETE', '/properties/demo/channels/expedia')
  await house.done('PUT', '/channels/agoda', { name: 'Agoda' })
  await house.done('POST', '/faults', { effect: 'status', status: 503, operation: 'listExtras' })

  await house.done('POST', '/reset')
  expect(await state()).toEqual(before)
  expect((await house.done('GET', '/properties')).properties).toMatchObject([{ hr_id: 'demo' }])
  expect((await house.done('GET', '/clock')).offset_ms).toBe(0)
  expect((await house.done('GET', '/faults')).faults).toEqual([])
  const { channels } = await house.done('GET', '/channels')
  expect(channels.map((channel: { code: string }) => channel.code)).not.toContain('agoda')
  expect((await other.api('GET', 'v2/apps/rooms')).status).toBe(401)
})

test('a reset forgets the requests that were made before', async () => {
  await demo('v2/apps/rooms')
  await house.done('POST', '/reset')
  expect((await house.done('GET', '/requests')).requests).toEqual([])
})

test('everything that the demo hotel begins with reaches its channels', async () => {
  await settled()
  const day = dayAfter(new Date().toISOString().slice(0, 10), 100)
  const { entries } = await house.done('GET', `/properties/demo/calendar?from=${day}&to=${day}&code=HR:2`)
  const [{ availability, channels }] = entries
  expect(availability).toBeGreaterThan(0)
  expect(channels).toMatchObject([{ availability }, { availability }, { availability }])
})

test('an attempt that is under way during a reset settles nothing of the new hotel', async () => {
  const waiting: (() => void)[] = []
  const channel = createServer((_, response) => waiting.push(() => response.writeHead(204).end()))
  await new Promise<void>((done) => channel.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(channel.address() as AddressInfo).port}/`
  try {
    await settled()
    await house.done('PUT', '/properties/demo/channels/bookingcom', {
      connector: { kind: 'http', url, secret: 'a-long-secret-for-tests' },
    })
    const push = (availability: number) =>
      answered(`${house.server.url}/api/v2/apps/rooms/daily?hr_id=demo&token=demo-token`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          rooms: [
            {
              inv_code: 'HR:1',
              dates: [{ date: dayAfter(new Date().toISOString().slice(0, 10), 9), availability }],
            },
          ],
        }),
      })
    await push(7)
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await house.done('POST', '/reset')
    for (const answer of waiting) answer()
    await settled()
    const channels = (await house.done('GET', '/properties/demo/channels')).connections
    const { deliveries } = await house.done('GET', '/properties/demo/deliveries?limit=1000')
    for (const { channel_code, in_progress, succeeded, failed } of channels) {
      if (channel_code === 'online') continue
      const own = deliveries.filter((its: { channel_code: string }) => its.channel_code === channel_code)
      expect({ in_progress, settled: succeeded + failed }).toEqual({ in_progress: 0, settled: own.length })
    }
  } finally {
    channel.closeAllConnections()
    channel.close()
  }
})
