import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { InnwireError, ResponseError } from '../src/index.ts'
import { json, refusal } from './behaviours.ts'
import { demoHotel, failure, goodDaily, goodPrices, goodRange, noRooms, ok, quick } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())
afterEach(() => {
  vi.doUnmock('@innwire/validators')
})

const updates = [
  ['range', () => demoHotel(server.url).calendar.updateRange(goodRange)],
  ['daily', () => demoHotel(server.url).calendar.updateDaily(goodDaily)],
] as const

describe.each(updates)('a %s update', (_, update) => {
  it.each([null, {}, ['7'], true, 1.5])('whose transaction id comes as %j is ambiguous', async (id) => {
    server.plays(json({ ...ok, transaction_id: id }))
    expect(await update()).toMatchObject({ outcome: 'ambiguous', error: expect.any(ResponseError) })
  })

  it.each(['9.007199254740993e15', '1E30'])('whose transaction id is written %s is ambiguous', async (id) => {
    server.plays((response) => response.end(`{"status":"ok","transaction_id":${id},"errors":[]}`))
    expect(await update()).toMatchObject({ outcome: 'ambiguous', error: expect.any(ResponseError) })
  })

  it.each([[null], [{}], ['price'], 'price', {}, null].map((errors) => [errors]))(
    'that is refused with the errors %j is rejected without a place',
    async (errors) => {
      const body = { status: 'error', code: 'validation_failed', message: 'No.', request_id: 'r', errors }
      server.plays(json(body, { status: 422 }))
      expect(await update()).toMatchObject({ outcome: 'rejected', rejections: [] })
    },
  )

  it('without the validators that it asks for is not sent, and not ambiguous', async () => {
    vi.doMock('@innwire/validators', () => {
      throw new Error('There is no such package.')
    })
    server.plays(json(ok))
    const hotel = demoHotel(server.url, { validate: 'throw' })
    const error = await failure(hotel.calendar.updateDaily(goodDaily))
    expect(error).not.toBeInstanceOf(InnwireError)
    expect(server.requests).toEqual([])
  })
})

describe('a limit of retries that is undefined', () => {
  const refused = refusal(503, 'unavailable')

  it('is the usual one', async () => {
    server.plays(refused, refused, refused, json(noRooms))
    await demoHotel(server.url, { retry: { ...quick, limit: undefined } as object }).rooms.list()
    expect(server.requests).toHaveLength(4)
  })

  it('is that of the client, where a call leaves it open', async () => {
    server.plays(refused)
    const hotel = demoHotel(server.url, { retry: { ...quick, limit: 1 } })
    await failure(hotel.rooms.list({ retry: { limit: undefined } as object }))
    expect(server.requests).toHaveLength(2)
  })
})

describe('a daily update that is to be tried again, without a list of errors,', () => {
  it.each([{}, { errors: null }, { errors: [] }])('is temporary (%j)', async (errors) => {
    server.plays(json({ status: 'try_again', transaction_id: '7', ...errors }), json(ok))
    expect(await demoHotel(server.url).calendar.updateDaily(goodPrices)).toMatchObject({
      outcome: 'accepted',
    })
    expect(server.requests).toHaveLength(2)

    server.plays(json({ status: 'try_again', transaction_id: '7', ...errors }))
    const update = await demoHotel(server.url).calendar.updateDaily(goodPrices, { retry: { limit: 0 } })
    expect(update).toEqual({ outcome: 'partial', transactionId: '7', rejections: [], retryable: true })
  })
})

it.each(['9007199254740993', '123456789012345678901', '-9007199254740993'])(
  'a transaction id of %s that comes as a number keeps its digits',
  async (id) => {
    server.plays((response) => response.end(`{"status":"ok","transaction_id": ${id},"errors":[]}`))
    const update = await demoHotel(server.url).calendar.updateDaily(goodDaily)
    expect(update).toEqual({ outcome: 'accepted', transactionId: id })
  },
)

describe('a look-up by number', () => {
  const list = (...reservations: unknown[]) => json({ reservations, count: 1, current_page: 1, pages: 1 })
  const wanted = { hr_number: 'HR2', provider_number: '17' }
  const other = { hr_number: 'HR1', provider_number: null }

  it.each(['HR2', '17'])('gives the reservation %s, wherever it stands', async (number) => {
    server.plays(list(null, other, wanted))
    expect(await demoHotel(server.url).reservations.get(number)).toEqual(wanted)
  })

  it('gives none when there is none, and an error when there are others only', async () => {
    server.plays(list())
    expect(await demoHotel(server.url).reservations.get('HR2')).toBeNull()
    server.plays(list(other))
    expect(await failure(demoHotel(server.url).reservations.get('HR2'))).toBeInstanceOf(ResponseError)
  })
})
