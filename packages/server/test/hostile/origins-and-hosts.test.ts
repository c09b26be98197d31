import { METHODS } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, startServer } from '../../src/index.ts'
import { expectRefusal } from './kept-contract.ts'
import { survivesMalformedHeaders } from './malformed-headers.ts'
import { answersIn, exchange } from './raw-http.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ port: 0, demo: true, allowedHosts: ['pms.example.com', 'other.example:8443'] })
})
afterAll(() => server.stop())

const rooms = '/api/v2/apps/rooms?token=demo-token&hr_id=demo'
const night = new Date(Date.now() + 86_400_000 * 5).toISOString().slice(0, 10)
const roomOfDemo = `/api/v2/apps/rooms/~?token=demo-token&hr_id=demo&inv_code=HR:1&start_date=${night}&end_date=${night}&price=90`

it('no malformed header ends the server', async () => {
  await survivesMalformedHeaders(server.port, ['GET', 'PUT', 'OPTIONS'], rooms)
  expect((await fetch(`${server.url}${rooms}`)).status).toBe(200)
})

/** The one answer to a request that has just these headers. */
async function answerTo(line: string, ...headers: string[]) {
  const bytes = `${[line, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`
  const [answer] = answersIn(await exchange(server.port, bytes), [line.split(' ', 1)[0] ?? ''])
  if (!answer) throw new Error(`No answer to ${line}`)
  return answer
}
const own = () => `host: 127.0.0.1:${server.port}`

describe('a page of another origin', () => {
  const local = 'http://localhost:5173'
  const evil = 'https://evil.example'
  const question = (path: string, origin: string) =>
    answerTo(`OPTIONS ${path} HTTP/1.1`, own(), `origin: ${origin}`, 'access-control-request-method: PUT')
  const asked = (path: string, origin: string) => answerTo(`GET ${path} HTTP/1.1`, own(), `origin: ${origin}`)
  const changed = (origin: string, ...headers: string[]) =>
    answerTo(`PUT ${roomOfDemo} HTTP/1.1`, own(), `origin: ${origin}`, ...headers)

  it.each([
    local,
    'https://LOCALHOST',
    'http://127.0.0.1:4022',
    'http://[::1]:3000',
    'https://pms.example.com',
    'https://pms.example.com:8443',
    'https://other.example:8443',
  ])('may call the property API of the demo from %s', async (origin) => {
    for (const answer of [await question(rooms, origin), await asked(rooms, origin)])
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    const { status, headers } = await changed(origin, 'content-length: 0')
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*'])
  })

  it.each([
    evil,
    'null',
    '',
    'file://',
    'https://localhost.evil.example',
    'https://evil.example#localhost',
    'https://localhost@evil.example',
    'https://127.0.0.1.evil.example:80',
    'https://other.example',
    'https://evil.example:8443',
  ])('may neither read nor change anything from %j', async (origin) => {
    for (const answer of [await question(rooms, origin), await asked(rooms, origin)]) {
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers).not.toHaveProperty('access-control-allow-methods')
    }
    for (const type of ['content-length: 0', 'content-type: application/x-www-form-urlencoded'])
      expectRefusal(await changed(origin, type), 400)
  })

  it('may send an id of its request, and gets no header back that is as long as it likes', async () => {
    const headers = `access-control-request-headers: x-request-id,${'x'.repeat(3000)}`
    const preflight = 'access-control-request-method: GET'
    const answer = await answerTo(`OPTIONS ${rooms} HTTP/1.1`, own(), `origin: ${local}`, preflight, headers)
    expect(answer.headers['access-control-allow-headers']).toBe('*')
    expect(JSON.stringify(answer.headers).length).toBeLessThan(1000)
    const long = `origin: ${'\u00df'.repeat(3000)}`
    const refused = await answerTo(`OPTIONS ${rooms} HTTP/1.1`, own(), long, preflight)
    expect(JSON.stringify(refused.headers).length).toBeLessThan(1000)
  })

  it.each([
    '/control/v1/clock',
    '/%63ontrol/v1/clock',
    '/control%2Fv1/clock',
    '//control/v1/clock',
    '/CONTROL/v1/clock',
    '/api/v2/../../control/v1/clock',
    `http://127.0.0.1/control/v1/clock`,
    '/control/v1/clock?/api/v2/apps/rooms',
    '/control/v1/clock#/api/v2/apps/rooms',
    '/',
    '*',
  ])('may not call %s', async (path) => {
    for (const answer of [await question(path, local), await asked(path, local)]) {
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers).not.toHaveProperty('access-control-allow-methods')
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('a request for another host', () => {
  it.each([
    'evil.example',
    () => `evil.example:${server.port}`,
    '127.0.0.1',
    '127.0.0.1:1',
    () => `127.0.0.1.evil.example:${server.port}`,
    () => `localhost.evil.example:${server.port}`,
    () => `localhost@evil.example:${server.port}`,
    () => `0.0.0.0:${server.port}`,
    'other.example',
    'pms.example.com.evil.example',
    '',
  ])('is refused: %s', async (host) => {
    const given = typeof host === 'string' ? host : host()
    const answer = await answerTo(`GET ${rooms} HTTP/1.1`, `host: ${given}`)
    expectRefusal(answer, 400)
    expect(JSON.parse(answer.body).message).toContain('host')
  })

  it.each([
    ['evil.example:80', 'the host evil.example:80. Ask it as'],
    ['<b>"', String.raw`the host "<b>\"". Ask it as`],
    ['x'.repeat(5000), `the host ${'x'.repeat(255)}. Ask it as`],
  ])('is told which it was, escaped and cut: %.20s', async (host, words) => {
    const { message } = JSON.parse((await answerTo(`GET ${rooms} HTTP/1.1`, `host: ${host}`)).body)
    expect(message).toContain(words)
    expect(message).toContain('or start it with --allow-host and that name.')
  })

  it.each([
    () => `127.0.0.1:${server.port}`,
    () => `localhost:${server.port}`,
    () => `LOCALHOST:${server.port}`,
    () => `[::1]:${server.port}`,
    () => 'pms.example.com',
    () => 'pms.example.com:443',
    () => 'other.example:8443',
  ])('is taken where the host is its own, or allowed', async (host) => {
    expect((await answerTo(`GET ${rooms} HTTP/1.1`, `host: ${host()}`)).status).toBe(200)
  })

  it('is refused where there are two hosts, be they the same', async () => {
    expectRefusal(await answerTo(`GET ${rooms} HTTP/1.1`, own(), own()), 400)
    expectRefusal(await answerTo(`GET ${rooms} HTTP/1.1`, own(), 'HOST: evil.example'), 400)
  })
})

it.each(METHODS.filter((method) => !['GET', 'HEAD', 'OPTIONS', 'CONNECT'].includes(method)))(
  'the method %s, which the rooms do not have, is a 405 that says what they have',
  async (method) => {
    const answer = await answerTo(`${method} ${rooms} HTTP/1.1`, own(), 'content-length: 0')
    expectRefusal(answer, 405)
    expect(answer.headers.allow?.split(', ')).toEqual(expect.arrayContaining(['GET', 'HEAD']))
    expectRefusal(await answerTo(`${method} /nowhere HTTP/1.1`, own(), 'content-length: 0'), 404)
  },
)
