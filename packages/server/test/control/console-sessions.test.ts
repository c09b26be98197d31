import { hash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../src/start-server.ts'
import { answered, refusalOf } from '../support/answered.ts'
import { type Calls, startCalls } from './calls.ts'

let calls: Calls
beforeAll(async () => {
  calls = await startCalls()
})
afterAll(() => calls.server.stop())

const address = (path: string) => `${calls.server.controlUrl}/control/v1${path}`
const bearer = () => ({ authorization: `Bearer ${calls.server.controlToken}` })
/** What a browser adds to what a page of the console asks. */
const ownPage = () => ({
  'sec-fetch-site': 'same-origin',
  origin: new URL(calls.server.controlUrl as string).origin,
})

/** Logs in, and gives the cookie as a browser sends it, and as it was set. */
async function logIn(): Promise<{ cookie: string; set: string }> {
  const answer = await answered(address('/session'), { method: 'POST', headers: bearer() })
  expect(answer.status).toBe(200)
  const set = answer.headers.get('set-cookie') ?? ''
  return { cookie: set.split(';', 1)[0] ?? '', set }
}

test('exchanges a token for a cookie that no script reads, no other site sends, and that has no token in it', async () => {
  const { cookie, set } = await logIn()
  expect(set).toMatch(/; Path=\/control; HttpOnly; SameSite=Strict; Max-Age=43200$/)
  expect(cookie).toMatch(new RegExp(`^innwire_session_${new URL(calls.server.controlUrl as string).port}=`))
  expect(decodeURIComponent(set)).not.toContain(calls.server.controlToken)
})

test('says who calls, by token and by cookie', async () => {
  const { body: byToken } = await answered(address('/session'), { headers: bearer() })
  expect(byToken).toMatchObject({ role: 'admin', test: true, expires_at: null })
  const { cookie } = await logIn()
  const { body } = await answered(address('/session'), { headers: { cookie, ...ownPage() } })
  expect(body).toMatchObject({ name: byToken.name, role: 'admin', test: true })
  const lasts = Date.parse(String(body.expires_at)) - Date.now()
  expect(lasts).toBeGreaterThan(11 * 3_600_000)
})

test('lets a page of the console read and change by the cookie', async () => {
  const { cookie } = await logIn()
  const headers = { cookie, ...ownPage(), 'content-type': 'application/json' }
  expect((await answered(address('/properties'), { headers })).status).toBe(200)
  const body = JSON.stringify({ seconds: 1 })
  expect((await answered(address('/clock/advance'), { method: 'POST', headers, body })).status).toBe(200)
})

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
  ['a page of another origin', { origin: 'http://127.0.0.1:8080' }],
  ['a page without an origin, such as a file', { origin: 'null' }],
])('refuses the cookie with what %s asks', async (_, headers) => {
  const { cookie } = await logIn()
  const answer = await answered(address('/reset'), { method: 'POST', headers: { cookie, ...headers } })
  expect(refusalOf(answer)).toEqual({ status: 401, code: 'unauthorized' })
})

test('changes nothing for a browser that does not say which page asks, and lets it read', async () => {
  const { cookie } = await logIn()
  const change = await answered(address('/reset'), { method: 'POST', headers: { cookie } })
  expect(change.status).toBe(401)
  expect((await answered(address('/properties'), { headers: { cookie } })).status).toBe(200)
})

test.each([
  ['cut', (value: string) => value.slice(0, -8)],
  ['changed', (value: string) => value.replace(/.{12}$/, 'AAAAAAAAAAAA')],
  ['empty', () => ''],
  ['no base64', () => '%%%'],
])('refuses a cookie that is %s', async (_, altered) => {
  const { cookie } = await logIn()
  const [name = '', ...value] = cookie.split('=')
  const headers = { cookie: `${name}=${altered(value.join('='))}`, ...ownPage() }
  expect((await answered(address('/session'), { headers })).status).toBe(401)
})

test('refuses the cookie of another server on the same port', async () => {
  const { cookie } = await logIn()
  const other = await startServer({ port: 0, demo: true })
  try {
    const [, value = ''] = /=(.+)$/.exec(cookie) ?? []
    const { port, origin } = new URL(other.controlUrl as string)
    const headers = { cookie: `innwire_session_${port}=${value}`, 'sec-fetch-site': 'same-origin', origin }
    expect((await answered(`${other.controlUrl}/control/v1/session`, { headers })).status).toBe(401)
  } finally {
    await other.stop()
  }
})

test('ends a session by taking the cookie away', async () => {
  const { cookie } = await logIn()
  const answer = await answered(address('/session'), {
    method: 'DELETE',
    headers: { cookie, ...ownPage() },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toMatch(/^innwire_session_\d+=; .*Max-Age=0$/)
})

test('goes by the token in the header where there is one, right or wrong', async () => {
  const { cookie } = await logIn()
  const headers = { cookie, ...ownPage(), authorization: 'Bearer wrong-token' }
  expect((await answered(address('/session'), { headers })).status).toBe(401)
})

test('ends the session of a token that an operator removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'console-sessions-'))
  const controlTokens = join(folder, 'tokens')
  const lines = ['front', 'night'].map((name) => `${name} desk ${hash('sha256', `${name}-token`)}\n`)
  await writeFile(controlTokens, lines.join(''), { mode: 0o600 })
  const server = await startServer({ port: 0, console: true, controlTokens })
  try {
    const session = `${server.controlUrl}/control/v1/session`
    const begun = await answered(session, {
      method: 'POST',
      headers: { authorization: 'Bearer front-token' },
    })
    const headers = { cookie: begun.headers.get('set-cookie') ?? '', 'sec-fetch-site': 'same-origin' }
    expect((await answered(session, { headers })).body).toMatchObject({ name: 'front', role: 'desk' })
    await writeFile(controlTokens, lines[1] ?? '', { mode: 0o600 })
    expect((await answered(session, { headers })).status).toBe(401)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})

test('has neither page nor sessions without the console', async () => {
  const server = await startServer({ port: 0, control: true })
  try {
    const headers = { authorization: `Bearer ${server.controlToken}` }
    const begun = await answered(`${server.controlUrl}/control/v1/session`, { method: 'POST', headers })
    expect(refusalOf(begun)).toEqual({ status: 404, code: 'not_found' })
    expect((await answered(`${server.controlUrl}/console/`)).status).toBe(404)
    const { body } = await answered(`${server.controlUrl}/control/v1/session`, { headers })
    expect(body).toMatchObject({ role: 'admin', test: false })
  } finally {
    await server.stop()
  }
})
