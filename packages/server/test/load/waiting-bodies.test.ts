import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitingBodies } from '../../src/http/backpressure.ts'
import { standardLimits } from '../../src/http/limits.ts'
import { CallerLeft } from '../../src/storage/errors.ts'
import { type Hotel, type House, startHouse, waiting } from '../property-api/hotel.ts'
import { withLimits } from '../support/with-limits.ts'

const megabyte = 1_000_000
let house: House
let hotel: Hotel
let other: Hotel
const sockets: Socket[] = []
beforeEach(async () => {
  house = await withLimits({ waitingBytesPerHotel: 3 * megabyte, waitingBytes: 5 * megabyte }, startHouse)
  hotel = await house.openHotel()
  other = await house.openHotel()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await house.server.stop()
})

/** Sends the head of a daily update, and nothing of its body. */
function announce({ hr_id, token }: Hotel, length: string) {
  const socket = connect(house.server.port, '127.0.0.1')
  sockets.push(socket)
  const said = once(socket, 'data').then(String)
  said.catch(() => undefined)
  socket.write(
    `PUT /api/v2/apps/rooms/daily?token=${token}&hr_id=${hr_id} HTTP/1.1\r\nhost: 127.0.0.1:${house.server.port}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
  )
  return { socket, said }
}

const update = (hotel: Hotel) =>
  hotel.daily({ inv_code: 'HR:1', dates: [{ date: '2027-10-01', price: '80' }] })

it.each(['content-length: 2000000', 'transfer-encoding: chunked'])(
  'while large changes of a hotel arrive (%s), more of it are told to wait before their bodies are read',
  async (length) => {
    const heads = [announce(hotel, length), announce(hotel, 'content-length: 1500000')]
    // Which of the two is taken is up to the database that knows their tokens; the other one is refused.
    const refused = await Promise.race(heads.map(({ said }) => said))
    expect(refused).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5\r\n.*"code":"unavailable"/s)
    expect(refused).toContain('Too many changes of this hotel are under way')
    expect((await update(hotel)).body.status).toBe('ok')
    expect((await hotel.send('GET', 'v2/apps/rooms')).status).toBe(200)
    expect((await update(other)).body.status).toBe('ok')
    for (const { socket } of heads) socket.destroy()
    await vi.waitFor(async () => {
      const next = announce(hotel, 'content-length: 1500000')
      next.socket.end('x'.repeat(1_500_000))
      expect(await next.said).toMatch(/^HTTP\/1\.1 400 /)
    }, waiting)
  },
)

it('all hotels together have a bound too', async () => {
  const third = await house.openHotel()
  const heads = [hotel, other, third].map((one) => announce(one, 'content-length: 2000000'))
  const refused = await Promise.race(heads.map(({ said }) => said))
  expect(refused).toContain('Too many changes of all hotels are under way')
})

it('a change counts until it is done, also when its caller has left', async () => {
  const bodies = waitingBodies({ ...standardLimits, waitingBytesPerHotel: 3 * megabyte })
  const admit = () => {
    const response = new EventEmitter()
    const request = { method: 'PUT', headers: { 'content-length': String(2 * megabyte) } }
    const body = bodies.admit('hotel', request as unknown as IncomingMessage, response as ServerResponse)
    return { body, leave: () => response.emit('close') }
  }
  const { body, leave } = admit()
  const work = Promise.withResolvers<void>()
  const done = body.during(2 * megabyte, () => work.promise)
  leave()
  expect(admit).toThrow('Too many changes of this hotel')
  work.resolve()
  await done
  admit().leave()
  expect(admit).not.toThrow()
})

it('a body that was shorter than it might have been counts as long as it is', async () => {
  const bodies = waitingBodies({ ...standardLimits, waitingBytesPerHotel: 3 * megabyte })
  const request = { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } } as unknown as IncomingMessage
  const admit = () => bodies.admit('hotel', request, new EventEmitter() as ServerResponse)
  const first = admit()
  expect(admit).toThrow('Too many changes of this hotel')
  const work = Promise.withResolvers<void>()
  const done = first.during(100, () => work.promise)
  expect(admit).not.toThrow()
  work.resolve()
  await done
})

it('a body that is announced as longer than any can be counts as the longest', () => {
  const bodies = waitingBodies({ ...standardLimits, waitingBytesPerHotel: 3 * megabyte })
  const admit = (length: number) => {
    const request = { method: 'PUT', headers: { 'content-length': String(length) } }
    bodies.admit('hotel', request as unknown as IncomingMessage, new EventEmitter() as ServerResponse)
  }
  admit(900 * megabyte)
  expect(() => admit(1.5 * megabyte)).toThrow('Too many changes of this hotel')
})

const reading = () => {
  const response = Object.assign(new EventEmitter(), { closed: false })
  const leave = () => {
    response.closed = true
    response.emit('close')
  }
  return { request: { method: 'GET' } as IncomingMessage, response, leave }
}

it('a read counts until it is done, also when its caller has left, and keeps no change out', async () => {
  const bodies = waitingBodies({ ...standardLimits, waitingReadsPerHotel: 2, waitingReads: 3 })
  const admit = (hrId: string) => {
    const { request, response, leave } = reading()
    return { read: bodies.admit(hrId, request, response as unknown as ServerResponse), leave }
  }
  const work = Promise.withResolvers<void>()
  const [one, two] = [admit('hotel'), admit('hotel')]
  const done = one.read.during(0, () => work.promise)
  one.leave()
  expect(() => admit('hotel')).toThrow('Too many reads of this hotel are under way')
  admit('other')
  expect(() => admit('third')).toThrow('Too many reads of all hotels are under way')
  const change = { method: 'PUT', headers: { 'content-length': '2' } } as unknown as IncomingMessage
  bodies.admit('hotel', change, new EventEmitter() as ServerResponse)
  two.leave()
  work.resolve()
  await done
  admit('hotel')
  expect(() => admit('hotel')).not.toThrow()
})

it('a read whose caller has left before is not begun', async () => {
  const { request, response, leave } = reading()
  const read = waitingBodies(standardLimits).admit('hotel', request, response as unknown as ServerResponse)
  leave()
  await expect(read.during(0, () => Promise.reject(new Error('begun')))).rejects.toThrow(CallerLeft)
})
