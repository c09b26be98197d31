import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CallOptions, type Client, type ClientOptions, createClient } from '../src/index.ts'
import { halfBody, html, json, redirect, reset, stallBody, stallHead, text } from './behaviours.ts'
import { goodDaily, goodPosting, goodRange, quick } from './demo-hotel.ts'
import { type Behaviour, type ScriptedServer, startScriptedServer } from './scripted-server.ts'
import { expectNoToken, spellings, tokens } from './token-leaks.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

const retry = { ...quick, limit: 1 }

const calls: ((hotel: Client, options: CallOptions) => PromiseLike<unknown>)[] = [
  (hotel, options) => hotel.rooms.list(options),
  (hotel, options) => hotel.calendar.updateRange(goodRange, options),
  (hotel, options) => hotel.calendar.updateDaily(goodDaily, options).withResponse(),
  (hotel, options) => hotel.postings.create(goodPosting, options),
  (hotel, options) => hotel.reservations.all({}, options).next(),
  (hotel, options) => hotel.transactions.wait('1', options),
  // What the service gives as data is the caller's as it is; only the head of such an answer is looked at.
  (hotel, options) =>
    hotel
      .request('listChannelsV1', {}, options)
      .withResponse()
      .then(({ response }) => response),
]

/** Everything that callers and hooks get to see of calls that go wrong. */
async function shown(token: string, settings: Partial<ClientOptions>, options: CallOptions = {}) {
  const events: unknown[] = []
  const tell = (event: unknown) => events.push(event)
  const hooks = { onRequest: tell, onResponse: tell, onRetry: tell }
  const hotel = createClient({
    baseUrl: server.url,
    token,
    allowShortToken: true,
    hrId: 'demo',
    retry,
    ...hooks,
    ...settings,
  })
  const ends = calls.map((call) =>
    call(hotel, options).then(
      (value) => value,
      (error: unknown) => error,
    ),
  )
  return { ends: await Promise.all(ends), events, hotel }
}

/** What a service or a proxy says that repeats what it was asked, in every spelling. */
const echo = (token: string, url: string) => `${spellings(token).join(' ')} http://${url}`
const contractError = (token: string, url: string) => ({
  status: 'error',
  code: 'validation_failed',
  message: `Not acceptable: ${echo(token, url)}`,
  request_id: token,
  errors: [{ path: `query[${token}]`, code: 'invalid_value', message: echo(token, url) }],
})

type Fault = (token: string) => Behaviour
/** A header cannot hold every letter; the address as it came can stand there. */
const echoHeaders = (url: string) => ({
  'x-request-id': url,
  'x-original-url': url,
  link: `<${url}>; rel="next"`,
})
const answering =
  (make: (token: string, url: string) => Behaviour): Fault =>
  (token) =>
  (response, request) =>
    make(token, request.url)(response, request)

const faults: Record<string, Fault> = {
  'a reset connection': () => reset,
  'half a body': () => halfBody({ rooms: [] }),
  'a web page with 200': answering((token, url) => html(echo(token, url))),
  'a web page with 502': answering((token, url) => html(echo(token, url), { status: 502 })),
  'text with 500': answering((token, url) => text(echo(token, url), { status: 500 })),
  'an error body of another kind': answering((token, url) =>
    json({ error: echo(token, url) }, { status: 403 }),
  ),
  'broken JSON': answering((token, url) => text(`{"rooms":[{"you":"${echo(token, url)}`)),
  'JSON without the list': answering((token, url) => json({ you: echo(token, url), [token]: token })),
  'redirects to the whole address': () =>
    redirect((url) => `${server.url}/login?back=${encodeURIComponent(url)}&${url}`),
  'redirects to the whole address, decoded': () => redirect((url) => `http://other.example${url}`),
  'headers that repeat the address': answering((_, url) =>
    json({}, { status: 404, headers: echoHeaders(url) }),
  ),
}
for (const status of [400, 401, 404, 409, 422, 429, 500, 503]) {
  faults[`a ${status} of the contract`] = answering((token, url) =>
    json(contractError(token, url), { status }),
  )
}

describe.each(tokens)('the token %s', (token) => {
  it.each(Object.entries(faults))('is not shown after %s', async (_, fault) => {
    server.plays(fault(token))
    expectNoToken(token, await shown(token, {}))
    expect(server.requests.every(({ query }) => query.some((pair) => pair.join() === `token,${token}`))).toBe(
      true,
    )
  })

  it('is not shown when nobody listens', async () => {
    expectNoToken(token, await shown(token, { baseUrl: 'http://127.0.0.1:9', retry: { limit: 0 } }))
    expectNoToken(token, await shown(token, { baseUrl: 'http://nowhere.invalid', retry: { limit: 0 } }))
  })

  it('is not shown after a timeout', async () => {
    server.plays(stallHead)
    expectNoToken(token, await shown(token, {}, { timeoutMs: 30 }))
    server.plays(stallBody({ you: token }))
    expectNoToken(token, await shown(token, {}, { timeoutMs: 30 }))
  })

  it('is not shown after an abort', async () => {
    server.plays(stallHead)
    const controller = new AbortController()
    const ended = shown(token, {}, { signal: controller.signal })
    await server.saw(calls.length)
    controller.abort()
    expectNoToken(token, await ended)
  })

  it('is not shown by the heads of good answers', async () => {
    server.plays((response, request) =>
      json({ rooms: [], reservations: [] }, { headers: echoHeaders(request.url) })(response, request),
    )
    expectNoToken(token, await shown(token, {}))
  })

  it.each(['warn', 'throw'] as const)('is not shown by validate: %s', async (validate) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const odd = { [token]: token, room_capacity: token, inv_code: { token } }
    server.plays(
      json({ rooms: [odd], channels: [{ name: 1, code: [token] }], status: token, transaction_id: '1' }),
    )
    const { ends, events } = await shown(token, { validate })
    // What was asked for is the caller's, as it came.
    const told = ends.filter((end) => end instanceof Error)
    expect(told.length + warn.mock.calls.length).toBeGreaterThan(0)
    expectNoToken(token, { told, events, warnings: warn.mock.calls })
  })
})

it('a token of digits is redacted where an error has it as a number', async () => {
  const token = '4711081512'
  const place = { path: 'token', code: 'invalid_value', message: 'No.', value: Number(token) }
  server.plays(
    json(
      { status: 'error', code: 'validation_failed', message: 'No.', request_id: 'r', errors: [place] },
      { status: 422 },
    ),
  )
  const hotel = createClient({ baseUrl: server.url, token, hrId: 'demo', retry })
  const error = await hotel.rooms.list().catch((error: unknown) => error)
  expect(error).toMatchObject({ errors: [{ path: 'token' }] })
  expectNoToken(token, error)
})
