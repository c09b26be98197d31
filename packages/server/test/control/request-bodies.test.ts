import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, today } from '../../src/dates.ts'
import { demoProperty } from '../../src/demo/demo-hotel.ts'
import { startServer } from '../../src/start-server.ts'
import { controlOf, refusalOf } from '../support/answered.ts'
import { type Calls, createHotel, day, startCalls } from './calls.ts'

const demo = { hr_id: 'demo', token: 'demo-token' }
const json = { 'content-type': 'application/json' }
let calls: Calls
beforeAll(async () => {
  calls = await startCalls()
})
afterAll(() => calls.server.stop())

/** Sends a request, and reads it back as the control API has it. */
async function kept(...[path, query, init]: Parameters<Calls['property']>) {
  await calls.property(path, query, init)
  const { body } = await calls.control('GET', '/requests?limit=1')
  const detail = await calls.control('GET', `/requests/${body.requests[0].number}`)
  expect(detail.status).toBe(200)
  return detail.body
}
const daily = (rooms: object[], query: Record<string, string> = demo) =>
  kept('v2/apps/rooms/daily', query, { method: 'PUT', headers: json, body: JSON.stringify({ rooms }) })

it('says what became of an update, and which dates of how many were refused', async () => {
  const dates = [
    { date: day(1), price: 80 },
    { date: day(-3), price: 80 },
    { date: day(2), price: 80 },
  ]
  const partly = await daily([{ inv_code: 'HR:1', dates }])
  expect(partly).toMatchObject({ status: 200, result: 'partly', outcome: '1 of 3 dates refused' })
  expect(partly.transaction_id).toBe(JSON.parse(partly.answer_body).transaction_id)
  expect(JSON.parse(partly.request_body)).toEqual({ rooms: [{ inv_code: 'HR:1', dates }] })
  expect(partly).toMatchObject({
    request_content_type: 'application/json',
    request_cut: false,
    answer_cut: false,
  })
  const all = await daily([{ inv_code: 'HR:1', dates: dates.slice(0, 1) }])
  expect(all).toMatchObject({ result: 'done', outcome: '1 date accepted' })
  const none = await daily([{ inv_code: 'HR:1', dates: dates.slice(1, 2) }])
  expect(none).toMatchObject({ result: 'refused', outcome: '1 of 1 date refused' })
})

it.each([
  ['v2/apps/rooms', demo, 'done', /^\d+ rates$/],
  ['v2/apps/reservations', demo, 'done', /^page 1 of \d+, \d+ reservations$/],
  ['v2/apps/rooms', { ...demo, token: 'wrong-token' }, 'refused', /^refused: unauthorized$/],
  ['v2/apps/rooms', { ...demo, unknown: '1' }, 'refused', /^refused: /],
  ['v1/apps/transactions', { ...demo, transaction_id: '999999' }, 'refused', /^refused: /],
] as const)('says what became of %s with %j', async (path, query, result, words) => {
  const record = await kept(path, query)
  expect(record).toMatchObject({ result, transaction_id: null, quota_left: null })
  expect(record.outcome).toMatch(words)
})

it('says what a range changed, and that something was refused', async () => {
  const form = (fields: Record<string, string>) =>
    kept('v2/apps/rooms/~', demo, { method: 'PUT', body: new URLSearchParams(fields) })
  const inHotel = (days: number) => addDays(today(demoProperty.time_zone, new Date()), days)
  const range = { inv_code: 'HR:1', start_date: inHotel(1), end_date: inHotel(3), price: '90' }
  const done = await form(range)
  expect(done).toMatchObject({ outcome: '3 dates accepted', result: 'done' })
  expect(done.request_body).toContain('inv_code=HR%3A1')
  expect(await form({ ...range, start_date: inHotel(-2) })).toMatchObject({
    result: 'partly',
    outcome: expect.stringMatching(/^4 dates accepted, \d+ entr(y|ies) refused$/),
  })
})

it('says what was done on purpose', async () => {
  const strike = async (fault: object) => {
    await calls.control('POST', '/faults', { operation: 'listRooms', count: 1, ...fault })
    await calls.property('v2/apps/rooms', demo).catch(() => undefined)
    return (await calls.control('GET', '/requests?limit=1')).body.requests[0]
  }
  expect(await strike({ effect: 'drop', moment: 'before_commit' })).toMatchObject({
    status: null,
    result: 'cut_off',
    outcome: 'the connection was dropped on purpose',
  })
  expect(await strike({ effect: 'malformed_body' })).toMatchObject({
    status: 200,
    result: 'cut_off',
    outcome: 'the answer was cut on purpose',
  })
})

const secret = 'S3cret"with\\signs&more=1'
it('shows no token, wherever it stands in a body, and shows the rest', async () => {
  const linden = await createHotel(calls, 'linden')
  await calls.control('POST', '/properties/linden/tokens', { label: 'POS', token: secret })
  const note = `the token is ${secret}, keep it`
  const body = {
    note,
    token: 'anything',
    nested: { api_key: [secret] },
    of: linden.token,
    [secret]: 1,
    plain: 'seen',
  }
  const record = await kept(
    'v1/apps/pos/postings',
    { hr_id: 'linden', token: secret },
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    },
  )
  const shown = JSON.stringify(record)
  for (const hidden of ['S3cret', 'signs&more', linden.token, 'anything', calls.server.controlToken ?? ''])
    expect(shown).not.toContain(hidden)
  expect(record.request_body).toContain('"plain":"seen"')
})

it.each([
  ['a form', 'application/x-www-form-urlencoded', 'token=demo-token&inv_code=HR%3A1&note=demo-token'],
  ['what is no JSON', 'application/json', '{token: demo-token, note: demo-token'],
  ['text', 'text/plain', 'Bearer demo-token token=other-token'],
  ['JSON without an end', 'application/json', '{"note":"demo-token","token":"other-tok'],
])('shows no token in %s', async (_, type, body) => {
  const record = await kept('v2/apps/rooms/daily', demo, {
    method: 'PUT',
    headers: { 'content-type': type },
    body,
  })
  expect(record.request_body).toContain('***')
  expect(JSON.stringify(record)).not.toMatch(/demo-token|other-tok/)
})

it('keeps the beginning of a long body, without a token that was cut in two', async () => {
  const filler = '8'.repeat(63_990)
  const record = await kept('v2/apps/rooms/daily', demo, {
    method: 'PUT',
    headers: json,
    body: `{"a":"${filler}","demo-token":1,"demo-token":2}`,
  })
  expect(record.request_cut).toBe(true)
  expect(record.request_body).not.toContain('demo-')
  expect(record.request_body.length).toBeGreaterThan(60_000)
})

it('drops the oldest bodies when all of them are too much, and keeps what became of the requests', async () => {
  const long = JSON.stringify({ rooms: [], note: 'x'.repeat(70_000) })
  const first = await kept('v2/apps/rooms/daily', demo, { method: 'PUT', headers: json, body: long })
  expect(first.request_body).not.toBeNull()
  for (let sent = 0; sent < 260; sent += 20)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        calls.property('v2/apps/rooms/daily', demo, { method: 'PUT', headers: json, body: long }),
      ),
    )
  const { body } = await calls.control('GET', `/requests/${first.number}`)
  expect(body).toMatchObject({
    number: first.number,
    request_body: null,
    answer_body: null,
    outcome: first.outcome,
  })
})

it('knows no request that is none', async () => {
  expect(refusalOf(await calls.control('GET', '/requests/999999'))).toEqual({
    status: 404,
    code: 'not_found',
  })
})

it('keeps no bodies where the console is off', async () => {
  const server = await startServer({ port: 0, demo: true, console: false, checkResponses: true })
  try {
    await fetch(`${server.url}/api/v2/apps/rooms?hr_id=demo&token=demo-token`)
    const control = controlOf(server)
    const [{ number, outcome }] = (await control('GET', '/requests')).body.requests
    expect(outcome).toMatch(/rates$/)
    expect((await control('GET', `/requests/${number}`)).body).toMatchObject({
      request_body: null,
      answer_body: null,
      answer_content_type: null,
    })
  } finally {
    await server.stop()
  }
})
