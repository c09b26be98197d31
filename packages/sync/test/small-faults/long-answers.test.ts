import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitAnswer } from '../../src/engine/limit-answer.ts'
import { memoryStore } from '../../src/index.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'

let hotel: Hotel
beforeAll(async () => {
  hotel = await startHotel()
})
afterAll(() => hotel.stop())

const isList = (input: unknown) => new URL(String(input)).pathname.endsWith('/reservations')

/** A service that gives one page of reservations, whatever is asked for, and is as ever otherwise. */
const listing =
  (page: () => Response): typeof fetch =>
  async (input, init) =>
    isList(input) ? page() : fetch(input, init)

const entry = (number: number) => {
  const night = { checkin_date: inDays(3), checkout_date: inDays(4) }
  const rooms = [{ inv_code: 'HR:1', rate_code: 'HR:1', ...night }]
  const moment = '2026-11-20T10:00:00Z'
  return {
    hr_number: `R${number}`,
    state: 'reserved',
    updated_at: moment,
    completed_at: moment,
    ...night,
    rooms,
  }
}

it('does not read an answer of some kilobytes that unpacks to 100 MB, and says so', async () => {
  const packed = gzipSync(Buffer.alloc(100 * 2 ** 20, ' '))
  const service = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => service.once('listening', resolve))
  const { port } = service.address() as AddressInfo
  const answer = await limitAnswer(await fetch(`http://127.0.0.1:${port}`))
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ status: 'error', code: 'answer_too_long' })

  const events: string[] = []
  const sync = await hotel.open({
    fetch: (input, init) => fetch(isList(input) ? `http://127.0.0.1:${port}` : input, init),
    onReservation: async () => {},
    onEvent: ({ type, message }) => events.push(`${type}: ${message}`),
  })
  await eventually(() =>
    expect(events).toContainEqual(expect.stringMatching(/^trouble: .*longer than 32 MB/)),
  )
  await sync.close()
  service.closeAllConnections()
  service.close()
})

it('does not read an answer of some megabytes that holds millions of values', async () => {
  const answer = await limitAnswer(new Response(`{"reservations":[${'[],'.repeat(1_100_000)}[]]}`))
  expect(await answer.json()).toMatchObject({ code: 'answer_too_long' })
})

it('gives what is no longer as it came', async () => {
  const headers = { 'x-request-id': 'r-1' }
  const answer = await limitAnswer(new Response('{"a":"ü"}', { status: 422, headers }))
  expect([answer.status, answer.headers.get('x-request-id'), await answer.text()]).toEqual([
    422,
    'r-1',
    '{"a":"ü"}',
  ])
  expect((await limitAnswer(new Response(null, { status: 204 }))).status).toBe(204)
})

it('takes a page of 2,000 reservations where 100 were asked for, written in parts', async () => {
  const store = memoryStore()
  const { write } = store
  let most = 0
  store.write = (property, changes, lease) => {
    most = Math.max(most, changes.length)
    return write(property, changes, lease)
  }
  const reservations = Array.from({ length: 2000 }, (_, index) => entry(index))
  let answered = false
  let taken = 0
  const sync = await hotel.open({
    store,
    onReservation: async () => {
      taken += 1
    },
    fetch: listing(() => {
      const given = answered ? [] : reservations
      answered = true
      return Response.json({ reservations: given, pages: 1 })
    }),
  })
  await eventually(() => expect(taken).toBe(2000))
  expect(await store.list(hotel.hrId, 'reservation-known')).toHaveLength(2000)
  // Three records of an entry, and one of the page.
  expect(most).toBeLessThanOrEqual(3 * 500 + 1)
  expect(sync.reservations.state().quarantined).toBe(0)
  await sync.close()
})

it('quarantines at most 500 entries of a page', async () => {
  const odd = Array.from({ length: 2000 }, (_, index) => ({ odd: index }))
  const sync = await hotel.open({
    onReservation: async () => {},
    fetch: listing(() => Response.json({ reservations: [...odd, entry(1)], pages: 1 })),
  })
  await eventually(() => expect(sync.reservations.state().quarantined).toBe(500))
  await sync.close()
})
