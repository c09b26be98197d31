import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, InnwireError } from '../src/index.ts'
import { empty, halfBody, html, json, refusal, reset, stallHead, text } from './behaviours.ts'
import { demoHotel, failure, goodDaily, goodRange, ok } from './demo-hotel.ts'
import { type Behaviour, type ScriptedServer, startScriptedServer } from './scripted-server.ts'

/*
 * Bookings move an availability. So an update that sets one above 0, and whose answer is lost, sells a room twice when it
 * is sent again after a booking.
 */

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const hint = ' (Unconfirmed: look at reservations, then set availability anew.)'
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
      error: { unconfirmed: true, message: expect.stringContaining(hint) },
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

  it('is sent again after a refusal', async () => {
    server.plays(refusal(429, 'rate_limited'), json(ok))
    expect(await update(demoHotel(server.url))).toMatchObject({ outcome: 'accepted' })
    expect(server.requests).toHaveLength(2)
  })
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
    expect(error).toMatchObject({ unconfirmed: true, message: expect.stringMatching(/look at reservations/) })
    server.plays(reset, json(ok))
    const query = { ...twoRooms, availability } as RangeUpdate
    expect(await failure(hotel.request('updateRoomRangeV1', { query }))).toMatchObject({ unconfirmed: true })
    expect(server.requests).toHaveLength(1)
  },
)

it('a temporary try_again is left to the caller, because a part may be applied', async () => {
  server.plays(json({ status: 'try_again', transaction_id: '7', errors: [] }), json(ok))
  const outcome = await demoHotel(server.url).calendar.updateDaily(goodDaily)
  expect(outcome).toEqual({ outcome: 'partial', transactionId: '7', rejections: [], retryable: true })
  expect(server.requests).toHaveLength(1)
})

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
