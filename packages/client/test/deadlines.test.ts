import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { InnwireError, TimeoutError } from '../src/index.ts'
import { json, refusal, stallBody, stallHead } from './behaviours.ts'
import { demoHotel, failure, goodDaily, goodPosting, noRooms } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())
afterEach(() => {
  vi.useRealTimers()
})

const timeoutMs = 250
const unavailable = refusal(503, 'unavailable')

describe('the time of a call is up', () => {
  it.each([
    ['while the service is silent', stallHead],
    ['while the body stands still', stallBody(noRooms)],
  ])('%s', async (_, stall) => {
    server.plays(stall)
    const error = await failure(demoHotel(server.url).rooms.list({ timeoutMs }))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({
      name: 'TimeoutError',
      retryable: true,
      url: `${server.url}/api/v2/apps/rooms`,
      message: expect.stringMatching(/^listRooms: No complete answer within 250 ms\. \(request 0\.\d+\)$/),
    })
    expect(server.requests).toHaveLength(1)
  })

  it('with the time of the client, when the call has none', async () => {
    server.plays(stallHead)
    expect(await failure(demoHotel(server.url, { timeoutMs }).rooms.list())).toBeInstanceOf(TimeoutError)
  })

  it('with the time of the call rather than that of the client', async () => {
    server.plays(stallHead)
    const hotel = demoHotel(server.url, { timeoutMs: 600_000 })
    expect(await failure(hotel.rooms.list({ timeoutMs }))).toBeInstanceOf(TimeoutError)
  })

  it.each([
    ['silence', stallHead],
    ['half a body', stallBody(noRooms)],
  ])('once for all attempts: failures before do not extend it (%s)', async (_, stall) => {
    server.plays(unavailable, unavailable, stall, json(noRooms))
    const error = await failure(demoHotel(server.url).rooms.list({ timeoutMs: 800 }))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(server.requests).toHaveLength(3)
  })

  it('for postings and the escape hatch too', async () => {
    server.plays(stallHead)
    const hotel = demoHotel(server.url, { timeoutMs })
    expect(await failure(hotel.postings.create(goodPosting))).toBeInstanceOf(TimeoutError)
    expect(await failure(hotel.request('listChannelsV1', {}))).toBeInstanceOf(TimeoutError)
  })

  it('and an update has an ambiguous outcome', async () => {
    server.plays(stallBody({ status: 'ok', transaction_id: '1', errors: [] }))
    const update = await demoHotel(server.url, { timeoutMs }).calendar.updateDaily(goodDaily)
    expect(update).toMatchObject({ outcome: 'ambiguous', error: expect.any(TimeoutError) })
  })
})

describe('an abandoned connection is closed', () => {
  it.each([
    ['without a head', stallHead],
    ['in the middle of a body', stallBody(noRooms)],
  ])('after a timeout, %s', async (_, stall) => {
    server.plays(stall)
    await failure(demoHotel(server.url).rooms.list({ timeoutMs }))
    await expect(server.request(0).closed).resolves.toBeUndefined()
  })
})

/** Answers after 20 seconds, unless the call is given up. */
const slowly: typeof fetch = (_, init) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(Response.json(noRooms)), 20_000)
    init?.signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(init.signal?.reason)
    })
  })

describe('a very long time', () => {
  it.each([Number.POSITIVE_INFINITY, 2 ** 31, 1e15])('of %d ms is no short one', async (long) => {
    vi.useFakeTimers()
    const call = demoHotel('https://hotel.example', { fetch: slowly }).rooms.list({ timeoutMs: long })
    const settled = call.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await settled).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('30 seconds', () => {
  it('are the time of a call when none is set', async () => {
    vi.useFakeTimers()
    const silent: typeof fetch = (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const hotel = demoHotel('https://hotel.example', { fetch: silent })
    let ended: unknown
    hotel.rooms.list().catch((error: unknown) => {
      ended = error
    })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toBeInstanceOf(TimeoutError)
    expect(ended).toBeInstanceOf(InnwireError)
    expect(vi.getTimerCount()).toBe(0)
  })
})
