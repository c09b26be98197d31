import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import packed from '../../package.json' with { type: 'json' }
import { addControlToken } from '../../src/control/control-token-file.ts'
import { openMetrics } from '../../src/operation/metrics.ts'
import { DatabaseUnreachable } from '../../src/storage/errors.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { answered } from '../support/answered.ts'

let folder: string
let house: House
let hotel: Hotel
let readToken: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-metrics-'))
  const controlTokens = join(folder, 'tokens')
  readToken = addControlToken(controlTokens, 'prometheus', 'read')
  house = await startHouse({ controlTokens, controlToken: 'control-token', deliveries: false })
  const receiver = { kind: 'http', url: 'http://127.0.0.1:1/changes', secret: 'a-secret-of-a-channel' }
  hotel = await house.openHotel({
    channels: { expedia: receiver },
    property: { quota: { per_minute: 4, per_day: 100 } },
  })
})
afterAll(async () => {
  await house.server.stop()
  await rm(folder, { recursive: true })
})

const masterRoom = { inv_code: 'HR:2', name: 'Not mapped', room_capacity: 9, adult_capacity: 9 }

const scrape = (token = readToken) =>
  answered(`${house.server.controlUrl}/metrics`, { headers: { authorization: `Bearer ${token}` } })

/** The value of a series, as it is written; undefined where there is none. */
async function value(series: string) {
  const line = (await scrape()).text.split('\n').find((its) => its.startsWith(`${series} `))
  return line && Number(line.slice(series.length + 1))
}

describe('the metrics', () => {
  it('are for every control token, on the port of the control API only', async () => {
    const { status, headers } = await scrape()
    expect([status, headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
    ])
    expect((await scrape('a-wrong-one')).status).toBe(401)
    expect((await answered(`${house.server.controlUrl}/metrics`)).body.code).toBe('unauthorized')
    expect((await answered(`${house.server.url}/metrics`)).status).toBe(404)
  })

  it('count requests by operation and status, and what the quota refused', async () => {
    await house.advance(86_400)
    const before = await value('innwire_quota_refusals_total')
    for (let time = 0; time < 6; time += 1) await hotel.send('GET', 'v2/apps/rooms')
    await answered(`${house.server.url}/nowhere`)
    const requests = (operation: string, status: number) =>
      value(`innwire_requests_total{api="property",operation="${operation}",status="${status}"}`)
    await vi.waitFor(async () => {
      expect(await requests('listRooms', 200)).toBe(4)
      expect(await requests('listRooms', 429)).toBe(2)
      expect(await requests('', 404)).toBeGreaterThanOrEqual(1)
    }, waiting)
    expect([before, await value('innwire_quota_refusals_total')]).toEqual([0, 2])
    const slowest = 'innwire_request_duration_seconds_bucket{le="+Inf",api="property",operation="listRooms"}'
    expect(await value(slowest)).toBe(6)
    expect(await value('innwire_requests_total{api="control",operation="createProperty",status="201"}')).toBe(
      1,
    )
  })

  it('show how much waits for a channel and how long, what became of deliveries, and nights without a room', async () => {
    await house.advance(86_400)
    const update = await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(9), availability: 1 }] })
    await vi.waitFor(async () => {
      expect(await value('innwire_deliveries_total{channel="bookingcom",outcome="succeeded"}')).toBe(2)
    }, waiting)
    expect(update.body.status).toBe('ok')
    await house.advance(3_600)
    for (const provider_number of ['1', '2'])
      await hotel.book({ provider_number, rooms: [bookedRoom('B1', inDays(9), 1)] })
    expect(await value('innwire_outbox_deliveries{channel="expedia"}')).toBe(2)
    expect(await value('innwire_outbox_oldest_seconds{channel="expedia"}')).toBeGreaterThanOrEqual(3_600)
    expect(await value('innwire_overbooked_nights')).toBe(1)
    expect(await value('innwire_unmapped_bookings')).toBe(0)
    const { mapping_code: _, ...dates } = bookedRoom('', inDays(9), 1)
    await hotel.control('PUT', '/rooms/HR:2', { ...masterRoom, is_master: true })
    await hotel.book({ provider_number: '3', rooms: [{ mapping_code: 'B8', ...dates }] })
    expect(await value('innwire_unmapped_bookings')).toBe(1)
    expect(await value('innwire_failing_channels{channel="expedia"}')).toBe(0)
    expect(await value('innwire_failing_channels{channel="bookingcom"}')).toBe(0)
  })

  it('say which version runs, and what it does', async () => {
    expect(await value(`innwire_process_info{role="all",version="${packed.version}"}`)).toBe(1)
  })

  it('have the memory and the event loop of the process', async () => {
    expect(await value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  })

  it('name no hotel and no secret', async () => {
    const { text } = await scrape()
    for (const secret of [hotel.hr_id, hotel.token, readToken, 'a-secret-of-a-channel', 'Ada'])
      expect(text).not.toContain(secret)
  })
})

it('however many channels there are, a hundred have series of their own', async () => {
  const metrics = openMetrics('all')
  for (let index = 0; index < 150; index += 1) metrics.delivered(`channel-${index}`, 'succeeded', 1)
  const text = await metrics.text()
  const series = text.split('\n').filter((line) => line.startsWith('innwire_deliveries_total{'))
  expect(series).toHaveLength(101)
  expect(series).toContain('innwire_deliveries_total{channel="other",outcome="succeeded"} 50')
})

it('who asks at the same time shares a look at the database', async () => {
  const metrics = openMetrics('all')
  let looks = 0
  const looked = Promise.withResolvers<undefined>()
  const obstacleToWrites = () => {
    looks += 1
    return looked.promise
  }
  const storage = {
    get readInBackground(): never {
      throw new DatabaseUnreachable('It is away.')
    },
    shared: undefined,
    lastBackup: undefined,
  }
  const service = { storage, clock: { now: () => new Date() }, outbox: { lanes: async () => [] } }
  const host = { tls: undefined, diskSpace: { free: () => undefined, keepFree: 0 }, storage }
  const measure = () => metrics.measure(service, host, { obstacleToWrites })
  const asking = [measure(), measure(), measure()]
  looked.resolve(undefined)
  await Promise.all(asking)
  expect(looks).toBe(1)
  await measure()
  expect(looks).toBe(2)
})
