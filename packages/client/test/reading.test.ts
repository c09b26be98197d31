import type { Channel, Reservation, Room } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { ExtraPrices, ReadReservationPage, ReadTransaction } from '../src/index.ts'
import { gzipped, json, text } from './behaviours.ts'
import { demoHotel, noReservations, noRooms, oneChannel } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const hotel = () => demoHotel(server.url)
const entry = { id: 1, channel_code: 'online', state: 'succeeded', name: 'Online', code: 'O', pid: null }

describe('what the contract does not know is kept', () => {
  it('as unknown fields of an entry and of a page', async () => {
    server.plays(json({ channels: [{ name: 'HRS', code: 'hrs', since: 2019, fees: { share: '0.15' } }] }))
    expect(await hotel().channels.list()).toEqual([
      { name: 'HRS', code: 'hrs', since: 2019, fees: { share: '0.15' } },
    ])
    server.plays(json({ ...noReservations, next: '/page/2' }))
    expect(await hotel().reservations.list()).toMatchObject({ ...noReservations, next: '/page/2' })
  })

  it('as unknown values of a field', async () => {
    const counts = { failed: 0, succeeded: 1, in_progress: 0, superseded: 4 }
    const details = [{ ...entry, state: 'superseded', allocation_group: 'HR:1' }]
    server.plays(json({ transaction: { id: '1', counts, details } }))
    expect(await hotel().transactions.get('1')).toEqual({ id: '1', counts, details })
  })
})

describe('what comes in an odd spelling is kept as it is', () => {
  const odd = `{"reservations":[{"hr_number":"HR1","updated_at":"2026-11-20T10:00:00+03:00","tax_total":13.928,
    "sub_total":"130.0","total":130.0,"adjustments_total":-0.0,"paid_amount":1e2,"note":null,"guest":null,
    "rooms":[{"name":"Suite \\u00c9toile","price":"400","daily_prices":[{"date":"2026-12-24","price":"0.10"}]}],
    "address":{"country":"Turkey (TR)"}}],"count":"1","current_page":"1","pages":"1"}`

  it('numbers and numeric text, minus zero, offsets, nulls and names', async () => {
    server.plays(text(odd))
    const page = await hotel().reservations.list()
    expect(page).toEqual({ ...JSON.parse(odd), unreadable: [] })
    const [reservation] = page.reservations
    expect(reservation).toMatchObject({
      tax_total: 13.928,
      sub_total: '130.0',
      total: 130,
      paid_amount: 100,
      updated_at: '2026-11-20T10:00:00+03:00',
      note: null,
      address: { country: 'Turkey (TR)' },
    })
    expect(Object.is(reservation?.adjustments_total, -0)).toBe(true)
  })

  it('counts of a transaction as text', async () => {
    const counts = { failed: '0', succeeded: '1', in_progress: '0' }
    const details = [{ ...entry, allocation_group: 'HR:1' }]
    server.plays(json({ transaction: { id: '1', counts, details } }))
    expect(await hotel().transactions.get('1')).toEqual({ id: '1', counts, details })
    expect(await hotel().transactions.wait('1')).toEqual({ id: '1', counts, details })
  })
})

describe('the group of a transaction entry', () => {
  it('is allocation_group, also where the service names it inv_code', async () => {
    const counts = { failed: 0, succeeded: 2, in_progress: 0 }
    const details = [
      { ...entry, inv_code: 'HR:1' },
      { ...entry, allocation_group: 'HR:2' },
    ]
    server.plays(json({ transaction: { id: '1', counts, details } }))
    const transaction = await hotel().transactions.get('1')
    expectTypeOf(transaction).toEqualTypeOf<ReadTransaction>()
    expect(transaction.details).toEqual([
      { ...entry, inv_code: 'HR:1', allocation_group: 'HR:1' },
      { ...entry, allocation_group: 'HR:2' },
    ])
    for (const { allocation_group } of transaction.details)
      expectTypeOf(allocation_group).toEqualTypeOf<string>()
  })
})

describe('the products', () => {
  it('come without the wrapper that each has on the wire, with their currency', async () => {
    const products = [{ name: 'Cola', unit_price: '3.50', api_code: 'HR:7' }, { name: 'Tea' }]
    const data = products.map((option_value) => ({ option_value }))
    server.plays(json({ status: 'success', data, currency: 'EUR', total_count: 2 }))
    const extras = await hotel().extras.list()
    expectTypeOf(extras).toEqualTypeOf<ExtraPrices>()
    expect(extras).toMatchObject({ currency: 'EUR', extras: products })
  })
})

describe('an answer is read', () => {
  it.each([
    ['packed', gzipped(oneChannel)],
    ['with a wrong content type', json(oneChannel, { headers: { 'content-type': 'text/plain' } })],
    ['as HTML that is JSON', json(oneChannel, { headers: { 'content-type': 'text/html' } })],
    ['with a byte order mark', text(`\uFEFF${JSON.stringify(oneChannel)}`)],
    ['with white space around it', text(`\n\n ${JSON.stringify(oneChannel)} \r\n`)],
    ['with another status of success', json(oneChannel, { status: 203 })],
  ])('%s', async (_, answer) => {
    server.plays(answer)
    expect(await hotel().channels.list()).toEqual(oneChannel.channels)
  })
})

describe('withResponse', () => {
  it('gives the value with status, headers, request id and an address without secrets', async () => {
    server.plays(json(noRooms, { headers: { 'x-request-id': 'abc', 'ratelimit-remaining': '4' } }))
    const { data, response } = await hotel().rooms.list().withResponse()
    expectTypeOf(data).toEqualTypeOf<Room[]>()
    expect(data).toEqual([])
    expect(response).toMatchObject({
      status: 200,
      requestId: 'abc',
      url: `${server.url}/api/v2/apps/rooms`,
    })
    expect(response.headers.get('ratelimit-remaining')).toBe('4')
    expect(server.requests).toHaveLength(1)
  })

  it('has the request id that was sent when the service gives none', async () => {
    server.plays((answer) => answer.end(JSON.stringify(oneChannel)))
    const { response } = await hotel().request('listChannels', {}).withResponse()
    expect(response.requestId).toBe(server.request(0).headers['x-request-id'])
  })
})

describe('the types of what is read', () => {
  it('are those of the contract', async () => {
    server.plays(json({ ...noReservations, ...oneChannel }))
    expectTypeOf(await hotel().channels.list()).toEqualTypeOf<Channel[]>()
    expectTypeOf(await hotel().reservations.list()).toEqualTypeOf<ReadReservationPage>()
    expectTypeOf(await hotel().reservations.get('1')).toEqualTypeOf<Reservation | null>()
    expectTypeOf(await hotel().request('listChannelsV1', {})).toEqualTypeOf<{ channels: Channel[] }>()
  })
})
