import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, InnwireError, RequestEvent, ReservationFilter } from '../src/index.ts'
import { empty, halfBody, html, json, refusal, reset, stallBody, stallHead } from './behaviours.ts'
import { demoHotel, failure, goodPrices, noReservations, noRooms, ok } from './demo-hotel.ts'
import { type Behaviour, type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const page = { ...noReservations, reservations: [{ hr_number: 'HR1' }], count: 1, pages: 1 }
const repeatable = json(noReservations, { headers: { 'replay-window': '600' } })
const hint = ' (Unconfirmed: look with undelivered=false.)'
const ids = () => server.requests.map(({ headers }) => headers['x-request-id'])

/** Answers that the service may have given for delivered. */
const lost: [string, Behaviour][] = [
  ['a reset connection', reset],
  ['half a body', halfBody(page)],
  ['a 502 with nothing in it', empty(502)],
  ["a gateway's 503", html('Unavailable', { status: 503 })],
]
/** Answers that held no page. */
const refused: [string, Behaviour][] = [
  ['429', refusal(429, 'rate_limited')],
  ['503', refusal(503, 'unavailable')],
  ["a gateway's 429", html('Too many requests', { status: 429 })],
]

describe('X-Request-Id', () => {
  it('is one for all attempts of a call, and another for the next', async () => {
    server.plays(reset, refusal(503, 'unavailable'), json(noRooms))
    const events: RequestEvent[] = []
    const hotel = demoHotel(server.url, { onRequest: (event) => events.push(event) })
    await hotel.rooms.list()
    await hotel.rooms.list()
    const [id, ...others] = ids()
    expect(id).toMatch(/^[!-~]{1,128}$/)
    expect(others).toEqual([id, id, expect.not.stringMatching(String(id))])
    expect(events.map(({ requestId }) => requestId)).toEqual(ids())
  })

  it('is in the error that no answer came to', async () => {
    server.plays(reset)
    const error = (await failure(demoHotel(server.url).rooms.list())) as InnwireError
    expect(error.requestId).toBe(ids()[0])
    server.plays(stallHead)
    const late = (await failure(demoHotel(server.url, { timeoutMs: 20 }).rooms.list())) as InnwireError
    expect(late.requestId).toBe(ids()[0])
  })
})

/** Lists that hold other reservations once a page of them was delivered. */
const delivering: [string, (hotel: Client) => PromiseLike<unknown>][] = [
  ...(
    [
      {},
      { undelivered: true },
      { per_page: 5, from_date: '2026-11-18' },
      { undelivered: false, booked: true },
      { undelivered: 0, modified: '1' },
    ] as ReservationFilter[]
  ).map((filter): [string, (hotel: Client) => PromiseLike<unknown>] => [
    `a list with ${JSON.stringify(filter)}`,
    (hotel) => hotel.reservations.list(filter),
  ]),
  ['the typed escape hatch', (hotel) => hotel.request('listReservations', { query: { per_page: 7 } })],
]

describe.each(delivering)('%s', (_, call) => {
  it.each(lost)('is not repeated after %s, and the error says where to look', async (_, fault) => {
    server.plays(fault, json(page))
    const error = (await failure(call(demoHotel(server.url)))) as InnwireError
    expect(server.requests).toHaveLength(1)
    expect(error.message.endsWith(hint)).toBe(true)
    expect(error.stack).toContain(hint)
    expect(error).toMatchObject({ retryable: false, unconfirmed: true, requestId: expect.any(String) })
  })

  it.each(refused)('is repeated after %s, which held no page', async (_, fault) => {
    server.plays(fault, fault, json(page))
    await call(demoHotel(server.url))
    expect(server.requests).toHaveLength(3)
  })

  it('is not repeated by a service that repeats pages either: a proxy may change the ids', async () => {
    const hotel = demoHotel(server.url)
    server.plays(repeatable, reset, json(page))
    await call(hotel)
    const error = (await failure(call(hotel))) as InnwireError
    expect(error.message.endsWith(hint)).toBe(true)
    expect(server.requests).toHaveLength(2)
  })
})

describe.each(['https://reservations.hotel.example', 'https://hotel.example/reservations/availability-1'])(
  'under the base URL %s',
  (baseUrl) => {
    /** Two gateway errors, and then an answer to every operation. */
    const hotel = (asked: string[]) =>
      demoHotel(baseUrl, {
        fetch: async (input) => {
          const lost = asked.push(String(input)) < 3
          return lost ? new Response('', { status: 502 }) : Response.json({ ...noRooms, ...ok, ...page })
        },
      })

    it.each<[string, (hotel: Client) => PromiseLike<unknown>]>([
      ['a list of rooms', (hotel) => hotel.rooms.list()],
      ['an update', (hotel) => hotel.calendar.updateDaily(goodPrices)],
      ['a look-up', (hotel) => hotel.reservations.get('HR1')],
    ])('%s is repeated', async (_, call) => {
      const asked: string[] = []
      await call(hotel(asked))
      expect(asked).toHaveLength(3)
    })

    it('a list that delivers is not', async () => {
      const asked: string[] = []
      const error = await failure(hotel(asked).reservations.list())
      expect(error).toMatchObject({ unconfirmed: true })
      expect(asked).toHaveLength(1)
    })
  },
)

describe('a list that is lost', () => {
  it.each([
    ['never comes', 'TimeoutError', stallHead],
    ['stops in the middle', 'TimeoutError', stallBody(page)],
    ['is a web page', 'ResponseError', html('Please log in')],
    ['lacks the list', 'ResponseError', json({})],
  ])('because it %s ends with a %s that says where to look', async (_, name, fault) => {
    server.plays(fault)
    // Longer than a busy machine needs until the server has the request.
    const hotel = demoHotel(server.url, { timeoutMs: 1_000 })
    const error = (await failure(hotel.reservations.list())) as InnwireError
    expect(error).toMatchObject({ name })
    expect(error.message.endsWith(hint)).toBe(true)
    expect(server.requests).toHaveLength(1)
  })

  it('because it leaves the contract says where to look, when the client throws for that', async () => {
    server.plays(json({ ...page, count: 'many' }))
    const error = (await failure(
      demoHotel(server.url, { validate: 'throw' }).reservations.list(),
    )) as InnwireError
    expect(error).toMatchObject({ name: 'ResponseError' })
    expect(error.message.endsWith(hint)).toBe(true)
  })
})

describe('nothing counts as delivered', () => {
  it.each([
    ['401', refusal(401, 'unauthorized')],
    ['422', refusal(422, 'validation_failed')],
    ['500', refusal(500, 'internal_error')],
    ["a gateway's 404", html('Not found', { status: 404 })],
  ])('by a %s, and its error says no such thing', async (_, fault) => {
    server.plays(fault)
    const error = (await failure(demoHotel(server.url).reservations.list())) as InnwireError
    expect(error.message).not.toContain('undelivered')
    expect(error.unconfirmed).toBe(false)
  })

  const harmless: [string, (hotel: Client) => PromiseLike<unknown>][] = [
    ['a list with undelivered: false', (hotel) => hotel.reservations.list({ undelivered: false, page: 2 })],
    ['a list with undelivered: "0"', (hotel) => hotel.reservations.list({ undelivered: '0' })],
    ['a walk', (hotel) => hotel.reservations.pages().next()],
    ['a look-up', (hotel) => hotel.reservations.get('HR1')],
    ['a look-up in a list', (hotel) => hotel.reservations.list({ reservation_number: 'HR1' })],
    ['another operation', (hotel) => hotel.rooms.list()],
    ['an update', (hotel) => hotel.calendar.updateDaily(goodPrices)],
  ]
  it.each(harmless)('by %s, so it is repeated after a lost answer', async (_, call) => {
    server.plays(reset, empty(502), json({ ...page, ...noRooms, ...ok }))
    await call(demoHotel(server.url))
    expect(server.requests.length).toBeGreaterThanOrEqual(3)
    server.plays(reset)
    const end = await Promise.resolve(call(demoHotel(server.url))).catch((error) => error)
    expect(JSON.stringify([end, String(end)])).not.toContain(hint)
  })
})
