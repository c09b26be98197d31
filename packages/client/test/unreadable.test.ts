import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Client, ResponseError } from '../src/index.ts'
import { empty, gzipped, html, json, redirect, text } from './behaviours.ts'
import { demoHotel, failure, goodPosting, noReservations, posted } from './demo-hotel.ts'
import { type Behaviour, type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

const counts = { failed: 0, succeeded: 0, in_progress: 0 }
const transaction = (more: object) => json({ transaction: { id: '1', counts, details: [], ...more } })
const missing = undefined

describe('a body that is not what the contract promises is a ResponseError:', () => {
  const reads = {
    rooms: (hotel) => hotel.rooms.list(),
    channels: (hotel) => hotel.channels.list(),
    connected: (hotel) => hotel.channels.connected(),
    guests: (hotel) => hotel.guests.list(),
    inHouse: (hotel) => hotel.inHouse.list(),
    accounts: (hotel) => hotel.revenueAccounts.list(),
    departments: (hotel) => hotel.salesDepartments.list(),
    extras: (hotel) => hotel.extras.list(),
    reservations: (hotel) => hotel.reservations.list(),
    reservation: (hotel) => hotel.reservations.get('1'),
    walk: (hotel) => hotel.reservations.all().next(),
    transaction: (hotel) => hotel.transactions.get('1'),
    wait: (hotel) => hotel.transactions.wait('1'),
    posting: (hotel) => hotel.postings.create(goodPosting),
  } satisfies Record<string, (hotel: Client) => PromiseLike<unknown>>

  describe.each(Object.entries(reads))('%s', (_, read) => {
    it.each([
      ['null', json(null)],
      ['a number', json(17)],
      ['text', json('ok')],
      ['a list', json([])],
      ['an object without anything', json({})],
      [
        'an object of nulls',
        json({ rooms: null, channels: null, data: null, reservations: null, transaction: null }),
      ],
      [
        'objects in place of lists',
        json({ rooms: {}, channels: {}, data: {}, reservations: {}, transaction: {} }),
      ],
      ['nothing', empty(200)],
      ['half the JSON', text('{"rooms":[{"rate_co')],
      ['a web page', html('Please log in')],
    ])('%s', async (_, answer) => {
      server.plays(answer)
      const error = await failure(read(demoHotel(server.url)))
      expect(error).toBeInstanceOf(ResponseError)
      expect(error).toMatchObject({ name: 'ResponseError', status: 200, retryable: false })
    })
  })

  it.each([
    ['a transaction without counts', 'transaction', transaction({ counts: missing })],
    ['a transaction with counts null', 'wait', transaction({ counts: null })],
    ['a transaction without details', 'transaction', transaction({ details: missing })],
    ['an entry without its group', 'transaction', transaction({ details: [{ id: 1, state: 'failed' }] })],
    ['an entry that is null', 'transaction', transaction({ details: [null] })],
    [
      'a reservation without number',
      'reservation',
      json({ ...noReservations, reservations: [{ guest: 'A' }] }),
    ],
    ['a reservation that is null', 'reservation', json({ ...noReservations, reservations: [null] })],
    ['products without currency', 'extras', json({ data: [] })],
    ['a product without its wrapper', 'extras', json({ data: [{ name: 'Cola' }], currency: 'EUR' })],
    ['a product that is null', 'extras', json({ data: [null], currency: 'EUR' })],
    ['a wrapper that is null', 'extras', json({ data: [{ option_value: null }], currency: 'EUR' })],
    ['a posting without status', 'posting', json({ ...posted, status: missing })],
    ['a posting without transaction_id', 'posting', json({ ...posted, transaction_id: missing })],
  ] as [string, keyof typeof reads, Behaviour][])('%s', async (_, read, answer) => {
    server.plays(answer)
    expect(await failure(reads[read](demoHotel(server.url)))).toBeInstanceOf(ResponseError)
  })
})

describe('a ResponseError', () => {
  it("carries status, request id, address and the body's start, and says what is wrong", async () => {
    const page = `<html><body>${'x'.repeat(5000)}</body></html>`
    server.plays(text(page, { status: 200, headers: { 'x-request-id': 'abc' } }))
    const error = (await failure(demoHotel(server.url).rooms.list())) as ResponseError
    expect(error).toMatchObject({ status: 200, requestId: 'abc', url: `${server.url}/api/v2/apps/rooms` })
    expect(page.startsWith(error.body)).toBe(true)
    expect(error.body.length).toBeGreaterThan(50)
    expect(error.body.length).toBeLessThan(1000)
    expect(error.message).toMatch(/JSON/)
  })

  it('names what is missing', async () => {
    server.plays(json({ data: [] }))
    expect(await failure(demoHotel(server.url).extras.list())).toMatchObject({
      message: expect.stringContaining('currency'),
      body: '{"data":[]}',
    })
  })

  it('tells of a redirect, which is not followed, because the secrets would go with it', async () => {
    server.plays(redirect('/api/v2/apps/rooms'), json({ rooms: [] }))
    const error = await failure(demoHotel(server.url).rooms.list())
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ status: 302, message: expect.stringContaining('baseUrl') })
    expect(server.requests).toHaveLength(1)
  })
})

describe('the option validate', () => {
  const offContract = { channels: [{ name: 17 }] }
  const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

  it('off, as it is by default, looks at nothing within the list', async () => {
    server.plays(json(offContract))
    const warn = warnings()
    expect(await demoHotel(server.url).channels.list()).toEqual(offContract.channels)
    expect(await demoHotel(server.url, { validate: 'off' }).channels.list()).toEqual(offContract.channels)
    expect(warn).not.toHaveBeenCalled()
  })

  it('warn gives the value and writes to the console what is wrong, with the path', async () => {
    server.plays(json(offContract))
    const warn = warnings()
    expect(await demoHotel(server.url, { validate: 'warn' }).channels.list()).toEqual(offContract.channels)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toMatch(/listChannels.*channels\[0\]\.code.*channels\[0\]\.name/)
  })

  it('throw throws a ResponseError that says what is wrong, with the path, and is not retried', async () => {
    server.plays(json(offContract))
    const error = await failure(demoHotel(server.url, { validate: 'throw' }).channels.list())
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({
      message: expect.stringMatching(/channels\[0\]\.code.*channels\[0\]\.name/),
      body: JSON.stringify(offContract),
    })
    expect(server.requests).toHaveLength(1)
  })

  it.each(['off', 'warn', 'throw'] as const)(
    '%s has nothing to say when the contract is kept',
    async (validate) => {
      server.plays(gzipped({ channels: [{ name: 'HRS', code: 'hrs', unknown: 1 }] }))
      const warn = warnings()
      const channels = await demoHotel(server.url, { validate }).channels.list()
      expect(channels).toEqual([{ name: 'HRS', code: 'hrs', unknown: 1 }])
      expect(warn).not.toHaveBeenCalled()
    },
  )

  it('throw makes an update ambiguous, because it was sent', async () => {
    server.plays(json({ status: 'ok', transaction_id: 17, errors: [] }))
    const update = demoHotel(server.url, { validate: 'throw' }).calendar.updateDaily({
      rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', price: 1 }] }],
    })
    expect(await update).toMatchObject({ outcome: 'ambiguous', error: expect.any(ResponseError) })
  })
})
