import { getEventListeners } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallOptions, Client } from '../src/index.ts'
import { json, refusal, stallBody, stallHead } from './behaviours.ts'
import {
  demoHotel,
  failure,
  goodPosting,
  goodPrices,
  goodRange,
  noReservations,
  noRooms,
} from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())
afterEach(() => {
  vi.useRealTimers()
})

const reason = new Error('The guest has changed his mind.')
const unavailable = refusal(503, 'unavailable', { headers: { 'retry-after': '20' } })

const calls: [string, (hotel: Client, options?: CallOptions) => PromiseLike<unknown>][] = [
  ['a read', (hotel, options) => hotel.rooms.list(options)],
  ['a range update', (hotel, options) => hotel.calendar.updateRange(goodRange, options)],
  ['a daily update', (hotel, options) => hotel.calendar.updateDaily(goodPrices, options)],
  ['a posting', (hotel, options) => hotel.postings.create(goodPosting, options)],
  ['the escape hatch', (hotel, options) => hotel.request('listRooms', {}, options)],
  ['a walk', (hotel, options) => hotel.reservations.all({}, options).next()],
  ['a wait', (hotel, options) => hotel.transactions.wait('1', options)],
]

describe.each(calls)('%s that is aborted', (_, call) => {
  it('before it begins rejects with the reason, and nothing is sent', async () => {
    server.plays(json(noRooms))
    expect(await failure(call(demoHotel(server.url), { signal: AbortSignal.abort(reason) }))).toBe(reason)
    expect(server.requests).toEqual([])
  })

  it.each([
    ['the service is silent', stallHead],
    ['the body is read', stallBody({ ...noRooms, ...noReservations })],
  ])('while %s rejects with the reason, and the connection is closed', async (_, stall) => {
    server.plays(stall)
    const controller = new AbortController()
    const failed = failure(call(demoHotel(server.url), { signal: controller.signal }))
    await server.saw(1)
    controller.abort(reason)
    expect(await failed).toBe(reason)
    await server.request(0).closed
    expect(server.requests).toHaveLength(1)
  })

  it('between two attempts rejects with the reason at once', async () => {
    server.plays(unavailable)
    const controller = new AbortController()
    const onRetry = () => queueMicrotask(() => controller.abort(reason))
    const hotel = demoHotel(server.url, { onRetry, repeat: 'by transaction_id' })
    expect(await failure(call(hotel, { signal: controller.signal }))).toBe(reason)
    expect(server.requests).toHaveLength(1)
  })

  it('by the signal of the client rejects with the reason', async () => {
    server.plays(stallHead)
    const controller = new AbortController()
    const failed = failure(call(demoHotel(server.url, { signal: controller.signal })))
    await server.saw(1)
    controller.abort(reason)
    expect(await failed).toBe(reason)
  })
})

describe('a hook that aborts the call', () => {
  it.each(['onRequest', 'onResponse', 'onRetry'] as const)('in %s ends it before any pause', async (name) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const controller = new AbortController()
    let sent = 0
    const hotel = demoHotel('https://hotel.example', {
      [name]: () => controller.abort(reason),
      fetch: async (_, init) => {
        init?.signal?.throwIfAborted()
        sent++
        return new Response('', { status: 503, headers: { 'retry-after': '20' } })
      },
    })
    let ended: unknown
    hotel.rooms.list({ signal: controller.signal }).catch((error: unknown) => {
      ended = error
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toBe(reason)
    expect(sent).toBeLessThanOrEqual(1)
  })
})

describe('the reason', () => {
  it.each(['a sentence', 17, null, { why: 'an object' }])('may be anything: %j', async (any) => {
    server.plays(json(noRooms))
    expect(await failure(demoHotel(server.url).rooms.list({ signal: AbortSignal.abort(any) }))).toBe(any)
  })

  it('is an AbortError when none is given', async () => {
    const error = await failure(demoHotel(server.url).rooms.list({ signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ name: 'AbortError' })
  })
})

describe('a signal', () => {
  it('has no listener left after a call, whether that succeeds or fails', async () => {
    const { signal } = new AbortController()
    const hotel = demoHotel(server.url)
    server.plays(refusal(503, 'unavailable'), json(noRooms))
    await hotel.rooms.list({ signal })
    server.plays(refusal(401, 'unauthorized'))
    await failure(hotel.rooms.list({ signal }))
    server.plays(stallHead)
    await failure(hotel.rooms.list({ signal, timeoutMs: 30 }))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('that aborts after the call changes nothing', async () => {
    server.plays(json(noRooms))
    const controller = new AbortController()
    const rooms = await demoHotel(server.url).rooms.list({ signal: controller.signal })
    controller.abort(reason)
    expect(rooms).toEqual([])
  })
})
