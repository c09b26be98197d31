import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ClientOptions,
  connect,
  createClient,
  InputError,
  type ReservationFilter,
  reservations,
} from '../src/index.ts'
import { json } from './behaviours.ts'
import { demoHotel, failure, noReservations } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const settings = { baseUrl: 'https://hotel.example', token: 'demo-token', hrId: 'demo' }

/** The wrong places of a client's settings. */
function wrongPlaces(wrong: object): string[] {
  for (const make of [createClient, connect]) {
    try {
      make({ ...settings, ...wrong } as ClientOptions)
    } catch (error) {
      expect(error).toBeInstanceOf(InputError)
      if (make === connect) return (error as InputError).issues.map(({ path }) => path)
    }
  }
  return []
}

describe('a base URL', () => {
  it.each([
    undefined,
    null,
    '',
    'hotel.example',
    '/api',
    'ftp://hotel.example',
    'https://',
    'https://user@hotel.example',
    'https://:password@hotel.example',
    'https://hotel.example?x=1',
    'https://hotel.example/?',
    'https://hotel.example#top',
    'https://hotel.example/#',
    'https://hotel .example',
    'https://hotel.example:99999',
    'https://hotel%.example',
    'https://[::1',
    'https:///',
    new URL('https://hotel.example/?x=1'),
  ])('of %s is refused', (baseUrl) => {
    expect(wrongPlaces({ baseUrl })).toEqual(['baseUrl'])
  })

  it.each(['', '/', '//', '/prefix', '/prefix/'])('may end with "%s"', async (end) => {
    server.plays(json(noReservations))
    await demoHotel(server.url + end).reservations.list()
    expect(server.request(0).path).toBe(`${end.replace(/\/+$/, '')}/api/v2/apps/reservations`)
  })
})

describe('token and hotel id', () => {
  it.each([undefined, null, '', 4711, {}, 'half \uD83D a pair'])('of %j are refused', (value) => {
    expect(wrongPlaces({ token: value, hrId: value })).toEqual(['token', 'hrId'])
  })

  it('are not shown when something else is wrong', () => {
    try {
      createClient({ ...settings, baseUrl: 'https://hotel.example/?token=demo-token' })
    } catch (error) {
      expect(String(error)).not.toContain('demo-token')
    }
    expect.assertions(1)
  })
})

describe('a filter of reservations', () => {
  const list = async (filter: object) => {
    server.plays(json(noReservations))
    return failure(demoHotel(server.url).reservations.list(filter as ReservationFilter))
  }

  it.each([
    ['from_date', '2026-02-30'],
    ['from_date', new Date()],
    ['from_last_update_date', null],
    ['per_page', 0],
    ['per_page', 101],
    ['per_page', '1.5'],
    ['page', 0],
    ['page', -1],
    ['page', 1.5],
    ['reservation_number', ''],
    ['reservation_number', 'x'.repeat(129)],
    ['undelivered', 'yes'],
    ['undelivered', null],
    ['modified', 2],
    ['booked', ''],
    ['state', 'reserved'],
  ])('%s of %j is refused', async (name, value) => {
    const error = await list({ undelivered: name === 'page' ? false : undefined, [name]: value })
    expect(error).toBeInstanceOf(InputError)
    expect((error as InputError).issues).toEqual([
      { path: name, message: expect.stringMatching(/^[A-Z].*\.$/) },
    ])
    expect(server.requests).toEqual([])
  })

  it.each([{ page: 2 }, { page: '2', undelivered: true }, { page: 2, undelivered: 1 }])(
    '%j is refused, because pages need undelivered: false',
    async (filter) => {
      const error = await list(filter)
      expect((error as InputError).issues).toEqual([
        { path: 'page', message: expect.stringContaining('undelivered: false') },
      ])
      expect(server.requests).toEqual([])
    },
  )

  it('is sent in wire names, and what is left out is not', async () => {
    server.plays(json(noReservations))
    await demoHotel(server.url).reservations.list({
      from_date: '2026-11-01',
      from_last_update_date: '2026-11-02',
      per_page: 50,
      page: 3,
      undelivered: 0,
      modified: true,
      booked: '1',
    })
    expect(Object.fromEntries(server.request(0).query)).toEqual({
      from_date: '2026-11-01',
      from_last_update_date: '2026-11-02',
      per_page: '50',
      page: '3',
      undelivered: expect.stringMatching(/^(0|false)$/),
      modified: expect.stringMatching(/^(1|true)$/),
      booked: expect.stringMatching(/^(1|true)$/),
      token: 'demo-token',
      hr_id: 'demo',
    })
  })
})

describe('the escape hatch', () => {
  it.each([{ price: null }, { 'days[]': [5, null] }, { 'days[]': [5, undefined] }])(
    'never sends null or undefined: %j',
    async (query) => {
      server.plays(json({ status: 'ok', transaction_id: '1' }))
      const request = demoHotel(server.url).request('updateRoomRange', { query: query as never })
      await Promise.resolve(request).catch((error: unknown) => expect(error).toBeInstanceOf(InputError))
      expect(server.requests.map(({ url }) => url).join()).not.toMatch(/null|undefined/)
    },
  )

  it('leaves out what is undefined', async () => {
    server.plays(json(noReservations))
    const query = { page: undefined, per_page: 3 } as never
    await demoHotel(server.url).request('listReservations', { query })
    expect(server.request(0).query.map(([name]) => name)).toEqual(['per_page', 'token', 'hr_id'])
  })
})

describe('a single resource', () => {
  it('works on a connection of its own', async () => {
    server.plays(json(noReservations))
    const connection = connect({ ...settings, baseUrl: server.url })
    expect(await reservations(connection).list()).toEqual({ ...noReservations, unreadable: [] })
  })
})
