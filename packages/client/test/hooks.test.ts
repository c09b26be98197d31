import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { RequestEvent, ResponseEvent, RetryEvent } from '../src/index.ts'
import { json, refusal, reset } from './behaviours.ts'
import {
  demoHotel,
  failure,
  goodPosting,
  goodPrices,
  noReservations,
  noRooms,
  ok,
  posted,
} from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

type Told = ['request', RequestEvent] | ['response', ResponseEvent] | ['retry', RetryEvent]

function listening() {
  const told: Told[] = []
  const hotel = demoHotel(server.url, {
    onRequest: (event) => told.push(['request', event]),
    onResponse: (event) => told.push(['response', event]),
    onRetry: (event) => told.push(['retry', event]),
  })
  return { hotel, told, names: () => told.map(([name]) => name) }
}

describe('the hooks', () => {
  it('are told of a request and its answer', async () => {
    server.plays(json(noRooms, { headers: { 'ratelimit-remaining': '4' } }))
    const { hotel, told } = listening()
    await hotel.rooms.list()
    const about = {
      operationId: 'listRooms',
      method: 'GET',
      url: `${server.url}/api/v2/apps/rooms`,
      attempt: 1,
      requestId: server.request(0).headers['x-request-id'],
    }
    expect(told).toEqual([
      ['request', about],
      [
        'response',
        expect.objectContaining({
          ...about,
          status: 200,
          durationMs: expect.any(Number),
          requestId: 'req-1',
        }),
      ],
    ])
    const [, event] = told[1] ?? []
    expect((event as ResponseEvent).headers.get('ratelimit-remaining')).toBe('4')
    expect((event as ResponseEvent).durationMs).toBeGreaterThanOrEqual(0)
  })

  it('are told of every attempt, in order, and why there is another', async () => {
    server.plays(reset, refusal(429, 'rate_limited', { headers: { 'retry-after': '0' } }), json(noRooms))
    const { hotel, told, names } = listening()
    await hotel.rooms.list()
    expect(names()).toEqual(['request', 'retry', 'request', 'response', 'retry', 'request', 'response'])
    expect(told.map(([, { attempt }]) => attempt)).toEqual([1, 1, 2, 2, 2, 3, 3])
    const retries = told.flatMap(([name, event]) => (name === 'retry' ? [event] : []))
    expect(retries).toEqual([
      expect.objectContaining({ delayMs: expect.any(Number), reason: expect.stringMatching(/\w/) }),
      expect.objectContaining({
        delayMs: expect.any(Number),
        reason: '429 rate_limited: It is rate_limited.',
      }),
    ])
  })

  it('are told of a temporary try_again like of any other retry', async () => {
    server.plays(json({ status: 'try_again', transaction_id: '7', errors: [] }), json(ok))
    const { hotel, told, names } = listening()
    await hotel.calendar.updateDaily(goodPrices)
    expect(names()).toEqual(['request', 'response', 'retry', 'request', 'response'])
    expect(told[2]?.[1]).toMatchObject({ reason: expect.stringMatching(/try.again/) })
  })

  it('are told of refusals, and of no retry when there is none', async () => {
    server.plays(refusal(401, 'unauthorized'))
    const { hotel, told, names } = listening()
    await failure(hotel.rooms.list())
    expect(names()).toEqual(['request', 'response'])
    expect(told[1]?.[1]).toMatchObject({ status: 401 })
  })

  it('are told of nothing when the input cannot be sent', async () => {
    const { hotel, names } = listening()
    await failure(hotel.calendar.updateDaily({ rooms: [] }))
    expect(names()).toEqual([])
  })

  it('see the query, but neither token nor hotel id', async () => {
    server.plays(json(noReservations))
    const { hotel, told } = listening()
    await hotel.reservations.list({ per_page: 7, booked: true })
    for (const [, { url }] of told) {
      expect([...new URL(url).searchParams]).toEqual([
        ['per_page', '7'],
        ['booked', 'true'],
      ])
    }
  })

  it('see the address that is asked, path prefix of the service included', async () => {
    server.plays(json(posted))
    const urls: string[] = []
    const hotel = demoHotel(`${server.url}/hotel/`, { onRequest: ({ url }) => urls.push(url) })
    await hotel.postings.create(goodPosting)
    expect(urls).toEqual([`${server.url}/hotel/api/v1/apps/pos/postings`])
    expect(server.request(0).path).toBe('/hotel/api/v1/apps/pos/postings')
  })

  it('are not all needed', async () => {
    server.plays(refusal(503, 'unavailable'), json(noRooms))
    const statuses: number[] = []
    await demoHotel(server.url, { onResponse: ({ status }) => statuses.push(status) }).rooms.list()
    expect(statuses).toEqual([503, 200])
  })

  it('are typed', () => {
    expectTypeOf<RequestEvent['attempt']>().toEqualTypeOf<number>()
    expectTypeOf<ResponseEvent['headers']>().toEqualTypeOf<Headers>()
    expectTypeOf<RetryEvent['delayMs']>().toEqualTypeOf<number>()
    expectTypeOf<ResponseEvent>().toExtend<RequestEvent>()
    expectTypeOf<RetryEvent>().toExtend<RequestEvent>()
  })
})

describe('a custom fetch', () => {
  it('gets what is sent, and gives what is read', async () => {
    const sent: string[] = []
    const hotel = demoHotel('https://hotel.example', {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        sent.push(`${request.method} ${request.url} ${await request.text()}`)
        return Response.json(ok)
      },
    })
    await hotel.calendar.updateDaily(goodPrices)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(
      /^PUT https:\/\/hotel\.example\/api\/v2\/apps\/rooms\/daily\?token=demo-token&hr_id=demo {"rooms":/,
    )
  })

  it('that throws is a connection that broke', async () => {
    let calls = 0
    const hotel = demoHotel('https://hotel.example', {
      fetch: async () => {
        calls++
        throw new TypeError('no network')
      },
    })
    expect(await failure(hotel.rooms.list())).toMatchObject({
      name: 'ConnectionError',
      message: expect.stringContaining('no network'),
    })
    expect(calls).toBe(4)
  })

  it.each([undefined, null, 'offline', 17, { code: 'EOFF' }])('may throw anything (%#)', async (thrown) => {
    const hotel = demoHotel('https://hotel.example', { fetch: () => Promise.reject(thrown) })
    expect(await failure(hotel.rooms.list())).toMatchObject({ name: 'ConnectionError' })
  })

  it('may throw an error that is its own cause', async () => {
    const error = new Error('round and round')
    error.cause = error
    const hotel = demoHotel('https://hotel.example', { fetch: () => Promise.reject(error) })
    expect(await failure(hotel.rooms.list())).toMatchObject({ name: 'ConnectionError' })
  })
})

it('the headers of an answer are whole where one of them shows the token: others, and each cookie, stay', async () => {
  const url = 'https://hotel.example'
  const cookies = ['first=1', 'second=demo-token; Path=/', 'third=3']
  const sent = new Headers({ link: `<${url}?token=demo-token>`, via: '1.1 proxy' })
  for (const cookie of cookies) sent.append('set-cookie', cookie)
  const fetch = async () => Response.json(noRooms, { headers: sent })
  const { response } = await demoHotel(url, { fetch }).rooms.list().withResponse()
  expect([...response.headers]).toEqual([
    ['content-type', 'application/json'],
    ['link', `<${url}?token=[hidden]>`],
    ['set-cookie', 'first=1'],
    ['set-cookie', 'second=[hidden]; Path=/'],
    ['set-cookie', 'third=3'],
    ['via', '1.1 proxy'],
  ])
})
