import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type CallOptions, type Client, ServerError, TimeoutError } from '../src/index.ts'
import { demoHotel } from './demo-hotel.ts'

// A stub and false timers, because the real pauses are long.
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type State = 'in_progress' | 'succeeded' | 'failed'
const entry = {
  id: 1,
  channel_code: 'online',
  name: 'Online',
  code: 'Online',
  pid: 2,
  allocation_group: 'HR:1',
}

const transaction = (...states: State[]) => ({
  id: '17',
  counts: Object.fromEntries(
    (['failed', 'succeeded', 'in_progress'] as const).map((one) => [
      one,
      states.filter((s) => s === one).length,
    ]),
  ),
  details: states.map((state) => ({ ...entry, state, error_message: state === 'failed' ? 'Closed.' : null })),
})
const answering =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status })
const moving = (...states: State[]) => answering({ transaction: transaction(...states) })

/** Waits for a transaction that moves through these answers, the last of which stays. */
function waiting(answers: (() => Response)[], options: CallOptions = {}, client: CallOptions = {}) {
  const sentAt: number[] = []
  const urls: string[] = []
  const began = performance.now()
  const hotel: Client = demoHotel('https://hotel.example', {
    ...client,
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted()
      sentAt.push(performance.now() - began)
      urls.push(String(input))
      const answer = answers[Math.min(sentAt.length, answers.length) - 1]
      return answer ? answer() : Response.error()
    },
  })
  const settled = hotel.transactions.wait('17', options).catch((error: unknown) => error)
  return { settled, sentAt, urls, gaps: () => sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0)) }
}

describe('waiting for a transaction', () => {
  it('asks again while there are no entries, which may come later', async () => {
    const { settled, urls } = waiting([moving(), moving(), moving('in_progress'), moving('failed')])
    await vi.runAllTimersAsync()
    expect(await settled).toMatchObject({ counts: { failed: 1 } })
    expect(urls).toHaveLength(4)
  })

  it('gives one that stays without entries after 33 seconds', async () => {
    const { settled, sentAt } = waiting([moving()])
    await vi.runAllTimersAsync()
    expect(await settled).toMatchObject({ details: [] })
    expect(sentAt.at(-1)).toBeGreaterThan(33_000)
    expect(sentAt.at(-1)).toBeLessThan(34_000)
  })

  it('needs no more than four requests in a minute, which leaves the update its place in a quota of five', async () => {
    const { settled, sentAt } = waiting([...Array(9).fill(moving('in_progress')), moving('succeeded')])
    await vi.runAllTimersAsync()
    expect(await settled).toEqual(transaction('succeeded'))
    for (const began of sentAt) {
      const inMinute = sentAt.filter((at) => at >= began && at < began + 60_000)
      expect(inMinute.length).toBeLessThanOrEqual(4)
    }
  })

  it('asks once when nothing is in progress', async () => {
    const { settled, urls } = waiting([moving('succeeded', 'failed')])
    expect(await settled).toEqual(transaction('succeeded', 'failed'))
    expect(urls).toEqual([
      'https://hotel.example/api/v2/apps/infos/transaction_details?transaction_id=17&token=demo-token&hr_id=demo',
    ])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('asks until nothing is in progress, with growing pauses', async () => {
    const still = moving('in_progress', 'succeeded')
    const { settled, gaps } = waiting([...Array(10).fill(still), moving('succeeded', 'succeeded')])
    await vi.runAllTimersAsync()
    expect(await settled).toEqual(transaction('succeeded', 'succeeded'))
    const pauses = gaps()
    expect(pauses).toHaveLength(10)
    expect(pauses[0]).toBeGreaterThanOrEqual(500)
    expect(pauses.at(-1)).toBeGreaterThan((pauses[0] ?? 0) * 4)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000)
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  })

  it('gives failed entries with their reasons; they are no error', async () => {
    const { settled } = waiting([moving('in_progress'), moving('failed')])
    await vi.runAllTimersAsync()
    expect(await settled).toMatchObject({
      counts: { failed: 1 },
      details: [{ state: 'failed', error_message: 'Closed.' }],
    })
  })

  it('believes entries and counts alike: either may be in progress', async () => {
    const onlyCounts = { ...transaction(), counts: { failed: 0, succeeded: 0, in_progress: 2 } }
    const onlyEntry = { ...transaction('in_progress'), counts: transaction('succeeded').counts }
    const answers = [onlyCounts, onlyEntry].map((one) => answering({ transaction: one }))
    const { settled, sentAt } = waiting([...answers, moving('succeeded')])
    await vi.runAllTimersAsync()
    expect(await settled).toEqual(transaction('succeeded'))
    expect(sentAt).toHaveLength(3)
  })

  it.each(['queued', 'sent', 'pending', ''])(
    'takes the state %j, which nobody knows, for one of work',
    async (state) => {
      const odd = { ...transaction('succeeded'), details: [{ ...entry, state, error_message: null }] }
      const answers = [answering({ transaction: odd }), moving('succeeded')]
      const { settled, sentAt } = waiting(answers)
      await vi.runAllTimersAsync()
      expect(await settled).toEqual(transaction('succeeded'))
      expect(sentAt).toHaveLength(2)
      const endless = waiting([answering({ transaction: odd })], { timeoutMs: 10_000 })
      await vi.runAllTimersAsync()
      expect(await endless.settled).toBeInstanceOf(TimeoutError)
    },
  )

  it('reads states in any case', async () => {
    const loud = { ...transaction('failed'), details: [{ ...entry, state: 'FAILED', error_message: null }] }
    const { settled, sentAt } = waiting([answering({ transaction: loud })])
    await vi.runAllTimersAsync()
    expect(await settled).toEqual(loud)
    expect(sentAt).toHaveLength(1)
  })

  it('reads counts that come as text', async () => {
    const text = (in_progress: string) =>
      answering({
        transaction: { ...transaction('succeeded'), counts: { failed: '0', succeeded: '1', in_progress } },
      })
    const { settled, sentAt } = waiting([text('1'), text('0')])
    await vi.runAllTimersAsync()
    expect(await settled).toMatchObject({ id: '17' })
    expect(sentAt).toHaveLength(2)
  })

  it('ends with a TimeoutError when entries are still in progress at the end of its time', async () => {
    const { settled, sentAt } = waiting([moving('in_progress')], { timeoutMs: 10_000 })
    await vi.runAllTimersAsync()
    const error = await settled
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ retryable: true, message: expect.stringMatching(/17.*10000 ms\.$/) })
    expect(sentAt.length).toBeGreaterThan(2)
    expect(sentAt.at(-1)).toBeLessThan(10_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('has 5 minutes when no time is given, and may have more than a timer holds', async () => {
    const { settled, sentAt } = waiting([moving('in_progress')])
    await vi.runAllTimersAsync()
    expect(await settled).toBeInstanceOf(TimeoutError)
    expect(sentAt.at(-1)).toBeGreaterThan(240_000)
    const endless = waiting([...Array(40).fill(moving('in_progress')), moving('succeeded')], {
      timeoutMs: Infinity,
    })
    await vi.runAllTimersAsync()
    expect(await endless.settled).toEqual(transaction('succeeded'))
  })

  it('outlives a refusal that passes', async () => {
    const busy = answering({}, 503)
    const { settled } = waiting([busy, moving('in_progress'), busy, moving('succeeded')])
    await vi.runAllTimersAsync()
    expect(await settled).toEqual(transaction('succeeded'))
  })

  it('ends with the error of the service when that stays', async () => {
    const { settled } = waiting([moving('in_progress'), answering({}, 503)])
    await vi.runAllTimersAsync()
    expect(await settled).toBeInstanceOf(ServerError)
    const body = { status: 'error', code: 'transaction_not_found', message: 'Gone.', request_id: 'r' }
    const gone = waiting([answering(body, 404)])
    await vi.runAllTimersAsync()
    expect(await gone.settled).toBeInstanceOf(ApiError)
    expect(await gone.settled).toMatchObject({ code: 'transaction_not_found', status: 404 })
    expect(gone.sentAt).toHaveLength(1)
  })

  it.each(['call', 'client'])(
    'ends at once, with the reason, when the signal of the %s aborts in a pause',
    async (whose) => {
      const controller = new AbortController()
      const signal = { signal: controller.signal }
      const { settled, sentAt } = waiting(
        [moving('in_progress')],
        whose === 'call' ? signal : {},
        whose === 'client' ? signal : {},
      )
      let ended: unknown
      settled.then((error) => {
        ended = error
      })
      await vi.advanceTimersByTimeAsync(20_000)
      const asked = sentAt.length
      expect(ended).toBeUndefined()
      const reason = new Error('Enough.')
      controller.abort(reason)
      await vi.advanceTimersByTimeAsync(0)
      expect(ended).toBe(reason)
      expect(sentAt).toHaveLength(asked)
    },
  )
})

describe('getting a transaction', () => {
  it('asks once, in progress or not, and encodes the id', async () => {
    const urls: string[] = []
    const hotel = demoHotel('https://hotel.example', {
      fetch: async (input) => {
        urls.push(new URL(String(input)).searchParams.get('transaction_id') ?? '')
        return moving('in_progress')()
      },
    })
    expect(await hotel.transactions.get('a&b=1/ü')).toEqual(transaction('in_progress'))
    expect(urls).toEqual(['a&b=1/ü'])
  })
})
