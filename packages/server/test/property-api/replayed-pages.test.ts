import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startServer } from '../../src/index.ts'
import type { Json } from '../support/answered.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse } from './hotel.ts'

let folder: string
let house: House
let hotel: Hotel
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-replays-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  house = await startHouse({ database: join(folder, `${Math.random()}.db`) })
  hotel = await house.openHotel()
})
afterEach(() => house.server.stop())

const poll = async (id?: string, query: Record<string, string | number> = {}) => {
  const headers = id === undefined ? {} : { 'x-request-id': id }
  const { body } = await hotel.send('GET', 'v2/apps/reservations', query, { headers })
  return body.reservations.map((its: Json) => its.hr_number)
}

it('the same X-Request-Id gets the same page again, and delivers it no second time', async () => {
  const first = await hotel.book()
  expect(await poll('a')).toEqual([first.hr_number])
  const second = await hotel.book()
  expect(await poll('a')).toEqual([first.hr_number])
  expect(await poll('b')).toEqual([second.hr_number])
  expect(await poll('c')).toEqual([])
  expect(await poll()).toEqual([])
})

it('an X-Request-Id that is not shown, because it looks like a token, gets the same page again, too', async () => {
  const id = 'PMS-Poll-2026-11-23T08-00-00-Hotel-4711'
  const first = await hotel.book()
  expect(await poll(id)).toEqual([first.hr_number])
  await hotel.book()
  expect(await poll(id)).toEqual([first.hr_number])
})

it('promises to give a page again only where it keeps it: one that holds nothing new is made anew each time', async () => {
  const ask = async (id: string) => {
    const { body, headers } = await hotel.send(
      'GET',
      'v2/apps/reservations',
      {},
      { headers: { 'x-request-id': id } },
    )
    return [body.reservations.map((its: Json) => its.hr_number), headers.get('replay-window')]
  }
  expect(await ask('a')).toEqual([[], null])
  const { hr_number } = await hotel.book()
  expect(await ask('a')).toEqual([[hr_number], '600'])
  await house.control('POST', '/clock/advance', { seconds: 500 })
  const [again, seconds] = await ask('a')
  expect(again).toEqual([hr_number])
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds)).toBeLessThanOrEqual(100)
  expect(await ask('b')).toEqual([[], null])
})

it('an answer that got lost on the way to a proxy can be asked for again', async () => {
  const { hr_number } = await hotel.book()
  const path = `/api/v2/apps/reservations?token=${hotel.token}&hr_id=${hotel.hr_id}`
  const socket = connect(house.server.port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-request-id: lost\r\n\r\n`)
  // The proxy has taken it; its caller never reads it.
  await once(socket, 'data')
  socket.destroy()
  expect(await poll('lost')).toEqual([hr_number])
})

it('the parameters of a question may come in any order', async () => {
  const { hr_number } = await hotel.book()
  expect(await poll('a', { per_page: 1, from_date: inDays(-3) })).toEqual([hr_number])
  expect(await poll('a', { from_date: inDays(-3), per_page: 1 })).toEqual([hr_number])
})

it('another question with the id takes the place of the page', async () => {
  const first = await hotel.book()
  expect(await poll('a')).toEqual([first.hr_number])
  const second = await hotel.book()
  expect(await poll('a', { undelivered: 'false' })).toEqual([first.hr_number, second.hr_number])
  expect(await poll('a')).toEqual([])
})

it('HEAD keeps no page, and the first GET gets what is there by then', async () => {
  await hotel.book()
  const headers = { 'x-request-id': 'head' }
  expect((await hotel.send('HEAD', 'v2/apps/reservations', {}, { headers })).status).toBe(200)
  await hotel.book()
  expect(await poll('head')).toHaveLength(2)
})

it('a restart forgets no page', async () => {
  const database = join(folder, 'restart.db')
  const before = await startHouse({ database })
  hotel = await before.openHotel()
  const { hr_number } = await hotel.book()
  expect(await poll('restart')).toEqual([hr_number])
  await before.server.stop()
  const after = await startServer({ port: 0, database })
  const query = `token=${hotel.token}&hr_id=${hotel.hr_id}`
  const answer = await fetch(`${after.url}/api/v2/apps/reservations?${query}`, {
    headers: { 'x-request-id': 'restart' },
  })
  expect((await answer.json()).reservations).toMatchObject([{ hr_number }])
  await after.stop()
})

it('what changed since comes as it is now, and not once more for that', async () => {
  const { hr_number } = await hotel.book()
  await poll('a')
  const rooms = [bookedRoom('B1', inDays(20), 2)]
  await hotel.control('PUT', `/bookings/${hr_number}`, { guest: 'Grace Hopper', payment: 'cash', rooms })
  const { body } = await hotel.send('GET', 'v2/apps/reservations', {}, { headers: { 'x-request-id': 'a' } })
  expect(body.reservations).toMatchObject([{ hr_number, guest: 'Grace Hopper' }])
  expect(await poll('b')).toEqual([])
})

it('the id of another question, of another token, or of ten minutes ago gets a page of its own', async () => {
  const { hr_number } = await hotel.book()
  await poll('a')
  expect(await poll('a', { per_page: 5 })).toEqual([])
  const { token } = await hotel.control('POST', '/tokens', { label: 'Another' })
  expect(await poll('a', { token })).toEqual([hr_number])
  await house.advance(601)
  expect(await poll('a')).toEqual([])
})

it('of a token that asks on and on, its last hundred pages are kept', async () => {
  const numbers: unknown[] = []
  for (let count = 0; count <= 100; count += 1) {
    const { hr_number } = await hotel.book()
    numbers.push(hr_number)
    expect(await poll(`asked-${count}`)).toEqual([hr_number])
  }
  expect(await poll('asked-1')).toEqual([numbers[1]])
  expect(await poll('asked-0')).toEqual([])
})
