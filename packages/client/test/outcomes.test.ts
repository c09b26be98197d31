import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  type InnwireError,
  RateLimitError,
  type Rejection,
  ResponseError,
  ServerError,
  TimeoutError,
  type UpdateOutcome,
  ValidationError,
} from '../src/index.ts'
import { empty, halfBody, html, json, redirect, refusal, reset, stallHead, text } from './behaviours.ts'
import { demoHotel, failure, goodPrices, goodRange, ok } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const range = (update = goodRange) => demoHotel(server.url).calendar.updateRange(update)
const daily = (update = goodPrices) => demoHotel(server.url).calendar.updateDaily(update)
const temporary = { status: 'try_again', transaction_id: '7', errors: [] }

describe('accepted', () => {
  it.each([
    ['range', range],
    ['daily', daily],
  ])('is a %s update to which the service says ok', async (_, update) => {
    server.plays(json(ok))
    expect(await update()).toEqual({ outcome: 'accepted', transactionId: '123456789' })
  })

  it('keeps a transaction id that comes as a number', async () => {
    server.plays(json({ status: 'ok', transaction_id: 17 }))
    expect(await range()).toEqual({ outcome: 'accepted', transactionId: '17' })
  })
})

describe('partial', () => {
  it('is a range update to which the service says try_again, and which is not repeated', async () => {
    server.plays(json({ status: 'try_again', transaction_id: '7' }))
    expect(await range()).toEqual({
      outcome: 'partial',
      transactionId: '7',
      rejections: [],
      retryable: false,
    })
    expect(server.requests).toHaveLength(1)
  })

  it('is a daily update that is still refused without a reason after all retries; later it may go', async () => {
    server.plays(json(temporary))
    expect(await daily()).toEqual({ outcome: 'partial', transactionId: '7', rejections: [], retryable: true })
    expect(server.requests).toHaveLength(4)
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1)
  })

  it('is not waited for when retries are off', async () => {
    server.plays(json(temporary), json(ok))
    const update = demoHotel(server.url).calendar.updateDaily(goodPrices, { retry: { limit: 0 } })
    expect(await update).toMatchObject({ outcome: 'partial', retryable: true })
    expect(server.requests).toHaveLength(1)
  })

  it('turns into accepted when a retry helps', async () => {
    server.plays(json(temporary), refusal(503, 'unavailable'), json(ok))
    expect(await daily()).toEqual({ outcome: 'accepted', transactionId: '123456789' })
    expect(server.requests).toHaveLength(3)
  })
})

describe('rejected', () => {
  it.each([
    ['range', range],
    ['daily', daily],
  ])('is a %s update that the service refuses with 422', async (_, update) => {
    server.plays(refusal(422, 'unknown_inv_code'))
    const outcome = await update()
    expect(outcome).toEqual({ outcome: 'rejected', rejections: [], error: expect.any(ValidationError) })
    expect(outcome).toMatchObject({ error: { code: 'unknown_inv_code', requestId: 'req-1' } })
    expect(server.requests).toHaveLength(1)
  })
})

describe('ambiguous', () => {
  const faults = [
    ['the connection is reset', reset, ConnectionError],
    ['half a body comes', halfBody(ok), ConnectionError],
    ['the service fails', refusal(500, 'internal_error'), ServerError],
    ['a proxy fails', html('Bad gateway', { status: 502 }), ServerError],
    ['a proxy says nothing', empty(502), ServerError],
    ['the service is down', refusal(503, 'unavailable'), ServerError],
    ['a proxy waits too long', text('', { status: 504 }), ServerError],
    ['a web page comes with 200', html('Please log in'), ResponseError],
    ['nothing comes with 200', empty(200), ResponseError],
    ['half the JSON comes with 200', text('{"status":"o'), ResponseError],
    ['null comes', json(null), ResponseError],
    ['a number comes', json(17), ResponseError],
    ['no transaction_id comes', json({ status: 'ok' }), ResponseError],
    ['no status comes', json({ transaction_id: '7' }), ResponseError],
    ['an unknown status comes', json({ status: 'maybe', transaction_id: '7' }), ResponseError],
    ['errors hold nothing', json({ ...temporary, errors: [null] }), ResponseError],
    ['errors are text', json({ ...temporary, errors: ['Invalid price'] }), ResponseError],
    ['errors have text for dates', json({ ...temporary, errors: [{ 'HR:1': 'closed' }] }), ResponseError],
    ['errors are no list', json({ ...temporary, errors: 'Invalid price' }), ResponseError],
    ['a redirect comes', redirect('/elsewhere'), ResponseError],
  ] as const

  it.each(faults)('is an update for which %s', async (_, fault, kind) => {
    server.plays(fault)
    const [update, days] = [structuredClone(goodRange), structuredClone(goodPrices)]
    if (!String(_).startsWith('errors')) {
      const outcome = await range(update)
      expect(outcome).toEqual({ outcome: 'ambiguous', error: expect.any(kind), request: update })
      if (outcome.outcome === 'ambiguous') expect(outcome.request).toBe(update)
    }
    const outcome = await daily(days)
    expect(outcome).toEqual({ outcome: 'ambiguous', error: expect.any(kind), request: days })
    if (outcome.outcome === 'ambiguous') expect(outcome.request).toBe(days)
  })

  it('is an update that takes too long', async () => {
    server.plays(stallHead)
    const outcome = await demoHotel(server.url, { timeoutMs: 40 }).calendar.updateRange(goodRange)
    expect(outcome).toMatchObject({ outcome: 'ambiguous', error: expect.any(TimeoutError) })
  })

  it('leaves what the caller gave as it was', async () => {
    server.plays(reset)
    const frozen = Object.freeze({ ...goodRange, days: Object.freeze([5, 6]) as number[] })
    expect(await range(frozen)).toMatchObject({ outcome: 'ambiguous', request: frozen })
  })
})

describe('no outcome, but an error, is', () => {
  it.each([
    ['401', refusal(401, 'unauthorized'), AuthenticationError],
    ['400', refusal(400, 'unreadable_request'), ApiError],
    ['413', refusal(413, 'body_too_large'), ApiError],
    ['415', refusal(415, 'unsupported_media_type'), ApiError],
    ['429 to the end', refusal(429, 'rate_limited'), RateLimitError],
  ])('%s, which says that nothing was taken', async (_, fault, kind) => {
    server.plays(fault)
    expect(await failure(range())).toBeInstanceOf(kind)
    expect(await failure(daily())).toBeInstanceOf(kind)
  })
})

describe('the type of an outcome', () => {
  it('narrows by outcome to the fields that are there', async () => {
    server.plays(json(ok))
    const update = await daily()
    expectTypeOf(update).toEqualTypeOf<UpdateOutcome<DailyUpdate>>()
    expectTypeOf(await range()).toEqualTypeOf<UpdateOutcome<RangeUpdate>>()
    expectTypeOf(update.outcome).toEqualTypeOf<'accepted' | 'partial' | 'rejected' | 'ambiguous'>()
    if (update.outcome === 'accepted') expectTypeOf(update.transactionId).toEqualTypeOf<string>()
    if (update.outcome === 'partial') expectTypeOf(update.retryable).toEqualTypeOf<boolean>()
    if (update.outcome === 'rejected') expectTypeOf(update.rejections).toEqualTypeOf<Rejection[]>()
    if (update.outcome === 'ambiguous') {
      expectTypeOf(update.request).toEqualTypeOf<DailyUpdate>()
      expectTypeOf(update.error).toEqualTypeOf<InnwireError>()
    }
    // @ts-expect-error an outcome that may be ambiguous has no transaction
    expect(update.transactionId).toBe('123456789')
  })
})
