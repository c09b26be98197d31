import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standardLimits } from '../../src/http/limits.ts'
import type { ServerProcess } from '../crash/server-process.ts'
import { control, credentials, startHotel, token } from './hotel.ts'
import { expectCleanLog, expectNoToken, expectRefusal } from './kept-contract.ts'
import { answersIn, bytesOf, exchange, type RawAnswer, send } from './raw-http.ts'
import { day } from './schema-values.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startHotel()
})
afterAll(() => server.kill())

const rooms = `/api/v2/apps/rooms?${credentials}`
const daily = `/api/v2/apps/rooms/daily?${credentials}`
const get = (target: string, ...headers: string[]) => ({ method: 'GET', target, headers })
const put = (target: string, body: Uint8Array | string, chunked = false) => ({
  method: 'PUT',
  target,
  headers: ['content-type: application/json'],
  body: Buffer.from(body),
  chunked,
})
const request = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`

async function only(...pieces: (string | Uint8Array)[]): Promise<RawAnswer> {
  const [answer, ...more] = answersIn(await exchange(server.port, ...pieces))
  expect(more).toEqual([])
  if (!answer) throw new Error('It was closed without an answer.')
  expectNoToken(token, JSON.stringify(answer))
  return answer
}

describe('what is not HTTP, or hardly, is refused in the form of every refusal', () => {
  it.each<[string, string | Uint8Array]>([
    ['noise', Buffer.from([0, 255, 13, 10, 13, 10])],
    ['a greeting of TLS', Buffer.from('160301020001000001fc0303', 'hex')],
    ['a verb that there is not', request(`FETCH ${rooms} HTTP/1.1`, 'host: x')],
    ['another version', request(`GET ${rooms} HTTP/3.0`, 'host: x')],
    ['a space in the address', request(`GET /api/v2/apps/rooms ?${credentials} HTTP/1.1`, 'host: x')],
    ['no host', request(`GET ${rooms} HTTP/1.1`, 'connection: close')],
    ['a null byte in a header', request(`GET ${rooms} HTTP/1.1`, 'host: x', 'x: \u0000')],
    ['a header without a colon', request(`GET ${rooms} HTTP/1.1`, 'host: x', 'nonsense')],
    ['headers of more than 16 KB', request(`GET ${rooms} HTTP/1.1`, 'host: x', `x: ${'x'.repeat(20_000)}`)],
    ['an address of more than 16 KB', request(`GET ${rooms}&x=${'x'.repeat(20_000)} HTTP/1.1`, 'host: x')],
    ['two lengths', request(`PUT ${daily} HTTP/1.1`, 'host: x', 'content-length: 2', 'content-length: 3')],
    [
      'a length and chunks',
      request(`PUT ${daily} HTTP/1.1`, 'host: x', 'content-length: 2', 'transfer-encoding: chunked'),
    ],
    ['a negative length', request(`PUT ${daily} HTTP/1.1`, 'host: x', 'content-length: -1')],
    [
      'a length that no number holds',
      request(`PUT ${daily} HTTP/1.1`, 'host: x', `content-length: ${'9'.repeat(30)}`),
    ],
    [
      'a chunk of no size',
      `${request(`PUT ${daily} HTTP/1.1`, 'host: x', 'transfer-encoding: chunked')}zz\r\n`,
    ],
    [
      'a chunk of too great a size',
      `${request(`PUT ${daily} HTTP/1.1`, 'host: x', 'transfer-encoding: chunked')}${'f'.repeat(20)}\r\n`,
    ],
  ])('%s', async (_, bytes) => {
    expectRefusal(await only(bytes), 400)
  })
})

describe('what is HTTP and strange is answered', () => {
  it.each([
    ['an expectation that nobody can meet', ['expect: the-impossible'], 200],
    ['the expectation to be told to go on', ['expect: 100-continue'], 200],
    ['a wish for another protocol', ['connection: upgrade, close', 'upgrade: h2c', 'http2-settings: x'], 200],
    ['many headers', Array.from({ length: 800 }, (_, index) => `x${index}: 1`), 200],
    ['cookies, ranges and conditions', ['cookie: a=b', 'range: bytes=0-1', 'if-match: "x"'], 200],
    ['an id of a request with signs that are not allowed', ['x-request-id: \u00e9'], 200],
  ])('%s', async (_, headers, status) => {
    const answer = await send(server.port, get(rooms, ...headers))
    expect(answer.status).toBe(status)
    expect(answer.headers['x-request-id']).toMatch(/^[!-~]+$/)
    expect(JSON.parse(answer.body).rooms).toHaveLength(12)
  })

  it.each(['DELETE', 'PATCH', 'POST', 'PUT', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH'])(
    '%s where only GET is possible',
    async (method) => {
      expectRefusal(await send(server.port, { method, target: rooms }), 405)
    },
  )

  it('OPTIONS, which the demo answers to web pages, and not only to complete questions', async () => {
    const answer = await send(server.port, { method: 'OPTIONS', target: rooms })
    expect(answer.status).toBe(204)
    expectRefusal(await send(server.controlPort, { method: 'OPTIONS', target: '/control/v1/clock' }), 405)
  })

  it('an address of 10 MB is answered or closed', async () => {
    await exchange(server.port, request(`GET ${rooms}&x=${'x'.repeat(10_000_000)} HTTP/1.1`, 'host: x'))
  })

  it('CONNECT is closed', async () => {
    await exchange(server.port, request('CONNECT hotel.example:443 HTTP/1.1', 'host: x'))
  })

  it.each([
    '/',
    '//',
    '*',
    '/api/v2/apps/rooms/',
    '/api//v2/apps/rooms',
    '/api/v2/apps/../apps/rooms',
    '/api/v2/apps/%2e%2e/rooms',
    '/api/v2/apps/rooms%00',
    '/api/v2/apps/rooms;x=1',
    '/API/V2/APPS/ROOMS',
    '/api/v2/apps/rooms/~~',
    '/__proto__',
    '/constructor/prototype',
    '/control',
    `/${'x/'.repeat(4000)}`,
    `/${'%41'.repeat(4000)}`,
  ])('no such path: %s', async (target) => {
    for (const method of ['GET', 'PUT']) {
      // In the demo a star is a path of its own, which takes OPTIONS.
      expectRefusal(await send(server.port, { method, target }), target === '*' ? 405 : 404)
    }
    expect((await send(server.port, { method: 'HEAD', target: target.replace('*', '/') })).status).toBe(404)
  })

  it.each(['/%', '/api/v2/apps/%zz', '/api/v2/apps/rooms%E0%A4%A', '/%ff'])(
    'a broken path: %s',
    async (target) => {
      expectRefusal(await send(server.port, get(target)), 400, 404)
    },
  )

  it('an address with scheme and host is that of its path', async () => {
    expect((await send(server.port, get(`http://other.example${rooms}`))).status).toBe(200)
  })

  it('HTTP/1.0 without a host', async () => {
    const answer = await only(request(`GET ${rooms} HTTP/1.0`))
    expect(answer.status).toBe(200)
  })
})

describe('a body of 10 MB', () => {
  const large = Buffer.alloc(10_000_000, '[')
  it.each([
    ['with its length', false],
    ['in chunks', true],
  ])('%s is refused as too large', async (_, chunked) => {
    expectRefusal(await send(server.port, put(daily, large, chunked)), 413)
  })

  it('of somebody without a token is refused, also where the connection is closed then', async () => {
    expectRefusal(await send(server.port, put('/api/v2/apps/rooms/daily', large)), 401)
  })

  it('of somebody without a token is refused, and does not spoil what comes after it', async () => {
    const bytes = [bytesOf(put('/api/v2/apps/rooms/daily', large)), bytesOf(get(rooms, 'connection: close'))]
    const answers = answersIn(await exchange(server.port, ...bytes))
    expect(answers.map((answer) => answer.status)).toEqual([401, 200])
  })

  it('that never ends is cut off', async () => {
    const socket = connect(server.port, '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {}).resume()
    socket.write(
      request(
        `PUT ${daily} HTTP/1.1`,
        'host: x',
        'content-type: application/json',
        'transfer-encoding: chunked',
      ),
    )
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const more = () => {
      while (socket.writable && socket.write(chunk));
      if (socket.writable) socket.once('drain', more)
    }
    more()
    await closed
  })
})

describe('requests one after another on one connection', () => {
  it('are all answered, in their order', async () => {
    const targets = [rooms, '/nowhere', `/api/v2/apps/infos/channels?${credentials}`, rooms, daily]
    const all = targets.map((target, index) =>
      bytesOf(get(target, ...(index === 4 ? ['connection: close'] : []))),
    )
    const answers = answersIn(await exchange(server.port, Buffer.concat(all)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 404, 200, 200, 405])
  })

  it('are answered up to the one that is broken, which is refused', async () => {
    const bytes = Buffer.concat([bytesOf(get(rooms)), Buffer.from('nonsense\r\n\r\n'), bytesOf(get(rooms))])
    const answers = answersIn(await exchange(server.port, bytes))
    expect(answers.map((answer) => answer.status).at(-1)).toBe(400)
    expect(answers.length).toBeLessThanOrEqual(2)
  })

  it('are kept apart where a body holds what looks like a request', async () => {
    const smuggled = bytesOf(get('/nowhere')).toString()
    const bytes = Buffer.concat([bytesOf(put(daily, smuggled)), bytesOf(get(rooms, 'connection: close'))])
    const answers = answersIn(await exchange(server.port, bytes))
    expect(answers.map((answer) => answer.status)).toEqual([400, 200])
  })

  it('may be as many as a connection may have', async () => {
    const { unansweredPerConnection: most } = standardLimits
    const last = bytesOf(get(rooms, 'connection: close'))
    const bytes = Buffer.concat([...Array(most - 1).fill(bytesOf(get(rooms))), last])
    const answers = answersIn(await exchange(server.port, bytes))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(most)
  })
})

describe('a caller who goes away', () => {
  it.each([
    ['after half a line', 'GET /api/v2/ap'],
    [
      'after the headers',
      request(`PUT ${daily} HTTP/1.1`, 'host: x', 'content-type: application/json', 'content-length: 100'),
    ],
    [
      'in the middle of a body',
      `${request(`PUT ${daily} HTTP/1.1`, 'host: x', 'content-type: application/json', 'content-length: 100')}{"rooms":`,
    ],
    [
      'in the middle of a chunk',
      `${request(`PUT ${daily} HTTP/1.1`, 'host: x', 'content-type: application/json', 'transfer-encoding: chunked')}ff\r\n{`,
    ],
    ['right behind a whole request', bytesOf(get(rooms)).toString()],
  ])('%s is no fault of the server', async (_, bytes) => {
    for (let time = 0; time < 20; time += 1) {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => {})
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(bytes, () => (time % 2 === 0 ? socket.destroy() : socket.resetAndDestroy()))
      await closed
    }
    expect((await send(server.port, get(rooms))).status).toBe(200)
  })

  it('has changed nothing by half a body', async () => {
    const before = await control(
      server.controlUrl,
      'GET',
      `/properties/demo/calendar?from=${day(2)}&to=${day(2)}`,
    )
    const body = JSON.stringify({
      rooms: [{ inv_code: 'HR:1', dates: [{ date: day(2), availability: 77 }] }],
    })
    const socket = connect(server.port, '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(
      `${request(`PUT ${daily} HTTP/1.1`, 'host: x', 'content-type: application/json', `content-length: ${body.length + 1}`)}${body}`,
    )
    socket.destroySoon()
    await closed
    expect(
      await control(server.controlUrl, 'GET', `/properties/demo/calendar?from=${day(2)}&to=${day(2)}`),
    ).toBe(before)
  })
})

describe('a token where a sign was mistaken for another', () => {
  const [field] = credentials.split('&')
  it.each([
    `/api/v2/apps/rooms&${field}&hr_id=demo`,
    `/api/v2/apps/rooms;${field};hr_id=demo`,
    `/api/v2/apps/rooms/${field}`,
    `/api/v2/apps/rooms?hr_id=demo?${field}`,
    `/api/v2/apps/rooms?hr_id=demo;${field}`,
    `/api/v2/apps/rooms?hr_id=demo&amp;${field}`,
    `/api/v2/apps/rooms?hr_id=demo%26${field}`,
    `/api/v2/apps/rooms?hr_id=demo%26${encodeURIComponent(String(field))}`,
    `/api/v2/apps/rooms?hr_id=demo#${field}`,
    `/api/v2/apps/rooms?hr_id=demo&TOKEN${String(field).slice(5)}`,
    `/api/v2/apps/rooms?hr_id=demo&token[]${String(field).slice(5)}`,
    `/api/v2/apps/rooms?hr_id=demo&%74oken${String(field).slice(5)}`,
  ])('is shown nowhere: %#', async (target) => {
    const answer = await send(server.port, get(target))
    expect(answer.status).toBeLessThan(500)
    expectNoToken(token, JSON.stringify(answer))
  })
})

it('after all that neither the log nor the list of requests has a fault of the server or a token', async () => {
  expectNoToken(token, await control(server.controlUrl, 'GET', '/requests?limit=1000'))
  const { code, log } = await server.stop()
  expectCleanLog(log, token)
  expect(code).toBe(0)
})
