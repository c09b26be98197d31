import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../src/start-server.ts'
import { answered, refusalOf } from '../support/answered.ts'
import { type Calls, startCalls } from './calls.ts'

let calls: Calls
beforeAll(async () => {
  calls = await startCalls()
})
afterAll(() => calls.server.stop())

const list = (headers: Record<string, string>) =>
  answered(`${calls.server.controlUrl}/control/v1/properties`, { headers })

test('lets in whoever sends the control token', async () => {
  expect((await list({ authorization: `Bearer ${calls.server.controlToken}` })).status).toBe(200)
  expect((await list({ authorization: `bearer ${calls.server.controlToken}` })).status).toBe(200)
})

test.each([
  ['no token', {}],
  ['a wrong token', { authorization: 'Bearer wrong-token' }],
  ['the token of a property', { authorization: 'Bearer demo-token' }],
  ['another scheme', { authorization: 'Basic ZGVtbzpkZW1v' }],
  ['an empty token', { authorization: 'Bearer ' }],
])('refuses %s, in the body and with the headers of every refusal', async (_, headers) => {
  const answer = await list(headers as Record<string, string>)
  expect(refusalOf(answer)).toEqual({ status: 401, code: 'unauthorized' })
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'))
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('asks for the token before it says what is wrong with a request', async () => {
  const answer = await answered(`${calls.server.controlUrl}/control/v1/properties`, {
    method: 'POST',
    body: '{',
  })
  expect(refusalOf(answer)).toEqual({ status: 401, code: 'unauthorized' })
})

test('does not take the control token in the query', async () => {
  const answer = await answered(
    `${calls.server.controlUrl}/control/v1/properties?token=${calls.server.controlToken}`,
  )
  expect(answer.status).toBe(401)
})

test('names the methods of a path, and says when there is no such path', async () => {
  const wrongMethod = await calls.control('DELETE', '/properties')
  expect(refusalOf(wrongMethod)).toEqual({ status: 405, code: 'method_not_allowed' })
  expect(wrongMethod.headers.get('allow')).toContain('POST')
  expect(refusalOf(await calls.control('GET', '/hotels'))).toEqual({ status: 404, code: 'path_not_found' })
})

test('says to which API a path belongs, and where the paths begin', async () => {
  const { url, controlUrl } = calls.server
  const messageOf = async (address: string) => {
    const answer = await answered(address)
    expect(refusalOf(answer)).toEqual({ status: 404, code: 'path_not_found' })
    return answer.body.message
  }
  expect(await messageOf(`${url}/control/v1/properties`)).toContain('It belongs to the control API')
  expect(await messageOf(`${controlUrl}/api/v2/apps/rooms`)).toContain('It belongs to the property API')
  expect(await messageOf(`${controlUrl}/control/v1`)).toContain('such as /control/v1/properties.')
})

test('says what is wrong with a body that cannot be read', async () => {
  const send = (body: string, type = 'application/json') =>
    answered(`${calls.server.controlUrl}/control/v1/properties`, {
      method: 'POST',
      headers: { authorization: `Bearer ${calls.server.controlToken}`, 'content-type': type },
      body,
    })
  expect(refusalOf(await send('{'))).toEqual({ status: 400, code: 'unreadable_request' })
  expect(refusalOf(await send('a=b', 'application/x-www-form-urlencoded'))).toEqual({
    status: 415,
    code: 'unsupported_media_type',
  })
  expect(refusalOf(await send(`"${'x'.repeat(2_000_001)}"`))).toEqual({ status: 413, code: 'body_too_large' })
})

test('takes codes in the path as they are and percent-encoded', async () => {
  const put = (code: string) =>
    calls.control('PUT', `/properties/demo/rooms/${code}`, {
      inv_code: 'A/B:1',
      name: 'Attic',
      room_capacity: 2,
      adult_capacity: 2,
    })
  expect((await put('A%2FB%3A1')).body.rate_code).toBe('A/B:1')
  expect((await put('A%2FB:1')).body.rate_code).toBe('A/B:1')
  expect((await put('100%25')).body.rate_code).toBe('100%')
})

test('is not there on a server without the control API', async () => {
  const server = await startServer({ port: 0 })
  expect(server.controlToken).toBeUndefined()
  expect(server.controlUrl).toBeUndefined()
  expect((await fetch(`${server.url}/control/v1/properties`)).status).toBe(404)
  await server.stop()
})

test('takes a token that was chosen', async () => {
  const server = await startServer({ port: 0, control: true, controlToken: 'chosen-by-me' })
  const answer = await answered(`${server.controlUrl}/control/v1/properties`, {
    headers: { authorization: 'Bearer chosen-by-me' },
  })
  expect(answer.body).toEqual({ properties: [], next: null })
  await server.stop()
})
