import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { operationTable } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../support/answered.ts'
import { type Hotel, type House, inDays, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
let known: string
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
  known = `token=${hotel.token}&hr_id=${hotel.hr_id}`
})
afterAll(() => house.server.stop())

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const ask = (path: string, query: string, init: RequestInit = {}) =>
  answered(`${hotel.url}/api/${path}?${query}`, init)

describe('a request id', () => {
  const idOf = async (given?: string, query = known) => {
    const { headers } = await ask('v2/apps/rooms', query, { headers: given ? { 'x-request-id': given } : {} })
    return headers.get('x-request-id')
  }

  it('is made for every answer, and never twice', async () => {
    const ids = [await idOf(), await idOf(), await idOf(undefined, '')]
    for (const id of ids) expect(id).toMatch(uuid)
    expect(new Set(ids).size).toBe(3)
  })

  it.each(['till-7/2027#1', '!', '~', 'x'.repeat(128)])("is the caller's own: %s", async (given) => {
    expect(await idOf(given)).toBe(given)
  })

  it.each(['with a space', 'x'.repeat(129), 'größe', '\t'])(
    'of the caller is replaced: "%s"',
    async (given) => {
      expect(await idOf(Buffer.from(given).toString('latin1'))).toMatch(uuid)
    },
  )

  it('stands in the body of a refusal', async () => {
    const init = { headers: { 'x-request-id': 'till-8' } }
    expect((await ask('v2/apps/rooms', '', init)).body.request_id).toBe('till-8')
  })
})

describe('who is not let in', () => {
  it.each([
    ['neither', ''],
    ['no token', () => `hr_id=${hotel.hr_id}`],
    ['no hotel id', () => `token=${hotel.token}`],
    ['an empty token', () => `token=&hr_id=${hotel.hr_id}`],
    ['a wrong token', () => `token=wrong&hr_id=${hotel.hr_id}`],
    ['an unknown hotel', () => `token=${hotel.token}&hr_id=nowhere`],
    ["another hotel's id", async () => `token=${hotel.token}&hr_id=${(await house.openHotel()).hr_id}`],
    ['the token twice', () => `${known}&token=${hotel.token}`],
    ['the token in another case', () => `token=${hotel.token.toUpperCase()}&hr_id=${hotel.hr_id}`],
  ])('gets the same 401 with %s', async (_, credentials) => {
    const query = typeof credentials === 'string' ? credentials : await credentials()
    const { status, body, headers } = await ask('v2/apps/rooms', query)
    expect([status, body]).toEqual([
      401,
      {
        status: 'error',
        code: 'unauthorized',
        message: expect.stringContaining('Token or hotel id is missing or wrong'),
        request_id: headers.get('x-request-id'),
      },
    ])
  })

  it.each(Object.entries(operationTable))('is told so before anything else: %s', async (_, operation) => {
    const init = { method: operation.method.toUpperCase() }
    const { status } = await answered(`${hotel.url}${operation.path}?token=wrong&hr_id=x`, init)
    expect(status).toBe(401)
  })

  it('is a revoked token, from the next request on', async () => {
    const { id, token } = await hotel.control('POST', '/tokens', { label: 'Short' })
    const query = `token=${token}&hr_id=${hotel.hr_id}`
    expect((await ask('v2/apps/rooms', query)).status).toBe(200)
    await hotel.control('DELETE', `/tokens/${id}`)
    expect((await ask('v2/apps/rooms', query)).status).toBe(401)
  })
})

describe('a path', () => {
  it.each([
    'v2/apps',
    'v2/apps/room',
    'v3/apps/rooms',
    'v2/apps/rooms/',
    'V2/apps/rooms',
    'v1/apps/reservations',
  ])('that is not there is a 404: %s', async (path) => {
    expect(await ask(path, known)).toMatchObject({ status: 404, body: { code: 'path_not_found' } })
  })

  it.each([
    ['v2/apps/rooms', 'PUT', ['GET', 'HEAD']],
    ['v2/apps/rooms/~', 'GET', ['PUT']],
    ['v2/apps/rooms/daily', 'POST', ['PUT']],
    ['v1/apps/pos/postings', 'GET', ['POST']],
    ['v1/apps/sales_departments', 'DELETE', ['GET', 'HEAD', 'POST']],
  ])('%s does not take %s and says what it takes', async (path, method, allowed) => {
    const { status, body, headers } = await ask(path, known, { method })
    expect([status, body.code]).toEqual([405, 'method_not_allowed'])
    expect(headers.get('allow')?.split(', ').sort()).toEqual(allowed)
  })
})

describe('a body', () => {
  const daily = (body: string | Uint8Array<ArrayBuffer>, type?: string) =>
    ask('v2/apps/rooms/daily', known, {
      method: 'PUT',
      body,
      headers: type === undefined ? {} : { 'content-type': type },
    })
  const room = { inv_code: 'HR:1', dates: [{ date: inDays(1), availability: 1 }] }
  const json = JSON.stringify({ rooms: [room] })

  it('of 2 MB is taken, of one byte more is a 413', async () => {
    const most = json.padEnd(2_000_000)
    expect((await daily(most, 'application/json')).status).toBe(200)
    expect(await daily(`${most} `, 'application/json')).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('may call itself %s', async (type) => {
    expect((await daily(json, type)).status).toBe(200)
  })

  it('may say no type at all, as no header is required', async () => {
    expect(await daily(Buffer.from(json))).toMatchObject({ status: 200, body: { status: 'ok' } })
    const posted = await ask('v1/apps/pos/postings', known, { method: 'POST', body: Buffer.from('{}') })
    expect(posted.body.code).toBe('validation_failed')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '', 'x'])(
    'that calls itself "%s" is a 415',
    async (type) => {
      const { status, body } = await daily(Buffer.from(json), type)
      expect([status, body.code]).toEqual([415, 'unsupported_media_type'])
    },
  )

  it.each([
    ['is no JSON', '{"rooms":'],
    ['is empty', ''],
    ['is not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('that %s is a 400', async (_, body) => {
    const answer = await daily(body, 'application/json')
    expect([answer.status, answer.body.code]).toEqual([400, 'unreadable_request'])
  })

  it.each(['[]', 'null', '1', '{"rooms":{}}'])('that is %s is a 422', async (body) => {
    expect((await daily(body, 'application/json')).status).toBe(422)
  })

  it('of a read is not looked at', async () => {
    const init = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }
    expect((await ask('v1/apps/sales_departments', known, init)).status).toBe(200)
  })
})

it('every answer is JSON that must not be kept', async () => {
  const answers = [
    await ask('v2/apps/rooms', known),
    await ask('v2/apps/rooms', ''),
    await ask('nowhere', ''),
  ]
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  }
})

it('a broken percent sign in query or path is a 400', async () => {
  for (const path of ['v2/apps/rooms?from=%', 'v2/apps/%E0%A4%A']) {
    const { status, body } = await answered(
      `${hotel.url}/api/${path}${path.includes('?') ? '&' : '?'}${known}`,
    )
    expect([status, body.code]).toEqual([400, 'unreadable_request'])
  }
})

it('address and headers of more than 16 kB are a 400 that says so', async () => {
  const asked = (bytes: number) => answered(`${hotel.url}/api/v2/apps/rooms?x=${'x'.repeat(bytes)}&${known}`)
  expect((await asked(15_000)).status).not.toBe(400)
  const { status, body } = await asked(17_000)
  expect([status, body.code]).toEqual([400, 'unreadable_request'])
  expect(body.message).toMatch(/more than 16 kB\. Send a range update as a form/)
})

it('what is not HTTP is a 400 with the same body as every other refusal', async () => {
  const socket = connect(house.server.port, '127.0.0.1')
  socket.end('hello\r\n\r\n')
  const [head, body] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(body ?? '')).toMatchObject({ status: 'error', code: 'unreadable_request' })
})
