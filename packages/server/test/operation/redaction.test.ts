import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ServerProcess } from '../crash/server-process.ts'
import { expectCleanLog, expectNoToken } from '../hostile/kept-contract.ts'

const chosen = 'lobby+desk&2027'
/** Nothing but digits, or a time; with signs inside or at the ends. */
const odd = [
  '4711471147114711',
  '2026-11-22T09:00:00.000Z',
  'tok.en-with_all',
  'Pa$$w0rd!quote"back\\slash',
  'semi;colon;word',
  '(bracketed)<html>',
  '{curly}~tilde^x',
  '!exclaim*percent%',
]
const controlToken = 'control-of-the-lobby'
let server: ServerProcess
let made: string
let asked = 0
/** The line of a request in the log. */
const lineOf = (id: string) => {
  const line = server.log.split('\n').find((one) => one.includes(`"${id}"`))
  if (line === undefined) throw new Error(`no line of ${id}`)
  return line
}
let otherHotels: string

const control = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${server.controlUrl}/control/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${controlToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return response.json()
}

beforeAll(async () => {
  const options = ['--demo', '--port', '0', '--log', 'debug']
  server = await new ServerProcess(options, { INNWIRE_CONTROL_TOKEN: controlToken }).ready()
  const tokens = '/properties/demo/tokens'
  await control('POST', tokens, { label: 'Chosen', token: chosen })
  for (const token of [...odd, 'swordfish']) await control('POST', tokens, { label: 'Odd', token })
  made = (await control('POST', tokens, { label: 'Made' })).token
  const other = { hr_id: 'other', name: 'Other', time_zone: 'Europe/Berlin', currency: 'EUR' }
  await control('POST', '/properties', other)
  otherHotels = 'of-another-hotel'
  await control('POST', '/properties/other/tokens', { label: 'Other', token: otherHotels })
})
afterAll(() => server.kill())

/** Where somebody may put a token by mistake. */
const places: [string, (token: string) => { target: string; headers?: Record<string, string> }][] = [
  ['in place of the hotel id', (token) => ({ target: `rooms?token=${token}&hr_id=${token}` })],
  ['as hotel id, with another token', (token) => ({ target: `rooms?token=wrong-one&hr_id=${token}` })],
  ['as hotel id, without a token', (token) => ({ target: `rooms?hr_id=${token}` })],
  ['in another parameter', (token) => ({ target: `rooms?token=demo-token&hr_id=demo&x=${token}` })],
  ['as the name of a parameter', (token) => ({ target: `rooms?${token}=1` })],
  ['behind a name that nobody knows', (token) => ({ target: `rooms?key=Bearer%20${token}` })],
  ['encoded twice', (token) => ({ target: `rooms?key=${encodeURIComponent(token)}` })],
  [
    'as hotel id, with a plus that is not encoded',
    (token) => ({ target: `rooms?token=demo&hr_id=${token.replaceAll('%2B', '+')}` }),
  ],
  [
    'in a parameter, with a plus that is not encoded',
    (token) => ({ target: `rooms?key=${token.replaceAll('%2B', '+')}` }),
  ],
  ['as a part of the path', (token) => ({ target: `rooms/${token}` })],
  ['in the middle of the path', (token) => ({ target: `${token}/rooms?token=${token}&hr_id=demo` })],
  ['as request id', (token) => ({ target: 'rooms', headers: { 'x-request-id': decodeURIComponent(token) } })],
  ['encoded, as request id', (token) => ({ target: 'rooms', headers: { 'x-request-id': token } })],
  [
    'within a request id',
    (token) => ({
      target: `rooms?token=${token}&hr_id=demo`,
      headers: { 'x-request-id': `poll/${decodeURIComponent(token)}/1` },
    }),
  ],
  [
    'between the parts of a request id',
    (token) => ({
      target: 'rooms?token=demo-token&hr_id=demo',
      headers: { 'x-request-id': `req-${decodeURIComponent(token)}_1` },
    }),
  ],
]

describe.each(places)('a token %s', (_, place) => {
  it.each([
    ['that was chosen', () => chosen],
    ['that was made', () => made],
    ['of another hotel', () => otherHotels],
    ['of the control API', () => controlToken],
    ['that looks like one and is none', () => 'Zk3vQ9xL_aB7-mN2pR5tW8yC1dF4gH6j'],
  ])('%s is shown nowhere', async (_, token) => {
    const { target, headers = {} } = place(encodeURIComponent(token()))
    const response = await fetch(`${server.url}/api/v2/apps/${target}`, { headers })
    expectNoToken(token(), JSON.stringify([...response.headers]) + (await response.text()))
  })
})

const demo = 'rooms?token=demo-token&hr_id=demo'

describe.each([
  ['alone', (token: string) => `${demo}&x=${token}`],
  ['as hotel id', (token) => `rooms?token=wrong-one&hr_id=${token}`],
  ['in the path', (token) => `${token}?token=demo-token&hr_id=demo`],
  ['in quotes', (token) => `${demo}&x=%22${token}%22`],
  ['in single quotes', (token) => `${demo}&x=key:'${token}'`],
  ['in round brackets', (token) => `${demo}&x=(${token})`],
  ['in pointed brackets', (token) => `${demo}&x=%3C${token}%3E`],
  ['in the brackets of a name', (token) => `${demo}&x[${token}]=1`],
  ['before a dot', (token) => `${demo}&x=It%20is%20${token}.`],
])('a chosen token %s', (_, targetOf) => {
  it.each([...odd, 'swordfish'])('is not written down: %s', async (token) => {
    asked += 1
    const id = `it-${asked}`
    const response = await fetch(`${server.url}/api/v2/apps/${targetOf(encodeURIComponent(token))}`, {
      headers: { 'x-request-id': id },
    })
    await response.text()
    const line = await vi.waitFor(() => lineOf(id))
    const { path, query } = JSON.parse(line)
    expectNoToken(token, decodeURIComponent(`${path} ${query.replaceAll('+', ' ')}`))
  })
})

describe.each([
  ['alone', (token: string) => token],
  ['in quotes', (token) => `"${token}"`],
  ['before a dot', (token) => `${token}.`],
])('as the id of a hotel in the control API, %s,', (_, idOf) => {
  it.each(['4711471147114711', 'swordfish'])('a token is not written down: %s', async (token) => {
    const before = server.log.length
    await control('PATCH', `/properties/${encodeURIComponent(idOf(token))}`, { name: 'Other' })
    const lines = await vi.waitFor(() => {
      const since = server.log.slice(before)
      expect(since).toContain('control change')
      return since
    })
    expectNoToken(token, lines)
  })
})

it('dates and short numbers stay', async () => {
  await fetch(
    `${server.url}/api/v2/apps/reservations?token=demo-token&hr_id=demo&from_date=2027-10-01&page=1`,
  )
  const { requests } = await control('GET', '/requests?hr_id=demo&limit=1')
  expect(requests).toMatchObject([{ query: 'token=***&hr_id=demo&from_date=2027-10-01&page=1' }])
})

it('a request id without a token is kept, be it a UUID, a trace id or a word', async () => {
  const ids = ['3f0e0f2c-58b5-4c8e-8a38-1c7a1f0f2c58', '4bf92f3577b34da6a3ce929d0e0e4736', 'poll-17']
  for (const id of ids) {
    const response = await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`, {
      headers: { 'x-request-id': id },
    })
    expect(response.headers.get('x-request-id')).toBe(id)
  }
})

it('what is no token stays in the list of requests', async () => {
  await fetch(
    `${server.url}/api/v2/apps/reservations?token=demo-token&hr_id=demo&undelivered=false&per_page=5`,
  )
  const { requests } = await control('GET', '/requests?hr_id=demo&limit=1')
  expect(requests).toMatchObject([
    { path: '/api/v2/apps/reservations', query: 'token=***&hr_id=demo&undelivered=false&per_page=5' },
  ])
})

it('after all that neither the log nor the list of requests has a token', async () => {
  const requests = JSON.stringify(await control('GET', '/requests?limit=1000'))
  const { log } = await server.stop()
  const all = [
    ...odd,
    'swordfish',
    chosen,
    made,
    otherHotels,
    controlToken,
    'Zk3vQ9xL_aB7-mN2pR5tW8yC1dF4gH6j',
  ]
  for (const token of all) expectNoToken(token, requests)
  expectCleanLog(log, ...all)
})
