import { once } from 'node:events'
import { connect } from 'node:net'
import { operationTable } from '@innwire/types'
import { checkResponse } from '@innwire/validators'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { goodRequests } from '../../validators/test/good-requests.ts'
import { type Mock, startMock } from './index.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock({ port: 0, token: 'demo-token', hrId: 'demo' })
})

afterAll(() => mock.stop())

const credentials = 'token=demo-token&hr_id=demo'

async function call(path: string, init: RequestInit = {}, query = credentials) {
  const response = await fetch(`${mock.url}${path}${path.includes('?') ? '&' : '?'}${query}`, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) }
}

const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const everyOperation = Object.entries(operationTable).map(([id, operation]) => ({ id, ...operation }))

describe.each(everyOperation)('$id', ({ id, method, path }) => {
  const { query = '', init = {} } = goodRequests[id] ?? {}
  const request = { method: method.toUpperCase(), ...init }

  it('answers with a body that keeps the contract', async () => {
    const { status, body, headers } = await call(`${path}?${query}`, request)
    expect(status).toBe(200)
    expect(checkResponse(id as keyof typeof operationTable, 200, body)).toEqual([])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('refuses a missing token, a wrong token and a wrong hotel id in the same way', async () => {
    const bodies = []
    for (const wrong of ['hr_id=demo', 'token=wrong&hr_id=demo', 'token=demo-token&hr_id=other', '']) {
      const { status, body } = await call(`${path}?${query}`, request, wrong)
      expect(status).toBe(401)
      expect(checkResponse(id as keyof typeof operationTable, 401, body)).toEqual([])
      bodies.push({ ...body, request_id: '' })
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  it('shows every status that the contract has, on request', async () => {
    for (const code of ['400', '401', '405', '429', '500', '503']) {
      const { status, body } = await call(`${path}?${query}`, {
        ...request,
        headers: { ...request.headers, Prefer: `code=${code}` },
      })
      expect(status).toBe(Number(code))
      expect(checkResponse(id as keyof typeof operationTable, status, body)).toEqual([])
    }
  })
})

describe('bad input', () => {
  const daily = (date: object, headers: Record<string, string> = {}) => {
    const init = json({ rooms: [{ inv_code: 'HR:1', channel_codes: ['hrs'], dates: [date] }] })
    return call('/api/v2/apps/rooms/daily', {
      method: 'PUT',
      ...init,
      headers: { ...init.headers, ...headers },
    })
  }

  it('gets our 422 with every place', async () => {
    const { status, body } = await call('/api/v2/apps/rooms/daily', {
      method: 'PUT',
      ...json({ rooms: [{ inv_code: 'HR:1', channel_codes: [], dates: [{ date: '2026-02-30' }] }] }),
    })
    expect(status).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      'rooms[0].channel_codes',
      'rooms[0].dates[0].date',
    ])
  })

  it('within a date of a daily update gets the 200 that refuses this date', async () => {
    const wrong = { date: '2026-12-24', availability: -1 }
    const { status, body } = await daily(wrong)
    expect([status, body.status]).toEqual([200, 'try_again'])
    expect(body.errors).toEqual([
      { 'HR:1': { '2026-12-24': expect.stringMatching(/^Invalid availability: give/) } },
    ])
    expect(checkResponse('updateRoomsDaily', status, body)).toEqual([])
    const preferred = await daily(wrong, { Prefer: 'example=DailyUpdateOkRecorded' })
    expect(preferred.body.status).toBe('ok')
  })

  it('gets a 422 for a name that does not exist, with the nearest one', async () => {
    expect(await call('/api/v2/apps/reservations?undeliverd=false')).toMatchObject({
      status: 422,
      body: {
        code: 'unknown_field',
        message: 'undeliverd: There is no field undeliverd here. Did you mean undelivered?',
      },
    })
    expect(await call('/api/v2/apps/rooms?page=1')).toMatchObject({
      status: 422,
      body: { message: 'page: There is no field page here. Take it out.' },
    })
  })

  it('gets a 400 when the JSON is broken, and a 415 when it is something else', async () => {
    const path = '/api/v1/apps/pos/postings'
    expect(await call(path, { method: 'POST', ...json('{"a":') })).toMatchObject({
      status: 400,
      body: { code: 'unreadable_request' },
    })
    expect(await call(path, { method: 'POST', body: 'x' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    })
  })

  it('gets a 413 over 2 MB', async () => {
    const { status, body } = await call('/api/v2/apps/rooms/daily', {
      method: 'PUT',
      ...json(`"${'x'.repeat(2_000_000)}"`),
    })
    expect(status).toBe(413)
    expect(body.code).toBe('body_too_large')
  })

  it('gets a 404 for a path, and a 405 with Allow for a method, that the contract does not have', async () => {
    expect(await call('/api/v2/apps/room')).toMatchObject({ status: 404, body: { code: 'path_not_found' } })
    const refused = await call('/api/v1/apps/sales_departments', { method: 'DELETE' })
    expect(refused).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    expect(refused.headers.get('allow')).toBe('GET, POST, HEAD')
  })

  it('gets told when Prefer names an example that the operation does not have', async () => {
    const { status, body } = await call('/api/v2/apps/rooms', {
      headers: { Prefer: 'example=ExtrasRecorded' },
    })
    expect(status).toBe(400)
    expect(body.message).toContain('listRooms')
    expect(body.message).toContain('ExtrasRecorded')
  })

  it.each([
    ['code=42', 'status 42'],
    ['Code=4290', 'status 4290'],
    ['code=abc', 'status abc'],
    ['code="0x1ad", example=RoomsRecorded', 'status 0x1ad with an example RoomsRecorded'],
    ['code=700', 'status 700'],
    ['code=', 'status ""'],
    ['example=Rooms-Recorded', 'an example Rooms-Recorded'],
    ['example', 'an example ""'],
  ])('gets told when Prefer asks for what is no status or no example: %s', async (prefer, wanted) => {
    const { status, body } = await call('/api/v2/apps/rooms', { headers: { Prefer: prefer } })
    expect(status).toBe(400)
    expect(body.message).toContain(`shows nothing for listRooms with ${wanted}.`)
  })

  it('gets what it prefers however the header is spelled, and other preferences count for nothing', async () => {
    for (const prefer of [
      'respond-async, Code = "429"; wait=10',
      'code=429;foo',
      'foo=code,code=429,code=500',
    ]) {
      expect((await call('/api/v2/apps/rooms', { headers: { Prefer: prefer } })).status).toBe(429)
    }
    expect(
      (await call('/api/v2/apps/rooms', { headers: { Prefer: 'respond-async, postcode=1' } })).status,
    ).toBe(200)
  })
})

describe('headers', () => {
  it('keeps the request id of the caller, in header and error body', async () => {
    const { headers, body } = await call('/api/v2/apps/reservations?page=2', {
      headers: { 'X-Request-Id': 'mine-17' },
    })
    expect(headers.get('x-request-id')).toBe('mine-17')
    expect(body.request_id).toBe('mine-17')
  })

  it('replaces a request id that is too long', async () => {
    const { headers } = await call('/api/v2/apps/rooms', { headers: { 'X-Request-Id': 'x'.repeat(129) } })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('sends no quota and no replay that are not there, but Retry-After with a 429', async () => {
    const posted = await call('/api/v1/apps/pos/postings', {
      method: 'POST',
      ...goodRequests.createPosting?.init,
    })
    expect(posted.headers.has('idempotent-replayed')).toBe(false)
    expect(posted.headers.has('ratelimit-remaining')).toBe(false)
    const limited = await call('/api/v2/apps/rooms', { headers: { Prefer: 'code=429' } })
    expect(limited.headers.get('retry-after')).toBe('42')
  })

  it('lets a page of another origin call it', async () => {
    const preflight = await fetch(`${mock.url}/api/v2/apps/rooms/daily`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://pms.example', 'Access-Control-Request-Method': 'PUT' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('answers HEAD as GET without a body', async () => {
    const { status, headers, body } = await call('/api/v2/apps/rooms', { method: 'HEAD' })
    expect([status, body]).toEqual([200, ''])
    expect(Number(headers.get('content-length'))).toBeGreaterThan(100)
  })
})

describe('starting and stopping', () => {
  it('fails with EADDRINUSE when the port is taken', async () => {
    await expect(startMock({ port: mock.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('stops although a connection is open, and frees the port', async () => {
    const other = await startMock({ port: 0 })
    const socket = connect(other.port, '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await new Promise((resolve) => socket.once('connect', resolve))
    await other.stop()
    await closed
    const again = await startMock({ port: other.port })
    expect(again.port).toBe(other.port)
    await again.stop()
  })

  it('says nothing of a caller who breaks off in the middle of a body', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    try {
      for (const end of ['destroy', 'resetAndDestroy'] as const) {
        const socket = connect(mock.port, '127.0.0.1')
        const head = `PUT /api/v2/apps/rooms/daily?${credentials} HTTP/1.1\r\nHost: hotel.example`
        socket.write(`${head}\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n`)
        // The mock waits for the body from here on.
        await once(socket, 'data')
        socket[end]()
        await once(socket, 'close')
      }
      expect((await call('/api/v2/apps/rooms')).status).toBe(200)
      expect(said).not.toHaveBeenCalled()
    } finally {
      said.mockRestore()
    }
  })

  it('answers from another contract after use()', async () => {
    const other = await startMock({ port: 0 })
    const { default: contract } = await import('@innwire/types/openapi.json', { with: { type: 'json' } })
    const { readRequest } = await import('@innwire/validators')
    const document = structuredClone(contract)
    document.components.examples.ChannelsRecorded.value.channels = [{ name: 'New', code: 'new' }]
    await other.use({ document, readRequest })
    const response = await fetch(`${other.url}/api/v2/apps/infos/channels?${credentials}`)
    expect(await response.json()).toEqual({ channels: [{ name: 'New', code: 'new' }] })
    await other.stop()
  })
})
