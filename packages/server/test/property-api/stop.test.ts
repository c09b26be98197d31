import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Hotel, type House, inDays, startHouse, waiting } from './hotel.ts'

describe('a server that is stopped', () => {
  let house: House
  let hotel: Hotel
  beforeEach(async () => {
    house = await startHouse({ allowedHosts: ['hotel'] })
    hotel = await house.openHotel()
  })
  // Stopping twice is harmless, and some tests fail before they stop.
  afterEach(() => house.server.stop())

  const rooms = () => `${house.server.url}/api/v2/apps/rooms?token=${hotel.token}&hr_id=${hotel.hr_id}`
  /** Holds requests up until the server stops, which ends every pause. */
  const holdUp = (operation: string, count = 1, delay_ms = 600_000) =>
    house.control('POST', '/faults', { operation, effect: 'delay', delay_ms, count })
  const connection = async () => {
    const socket = connect(house.server.port, '127.0.0.1')
    await once(socket, 'connect')
    return socket.on('error', () => {})
  }
  const held = (hits: number) =>
    vi.waitFor(async () => {
      const { faults } = await house.control('GET', '/faults')
      expect(faults[0].hits).toBe(hits)
    }, waiting)

  it('answers the requests under way', async () => {
    await hotel.book()
    await holdUp('listReservations', 2)
    // Of what is undelivered, the second to be answered would have nothing.
    const underWay = [1, 2].map(() => hotel.reservations({ undelivered: 'false' }))
    await held(2)
    const stopped = house.server.stop()
    for (const answer of await Promise.all(underWay)) expect(answer.count).toBe(1)
    await stopped
  })

  it('does the work of the requests under way before it closes the database', async () => {
    await holdUp('updateRoomsDaily', 5)
    const dates = [{ date: inDays(5), availability: 1 }]
    const updates = Array.from({ length: 5 }, () => hotel.daily({ inv_code: 'HR:1', dates }))
    await held(5)
    await house.server.stop()
    for (const { status, body } of await Promise.all(updates)) {
      expect([status, body.status]).toEqual([200, 'ok'])
    }
  })

  it('answers 503 to what comes down an open connection meanwhile, and takes no new ones', async () => {
    const [slow, open] = [await connection(), await connection()]
    // A request is under way as long as its body is not complete.
    await holdUp('updateRoomsDaily', 1, 1)
    const path = `/api/v2/apps/rooms/daily?token=${hotel.token}&hr_id=${hotel.hr_id}`
    const head = 'host: hotel\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n'
    slow.write(`PUT ${path} HTTP/1.1\r\n${head}{`)
    await held(1)
    const stopped = house.server.stop()
    open.write('GET /api/v2/apps/rooms HTTP/1.1\r\nhost: hotel\r\n\r\n')
    const refused = await text(open)
    expect(refused).toMatch(/^HTTP\/1\.1 503 /)
    expect(refused.toLowerCase()).toContain('\r\nretry-after: 5\r\n')
    expect(JSON.parse(refused.slice(refused.indexOf('{')))).toEqual({
      ...contract.components.examples.Unavailable.value,
      request_id: expect.any(String),
    })
    await expect(fetch(rooms())).rejects.toThrow('fetch failed')
    slow.write('}')
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 422 /)
    await stopped
  })

  it('is not held up by connections that ask nothing or never end asking', async () => {
    const [silent, half] = [await connection(), await connection()]
    half.write('GET /api/v2/apps/rooms HTTP/1.1\r\nhost:')
    const ended = [silent, half].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    await house.server.stop()
    await Promise.all(ended)
  })

  it('is not held up by a caller who keeps the connection open', async () => {
    const agent = new Agent({ keepAlive: true })
    const [answer] = (await once(get(rooms(), { agent }), 'response')) as [IncomingMessage]
    await text(answer)
    await house.server.stop()
    agent.destroy()
  })

  it('can be stopped twice, and has stopped when either says so', async () => {
    let first = false
    house.server.stop().then(() => {
      first = true
    })
    await house.server.stop()
    expect(first).toBe(true)
  })
})
