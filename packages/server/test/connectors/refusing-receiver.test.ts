import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { failurePace, failuresAtOnce, failuresPerSecond } from '../../src/distribution/failure-pace.ts'
import { type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { startReceiver, status } from '../support/receiver.ts'

// Fake timers leave this module alone.
vi.mock('node:timers/promises', async (original) => {
  const real = await original<typeof import('node:timers/promises')>()
  const wait: typeof real.setTimeout = (ms, value, options) =>
    vi.isFakeTimers()
      ? new Promise((resolve) => setTimeout(resolve, ms, value))
      : real.setTimeout(ms, value, options)
  return { ...real, setTimeout: wait }
})

const url = 'https://refuses.example/in'
const signal = new AbortController().signal

describe('a host that takes nothing', () => {
  beforeAll(() => void vi.useFakeTimers())
  afterAll(() => void vi.useRealTimers())

  it('has some requests at once, and then a fixed number a second, of all its hotels together', async () => {
    const pace = failurePace()
    let requests = 0
    const lanes = 30
    const asking = new AbortController()
    for (let lane = 0; lane < lanes; lane += 1)
      void (async () => {
        while (!asking.signal.aborted) {
          await pace.turn(url, asking.signal)
          requests += 1
          pace.failed(url)
        }
      })()
    const seconds = 60
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(requests).toBeGreaterThan(failuresPerSecond * seconds)
    expect(requests).toBeLessThanOrEqual(failuresAtOnce + lanes + failuresPerSecond * seconds)
    asking.abort()
  })

  it('holds up no other host', async () => {
    const pace = failurePace()
    for (let failure = 0; failure < 10_000; failure += 1) pace.failed(url)
    await pace.turn('https://takes.example/in', signal)
  })

  it('has its turn again once it was left alone', async () => {
    const pace = failurePace()
    for (let failure = 0; failure < failuresAtOnce + failuresPerSecond; failure += 1) pace.failed(url)
    let hadTurn = false
    void pace.turn(url, signal).then(() => {
      hadTurn = true
    })
    await vi.advanceTimersByTimeAsync(900)
    expect(hadTurn).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(hadTurn).toBe(true)
  })
})

it('a receiver that refuses all but one date is asked no faster, while another hotel is told', async () => {
  const house: House = await startHouse()
  const [refuses, takes] = [await startReceiver(), await startReceiver()]
  const connected = (receiver: typeof refuses) => ({
    bookingcom: { kind: 'http', url: receiver.url, secret: 'a secret of 24 characters' },
  })
  const codes = Array.from({ length: 8 }, (_, index) => `R${index}`)
  const one = await house.openHotel({
    rooms: Object.fromEntries(codes.map((code) => [code, {}])),
    channels: connected(refuses),
    mappings: { bookingcom: Object.fromEntries(codes.map((code) => [`B-${code}`, code])) },
  })
  const other = await house.openHotel({
    channels: connected(takes),
    mappings: { bookingcom: { B1: 'HR:1' } },
  })
  const dates = Array.from({ length: 90 }, (_, index) => ({ date: inDays(index), price: '80', min_stay: 2 }))
  let refused = 0
  refuses.answer = (response, request) => {
    const its = JSON.parse(request.body).dates
    const code = its.length === 1 && its[0].date === inDays(0) ? 204 : 422
    if (code === 422) refused += 1
    status(code)(response, request)
  }
  const began = performance.now()
  await one.daily(...codes.map((inv_code) => ({ inv_code, dates })))
  for (let round = 1; round <= 40; round += 1) {
    await other.daily({ inv_code: 'HR:1', dates: [{ date: inDays(1), price: String(round) }] })
    await vi.waitFor(() => expect(takes.seen).toHaveLength(round), waiting)
  }
  const seconds = (performance.now() - began) / 1000
  const most = failuresAtOnce + codes.length + failuresPerSecond * seconds
  expect(refused).toBeGreaterThan(failuresAtOnce)
  expect(refused).toBeLessThanOrEqual(most)
  await house.server.stop()
  await Promise.all([refuses.stop(), takes.stop()])
})
