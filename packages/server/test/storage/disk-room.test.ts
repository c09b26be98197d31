import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '../../src/http/answer.ts'
import { diskSpaceOf } from '../../src/http/disk-space.ts'
import { type Server, startServer } from '../../src/index.ts'
import { type Hotel, inDays, startHouse } from '../property-api/hotel.ts'
import { type Answered, answered } from '../support/answered.ts'

describe('the space on the disk', () => {
  let freeMb: number
  let nowMs: number
  let said: string[]
  beforeEach(() => {
    freeMb = 5_000
    nowMs = 0
    said = []
  })
  const log = {
    warn: (_: object, text: string) => said.push(`warn: ${text.split(':')[0]}`),
    error: (_: object, text: string) => said.push(`error: ${text.split(':')[0]}`),
  }
  const open = () =>
    diskSpaceOf({
      folder: '/hotel',
      keepFreeMb: 100,
      log: log as never,
      freeIn: () => freeMb * 1_000_000,
      now: () => nowMs,
    })
  const fillsUp = 'warn: The disk fills up. Free some space, before changes are refused.'
  const refuses = 'error: Changes are refused'

  it('is enough while more is free than is kept free, and an operator is told before it is not', () => {
    const room = open()
    for (const [free, told] of [
      [1_100, []],
      [1_099, [fillsUp]],
      [100, [fillsUp]],
      [99, [fillsUp, refuses]],
    ] as const) {
      freeMb = free
      nowMs += 1_000
      if (free < 100) expect(() => room.expect()).toThrow(Refused)
      else room.expect()
      expect(said).toEqual(told)
    }
    freeMb = 5_000
    nowMs += 1_000
    room.expect()
  })

  it('is looked at once a second, and told of once an hour', () => {
    freeMb = 50
    const room = open()
    let refused = 0
    for (let second = 0; second < 7_200; second += 1) {
      nowMs += 1_000
      try {
        room.expect()
      } catch {
        refused += 1
      }
    }
    expect(refused).toBe(7_200)
    expect(said).toEqual([refuses, refuses, refuses])
    freeMb = 5_000
    expect(() => room.expect()).toThrow('')
    nowMs += 1_000
    room.expect()
  })
})

describe('a server on a disk with less than it is to keep free', () => {
  const aDiskOfToday = 1_000_000_000
  let folder: string
  let house: House
  let hotel: Hotel
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'innwire-room-'))
    const options = { database: join(folder, 'hotel.db'), controlToken: 'control-token' }
    const before = await startHouse(options)
    hotel = await before.openHotel()
    await hotel.book()
    await before.server.stop()
    const server = await startServer({ port: 0, console: true, keepFreeMb: aDiskOfToday, ...options })
    const control = (method: string, path: string, json?: object) =>
      answered(`${server.controlUrl}/control/v1/properties/${hotel.hr_id}${path}`, {
        method,
        headers: {
          authorization: 'Bearer control-token',
          ...(json && { 'content-type': 'application/json' }),
        },
        ...(json && { body: JSON.stringify(json) }),
      })
    house = { server, control }
  })
  afterAll(async () => {
    await house.server.stop()
    await rm(folder, { recursive: true })
  })
  type House = {
    server: Server
    control(method: string, path: string, json?: object): Promise<Answered>
  }
  const property = (method: string, path: string, init: RequestInit = {}) =>
    answered(`${house.server.url}/api/${path}?hr_id=${hotel.hr_id}&token=${hotel.token}`, { method, ...init })
  const expectRefused = ({ status, headers, body }: Answered) => {
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(headers.get('retry-after')).toBe('30')
    expect(body.message).toBe(
      'The disk of the service is almost full, and nothing was applied. Free some space, and wait 30 s, as Retry-After says.',
    )
  }

  it('refuses what makes the database grow', async () => {
    const json = { rooms: [{ inv_code: 'HR:1', dates: [{ date: inDays(1), price: '80' }] }] }
    const init = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }
    expectRefused(await property('PUT', 'v2/apps/rooms/daily', init))
    expectRefused(await house.control('POST', '/tokens', { label: 'Another' }))
  })

  it('lets people log in to the console, who look what is wrong', async () => {
    const headers = { authorization: 'Bearer control-token' }
    const { status } = await answered(`${house.server.controlUrl}/control/v1/session`, {
      method: 'POST',
      headers,
    })
    expect(status).toBe(200)
  })

  it('reads, delivers reservations without keeping their page, and deletes', async () => {
    expect((await property('GET', 'v2/apps/rooms')).status).toBe(200)
    expect((await property('POST', 'v1/apps/pos/in_house')).status).toBe(200)
    const page = await property('GET', 'v2/apps/reservations', { headers: { 'x-request-id': 'lost' } })
    expect([page.body.count, page.headers.get('replay-window')]).toEqual([1, null])
    expect((await property('GET', 'v2/apps/reservations')).body.count).toBe(0)
    expect((await house.control('DELETE', '/channels/expedia')).status).toBe(204)
  })
})
