import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handlers, respond } from './index.ts'

const credentials = 'token=secret-token&hr_id=h'
const rooms = `/api/v2/apps/rooms?${credentials}`

/** Stands for the real host, and keeps what reaches it. */
let real: Server
let reached: string[]
let host: string
let server: ReturnType<typeof setupServer> | undefined

beforeEach(async () => {
  reached = []
  real = createServer(({ method, url }, response) => {
    reached.push(`${method} ${url}`)
    response.end('real')
  })
  await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(real.address() as AddressInfo).port}`
})

afterEach(() => {
  stop()
  real.close()
})

function stop(): void {
  server?.close()
  server = undefined
}

/** Lets through what nobody answers, as a worker in a page does. */
function listen(...given: Parameters<typeof setupServer>): void {
  stop()
  server = setupServer(...given)
  server.listen({ onUnhandledFrame: 'bypass' })
}

describe('a request that no operation takes does not leave for the real host', () => {
  it.each([
    ['GET', `/api/v2/apps/room?${credentials}`, 404, null],
    ['GET', `/api/v2/apps/rooms/?${credentials}`, 404, null],
    ['GET', `/api/V2/apps/rooms?${credentials}`, 404, null],
    ['GET', `/apps/rooms?${credentials}`, 404, null],
    ['GET', '/api/v3/apps/rooms', 404, null],
    ['PATCH', rooms, 405, 'GET, HEAD'],
    ['DELETE', '/api/v1/apps/sales_departments', 405, 'GET, HEAD, POST'],
    ['OPTIONS', rooms, 405, 'GET, HEAD'],
    ['POST', `/api/v2/apps/rooms/daily?${credentials}`, 405, 'PUT'],
    ['HEAD', `/api/v2/apps/rooms/daily?${credentials}`, 405, 'PUT'],
  ])('%s %s', async (method, path, status, allow) => {
    for (const options of [{ baseUrl: host }, {}]) {
      listen(...handlers(options))
      const response = await fetch(`${host}${path}`, { method, headers: { 'X-Request-Id': 'mine' } })
      expect([response.status, response.headers.get('allow')]).toEqual([status, allow])
      expect(response.headers.get('x-request-id')).toBe('mine')
      if (method === 'HEAD') continue
      const code = status === 404 ? 'path_not_found' : 'method_not_allowed'
      expect(await response.json()).toMatchObject({ status: 'error', code, request_id: 'mine' })
    }
    expect(reached).toEqual([])
  })

  it.each([
    '/api/v2/apps/rooms',
    '/API/v2/apps/rooms',
    '/api//v2/apps/rooms',
    '/api/v2%2Fapps/rooms',
    '/api%2fv2/apps%2frooms',
  ])('with a token and no hr_id, %s', async (path) => {
    for (const options of [{ baseUrl: host }, {}]) {
      listen(...handlers(options))
      expect([401, 404]).toContain((await fetch(`${host}${path}?token=secret-token`)).status)
    }
    expect(reached).toEqual([])
  })

  it('and HEAD is answered as GET is, without the body', async () => {
    listen(...handlers({ baseUrl: host }))
    const response = await fetch(`${host}${rooms}`, { method: 'HEAD' })
    expect([response.status, await response.text(), reached]).toEqual([200, '', []])
    const refused = await fetch(`${host}/api/v2/apps/rooms`, { method: 'HEAD' })
    expect([refused.status, await refused.text()]).toEqual([401, ''])
  })

  it('a misspelt option is refused at once', () => {
    const misspelt = { baseURL: host } as object
    expect(() => handlers(misspelt)).toThrow('There is no option baseURL, only baseUrl.')
    expect(() => respond('listRooms', { status: 429 }, misspelt)).toThrow(TypeError)
  })

  it('nor does HEAD when the answer is a network error', async () => {
    listen(
      respond('listRooms', () => HttpResponse.error(), { baseUrl: host }),
      ...handlers({ baseUrl: host }),
    )
    await expect(fetch(`${host}${rooms}`, { method: 'HEAD' })).rejects.toThrow(TypeError)
    expect(reached).toEqual([])
  })
})

describe('under a base URL with a path, a request with credentials', () => {
  const base = () => `${host}/pms`

  it.each([
    rooms,
    `/pms/../api/v2/apps/rooms?${credentials}`,
    `/pmsx${rooms}`,
    `/PMS${rooms}`,
    `/other?${credentials}`,
    '/other?token=secret-token',
    '?token=secret-token',
  ])('to %s on the same host does not leave for it', async (path) => {
    listen(...handlers({ baseUrl: base() }))
    const response = await fetch(`${host}${path}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'path_not_found' })
    expect(reached).toEqual([])
  })

  it('is not answered by an operation, which stands below the base URL', async () => {
    listen(respond('listRooms', { status: 429 }, { baseUrl: base() }), ...handlers({ baseUrl: base() }))
    expect((await fetch(`${host}${rooms}`)).status).toBe(404)
    expect((await fetch(`${base()}${rooms}`)).status).toBe(429)
  })
})

describe('what is not meant for the service goes on', () => {
  it('other hosts, and other paths of any host when no base URL is given', async () => {
    listen(...handlers({ baseUrl: 'http://hotel.test' }))
    await fetch(`${host}${rooms}`)
    listen(...handlers())
    await fetch(`${host}/other?token=t`)
    expect(reached).toEqual([`GET ${rooms}`, 'GET /other?token=t'])
  })

  it('paths beside a base URL with a path', async () => {
    listen(...handlers({ baseUrl: `${host}/pms/` }))
    expect((await fetch(`${host}/pms${rooms}`)).status).toBe(200)
    expect((await fetch(`${host}/pms/x`)).status).toBe(404)
    await fetch(`${host}/pmsx`)
    expect(reached).toEqual(['GET /pmsx'])
  })

  it('files of a page that is served from the base URL', async () => {
    vi.stubGlobal('location', new URL(`${host}/index.html`))
    try {
      listen(...handlers({ baseUrl: '' }))
      await fetch(`${host}/main.js`)
      expect((await fetch(`${host}${rooms}`)).status).toBe(200)
      expect((await fetch(`${host}/x?${credentials}`)).status).toBe(404)
      expect(reached).toEqual(['GET /main.js'])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('to handlers that come before', async () => {
    listen(
      http.get(`${host}/health`, () => HttpResponse.text('well')),
      ...handlers({ baseUrl: host }),
    )
    expect(await (await fetch(`${host}/health`)).text()).toBe('well')
  })
})

describe('a base URL', () => {
  it.each([
    ['http://hotel.test:4010', 'http://hotel.test:4010'],
    ['https://hotel.test:443', 'https://hotel.test'],
    ['http://[::1]:4010/', 'http://[::1]:4010'],
    ['https://HOTEL.test', 'https://hotel.test'],
    ['https://hôtel.test', 'https://hôtel.test'],
    ['https://hôtel.test', 'https://xn--htel-vqa.test'],
    ['https://xn--mnchen-3ya.test:8443', 'https://münchen.test:8443'],
    ['http://hotel.test/(a b)', 'http://hotel.test/(a b)'],
  ])('%s matches a call of %s', async (baseUrl, called) => {
    listen(...handlers({ baseUrl }))
    expect((await fetch(`${called}${rooms}`)).status).toBe(200)
    server?.use(respond('listRooms', { status: 429 }, { baseUrl }))
    expect((await fetch(`${called}${rooms}`)).status).toBe(429)
  })

  it.each(['hotel.example', 'hotel.example:443', '/hotel', 'https://*.hotel.example', 'ftp://hotel.example'])(
    '%s is refused at once',
    (baseUrl) => {
      expect(() => handlers({ baseUrl })).toThrow('baseUrl is no address. Give one such as')
    },
  )
})
