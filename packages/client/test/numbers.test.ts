import type { RangeUpdate } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from './behaviours.ts'
import { demoHotel, goodPosting, ok, posted } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const base = { inv_code: 'HR:1', start_date: '2026-12-24', end_date: '2026-12-26' }

/** A field of a range update as it stands in the query. */
async function rangeOnWire(values: object, name: string): Promise<string | undefined> {
  server.plays(json(ok))
  await demoHotel(server.url).calendar.updateRange({ ...base, ...values } as RangeUpdate)
  return Object.fromEntries(server.request(0).query)[name]
}

/** The first date of a daily update as it stands on the wire. */
async function dayOnWire(values: object): Promise<Record<string, unknown>> {
  server.plays(json(ok))
  await demoHotel(server.url).calendar.updateDaily({
    rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', ...values }] }],
  })
  return JSON.parse(server.request(0).body).rooms[0].dates[0]
}

describe('whole numbers as text', () => {
  it('go as numbers, leading zeros or not, as the contract allows', async () => {
    expect(await dayOnWire({ availability: '0012', min_stay: '007' })).toMatchObject({
      availability: 12,
      min_stay: 7,
    })
  })
})

describe('a decimal arrives digit by digit', () => {
  it.each([
    [19.99, '19.99'],
    ['19.99', '19.99'],
    ['0.3', '0.3'],
    [0.1, '0.1'],
    ['1.255', '1.255'],
    [1.005, '1.005'],
    ['12.345', '12.345'],
    [0.001, '0.001'],
    [0, '0'],
    [-0, '0'],
    ['999999999999.999', '999999999999.999'],
    [999999999999.999, '999999999999.999'],
    ['123456789012.345', '123456789012.345'],
    [123456789012.345, '123456789012.345'],
    [100, '100'],
    ['100.10', '100.10'],
    [1e11, '100000000000'],
  ])('%j as %s', async (price, digits) => {
    expect(await rangeOnWire({ price }, 'price')).toBe(digits)
    await dayOnWire({ price })
    expect(/"price":"?([^",}]+)/.exec(server.request(0).body)?.[1]).toBe(digits)
  })

  it('in a posting too, as a number of the same digits', async () => {
    server.plays(json(posted))
    const post = { post_type: 'expense', product_id: 'HR:1' }
    await demoHotel(server.url).postings.create({
      ...goodPosting,
      posts: [
        { ...post, quantity: '0.333', amount: '999999999999.999', exchange_rate: '15.400000000001' },
        { ...post, quantity: 3, amount: 19.99, exchange_rate: 15.4 },
      ],
    })
    const { body } = server.request(0)
    expect(
      [...body.matchAll(/"(?:quantity|amount|exchange_rate)":"?([^",}]+)/g)].map(([, text]) => text),
    ).toEqual(['0.333', '999999999999.999', '15.400000000001', '3', '19.99', '15.4'])
  })
})
