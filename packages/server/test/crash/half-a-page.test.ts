import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Booking } from '../../src/generated/control.ts'
import { call, control } from './calls.ts'
import { day } from './hotel.ts'
import { ServerProcess } from './server-process.ts'

let folder: string
let server: ServerProcess
const start = () =>
  new ServerProcess(['--demo', '--port', '0', '--database', join(folder, 'hotel.db')]).ready()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-crash-'))
  server = await start()
})
afterEach(async () => {
  await server.kill()
  await rm(folder, { recursive: true })
})

const page = '/api/v2/apps/reservations?token=demo-token&hr_id=demo&per_page=100'
const poll = async (): Promise<{ hr_number: string }[]> =>
  JSON.parse((await call(`${server.url}${page}`)).text).reservations

/** Makes a page of some 24 MB, which is more than a connection takes before it is read. */
async function bookMuch(): Promise<string[]> {
  const nights = {
    checkin_date: day(20),
    checkout_date: day(21),
    daily_prices: [{ date: day(20), price: 1 }],
  }
  const room = { rate_code: 'HR:1', ...nights, extra_info: 'x'.repeat(4000) }
  const booking = { channel_code: 'expedia', guest: 'A group', payment: 'cash', rooms: Array(100).fill(room) }
  const path = '/properties/demo/bookings'
  const numbers: string[] = []
  // The control API takes no more than some 40 of them at a time.
  for (let round = 0; round < 3; round += 1) {
    const made = Array.from({ length: 20 }, () => control<Booking>(server, 'POST', path, booking))
    numbers.push(...(await Promise.all(made)).map(({ hr_number }) => hr_number))
  }
  return numbers
}

/** Asks for the page, and goes on when its first bytes are there. */
async function beginToRead() {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET ${page} HTTP/1.1\r\nhost: localhost:${server.port}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

it('delivers a page again that was cut off because the server was killed', async () => {
  const booked = await bookMuch()
  const socket = await beginToRead()
  // What is written in turn after a receipt, if one was written too early, would be on the disk by now.
  await control(server, 'PUT', '/channels/another', { name: 'Another' })
  await server.kill()
  socket.destroy()
  server = await start()
  const again = (await poll()).map(({ hr_number }) => hr_number)
  expect(again).toEqual(expect.arrayContaining(booked))
  expect(await poll()).toEqual([])
})
