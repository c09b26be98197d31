import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { InnwireError, ResponseError } from '../src/index.ts'
import { json, refusal } from './behaviours.ts'
import { demoHotel, failure, goodDaily, goodRange, noRooms, ok, quick } from './demo-hotel.ts'
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
  it.each([null, {}, ['7']])('whose transaction id comes as %j is ambiguous', async (id) => {
    server.plays(json({ ...ok, transaction_id: id }))
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
