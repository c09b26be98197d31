import { operationTable } from '@innwire/types'
import { checkResponse } from '@innwire/validators'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { goodRequests } from '../../validators/test/good-requests.ts'
import { handlers, respond } from './index.ts'

const baseUrl = 'http://hotel.test'
const server = setupServer(...handlers({ baseUrl }))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const credentials = 'token=t&hr_id=h'
const rooms = `${baseUrl}/api/v2/apps/rooms?${credentials}`

describe('without any override', () => {
  it.each(Object.entries(operationTable))(
    '%s answers with a body that keeps the contract',
    async (id, operation) => {
      const { query = '', init } = goodRequests[id] ?? {}
      const response = await fetch(`${baseUrl}${operation.path}?${credentials}${query}`, {
        method: operation.method.toUpperCase(),
        ...init,
      })
      expect(response.status).toBe(200)
      expect(checkResponse(id as keyof typeof operationTable, 200, await response.json())).toEqual([])
    },
  )

  it('a request without credentials gets a 401', async () => {
    const response = await fetch(`${baseUrl}/api/v2/apps/rooms`)
    expect(response.status).toBe(401)
    expect(checkResponse('listRooms', 401, await response.json())).toEqual([])
  })

  it('a request off the contract gets a 422 with the places at fault', async () => {
    const response = await fetch(
      `${baseUrl}/api/v2/apps/reservations?${credentials}&per_page=0&undelivered=perhaps`,
      {
        headers: { 'X-Request-Id': 'mine' },
      },
    )
    const body = await response.json()
    expect(response.status).toBe(422)
    expect(body.request_id).toBe('mine')
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['per_page', 'undelivered'])
  })

  it('an unknown parameter or field gets a 422 that names the nearest one', async () => {
    const listed = await fetch(`${baseUrl}/api/v2/apps/reservations?${credentials}&undeliverd=false`)
    expect(await listed.json()).toMatchObject({
      code: 'unknown_field',
      message: 'undeliverd: There is no field undeliverd here. Did you mean undelivered?',
    })
    const updated = await fetch(`${baseUrl}/api/v2/apps/rooms/daily?${credentials}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        rooms: [{ invcode: 'HR:1', inv_code: 'HR:1', dates: [{ date: '2026-12-24' }] }],
      }),
    })
    expect(await updated.json()).toMatchObject({
      code: 'unknown_field',
      message: 'rooms[0].invcode: There is no field invcode here. Did you mean inv_code?',
    })
  })

  it('a wrong value in a daily update gets the 200 that refuses its date, unless an example is asked for', async () => {
    const update = () =>
      fetch(`${baseUrl}/api/v2/apps/rooms/daily?${credentials}`, {
        method: 'PUT',
        body: new TextEncoder().encode(
          JSON.stringify({ rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', price: -5 }] }] }),
        ),
      })
    const body = await (await update()).json()
    expect(body).toMatchObject({
      status: 'try_again',
      errors: [{ 'HR:1': { '2026-12-24': expect.stringMatching(/^Invalid price: give/) } }],
    })
    server.use(respond('updateRoomsDaily', { example: 'DailyUpdateOkRecorded' }, { baseUrl }))
    expect(await (await update()).json()).toMatchObject({ status: 'ok' })
  })

  it('any host is answered when no base URL is given', async () => {
    server.use(...handlers())
    const response = await fetch('https://elsewhere.test/api/v2/apps/infos/channels?token=t&hr_id=h')
    expect(response.status).toBe(200)
  })
})

describe('an override', () => {
  it('shows another example of the contract', async () => {
    server.use(respond('listReservations', { example: 'ReservationsNone' }, { baseUrl }))
    const response = await fetch(`${baseUrl}/api/v2/apps/reservations?${credentials}`)
    expect(await response.json()).toMatchObject({ reservations: [], count: 0 })
  })

  it('shows an error by its status, with our request id and Retry-After', async () => {
    server.use(respond('listRooms', { status: 429 }, { baseUrl }))
    const response = await fetch(rooms, { headers: { 'X-Request-Id': 'mine' } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42'])
    expect(await response.json()).toMatchObject({ code: 'rate_limited', request_id: 'mine' })
  })

  it('shows a typed body', async () => {
    server.use(respond('listChannels', { body: { channels: [{ name: 'HRS', code: 'hrs' }] } }, { baseUrl }))
    const response = await fetch(`${baseUrl}/api/v2/apps/infos/channels?${credentials}`)
    expect(await response.json()).toEqual({ channels: [{ name: 'HRS', code: 'hrs' }] })
    // @ts-expect-error a channel needs a code
    respond('listChannels', { body: { channels: [{ name: 'HRS' }] } })
  })

  it('answers by a function that gets the request as read', async () => {
    server.use(
      respond(
        'updateRoomsDaily',
        ({ body }) => {
          expectTypeOf(body.rooms[0]?.inv_code).toEqualTypeOf<string | undefined>()
          return HttpResponse.json({ status: 'ok', transaction_id: body.rooms[0]?.inv_code, errors: [] })
        },
        { baseUrl },
      ),
    )
    const response = await fetch(`${baseUrl}/api/v2/apps/rooms/daily?${credentials}`, {
      method: 'PUT',
      ...goodRequests.updateRoomsDaily?.init,
    })
    expect(await response.json()).toEqual({ status: 'ok', transaction_id: 'HR:1', errors: [] })
  })

  it('still refuses a request off the contract', async () => {
    server.use(respond('listReservations', { example: 'ReservationsNone' }, { baseUrl }))
    const response = await fetch(`${baseUrl}/api/v2/apps/reservations?${credentials}&page=2`)
    expect(await response.json()).toMatchObject({ code: 'page_requires_undelivered_false' })
  })

  it('that names nothing of the contract is refused at once, with what there is', () => {
    // @ts-expect-error listRooms has no such example
    expect(() => respond('listRooms', { example: 'ExtrasRecorded' })).toThrow(
      'listRooms has no example ExtrasRecorded in the contract. It has 200: RoomsRecorded;',
    )
    // @ts-expect-error listRooms has no such status
    expect(() => respond('listRooms', { status: 404 })).toThrow(
      'listRooms has no status 404 in the contract.',
    )
  })
})
