import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Answered, answered } from '../support/answered.ts'
import { type Hotel, type House, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
const open = async (options: Parameters<typeof startHouse>[0], quota: object | null) => {
  house = await startHouse(options)
  hotel = await house.openHotel({ property: { quota } })
}
afterEach(() => house.server.stop())

const strict = { per_minute: 5, per_day: 250 }
const ask = (where = hotel, method = 'GET', path = 'v2/apps/rooms') => where.send(method, path)
const statuses = async (times: number, where = hotel) => {
  const seen: number[] = []
  for (let time = 0; time < times; time += 1) seen.push((await ask(where)).status)
  return seen
}
/** Limit, remaining and reset; null for those that are not there. */
const headersOf = ({ headers }: Answered) =>
  ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => {
    const text = headers.get(name)
    return text === null ? null : Number(text)
  })

describe.each([
  ['of the property', {}, strict],
  ['of the server', { quota: strict }, null],
])('the strict quota %s', (_, options, quota) => {
  beforeEach(() => open(options, quota))

  it('lets 5 requests a minute through and refuses the sixth', async () => {
    expect(await statuses(7)).toEqual([200, 200, 200, 200, 200, 429, 429])
    const { body, headers } = await ask()
    expect(body).toMatchObject({ status: 'error', code: 'rate_limited' })
    // Seconds, not milliseconds.
    const wait = Number(headers.get('retry-after'))
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(body.message).toBe(
      `The property's quota of 5 requests a minute is used up. Wait ${wait} seconds, as Retry-After says.`,
    )
  })

  it('stands in the headers of every answer', async () => {
    const first = await ask()
    expect(headersOf(first)).toEqual([5, 4, 60])
    const refused = [
      await hotel.send('GET', 'v2/apps/reservations', { per_page: 0 }),
      await hotel.send('GET', 'v2/apps/infos/transaction_details', { transaction_id: 'x' }),
      await hotel.send('POST', 'v1/apps/pos/postings', {}, { json: {} }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 404, 422])
    expect(refused.map((answer) => headersOf(answer)[1])).toEqual([3, 2, 1])
    await ask()
    const over = await ask()
    expect([over.status, ...headersOf(over)]).toEqual([429, 5, 0, Number(over.headers.get('retry-after'))])
  })

  it('opens again when the minute is over', async () => {
    await statuses(6)
    await house.advance(40)
    const wait = Number((await ask()).headers.get('retry-after'))
    expect(wait).toBeGreaterThan(10)
    expect(wait).toBeLessThanOrEqual(20)
    await house.advance(wait)
    expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429])
  })
})

it('tells of the day where minute and day are used up together', async () => {
  await open({ quota: { per_minute: 5, per_day: 5 } }, null)
  await statuses(4)
  expect(headersOf(await ask())).toEqual([5, 0, 86_400])
  const over = await ask()
  expect([over.status, ...headersOf(over)]).toEqual([429, 5, 0, Number(over.headers.get('retry-after'))])
})

it('tells of the day where a quota was lowered below what minute and day have used', async () => {
  await open({}, { per_minute: 20, per_day: 250 })
  await statuses(12)
  await hotel.control('PATCH', '', { quota: { per_minute: 5, per_day: 11 } })
  const over = await ask()
  expect([over.status, ...headersOf(over)]).toEqual([429, 11, 0, Number(over.headers.get('retry-after'))])
  expect(headersOf(over)[2]).toBeGreaterThan(86_000)
})

it('does not count a 429 or a 503 that a test asks for', async () => {
  await open({}, strict)
  for (const status of [429, 503]) {
    await house.control('POST', '/faults', { effect: 'status', status, count: 1 })
    const refused = await ask()
    expect([refused.status, ...headersOf(refused)]).toEqual([status, 5, 5, 60])
  }
})

it('counts a 500: a request on which the server fails every time has a bound, too', async () => {
  await open({}, strict)
  await house.control('POST', '/faults', { effect: 'status', status: 500 })
  expect(await statuses(7)).toEqual([500, 500, 500, 500, 500, 429, 429])
})

it('the strict quota ends for the day after 250 requests', async () => {
  await open({ quota: strict }, null)
  for (let minute = 0; minute < 50; minute += 1) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    await house.advance(60)
  }
  const over = await ask()
  expect(over.status).toBe(429)
  expect(headersOf(over).slice(0, 2)).toEqual([250, 0])
  expect(over.body.message).toContain('quota of 250 requests a day is used up.')
  const wait = Number(over.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(86_400 - 52 * 60)
  expect(wait).toBeLessThan(86_400 - 49 * 60)
  await house.advance(wait)
  expect(headersOf(await ask())).toEqual([5, 4, 60])
})

describe('the quota', () => {
  it('is off by default, and then no answer has its headers', async () => {
    await open({}, null)
    expect(await statuses(12)).toEqual(Array(12).fill(200))
    expect(headersOf(await ask())).toEqual([null, null, null])
  })

  it('of a property goes before that of the server', async () => {
    await open({ quota: strict }, { per_minute: 2, per_day: 10 })
    expect(await statuses(3)).toEqual([200, 200, 429])
  })

  it('is counted for each property by itself, all tokens and operations together', async () => {
    await open({ quota: strict }, null)
    const other = await house.openHotel()
    await statuses(5)
    expect(await statuses(5, other)).toEqual(Array(5).fill(200))
    const { token } = await hotel.control('POST', '/tokens', { label: 'Another' })
    expect((await hotel.send('GET', 'v2/apps/rooms', { token })).status).toBe(429)
    expect((await hotel.daily({ inv_code: 'HR:1', dates: [] })).status).toBe(429)
    expect((await ask(hotel, 'HEAD')).status).toBe(429)
  })

  it('does not count who was not let in, nor what is no operation', async () => {
    await open({ quota: strict }, null)
    for (let time = 0; time < 6; time += 1) {
      const wrong = await hotel.send('GET', 'v2/apps/rooms', { token: 'wrong' })
      expect([wrong.status, ...headersOf(wrong)]).toEqual([401, null, null, null])
      const noMethod = await ask(hotel, 'DELETE')
      expect([noMethod.status, ...headersOf(noMethod)]).toEqual([405, null, null, null])
      const noPath = await ask(hotel, 'GET', 'v2/apps/hotels')
      expect([noPath.status, ...headersOf(noPath)]).toEqual([404, null, null, null])
    }
    expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('does not make the wait longer for who comes too early', async () => {
    await open({ quota: strict }, null)
    await statuses(30)
    await house.advance(60)
    expect((await ask()).status).toBe(200)
  })

  it('applies nothing of what it refuses', async () => {
    await open({}, { per_minute: 1, per_day: 10 })
    await hotel.book()
    await ask()
    expect((await hotel.send('GET', 'v2/apps/reservations')).status).toBe(429)
    const dates = [{ date: '2027-09-20', availability: 1 }]
    expect((await hotel.daily({ inv_code: 'HR:1', dates })).status).toBe(429)
    expect(await hotel.calendar('HR:1', '2027-09-20')).toEqual([])
    await house.advance(60)
    expect((await hotel.reservations()).count).toBe(1)
  })

  it('that the hotel changes holds from the next request on', async () => {
    await open({}, { per_minute: 1, per_day: 10 })
    expect(await statuses(2)).toEqual([200, 429])
    await hotel.control('PATCH', '', { quota: { per_minute: 3, per_day: 10 } })
    expect(await statuses(3)).toEqual([200, 200, 429])
    await hotel.control('PATCH', '', { quota: null })
    expect(await statuses(3)).toEqual([200, 200, 200])
  })

  it('is not for the control API', async () => {
    await open({ quota: { per_minute: 1, per_day: 1 } }, null)
    await ask()
    for (let time = 0; time < 3; time += 1) await house.control('GET', '/clock')
    expect((await answered(`${house.server.controlUrl}/control/v1/clock`)).status).toBe(401)
  })
})
