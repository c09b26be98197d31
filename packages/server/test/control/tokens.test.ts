import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Calls, startCalls } from './calls.ts'

let calls: Calls
beforeAll(async () => {
  calls = await startCalls()
  await calls.control('POST', '/properties', {
    hr_id: 'linden',
    name: 'Hotel Linden',
    time_zone: 'Europe/Berlin',
    currency: 'EUR',
  })
})
afterAll(() => calls.server.stop())

const tokens = '/properties/linden/tokens'
const statusWith = async (token: string) =>
  (await calls.property('v2/apps/rooms', { hr_id: 'linden', token })).status

test('makes a token that opens the property API at once', async () => {
  const { status, body } = await calls.control('POST', tokens, { label: 'PMS' })
  expect(status).toBe(201)
  expect(body.token).toMatch(/^[\w-]{32}$/)
  expect(body.id).toMatch(/^[0-9a-f-]{36}$/)
  expect(await statusWith(body.token)).toBe(200)
})

test('takes a token that must be a known one, for its own property only', async () => {
  const { body } = await calls.control('POST', tokens, { label: 'POS', token: 'pos-test-token' })
  expect(body).toMatchObject({ label: 'POS', token: 'pos-test-token' })
  expect(await statusWith('pos-test-token')).toBe(200)
  expect((await calls.property('v2/apps/rooms', { hr_id: 'demo', token: 'pos-test-token' })).status).toBe(401)
})

test('takes the same token for two properties, and not twice for one', async () => {
  expect((await calls.control('POST', tokens, { label: 'Shared', token: 'demo-token' })).status).toBe(201)
  const again = await calls.control('POST', tokens, { label: 'Again', token: 'demo-token' })
  expect(refusalOf(again)).toEqual({ status: 409, code: 'already_exists' })
  expect(again.text).not.toContain('demo-token')
})

test('refuses a token that is too short, and a request without label', async () => {
  expect(refusalOf(await calls.control('POST', tokens, { label: 'PMS', token: 'short' }))).toEqual({
    status: 422,
    code: 'invalid_value',
    paths: ['token'],
  })
  expect(refusalOf(await calls.control('POST', tokens, {}))).toEqual({
    status: 422,
    code: 'required',
    paths: ['label'],
  })
})

test('refuses a revoked token from the next request on, and keeps it in the list', async () => {
  const { body } = await calls.control('POST', tokens, { label: 'Old', token: 'old-test-token' })
  expect(await statusWith('old-test-token')).toBe(200)
  expect((await calls.control('DELETE', `${tokens}/${body.id}`)).status).toBe(204)
  expect(await statusWith('old-test-token')).toBe(401)

  const revoked = async () =>
    (await calls.control('GET', tokens)).body.tokens.find((token: { id: string }) => token.id === body.id)
  const first = await revoked()
  expect(first).toMatchObject({ label: 'Old', revoked_at: expect.any(String) })
  expect((await calls.control('DELETE', `${tokens}/${body.id}`)).status).toBe(204)
  expect(await revoked()).toEqual(first)

  const again = await calls.control('POST', tokens, { label: 'Old', token: 'old-test-token' })
  expect(refusalOf(again)).toEqual({ status: 409, code: 'already_exists' })
})

test('does not find a token by the id that another property gave', async () => {
  const answer = await calls.control('DELETE', `${tokens}/demo`)
  expect(refusalOf(answer)).toEqual({ status: 404, code: 'not_found' })
})

test('never shows a token again', async () => {
  const { body } = await calls.control('POST', tokens, { label: 'Secret', token: 'secret-test-token' })
  const list = await calls.control('GET', tokens)
  expect(list.body.tokens.map((token: object) => Object.keys(token).sort())).toContainEqual([
    'created_at',
    'id',
    'label',
    'revoked_at',
  ])
  expect(list.body.tokens.map((token: { id: string }) => token.id)).toContain(body.id)
  await calls.property('v2/apps/rooms', { hr_id: 'linden', token: 'secret-test-token' })
  const requests = await calls.control('GET', '/requests')
  for (const { text } of [list, requests]) expect(text).not.toContain('secret-test-token')
  expect(requests.text).not.toContain(calls.server.controlToken)
})
