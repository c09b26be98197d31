import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import type { CalendarChange } from '../../src/plan/changes.ts'
import { eventually, type Hotel, inDays, type Json, startHotel } from '../hotel.ts'

const gatewaysPage = '<html><h1>413 Request Entity Too Large</h1></html>'
const servicesOwn = JSON.stringify({
  status: 'error',
  code: 'body_too_large',
  message: 'The body is too large.',
  errors: [],
})

let hotel: Hotel
let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  hotel = await startHotel({ checkResponses: false })
})
afterAll(() => hotel.stop())
beforeEach(async () => {
  gateway = await openGateway(hotel.server.url)
})
afterEach(() => gateway.close())

/** A gateway before the service that takes no update of more bytes than its limit, and passes all else on. */
async function openGateway(to: string) {
  const refused: number[] = []
  const passed: string[] = []
  const limit = { bytes: Infinity, page: gatewaysPage, readsAll: true, onRefusal: async () => {} }
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const bytes = Number(headers['content-length'] ?? 0)
    if (method === 'PUT' && bytes >= limit.bytes) {
      refused.push(bytes)
      await limit.onRefusal()
      if (limit.readsAll) await buffer(request)
      const type = limit.page.startsWith('{') ? 'application/json' : 'text/html'
      response.writeHead(413, { 'content-type': type, ...(!limit.readsAll && { connection: 'close' }) })
      return response.end(limit.page)
    }
    const body = await buffer(request)
    if (method === 'PUT') passed.push(`${url} ${body}`)
    const type = headers['content-type']
    const answer = await fetch(`${to}${url}`, {
      method,
      ...(type && { headers: { 'content-type': type }, body }),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    limit,
    /** Bytes of the updates that it refused, in their order. */
    refused,
    /** Address and body of the updates that it passed on, in their order. */
    passed,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

const codes = ['HR:1', 'HR:2']
const firstDay = 3
const dates = Array.from({ length: 90 }, (_, day) => inDays(firstDay + day))

const numberOf = (of: number, day: number) => 1 + ((of / 100 + day) % 4)

/** Values of which no two dates have the same, so that they go in one daily request of some 18 kB. */
const season = (of: number): CalendarChange[] =>
  codes.flatMap((inv_code) =>
    dates.map((date, day) => ({
      inv_code,
      date,
      availability: numberOf(of, day),
      price: `${of + day}.5`,
      min_stay: 1 + (day % 3),
      stop_sale: 0 as const,
      cta: (day % 2) as 0 | 1,
      ctd: 0 as const,
    })),
  )

/** What the hotel shows of a field, date by date, of both codes. */
async function shown(field: 'availability' | 'price') {
  const entries = await Promise.all(codes.map((code) => hotel.calendar(code, dates[0] ?? '', dates.at(-1))))
  return entries.flat().map((entry: Json) => entry[field])
}
const pricesOf = (of: number) => codes.flatMap(() => dates.map((_, day) => `${of + day}.5`))
const numbersOf = (of: number) => codes.flatMap(() => dates.map((_, day) => numberOf(of, day)))

const failures = async (sync: Awaited<ReturnType<Hotel['open']>>) => (await sync.status()).calendar.failures

describe.each([
  ['the page of a gateway', { page: gatewaysPage }],
  ['the page of a gateway that closes the connection', { page: gatewaysPage, readsAll: false }],
  ["the service's own refusal", { page: servicesOwn }],
])('a limit for the bytes of a request, told by %s', (_, how) => {
  it('makes updates smaller, and the next ones do not meet it again', async () => {
    Object.assign(gateway.limit, how, { bytes: 13_000 })
    const sync = await hotel.open({ baseUrl: gateway.url })
    await sync.calendar.set(season(100))
    await sync.calendar.settled()
    expect(await shown('price')).toEqual(pricesOf(100))
    expect(await shown('availability')).toEqual(numbersOf(100))
    expect(gateway.refused.length).toBe(1)
    expect(gateway.passed.length).toBe(2)
    expect(await sync.calendar.parked()).toEqual([])
    expect(await failures(sync)).toEqual({ inRow: 0, reason: null })

    await sync.calendar.set(season(300))
    await sync.calendar.settled()
    expect(await shown('price')).toEqual(pricesOf(300))
    expect(await shown('availability')).toEqual(numbersOf(300))
    expect(gateway.refused.length).toBe(1)
  })
})

it('a gateway that refuses the smallest update fails, and parks nothing', async () => {
  const events: SyncEvent[] = []
  gateway.limit.bytes = 0
  const sync = await hotel.open({ baseUrl: gateway.url, onEvent: (event) => void events.push(event) })
  await sync.calendar.set(season(500))
  await eventually(async () => expect((await failures(sync)).inRow).toBeGreaterThan(4))
  expect((await failures(sync)).reason).toContain('413')
  expect(await sync.calendar.parked()).toEqual([])
  // Half, the smallest that is asked for, and from then on as with any failing gateway.
  expect(gateway.refused.filter((bytes) => bytes > 8000).length).toBeLessThan(3)
  gateway.limit.bytes = Infinity
  await sync.calendar.settled()
  expect(await shown('price')).toEqual(pricesOf(500))
  expect(events.map(({ type }) => type)).not.toContain('parked')
})

it('what closes a date goes first, and what is set meanwhile takes the place of what was refused', async () => {
  gateway.limit.bytes = 13_000
  const closed = inDays(firstDay + 95)
  const sync = await hotel.open({ baseUrl: gateway.url })
  const newer = { inv_code: 'HR:1', date: dates[0] ?? '', price: '999' }
  gateway.limit.onRefusal = async () => {
    if (gateway.refused.length > 1) return
    await sync.calendar.set([{ inv_code: 'HR:2', date: closed, stop_sale: 1 }, newer])
  }
  await sync.calendar.set(season(700))
  await sync.calendar.settled()
  expect(gateway.refused.length).toBe(1)
  const [first] = await hotel.calendar('HR:1', dates[0] ?? '')
  expect(first?.price).toBe('999')
  const [shut] = await hotel.calendar('HR:2', closed)
  expect(shut?.stop_sale).toBe(true)
  expect(gateway.passed[0]).toContain(closed)
  expect(gateway.passed.join().match(/"price":"700.5"/g)).toHaveLength(1)
})

it('what was refused has changed nothing: what is set back meanwhile does not go', async () => {
  // A number goes whenever it is set, where nobody looks at bookings.
  const rules = (min_stay: number, ctd: 0 | 1) =>
    season(900 + min_stay).map(({ availability: _, ...others }) => ({ ...others, min_stay, ctd }))
  const sync = await hotel.open({ baseUrl: gateway.url })
  await sync.calendar.set(rules(2, 0))
  await sync.calendar.settled()
  gateway.limit.bytes = 9000
  gateway.limit.onRefusal = () => sync.calendar.set(rules(2, 0))
  const before = gateway.passed.length
  await sync.calendar.set(rules(4, 1))
  await sync.calendar.settled()
  expect(gateway.refused.length).toBe(1)
  expect(gateway.passed.length).toBe(before)
})
