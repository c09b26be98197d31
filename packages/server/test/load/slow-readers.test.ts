import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { type App, createApp } from '../../src/http/app.ts'
import { type HttpLimits, standardLimits } from '../../src/http/limits.ts'
import { redactor } from '../../src/http/redact.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { withLimits } from '../support/with-limits.ts'

const noSecrets = redactor({ isTokenHash: () => false, controlToken: undefined })

const opened: { stop(): Promise<unknown> }[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const one of opened.splice(0)) await one.stop()
})

/** More than the system keeps for a connection whose other end does not read. */
const large = Buffer.alloc(30_000_000, 'x')

/** A server with one large answer, whose connections can be watched. */
async function serveLarge(limits: Partial<HttpLimits>) {
  const app: App = createApp(pino({ level: 'silent' }), {
    redact: noSecrets,
    limits: { ...standardLimits, ...limits },
  })
  app.get('/', async () => large)
  const cutOff = Promise.withResolvers<boolean>()
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.once('close', () => cutOff.resolve(!raw.writableFinished))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  opened.push({ stop: () => app.close() })
  const { port } = app.server.address() as AddressInfo
  return { cutOff: cutOff.promise, ask: () => ask(port, '/') }
}

/** Asks and gives the beginning of the answer; reads nothing more. */
async function ask(port: number, target: string, headers = '') {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write(`GET ${target} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${headers}\r\n`)
  const [first] = await once(socket, 'data')
  socket.pause()
  return { socket, head: String(first) }
}

it('who takes nothing of an answer is cut off', async () => {
  const { ask, cutOff } = await serveLarge({ idleReaderMs: 200 })
  expect((await ask()).head).toMatch(/^HTTP\/1\.1 200/)
  expect(await cutOff).toBe(true)
})

it('who takes an answer drop by drop is cut off', async () => {
  const { ask, cutOff } = await serveLarge({ idleReaderMs: 500, readerBytesPerSecond: 1_000_000_000 })
  const { socket } = await ask()
  const drops = setInterval(() => socket.read(100_000), 20)
  expect(await cutOff).toBe(true)
  clearInterval(drops)
})

it('who reads steadily gets the whole answer, be it slower than one moment of silence', async () => {
  const { ask, cutOff } = await serveLarge({ idleReaderMs: 2000 })
  const { socket } = await ask()
  socket.resume()
  expect(await cutOff).toBe(false)
})

it('a connection too many is told so and closed, and one that is free again is taken', async () => {
  const { server } = await withLimits({ connections: 4 }, startHouse)
  opened.push(server)
  const rooms = '/api/v2/apps/rooms'
  const kept: Socket[] = []
  // The connections of the set-up count until they are closed.
  for (;;) {
    const { socket, head } = await ask(server.port, rooms)
    if (!head.startsWith('HTTP/1.1 401')) {
      expect(head).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5.*"code":"unavailable"/s)
      break
    }
    kept.push(socket)
    expect(kept.length).toBeLessThanOrEqual(4)
  }
  const [socket] = kept
  socket?.destroy()
  const again = async () => {
    const { head, socket } = await ask(server.port, rooms)
    socket.destroy()
    return head
  }
  await vi.waitFor(async () => expect(await again()).toMatch(/^HTTP\/1\.1 401/), waiting)
})

it('what is sent over a connection too many is not done', async () => {
  const app = createApp(pino({ level: 'silent' }), {
    redact: noSecrets,
    limits: { ...standardLimits, connections: 0 },
  })
  let done = 0
  app.get('/', async () => {
    done += 1
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const asked = Array.from({ length: 20 }, async () => {
    const { socket, head } = await ask(port, '/')
    expect(head).toMatch(/^HTTP\/1\.1 503/)
    socket.resume()
    await once(socket, 'close')
  })
  await Promise.all(asked)
  await app.close()
  expect(done).toBe(0)
})

/** Books a page of some 10 MB. */
async function bookPage(hotel: Hotel) {
  const rooms = Array.from({ length: 80 }, () => ({
    ...bookedRoom('B1', inDays(20), 1),
    extra_info: '€'.repeat(4000),
  }))
  for (let booking = 0; booking < 10; booking += 1) await hotel.book({ rooms })
}

const list = ({ hr_id, token }: Hotel) =>
  `/api/v2/apps/reservations?token=${token}&hr_id=${hr_id}&per_page=100`

async function houseWithPage(limits: Partial<HttpLimits> = {}) {
  const house: House = await withLimits(limits, startHouse)
  opened.push(house.server)
  const hotel = await house.openHotel()
  await bookPage(hotel)
  return { house, hotel }
}

it('thirty slow readers of a large page hold a few pages, and no other hotel waits for them', async () => {
  const { house, hotel } = await houseWithPage()
  const asked = Array.from({ length: 30 }, () => ask(house.server.port, list(hotel)))
  const heads = (await Promise.all(asked)).map(({ head }) => head)
  const served = heads.filter((head) => head.startsWith('HTTP/1.1 200'))
  expect(served.length).toBeGreaterThan(0)
  expect(served.length * 10_000_000).toBeLessThanOrEqual(standardLimits.unreadBytesPerHotel)
  for (const head of heads.filter((head) => !served.includes(head))) {
    expect(head).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5.*"code":"unavailable"/s)
  }
  const other = await house.openHotel()
  expect((await other.send('GET', 'v2/apps/rooms')).status).toBe(200)
  // Once they are gone there is room again, and nothing was delivered to any of them.
  for (const socket of sockets.splice(0)) socket.destroy()
  const again = () => hotel.send('GET', 'v2/apps/reservations', { per_page: 100 })
  const answer = await vi.waitFor(async () => {
    const got = await again()
    expect(got.status).toBe(200)
    return got
  }, waiting)
  expect(answer.body.count).toBe(10)
})

it('a reader who is cut off has nothing delivered', async () => {
  const { house, hotel } = await houseWithPage({ idleReaderMs: 300 })
  const { socket, head } = await ask(house.server.port, list(hotel))
  expect(head).toMatch(/^HTTP\/1\.1 200/)
  await vi.waitFor(async () => {
    const { requests } = await house.control('GET', `/requests?hr_id=${hotel.hr_id}&limit=1`)
    expect(requests[0]).toMatchObject({ status: null, operation_id: 'listReservations' })
  }, waiting)
  socket.resume()
  expect(await text(socket).catch(() => 'cut off')).not.toContain('\r\n0\r\n')
  expect((await hotel.reservations({ per_page: 100 })).count).toBe(10)
})
