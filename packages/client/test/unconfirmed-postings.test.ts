import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, ClientOptions, InnwireError } from '../src/index.ts'
import { empty, halfBody, html, json, redirect, refusal, reset, stallHead } from './behaviours.ts'
import { demoHotel, failure, goodPosting, posted } from './demo-hotel.ts'
import { type Behaviour, type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const hint = ' (Unconfirmed: look on the folio.)'
const ways: [string, (hotel: Client) => PromiseLike<unknown>][] = [
  ['postings.create', (hotel) => hotel.postings.create(goodPosting)],
  ['request', (hotel) => hotel.request('createPosting', { body: goodPosting })],
]
/** What a system was asked for when it failed, before anything was sent. */
const syscall = 'connect'
const own: { cause?: object } = {}
own.cause = own
/** Ends after which an invoice may be on the folio. */
const lost: [string, Behaviour][] = [
  ['a reset connection', reset],
  ['half a body', halfBody(posted)],
  ['a 502 with nothing in it', empty(502)],
  ["a gateway's 503", html('Unavailable', { status: 503 })],
  ["the service's own 503", refusal(503, 'unavailable')],
  ['a 500', refusal(500, 'internal_error')],
  ['a redirect', redirect('/elsewhere')],
  ['a web page', html('Please log in')],
]

describe.each(ways)('an invoice sent by %s', (_, post) => {
  it.each(lost)(
    'is not repeated after %s unless that is stated, and is told to be unconfirmed',
    async (_, fault) => {
      server.plays(fault, json(posted))
      const error = (await failure(post(demoHotel(server.url)))) as InnwireError
      expect(server.requests).toHaveLength(1)
      expect(error.unconfirmed).toBe(true)
      expect(error.message.endsWith(hint)).toBe(true)
      expect(error.stack).toContain(hint)
    },
  )

  it('that takes too long is unconfirmed', async () => {
    server.plays(stallHead)
    const error = await failure(post(demoHotel(server.url, { timeoutMs: 30 })))
    expect(error).toMatchObject({ name: 'TimeoutError', unconfirmed: true })
  })

  it('is repeated after a 429, which posted nothing, and is unconfirmed by what comes then', async () => {
    server.plays(refusal(429, 'rate_limited'), reset, json(posted))
    expect(await failure(post(demoHotel(server.url)))).toMatchObject({ unconfirmed: true })
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ['401', refusal(401, 'unauthorized')],
    ['409', refusal(409, 'folio_closed')],
    ['422', refusal(422, 'validation_failed')],
    ["a gateway's 404", html('Not found', { status: 404 })],
  ])('that is refused with %s is not on the folio', async (_, fault) => {
    server.plays(fault)
    const error = (await failure(post(demoHotel(server.url)))) as InnwireError
    expect(error.unconfirmed).toBe(false)
    expect(error.message).not.toContain('nconfirmed')
  })

  it('is repeated where its user states that the service charges an id once', async () => {
    server.plays(reset, html('Unavailable', { status: 503 }), json(posted))
    await post(demoHotel(server.url, { repeat: 'by transaction_id' }))
    expect(server.requests).toHaveLength(3)
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1)
    server.plays(reset)
    const error = await failure(post(demoHotel(server.url, { repeat: 'by transaction_id' })))
    expect(error).toMatchObject({ unconfirmed: false, message: expect.not.stringContaining(hint) })
  })

  it.each([
    ['the id was used before', refusal(409, 'transaction_id_reused')],
    ['the folio is closed', refusal(409, 'folio_closed')],
    ['its token is not known any more', refusal(401, 'unauthorized')],
  ])('is unconfirmed when %s, because the attempt before may have posted it', async (_, answer) => {
    server.plays(reset, answer)
    const error = (await failure(
      post(demoHotel(server.url, { repeat: 'by transaction_id' })),
    )) as InnwireError
    expect(server.requests).toHaveLength(2)
    expect(error).toMatchObject({ unconfirmed: true, message: expect.stringContaining(hint) })
  })

  it('is not unconfirmed when only refusals came before', async () => {
    server.plays(refusal(429, 'rate_limited'), refusal(409, 'transaction_id_reused'))
    const error = await failure(post(demoHotel(server.url, { repeat: 'by transaction_id' })))
    expect(error).toMatchObject({ unconfirmed: false, message: expect.not.stringContaining(hint) })
  })

  it('may go later, with the same id, when the quota is used up after a lost answer', async () => {
    server.plays(reset, refusal(429, 'rate_limited', { headers: { 'retry-after': '3600' } }))
    const error = await failure(post(demoHotel(server.url, { repeat: 'by transaction_id' })))
    expect(error).toMatchObject({ name: 'RateLimitError', retryable: true, unconfirmed: false })
  })

  it('is unconfirmed after an answer of 200 that cannot be read, also where that is stated', async () => {
    server.plays(html('Please log in'))
    const error = await failure(post(demoHotel(server.url, { repeat: 'by transaction_id' })))
    expect(error).toMatchObject({ name: 'ResponseError', retryable: false, unconfirmed: true })
    expect(server.requests).toHaveLength(1)
  })

  it.each<[string, object]>([
    ['nobody listens', { code: 'ECONNREFUSED', syscall }],
    ['nobody listens at any of several addresses', new AggregateError([{ code: 'ECONNREFUSED', syscall }])],
    ['the host has no address', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }],
    ['there is no way back', { message: 'read EHOSTUNREACH', code: 'EHOSTUNREACH', syscall: 'read' }],
    [
      'a connection is refused later',
      { message: 'read ECONNREFUSED', code: 'ECONNREFUSED', syscall: 'read' },
    ],
    ['a message alone says so', { message: 'connect ECONNREFUSED 127.0.0.1:9' }],
    [
      'one of two connections was made',
      new AggregateError([{ code: 'ECONNREFUSED', syscall }, { syscall: 'read' }]),
    ],
    ['a cause is its own', own],
  ])('is unconfirmed where %s, because it may have been sent', async (_, cause) => {
    let asked = 0
    const fetch = async () => {
      asked += 1
      throw Object.assign(new TypeError('fetch failed'), { cause })
    }
    const error = await failure(post(demoHotel(server.url, { fetch })))
    expect(error).toMatchObject({ name: 'ConnectionError', unconfirmed: true })
    expect(asked).toBe(1)
  })

  it.each([undefined, 'never', true])('is not repeated where that user says %j', async (repeat) => {
    server.plays(reset, json(posted))
    await failure(post(demoHotel(server.url, { repeat } as unknown as ClientOptions)))
    expect(server.requests).toHaveLength(1)
  })
})
