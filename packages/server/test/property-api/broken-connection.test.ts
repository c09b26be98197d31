import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bookedRoom, type Hotel, type House, inDays, startHouse, waiting } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse({ allowedHosts: ['hotel'] })
})
beforeEach(async () => {
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const path = () => `/api/v2/apps/reservations?token=${hotel.token}&hr_id=${hotel.hr_id}&per_page=100`

/** More than what the system keeps for a connection whose other end does not read. */
async function bookManyMegabytes() {
  const extra_info = '€'.repeat(4000)
  const rooms = Array.from({ length: 80 }, () => ({ ...bookedRoom('B1', inDays(20), 1), extra_info }))
  for (let booking = 0; booking < 10; booking += 1) await hotel.book({ rooms })
}

/** A caller who asks for the list and then reads no more than the first bytes of the answer. */
async function askAndStopReading(request = `GET ${path()} HTTP/1.1\r\nhost: hotel\r\n\r\n`) {
  const socket = connect(house.server.port, '127.0.0.1')
  socket.write(request)
  const [first] = await once(socket, 'data')
  socket.pause()
  expect(String(first)).toMatch(/^HTTP\/1\.1 200 /)
  return socket
}

/** What became of the last request of the list, as the server saw it; null when the answer never got through. */
const lastStatus = async () => {
  const { requests } = await house.control('GET', `/requests?hr_id=${hotel.hr_id}&limit=1`)
  return requests[0]?.status
}

it('a caller who breaks off in the middle of the answer gets it again', async () => {
  await bookManyMegabytes()
  const socket = await askAndStopReading()
  socket.destroy()
  // The server has noticed, and so would have noted a delivery by now.
  await vi.waitFor(async () => expect(await lastStatus()).toBeNull(), waiting)
  const again = await hotel.reservations({ per_page: 100 })
  expect(again.count).toBe(10)
  for (const { modified } of again.reservations) expect(modified).toBe(false)
  expect((await hotel.reservations()).count).toBe(0)
})

it('while a slow caller has not taken all of the answer, others with his token get it too', async () => {
  await bookManyMegabytes()
  const socket = await askAndStopReading()
  expect((await hotel.reservations({ per_page: 1 })).count).toBe(10)
  // That one page is delivered; the rest is still on its way.
  expect((await hotel.reservations({ per_page: 1 })).count).toBe(9)
  socket.destroy()
  await vi.waitFor(async () => expect(await lastStatus()).toBeNull(), waiting)
  expect((await hotel.reservations()).count).toBe(8)
})

it('a slow caller who takes all of the answer in the end has it delivered', async () => {
  await bookManyMegabytes()
  const socket = await askAndStopReading(`GET ${path()} HTTP/1.1\r\nhost: hotel\r\nconnection: close\r\n\r\n`)
  socket.resume()
  await once(socket, 'end')
  await vi.waitFor(async () => expect(await lastStatus()).toBe(200), waiting)
  expect((await hotel.reservations()).count).toBe(0)
})

it('a caller who is gone before the answer is made gets it with the next one', async () => {
  await hotel.book()
  await house.control('POST', '/faults', {
    operation: 'listReservations',
    effect: 'delay',
    delay_ms: 60_000,
    count: 1,
  })
  const socket = connect(house.server.port, '127.0.0.1')
  socket.write(`GET ${path()} HTTP/1.1\r\nhost: hotel\r\n\r\n`)
  await vi.waitFor(async () => {
    const { faults } = await house.control('GET', '/faults')
    expect(faults[0].hits).toBe(1)
  }, waiting)
  socket.destroy()
  await vi.waitFor(async () => expect(await lastStatus()).toBeNull(), waiting)
  // Lets the held-up request go on; nobody is there to take its answer.
  await house.control('DELETE', '/faults')
  expect((await hotel.reservations()).count).toBe(1)
  expect((await hotel.reservations()).count).toBe(0)
})

it('a caller who sends a second request down the same connection has the first answer delivered', async () => {
  await hotel.book()
  const request = `GET ${path()} HTTP/1.1\r\nhost: hotel\r\n\r\n`
  const socket = connect(house.server.port, '127.0.0.1')
  const text: string[] = []
  socket.setEncoding('utf8').on('data', (chunk: string) => text.push(chunk))
  socket.write(request + request)
  await vi.waitFor(() => expect(text.join('').split('HTTP/1.1 200 ')).toHaveLength(3), waiting)
  socket.destroy()
  expect((await hotel.reservations()).count).toBe(0)
})
