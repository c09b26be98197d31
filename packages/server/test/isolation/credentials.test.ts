import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodCall, make, operationIds } from './calls.ts'
import {
  alpha,
  beta,
  credentials,
  type Json,
  requestsOf,
  startTwoHotels,
  stateOf,
  type TwoHotels,
} from './two-hotels.ts'

let hotels: TwoHotels
let before: Json
let requestsBefore: string[]
const revoked = 'revoked-token-of-alpha'
const removed = { hr_id: 'gone', token: 'token-of-gone' }
beforeAll(async () => {
  hotels = await startTwoHotels()
  const { control } = hotels
  const { id } = await control('POST', '/properties/alpha/tokens', { label: 'Revoked', token: revoked })
  await control('DELETE', `/properties/alpha/tokens/${id}`)
  await control('POST', '/properties', {
    ...removed,
    token: undefined,
    name: 'Gone',
    time_zone: 'UTC',
    currency: 'EUR',
  })
  await control('POST', '/properties/gone/tokens', { label: 'Gone', token: removed.token })
  await control('DELETE', '/properties/gone')
  before = await stateOf(hotels, 'beta')
  requestsBefore = await requestsOf(hotels, 'beta')
})
afterAll(() => hotels.server.stop())

const { token } = alpha
/** Everything but a token with the hotel that it is for. */
const wrong: Record<string, () => string | Promise<string>> = {
  "A's token with B's hotel id": () => credentials({ token, hr_id: 'beta' }),
  "B's token with A's hotel id": () => credentials({ token: beta.token, hr_id: 'alpha' }),
  "A's token with a hotel that there never was": () => credentials({ token, hr_id: 'nowhere' }),
  'no token': () => 'hr_id=beta',
  'an empty token': () => 'token=&hr_id=beta',
  'no hotel id': () => `token=${token}`,
  'an empty hotel id': () => `token=${token}&hr_id=`,
  'a revoked token': () => credentials({ token: revoked, hr_id: 'alpha' }),
  'the token of a property that was deleted': () => credentials(removed),
  'both tokens': () => `token=${token}&token=${beta.token}&hr_id=beta`,
  "both hotels' ids": () => `token=${token}&hr_id=alpha&hr_id=beta`,
  'the hotel id as a list': () => `token=${token}&hr_id[]=alpha`,
  'the names in other letters': () => `Token=${token}&HR_ID=alpha`,
  'the hotel id in other letters': () => `token=${token}&hr_id=ALPHA`,
  'a space behind the hotel id': () => `token=${token}&hr_id=alpha%20`,
  'a null byte behind the hotel id': () => `token=${token}&hr_id=alpha%00`,
  'a wildcard as hotel id': () => `token=${token}&hr_id=%25`,
  "a name of JavaScript's own": () => `token=${token}&hr_id=__proto__`,
  'SQL in place of the token': () => `token=${encodeURIComponent("' or '1'='1")}&hr_id=alpha`,
  'the hash in place of the token': () => credentials({ token: hash('sha256', token), hr_id: 'alpha' }),
  'the id of the token in its place': async () => {
    const { tokens } = await hotels.control('GET', '/properties/alpha/tokens')
    return credentials({ token: tokens[0].id, hr_id: 'alpha' })
  },
  'the token of the control API': () =>
    credentials({ token: hotels.server.controlToken ?? '', hr_id: 'alpha' }),
}

describe.each(operationIds)('%s', (operationId) => {
  it('answers the same to everything that is wrong with token and hotel id', async () => {
    const { url } = hotels.server
    const unknown = await make(url, goodCall(operationId), 'token=unknown-token&hr_id=unknown')
    expect(unknown.status).toBe(401)
    for (const [what, query] of Object.entries(wrong)) {
      expect(await make(url, goodCall(operationId), await query()), what).toEqual(unknown)
    }
  })

  it('answers it before it looks at anything else, so that nothing else tells what exists', async () => {
    const { url } = hotels.server
    const call = goodCall(operationId)
    const unknown = await make(url, call, 'token=unknown-token&hr_id=unknown')
    const methodTakesBody = !['listRooms'].includes(operationId) && call.init.body !== undefined
    const bodies = methodTakesBody ? ['{', '', 'x'.repeat(2_100_000)] : []
    for (const body of bodies) {
      const broken = { ...call, init: { ...call.init, body } }
      expect(await make(url, broken, credentials({ token, hr_id: 'beta' }))).toEqual(unknown)
    }
    const misspelt = { ...call, query: `${call.query}&page=x&inv_code=%&start_date=never` }
    expect(await make(url, misspelt, credentials({ token, hr_id: 'beta' }))).toEqual(unknown)
  })

  it('does not take credentials from anywhere but the query', async () => {
    const { url } = hotels.server
    const call = goodCall(operationId)
    const headers = {
      ...call.init.headers,
      authorization: `Bearer ${token}`,
      token,
      hr_id: 'alpha',
      'hr-id': 'alpha',
    }
    expect(await make(url, { ...call, init: { ...call.init, headers } }, '')).toMatchObject({ status: 401 })
  })
})

it('does not take credentials from a form', async () => {
  const body = new URLSearchParams(alpha)
  const call = { ...goodCall('updateRoomRange'), init: { body } }
  expect((await make(hotels.server.url, call, '')).status).toBe(401)
})

it('nothing of the other hotel has changed by all that, and its log of requests shows none of it', async () => {
  expect(await stateOf(hotels, 'beta')).toEqual(before)
  expect(requestsBefore).toEqual(expect.arrayContaining(await requestsOf(hotels, 'beta')))
})
