import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, InnwireError } from '../src/index.ts'
import { empty, halfBody, html, json, refusal, reset, stallHead, text } from './behaviours.ts'
import { demoHotel, failure, goodDaily, goodPrices, goodRange, ok } from './demo-hotel.ts'
import { type Behaviour, type ScriptedServer, startScriptedServer } from './scripted-server.ts'

/*
 * Bookings move an availability. So an update that sets one above 0 sells a room twice when it is sent again after a
 * booking, be it after a lost answer or after a pause that the service asks for.
 */

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const hint = ' (Set what is left to sell.)'
const twoRooms = { ...goodRange, availability: 2 }
const day = (values: object): DailyUpdate => ({
  rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', ...values }] }],
})
const lost: [string, Behaviour][] = [
  ['a reset connection', reset],
  ['half a body', halfBody(ok)],
  ['a 502 with nothing in it', empty(502)],
  ["a gateway's 503", html('Unavailable', { status: 503 })],
  ["the service's own 503", refusal(503, 'unavailable')],
  ['a 504', text('', { status: 504 })],
]
const updates: [string, (hotel: Client) => Promise<unknown>][] = [
  ['range', (hotel) => hotel.calendar.updateRange(twoRooms)],
  ['daily', (hotel) => hotel.calendar.updateDaily(goodDaily)],
]

describe.each(updates)('a %s update that sets an availability above 0', (_, update) => {
  it.each(lost)('is not sent again after %s, and its outcome says what to do', async (_, fault) => {
    server.plays(fault, json(ok))
    expect(await update(demoHotel(server.url))).toMatchObject({
      outcome: 'ambiguous',
      error: { unconfirmed: true, retryable: false, message: expect.stringContaining(hint) },
    })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['500', refusal(500, 'internal_error')],
    ['an answer that cannot be read', text('{"status":"o')],
  ])('is unconfirmed after %s', async (_, fault) => {
    server.plays(fault)
    expect(await update(demoHotel(server.url))).toMatchObject({ error: { unconfirmed: true } })
  })

  it('is unconfirmed when its time is up', async () => {
    server.plays(stallHead)
    const outcome = await update(demoHotel(server.url, { timeoutMs: 40 }))
    expect(outcome).toMatchObject({
      outcome: 'ambiguous',
      error: { name: 'TimeoutError', unconfirmed: true },
    })
  })

  it.each([
    ['at once', refusal(429, 'rate_limited')],
    ['later', refusal(429, 'rate_limited', { headers: { 'retry-after': '10' } })],
    ["by a gateway's word", html('Too many', { status: 429 })],
  ])('is not sent again after a 429 that lets it in %s: nothing was applied', async (_, refused) => {
    server.plays(refused, json(ok))
    const retries: unknown[] = []
    const hotel = demoHotel(server.url, { onRetry: (event) => retries.push(event) })
    expect(await failure(update(hotel))).toMatchObject({
      name: 'RateLimitError',
      unconfirmed: false,
      retryable: false,
      message: expect.stringContaining(hint),
    })
    expect([server.requests.length, retries]).toEqual([1, []])
  })
})

it('a room that is booked while a 429 asks to wait is not sold again', async () => {
  let availability = 1
  const set: Behaviour = (...rest) => {
    availability = 1
    json(ok)(...rest)
  }
  server.plays(refusal(429, 'rate_limited', { headers: { 'retry-after': '0.02' } }), set)
  const settled = failure(demoHotel(server.url).calendar.updateDaily(day({ availability: 1 })))
  await server.saw(1)
  availability -= 1
  expect(await settled).toMatchObject({ name: 'RateLimitError', retryAfterMs: 20 })
  expect(availability).toBe(0)
})

it('a room that is booked after a lost answer is not sold again', async () => {
  let availability = 0
  const commit: Behaviour = (...rest) => {
    availability = 1
    reset(...rest)
  }
  server.plays(commit, (...rest) => {
    availability = 1
    json(ok)(...rest)
  })
  const settled = demoHotel(server.url, { retry: { baseMs: 20 } }).calendar.updateDaily(
    day({ availability: 1 }),
  )
  await server.saw(1)
  availability -= 1
  expect(await settled).toMatchObject({ outcome: 'ambiguous', error: { unconfirmed: true } })
  expect(availability).toBe(0)
})

it.each(['3', '03', 3])(
  'a call by operation with the availability %j is not sent again either',
  async (availability) => {
    server.plays(reset, json(ok))
    const hotel = demoHotel(server.url)
    const error = (await failure(
      hotel.request('updateRoomsDaily', { body: day({ availability }) }),
    )) as InnwireError
    expect(error).toMatchObject({
      unconfirmed: true,
      message: expect.stringMatching(/Set what is left to sell/),
    })
    server.plays(reset, json(ok))
    const query = { ...twoRooms, availability } as RangeUpdate
    expect(await failure(hotel.request('updateRoomRangeV1', { query }))).toMatchObject({ unconfirmed: true })
    expect(server.requests).toHaveLength(1)
  },
)

it.each([3, '3'])(
  'a temporary try_again to availability %j is left to the caller, who states the number anew',
  async (availability) => {
    server.plays(json({ status: 'try_again', transaction_id: '7', errors: [] }), json(ok))
    const update = day({ availability, price: '119.90' })
    const outcome = await demoHotel(server.url).calendar.updateDaily(update)
    expect(outcome).toEqual({ outcome: 'partial', transactionId: '7', rejections: [], retryable: false })
    expect(server.requests).toHaveLength(1)
  },
)

describe('an update is sent again after a lost answer, because the same values give the same result,', () => {
  it.each([
    ['that closes by availability 0', { availability: 0 }],
    ['that closes by stop sale', { stop_sale: 1 }],
    ['of a price', { price: '120' }],
    ['of a restriction', { min_stay: 2, cta: 1 }],
  ] as const)('%s', async (_, values) => {
    for (const update of [
      (hotel: Client) => hotel.calendar.updateRange({ ...goodRange, ...values }),
      (hotel: Client) => hotel.calendar.updateDaily(day(values)),
    ]) {
      server.plays(reset, json(ok))
      expect(await update(demoHotel(server.url))).toMatchObject({ outcome: 'accepted' })
      expect(server.requests).toHaveLength(2)
      server.plays(reset)
      const outcome = await update(demoHotel(server.url))
      expect(outcome).toMatchObject({ outcome: 'ambiguous', error: { unconfirmed: false } })
    }
  })
})

describe('after a lost answer, which may have been that of an applied update,', () => {
  const range = (hotel: Client) => hotel.calendar.updateRange(goodRange)
  const daily = (hotel: Client) => hotel.calendar.updateDaily(goodPrices)
  const later = { headers: { 'retry-after': '3600' } }
  const temporary = json({ status: 'try_again', transaction_id: '7', errors: [] })

  it.each<[string, (hotel: Client) => Promise<unknown>, Behaviour, object]>([
    ['a 429 with an hour', range, refusal(429, 'rate_limited', later), { retryAfterMs: 3_600_000 }],
    ['a 401', daily, refusal(401, 'unauthorized'), { name: 'AuthenticationError' }],
    ["a gateway's 403", range, html('Forbidden', { status: 403 }), { status: 403 }],
    ['a 422', daily, refusal(422, 'unknown_inv_code'), { name: 'ValidationError' }],
    ['a try_again without a date', daily, temporary, { name: 'ConnectionError' }],
    ['a try_again to a range', range, temporary, { name: 'ConnectionError' }],
  ])('%s of the repetition does not make it unapplied: it is ambiguous', async (_, update, then, error) => {
    server.plays(reset, then)
    const cause = { name: 'ConnectionError' }
    expect(await update(demoHotel(server.url))).toMatchObject({
      outcome: 'ambiguous',
      error: { ...error, unconfirmed: false, cause, message: expect.stringMatching(/^update.*\(request /) },
    })
  })

  it('a refused date of the repetition is told, and what it took is accepted', async () => {
    const errors = [{ 'HR:1': { '2026-12-24': 'Invalid price' } }]
    server.plays(reset, json({ status: 'try_again', transaction_id: '7', errors }))
    expect(await daily(demoHotel(server.url))).toMatchObject({ outcome: 'rejected', transactionId: '7' })
    server.plays(reset, temporary, json(ok))
    expect(await daily(demoHotel(server.url))).toMatchObject({ outcome: 'accepted' })
  })
})

it('an update that its caller aborts with a reason that has a cause ends with that reason', async () => {
  server.plays(stallHead)
  const reason = new Error('The shift is over.', { cause: new Error('It is ten.') })
  const abort = new AbortController()
  const call = demoHotel(server.url).calendar.updateDaily(goodPrices, { signal: abort.signal })
  await server.saw(1)
  abort.abort(reason)
  expect(await failure(call)).toBe(reason)
})

it.each([
  ['a try_again', json({ status: 'try_again', transaction_id: '7', errors: [] })],
  ['a refusal', refusal(429, 'rate_limited')],
])(
  'an update that is refused after %s is not ambiguous, because nothing was applied before',
  async (_, before) => {
    server.plays(before, refusal(422, 'unknown_inv_code'))
    const outcome = await demoHotel(server.url).calendar.updateDaily(goodPrices)
    expect(outcome).toMatchObject({ outcome: 'rejected', error: { cause: undefined } })
  },
)
