import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  type Client,
  type ClientOptions,
  connect,
  createClient,
  type RequestEvent,
  type ResponseEvent,
} from '../src/index.ts'
import { failure, goodDaily, goodRange } from './demo-hotel.ts'
import { expectNoToken, spellings, tokens } from './token-leaks.ts'

const client = (token: string, settings: Partial<ClientOptions> = {}): Client =>
  createClient({
    baseUrl: 'https://hotel.example',
    token,
    allowShortToken: true,
    hrId: 'demo',
    retry: { limit: 0 },
    ...settings,
  })

/** An error as a library may throw it: with the whole address wherever one can stand. */
function talkative(input: unknown): Error {
  const url = String(input instanceof Request ? input.url : input)
  const inner = Object.assign(new Error(`connect failed: ${url}`), { code: `E_${url}`, config: { url } })
  const error = new TypeError(`request to ${url} failed`, { cause: { cause: inner, url, message: url } })
  error.stack = `TypeError: ${url}\n    at fetch (${url})`
  return Object.assign(error, { request: { url }, options: { href: url }, input, name: `FetchError ${url}` })
}

describe.each(tokens)('the token %s', (token) => {
  it.each([
    ['an error', (input: unknown) => talkative(input)],
    ['an error within an error', (input: unknown) => new Error('outer', { cause: talkative(input) })],
    ['errors together', (input: unknown) => new AggregateError([talkative(input)], String(input))],
    ['text', (input: unknown) => `no route to ${input}`],
    ['an object', (input: unknown) => ({ message: `no route to ${input}`, code: String(input), url: input })],
    ['a text that decodes the address', (input: unknown) => new Error(decodeURIComponent(String(input)))],
  ])('is not shown when a custom fetch throws %s with the address in it', async (_, make) => {
    const events: unknown[] = []
    const hotel = client(token, {
      retry: { limit: 1, baseMs: 1 },
      fetch: (input) => Promise.reject(make(input)),
      onRetry: (event) => events.push(event),
      onRequest: (event) => events.push(event),
    })
    const error = (await failure(hotel.rooms.list())) as Error
    expectNoToken(token, error)
    expectNoToken(token, error.stack)
    expectNoToken(token, error.cause)
    const update = await hotel.calendar.updateRange(goodRange)
    expect(update.outcome).toBe('ambiguous')
    expectNoToken(token, { update, events })
  })

  it('is not shown when a custom fetch throws at once', async () => {
    const hotel = client(token, {
      fetch: (input) => {
        throw talkative(input)
      },
    })
    expectNoToken(token, await failure(hotel.rooms.list()))
  })

  it('is not shown when reading the body fails', async () => {
    const hotel = client(token, {
      fetch: async (input) =>
        new Response(new ReadableStream({ pull: (controller) => controller.error(talkative(input)) })),
    })
    expectNoToken(token, await failure(hotel.rooms.list()))
  })

  it('is not in a client, a resource or a connection that is printed', () => {
    const hotel = client(token)
    expectNoToken(token, hotel)
    expectNoToken(token, { ...hotel })
    for (const resource of Object.values(hotel)) expectNoToken(token, resource)
    expectNoToken(
      token,
      connect({ baseUrl: 'https://hotel.example', token, allowShortToken: true, hrId: 'demo' }),
    )
    expect(inspect(hotel, { depth: Number.POSITIVE_INFINITY, showHidden: true })).toContain('updateDaily')
  })

  it('is not in a call that is under way', async () => {
    const hotel = client(token, { fetch: async () => Response.json({ rooms: [] }) })
    const call = hotel.rooms.list()
    expectNoToken(token, call)
    expectNoToken(token, await call)
    expectNoToken(token, await call.withResponse())
  })

  it('is not in an HTTP archive made from the hooks', async () => {
    const entries: { request?: object; response?: object }[] = []
    const request = ({ method, url }: RequestEvent) => ({
      method,
      url,
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
    })
    const hotel = client(token, {
      fetch: async (input) =>
        Response.json({}, { headers: { location: String(input), 'x-request-id': String(input) } }),
      onRequest: (event) => entries.push({ request: request(event) }),
      onResponse: (event: ResponseEvent) =>
        entries.push({
          request: request(event),
          response: { status: event.status, headers: [...event.headers] },
        }),
    })
    await failure(hotel.reservations.list({ per_page: 3 }))
    await hotel.calendar.updateDaily(goodDaily)
    await hotel.request('getTransactionDetails', { query: { transaction_id: '1' } })
    expect(entries).toHaveLength(6)
    expect(JSON.stringify(entries.map(({ request }) => request))).not.toMatch(/hr_id|token/)
    const archive = JSON.stringify({ log: { version: '1.2', entries } }, null, 2)
    expectNoToken(token, archive)
    expect(archive).toContain('per_page')
  })

  it('is not in the error of settings that have it in the wrong place', () => {
    for (const wrong of [`https://hotel.example/?token=${token}`, `ftp://${token}`, token]) {
      try {
        expectNoToken(token, client(token, { baseUrl: wrong, hrId: '' }))
      } catch (error) {
        expectNoToken(token, error)
      }
    }
  })

  it('is not in the error of input', async () => {
    const hotel = client(token)
    expectNoToken(token, await failure(hotel.calendar.updateRange({ ...goodRange, price: token })))
    expectNoToken(token, await failure(hotel.calendar.updateDaily({ rooms: [] })))
    expectNoToken(token, await failure(hotel.reservations.list({ from_date: token })))
  })
})

describe('the search for leaks', () => {
  it.each(tokens)('finds %s wherever it hides', (token) => {
    const hidings = [
      token,
      { deep: [{ [token]: 1 }] },
      new Error('outer', { cause: new Error(`inner ${encodeURIComponent(token)}`) }),
      Object.assign(new Error('outer'), { stack: JSON.stringify({ token }) }),
      Object.defineProperty({}, 'hidden', {
        value: new Headers({ location: spellings(token).at(-1) ?? '' }),
      }),
      new Map([['url', new URLSearchParams({ token }).toString()]]),
    ]
    for (const hiding of hidings) expect(() => expectNoToken(token, hiding)).toThrow()
  })
})

describe('what is no secret', () => {
  it('stays whole, even with a token of one common letter', async () => {
    const body = { status: 'error', code: 'unauthorized', message: 'Wrong.', request_id: 'r' }
    const rooms = [{ name: 'Suite', inv_code: 'e' }]
    const answers = [Response.json({ rooms }), Response.json(body, { status: 401 })]
    const hotel = client('e', { fetch: async () => answers.shift() ?? Response.error() })
    expect(await hotel.rooms.list()).toEqual(rooms)
    expect(await failure(hotel.rooms.list())).toMatchObject({ name: 'AuthenticationError', status: 401 })
  })

  it.each(['e', 'rate', 'a', 'date'])(
    'neither codes nor paths have the token %s taken out',
    async (token) => {
      const place = { path: 'rooms[0].dates[12].price', code: 'invalid_value', message: 'No.' }
      const body = { status: 'error', code: 'rate_limited', message: 'Wrong.', errors: [place] }
      const hotel = client(token, { fetch: async () => Response.json(body, { status: 422 }) })
      expect(await failure(hotel.rooms.list())).toMatchObject({
        code: 'rate_limited',
        errors: [{ path: place.path, code: place.code }],
      })
    },
  )

  it.each(['token_abcdefghijkl', 'abcdefghijkl_token', 'xabcdefghijkl', 'rooms[0].abcdefghijkl_'])(
    'the code or path %s around a token is redacted',
    async (word) => {
      const body = { status: 'error', code: word, message: 'No.', errors: [{ path: word, code: word }] }
      const hotel = client('abcdefghijkl', { fetch: async () => Response.json(body, { status: 422 }) })
      expectNoToken('abcdefghijkl', await failure(hotel.rooms.list()))
    },
  )

  it('a path that is the token is redacted', async () => {
    const body = { status: 'error', code: 'unknown_field', message: 'No.', errors: [{ path: 'supersecret' }] }
    const hotel = client('supersecret', { fetch: async () => Response.json(body, { status: 422 }) })
    expectNoToken('supersecret', await failure(hotel.rooms.list()))
  })

  it('a token of less than 8 characters is refused, unless that is allowed', () => {
    const settings = { baseUrl: 'https://hotel.example', token: '1234567', hrId: 'demo' }
    expect(() => createClient(settings)).toThrow(/token/)
    expect(() => createClient({ ...settings, token: '12345678' })).not.toThrow()
    expect(() => createClient({ ...settings, allowShortToken: true })).not.toThrow()
  })
})
