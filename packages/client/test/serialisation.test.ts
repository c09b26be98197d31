import type { RangeUpdate } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from './behaviours.ts'
import { demoHotel, goodDaily, goodRange, noReservations, ok } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const base = { inv_code: 'HR:1', start_date: '2026-12-24', end_date: '2026-12-26' }
const secrets = [
  ['token', 'demo-token'],
  ['hr_id', 'demo'],
]

/** The query of a range update as it stands on the wire, without the secrets at its end. */
async function rangeOnWire(update: object): Promise<[string, string][]> {
  server.plays(json(ok))
  await demoHotel(server.url).calendar.updateRange(update as RangeUpdate)
  const { query } = server.request(0)
  expect(query.slice(-2)).toEqual(secrets)
  return query.slice(0, -2)
}

/** The first date of a daily update as it stands on the wire. */
async function dayOnWire(values: object): Promise<Record<string, unknown>> {
  server.plays(json(ok))
  await demoHotel(server.url).calendar.updateDaily({
    rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', ...values }] }],
  })
  return JSON.parse(server.request(0).body).rooms[0].dates[0]
}

describe('a range update', () => {
  it('goes as a query, and has no body', async () => {
    await rangeOnWire(goodRange)
    const { method, path, headers, body } = server.request(0)
    expect([method, path, body]).toEqual(['PUT', '/api/v2/apps/rooms/~', ''])
    expect(headers['content-type'] ?? 'none').not.toContain('json')
  })

  it('writes arrays as days[] and channel_codes[], once per entry', async () => {
    const query = await rangeOnWire({ ...base, cta: 1, days: [5, 6, '0'], channel_codes: ['online', 'hrs'] })
    expect(query.filter(([name]) => name.includes('['))).toEqual([
      ['days[]', '5'],
      ['days[]', '6'],
      ['days[]', '0'],
      ['channel_codes[]', 'online'],
      ['channel_codes[]', 'hrs'],
    ])
    expect(query.map(([name]) => name)).not.toContain('days')
  })

  it('encodes what would end a value', async () => {
    const code = 'A&B=C#D%E+F G/ü?'
    const query = await rangeOnWire({ ...base, inv_code: code, channel_codes: [code], stop_sale: 0 })
    expect(query).toContainEqual(['inv_code', code])
    expect(query).toContainEqual(['channel_codes[]', code])
  })

  it('sends what is given and nothing else', async () => {
    const query = await rangeOnWire({
      ...base,
      rate_code: undefined,
      availability: 0,
      price: undefined,
      min_stay: undefined,
      stop_sale: undefined,
      days: undefined,
      channel_codes: undefined,
    })
    expect(Object.fromEntries(query)).toEqual({ ...base, availability: '0' })
  })
})

describe('a daily update', () => {
  it('goes as a JSON body, with the secrets in the query', async () => {
    server.plays(json(ok))
    await demoHotel(server.url).calendar.updateDaily(goodDaily)
    const { method, path, query, headers } = server.request(0)
    expect([method, path]).toEqual(['PUT', '/api/v2/apps/rooms/daily'])
    expect(query).toEqual(secrets)
    expect(headers['content-type']).toBe('application/json')
  })

  it('sends what is given and nothing else', async () => {
    server.plays(json(ok))
    await demoHotel(server.url).calendar.updateDaily({
      rooms: [
        { inv_code: 'HR:1', channel_codes: ['hrs'], dates: [{ date: '2026-12-24', availability: '7' }] },
        { rate_code: 'NR:HR:1', dates: [{ date: '2026-12-24', price: '1.10' }, { date: '2026-12-25' }] },
      ],
    })
    expect(JSON.parse(server.request(0).body)).toEqual({
      rooms: [
        { inv_code: 'HR:1', channel_codes: ['hrs'], dates: [{ date: '2026-12-24', availability: 7 }] },
        { rate_code: 'NR:HR:1', dates: [{ date: '2026-12-24', price: '1.10' }, { date: '2026-12-25' }] },
      ],
    })
  })

  it('never sends undefined', async () => {
    expect(await dayOnWire({ price: undefined, cta: undefined, min_stay: 2 })).toEqual({
      date: '2026-12-24',
      min_stay: 2,
    })
    expect(server.request(0).body).not.toMatch(/undefined|null/)
  })
})

describe('flags', () => {
  it.each([
    [[1, '1', true, 'true'], '1'],
    [[0, '0', false, 'false'], '0'],
  ])('%j all go as %s', async (spellings, sent) => {
    for (const flag of spellings) {
      const query = await rangeOnWire({ ...base, stop_sale: flag, ctd: flag })
      expect(Object.fromEntries(query)).toEqual({ ...base, stop_sale: sent, ctd: sent })
      expect(await dayOnWire({ stop_sale: flag, cta: flag })).toMatchObject({
        stop_sale: sent,
        cta: sent,
      })
    }
  })
})

describe('token and hotel id', () => {
  it('stand last in the query of every operation', async () => {
    server.plays(json({ ...noReservations, ...ok }))
    const hotel = demoHotel(server.url)
    await hotel.reservations.list({ page: 2, undelivered: false, per_page: 5 })
    await hotel.request('updateRoomRangeV1', { query: { ...base, price: 1, 'days[]': [1, 2] } })
    await hotel.request('listReservations', { query: { reservation_number: 'A&token=x' } })
    for (const { query } of server.requests) expect(query.slice(-2)).toEqual(secrets)
    expect(server.request(1).query.slice(3, -2)).toEqual([
      ['price', '1'],
      ['days[]', '1'],
      ['days[]', '2'],
    ])
    expect(server.request(2).query).toHaveLength(3)
  })

  it('are encoded, whatever they consist of', async () => {
    server.plays(json(noReservations))
    const [token, hrId] = ['a+b c&d=e#f%41/ü🔑"\'\\', 'h&r=1 2']
    await demoHotel(server.url, { token, hrId }).reservations.list()
    expect(server.request(0).query).toEqual([
      ['token', token],
      ['hr_id', hrId],
    ])
  })
})
