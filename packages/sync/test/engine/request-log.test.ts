import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore, type RequestMade } from '../../src/index.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'

let hotel: Hotel
let made: RequestMade[]
beforeEach(async () => {
  hotel = await startHotel()
  made = []
})
afterEach(() => hotel.stop())

const stopSale = () => [{ inv_code: 'HR:1', date: inDays(3), stop_sale: 1 as const }]

it('tells of every request: what for, how long and what came of it', async () => {
  const sync = await hotel.open({ onRequest: (request) => made.push(request) })
  await sync.calendar.set(stopSale())
  await sync.calendar.settled()
  const update = made.find(({ method }) => method === 'PUT')
  expect(update).toEqual({
    operation: expect.stringMatching(/^updateRoom/),
    method: 'PUT',
    path: expect.stringMatching(/^\/api\/v2\/apps\/rooms/),
    requestClass: 'closing',
    status: 200,
    error: undefined,
    durationMs: expect.any(Number),
    requestId: expect.stringMatching(/^[!-~]+$/),
  })
})

it('tells of one without an answer by the name of what went wrong', async () => {
  let away = true
  const sync = await hotel.open({
    onRequest: (request) => made.push(request),
    fetch: (input, init) =>
      away
        ? Promise.reject(
            Object.assign(new TypeError('fetch failed'), {
              cause: { code: 'ECONNREFUSED', syscall: 'connect' },
            }),
          )
        : fetch(input, init),
  })
  await sync.calendar.set(stopSale())
  await eventually(() => expect(made[0]).toMatchObject({ status: undefined, error: 'ECONNREFUSED' }))
  away = false
  await sync.close()
})

it('has neither the token nor a query nor what a stranger puts into a request id', async () => {
  const sync = await hotel.open({
    store: memoryStore(),
    onReservation: async () => {},
    onRequest: (request) => made.push(request),
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      const headers = new Headers(answer.headers)
      headers.set('x-request-id', hotel.token)
      return new Response(await answer.text(), { status: answer.status, headers })
    },
  })
  await sync.calendar.set(stopSale())
  await sync.calendar.settled()
  await sync.reservations.poll()
  expect(made.length).toBeGreaterThan(2)
  expect(JSON.stringify(made)).not.toContain(hotel.token)
  expect(JSON.stringify(made)).not.toContain('?')
})

const token = 's3cret of/the=hotel'
it.each([
  ['percent-encoded', encodeURIComponent(token)],
  ['percent-encoded in small letters', encodeURIComponent(token).toLowerCase()],
  ['in capitals, with a plus for the space', token.replace(' ', '+').toUpperCase()],
  ['as in JSON', 's3cret+of\\/the=hotel'],
  ['within an address', `/rooms?token=${encodeURIComponent(token)}&x=1`],
])('shows no request id that has the token %s', async (_, id) => {
  await hotel.open({
    token,
    onReservation: async () => {},
    onRequest: (request) => made.push(request),
    fetch: async () => new Response('{}', { status: 401, headers: { 'x-request-id': id } }),
  })
  await eventually(() => expect(made.length).toBeGreaterThan(0))
  expect(made[0]?.requestId).toBeUndefined()
})

it.each([
  [
    'throws',
    () => {
      throw new Error('The log is full.')
    },
  ],
  ['rejects', () => Promise.reject(new Error('The log is full.'))],
])('a listener that %s becomes a warning, and ends no flow', async (_, onRequest) => {
  const warnings: Error[] = []
  const listen = (warning: Error) => warnings.push(warning)
  process.on('warning', listen)
  const sync = await hotel.open({ onRequest })
  await sync.calendar.set(stopSale())
  await sync.calendar.settled()
  await eventually(() => expect(warnings.map(String).join()).toContain('onRequest failed: The log is full.'))
  process.off('warning', listen)
})
