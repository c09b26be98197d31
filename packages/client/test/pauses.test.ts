import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RateLimitError, type RetryEvent, type RetryOptions, ServerError } from '../src/index.ts'
import { demoHotel } from './demo-hotel.ts'

// A stub and false timers, because the real pauses are long.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

type Settings = { retry?: RetryOptions; timeoutMs?: number }

const refused = (status: number, retryAfter?: string) => () =>
  new Response('', { status, ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }) })
const good = () => Response.json({ rooms: [] })

/** Lists the rooms while the service answers so; gives what came of it and every pause. */
async function play(answers: (() => Response)[], settings: Settings = {}) {
  const retries: RetryEvent[] = []
  const began = performance.now()
  const sentAt: number[] = []
  const hotel = demoHotel('https://hotel.example', {
    retry: {},
    timeoutMs: 1e6,
    ...settings,
    onRetry: (event) => retries.push(event),
    fetch: async () => {
      sentAt.push(performance.now() - began)
      const answer = answers[Math.min(sentAt.length, answers.length) - 1]
      return answer ? answer() : good()
    },
  })
  const call = hotel.rooms.list().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { result: await call, delays: retries.map(({ delayMs }) => delayMs), sentAt }
}

describe('without Retry-After, a pause', () => {
  it('is a random part of a span that doubles from 500 ms up to 8 s', async () => {
    const spans = [500, 1000, 2000, 4000, 8000, 8000]
    const parts: number[] = []
    for (let run = 0; run < 40; run++) {
      const { delays, result } = await play([refused(503)], { retry: { limit: 6 } })
      expect(result).toBeInstanceOf(ServerError)
      expect(delays).toHaveLength(6)
      parts.push(...delays.map((delay, index) => delay / (spans[index] ?? 0)))
    }
    expect(parts.filter((part) => part < 0 || part > 1)).toEqual([])
    // Full jitter: the whole span is used, down to nothing.
    expect(Math.min(...parts)).toBeLessThan(0.2)
    expect(Math.max(...parts)).toBeGreaterThan(0.8)
  })

  it('keeps the span that is set', async () => {
    const { delays } = await play([refused(503)], { retry: { limit: 8, baseMs: 10, maxMs: 40 } })
    expect(delays).toHaveLength(8)
    const spans = [10, 20, 40, 40, 40, 40, 40, 40]
    expect(delays.filter((delay, index) => delay < 0 || delay > (spans[index] ?? 0))).toEqual([])
  })
})

describe('with Retry-After, a pause', () => {
  const in20Seconds = new Date(Date.UTC(2026, 10, 20, 12, 0, 20)).toUTCString()

  it.each([
    ['seconds', 429, '30', 30_000],
    ['seconds on 503', 503, '7', 7000],
    ['seconds with spaces', 429, ' 5 ', 5000],
    ['a date', 429, in20Seconds, 20_000],
    ['seconds with a part', 429, '1.5', 1500],
    ['seconds with a sign', 429, '+3', 3000],
    ['seconds, twice', 429, '1, 1', 1000],
    ['seconds, by two', 503, '1, 40', 40_000],
  ])('is never shorter than asked in %s', async (_, status, header, asked) => {
    const { result, delays, sentAt } = await play([refused(status, header), good])
    expect(result).toEqual([])
    const [delay = 0] = delays
    expect(delay).toBeGreaterThanOrEqual(asked)
    expect(delay).toBeLessThanOrEqual(asked + 500)
    expect(sentAt[1]).toBeGreaterThanOrEqual(asked)
  })

  it.each(['soon', '', '-30', '30 seconds', 'Fri, 99 Nov 2026', new Date(0).toUTCString()])(
    'is the usual one when it says "%s"',
    async (header) => {
      const { result, delays } = await play([refused(429, header), good])
      expect(result).toEqual([])
      expect(delays).toHaveLength(1)
      expect(delays[0]).toBeLessThanOrEqual(500)
    },
  )

  it('is not cut down to maxMs', async () => {
    const { delays } = await play([refused(429, '10'), good], { retry: { baseMs: 1, maxMs: 2 } })
    expect(delays[0]).toBeGreaterThanOrEqual(10_000)
    expect(delays[0]).toBeLessThanOrEqual(10_002)
  })

  it('may be asked for again and again', async () => {
    const { result, delays } = await play([refused(429, '10'), refused(429, '50'), refused(503, '1'), good])
    expect(result).toEqual([])
    expect(delays.map((delay, index) => delay >= ([10, 50, 1][index] ?? 0) * 1000)).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('no pause is begun', () => {
  it.each([
    ['61', {}, 61_000],
    ['99999999999', {}, 99_999_999_999_000],
    [new Date(Date.UTC(2026, 10, 20, 13)).toUTCString(), {}, 3_600_000],
    ['2', { retry: { maxRetryAfterMs: 1000 } }, 2000],
  ] as [string, Settings, number][])('when %s is over the cap', async (header, settings, asked) => {
    const { result, delays, sentAt } = await play([refused(429, header), good], settings)
    expect(result).toBeInstanceOf(RateLimitError)
    expect(result).toMatchObject({ retryAfterMs: asked })
    expect(delays).toEqual([])
    expect(sentAt).toEqual([0])
  })

  it('unless the cap is raised', async () => {
    const { result, delays } = await play([refused(429, '120'), good], {
      retry: { maxRetryAfterMs: 120_000 },
    })
    expect(result).toEqual([])
    expect(delays[0]).toBeGreaterThanOrEqual(120_000)
  })

  it('when it does not fit the deadline: the error comes at once, and says how long to wait', async () => {
    const { result, delays, sentAt } = await play([refused(429, '40'), good], { timeoutMs: 30_000 })
    expect(result).toBeInstanceOf(RateLimitError)
    expect(result).toMatchObject({ retryAfterMs: 40_000 })
    expect(delays).toEqual([])
    expect(sentAt).toEqual([0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('and the error of a 503 is that of the service', async () => {
    const { result } = await play([refused(503, '61'), good])
    expect(result).toBeInstanceOf(ServerError)
    expect(result).toMatchObject({ retryAfterMs: 61_000, retryable: true })
  })
})

it('leaves no timer behind, whatever the end', async () => {
  await play([good])
  await play([refused(503)], { retry: { limit: 2 } })
  expect(vi.getTimerCount()).toBe(0)
})
