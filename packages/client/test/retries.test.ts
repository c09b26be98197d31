import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConnectionError, RateLimitError, type RetryEvent, ServerError } from '../src/index.ts'
import { empty, halfBody, html, json, redirect, refusal, reset, text } from './behaviours.ts'
import { demoHotel, failure, goodPosting, noRooms, oneChannel, posted, quick } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const unavailable = refusal(503, 'unavailable')

describe('the same request is sent again after', () => {
  it.each([
    ['a reset connection', reset],
    ['half a body', halfBody(noRooms)],
    ['429', refusal(429, 'rate_limited')],
    ['502 with nothing in it', empty(502)],
    ['502 with a web page', html('Bad gateway', { status: 502 })],
    ['503', unavailable],
    ['504', text('', { status: 504 })],
  ])('%s', async (_, fault) => {
    server.plays(fault, fault, json(noRooms))
    const retries: RetryEvent[] = []
    const hotel = demoHotel(server.url, { onRetry: (event) => retries.push(event) })
    await expect(hotel.rooms.list()).resolves.toEqual([])
    expect(server.requests).toHaveLength(3)
    expect(new Set(server.requests.map(({ method, url }) => `${method} ${url}`)).size).toBe(1)
    expect(retries.map(({ attempt }) => attempt)).toEqual([1, 2])
  })
})

it('nothing is sent again after another status than those that the README and the declaration name', async () => {
  const repeated: number[] = []
  for (let status = 400; status < 600; status++) {
    let asked = 0
    const fetch = async () => {
      asked += 1
      return new Response('', { status })
    }
    await failure(demoHotel(server.url, { fetch, retry: { ...quick, limit: 1 } }).rooms.list())
    if (asked > 1) repeated.push(status)
  }
  for (const file of ['../README.md', '../src/options.ts']) {
    const text = await readFile(new URL(file, import.meta.url), 'utf8')
    expect(/onnection faults, ([\d, ]*\d)/.exec(text)?.[1], file).toBe(repeated.join(', '))
  }
})

describe('nothing is sent again after', () => {
  it.each([
    ['400', refusal(400, 'unreadable_request')],
    ['401', refusal(401, 'unauthorized')],
    ['404', refusal(404, 'transaction_not_found')],
    ['405', refusal(405, 'method_not_allowed')],
    ['409', refusal(409, 'folio_closed')],
    ['413', refusal(413, 'body_too_large')],
    ['415', refusal(415, 'unsupported_media_type')],
    ['422', refusal(422, 'validation_failed')],
    ['500', refusal(500, 'internal_error')],
    ['501', text('', { status: 501 })],
    ['a 4xx that asks to wait', refusal(422, 'validation_failed', { headers: { 'retry-after': '0' } })],
    ['a web page with 200', html('Please log in')],
    ['an answer without the list', json({})],
    ['a redirect', redirect('/elsewhere')],
  ])('%s', async (_, fault) => {
    const retries: RetryEvent[] = []
    const hotel = demoHotel(server.url, { onRetry: (event) => retries.push(event) })
    for (const call of [() => hotel.rooms.list(), () => hotel.postings.create(goodPosting)]) {
      server.plays(fault, json({ ...noRooms, ...posted }))
      await failure(call())
      expect(server.requests).toHaveLength(1)
    }
    expect(retries).toEqual([])
  })
})

describe('an invoice', () => {
  it('is posted again, where that is stated, with the very same body, and so with the same transaction_id', async () => {
    server.plays(reset, unavailable, halfBody(posted), json(posted))
    const hotel = demoHotel(server.url, { repeat: 'by transaction_id' })
    await expect(hotel.postings.create(goodPosting)).resolves.toEqual(posted)
    expect(server.requests).toHaveLength(4)
    const bodies = new Set(server.requests.map(({ body }) => body))
    expect([...bodies]).toEqual([expect.stringContaining('"transaction_id":"bar-4711"')])
  })

  it('is not posted again after a conflict', async () => {
    server.plays(refusal(409, 'transaction_id_reused'), json(posted))
    await failure(demoHotel(server.url).postings.create(goodPosting))
    expect(server.requests).toHaveLength(1)
  })
})

describe('the limit', () => {
  it('is 3 retries when none is given, and the last error is thrown', async () => {
    server.plays(unavailable)
    expect(await failure(demoHotel(server.url).rooms.list())).toBeInstanceOf(ServerError)
    expect(server.requests).toHaveLength(4)
  })

  it.each([0, 1, 2, 5])('of %i is kept, set for the client', async (limit) => {
    server.plays(reset)
    const hotel = demoHotel(server.url, { retry: { ...quick, limit } })
    expect(await failure(hotel.rooms.list())).toBeInstanceOf(ConnectionError)
    expect(server.requests).toHaveLength(limit + 1)
  })

  it.each([0, 1, 2, 5])('of %i is kept, set for one call', async (limit) => {
    server.plays(unavailable)
    const hotel = demoHotel(server.url, { retry: { ...quick, limit: 3 } })
    await failure(hotel.rooms.list({ retry: { limit } }))
    expect(server.requests).toHaveLength(limit + 1)
  })

  it('of a call leaves the other settings of the client as they are', async () => {
    server.plays(unavailable, json(noRooms))
    const delays: number[] = []
    const hotel = demoHotel(server.url, {
      retry: { baseMs: 1, maxMs: 1, limit: 0 },
      onRetry: ({ delayMs }) => delays.push(delayMs),
    })
    await hotel.rooms.list({ retry: { limit: 1 } })
    expect(delays).toHaveLength(1)
    expect(delays[0]).toBeLessThanOrEqual(1)
  })

  it('holds for every operation, the typed escape hatch included', async () => {
    server.plays(unavailable, json(oneChannel))
    const hotel = demoHotel(server.url)
    await expect(hotel.request('listChannelsV1', {})).resolves.toEqual(oneChannel)
    server.plays(unavailable)
    await failure(hotel.request('listChannelsV1', {}, { retry: { limit: 0 } }))
    expect(server.requests).toHaveLength(1)
  })
})

describe('over a real connection, Retry-After', () => {
  const limited = (retryAfter: string) =>
    refusal(429, 'rate_limited', { headers: { 'retry-after': retryAfter } })

  it.each(['0', 'soon', '', '-5', new Date(0).toUTCString()])(
    'of "%s" does not end the call',
    async (header) => {
      server.plays(limited(header), json(noRooms))
      await expect(demoHotel(server.url).rooms.list()).resolves.toEqual([])
    },
  )

  it('that is longer than the cap ends the call at once with what was asked', async () => {
    server.plays(limited('3600'), json(noRooms))
    const error = await failure(demoHotel(server.url).rooms.list())
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({
      code: 'rate_limited',
      status: 429,
      retryAfterMs: 3_600_000,
      retryable: true,
    })
    expect(server.requests).toHaveLength(1)
  })
})
