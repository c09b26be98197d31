import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ControlOperationId,
  checkControlResponse,
  controlOperations,
  readControlRequest,
} from '../src/control/control-contract.ts'
import { controlErrorCodes } from '../src/generated/control-operations.ts'

const json = 'application/json'
const demo = { hr_id: 'demo' }

function read<Id extends ControlOperationId>(
  operationId: Id,
  { path = demo, query = '', body }: { path?: Record<string, string>; query?: string; body?: unknown },
) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return readControlRequest(operationId, { path, query, contentType: json, body: text })
}

/** The wrong places of a request, each with its code. */
function wrongPlaces(...request: Parameters<typeof read>) {
  const result = read(...request)
  return result.ok ? [] : (result.refusal.errors ?? []).map(({ path, code }) => `${path} ${code}`)
}

const room = { checkin_date: '2026-12-24', checkout_date: '2026-12-26', mapping_code: '156754:8833301' }
const prices = ['2026-12-24', '2026-12-25'].map((date) => ({ date, price: '119.90' }))
const bookingOf = (...rooms: object[]) => ({ guest: 'John Doe', payment: 'cash', rooms })
const booking = bookingOf({ ...room, daily_prices: prices })

describe('reading a request of the control API', () => {
  it('fills in the defaults of the body, and of what stands in it', () => {
    const result = read('createBooking', { body: { channel_code: 'bookingcom', ...booking } })
    expect(result).toMatchObject({
      ok: true,
      body: {
        provider_number: null,
        address: { city: '', street_2: null },
        paid_amount: 0,
        requires_response: true,
        rooms: [{ total_adult: 2, child_ages: [], extras: [] }],
      },
    })
  })

  it('gives every request its own defaults', () => {
    const body = { channel_code: 'bookingcom', ...booking }
    const [first, second] = [read('createBooking', { body }), read('createBooking', { body })]
    if (!first.ok || !second.ok) throw new Error('The booking was refused.')
    first.body.rooms[0]?.child_ages.push(7)
    expect(second.body.rooms[0]?.child_ages).toEqual([])
  })

  it('leaves alone what a change of a property does not name', () => {
    expect(read('changeProperty', { body: { name: 'New' } })).toMatchObject({
      ok: true,
      body: { name: 'New' },
    })
    const result = read('changeProperty', { body: {} })
    expect(result.ok && result.body).toEqual({})
  })

  it('reads numbers, flags and defaults of path and query', () => {
    expect(read('listStays', { query: 'in_house=true' })).toMatchObject({
      ok: true,
      query: { in_house: true },
    })
    expect(read('checkOut', { path: { ...demo, reservation_id: '41749' } })).toMatchObject({
      ok: true,
      path: { reservation_id: 41749 },
      body: {},
    })
    expect(read('listBookings', {})).toMatchObject({ ok: true, query: { limit: 100 } })
  })

  it('takes codes with any visible character in the path', () => {
    const path = { ...demo, channel_code: 'bookingcom', mapping_code: '156754:8833301+&=%/ü'.slice(0, -1) }
    const result = read('deleteMapping', { path })
    expect(result).toMatchObject({ ok: true, path })
  })

  it('refuses what the path may not hold', () => {
    expect(wrongPlaces('getProperty', { path: { hr_id: 'a b' } })).toEqual(['hr_id invalid_value'])
    expect(wrongPlaces('putAccount', { path: { ...demo, id: 'x' }, body: {} })).toContain('id invalid_type')
  })

  it('refuses a field that does not exist, where it stands, and says so', () => {
    const result = read('putRoom', {
      path: { ...demo, rate_code: 'HR:1' },
      body: { inv_code: 'HR:1', name: 'Room', room_capacity: 2, adult_capacity: 2, price_updated: false },
    })
    expect(result).toMatchObject({
      ok: false,
      refusal: {
        status: 422,
        code: 'unknown_field',
        message: 'price_updated: There is no field price_updated here. Did you mean price_update?',
      },
    })
  })

  it('names every wrong place with the words of the property API', () => {
    const body = { hr_id: 'new', time_zone: 'UTC', currency: 'Euro' }
    expect(read('createProperty', { body })).toMatchObject({
      ok: false,
      refusal: {
        status: 422,
        code: 'validation_failed',
        errors: [
          { path: 'name', code: 'required', message: 'name is missing. Add it.' },
          {
            path: 'currency',
            message: 'Give a currency code of three capital letters, such as EUR; this is "Euro".',
          },
        ],
      },
    })
  })

  it('does not show a secret that it refuses', () => {
    const short = JSON.stringify(read('createToken', { body: { label: 'PMS', token: 'hush' } }))
    expect(short).toContain('Give 8 to 128 visible ASCII characters.')
    expect(short).not.toContain('hush')
  })

  it.each<[string, unknown]>([
    ['an address', { connector: { kind: 'http', url: 'ftp://u:hunter2@host' } }],
    ['an address with a fragment', { connector: { kind: 'http', url: 'https://host/#hunter2' } }],
    ['an address in place of a kind', { connector: { kind: 'https://u:hunter2@host' } }],
    ['an address in place of a connector', { connector: 'https://u:hunter2@host' }],
    ['an address in place of a body', 'https://u:hunter2@host'],
  ])('does not show the password in %s', (_, body) => {
    const answer = JSON.stringify(read('putConnection', { path: { ...demo, channel_code: 'hrs' }, body }))
    expect(answer).toContain('"ok":false')
    expect(answer).not.toContain('hunter2')
  })

  it('judges a connector by its kind', () => {
    const path = { ...demo, channel_code: 'hrs' }
    const places = (connector: unknown) => wrongPlaces('putConnection', { path, body: { connector } })
    expect(places({ kind: 'http', url: 'ftp://x' })).toEqual(['connector.url invalid_value'])
    expect(places({ kind: 'direct', url: 'https://x' })).toEqual(['connector.url unknown_field'])
    expect(places({ kind: 'pigeon' })).toEqual(['connector.kind invalid_value'])
    expect(places({})).toEqual(['connector.kind required'])
    expect(places('direct')).toEqual(['connector invalid_type'])
    const connector = { kind: 'simulated', script: [{ outcome: 'fail' }] }
    expect(read('putConnection', { path, body: { connector } })).toMatchObject({
      ok: true,
      body: { connector: { latency_ms: 0, failure_rate: 0, seed: 1 } },
    })
  })

  it('judges a fault by its effect', () => {
    const places = (body: unknown) => wrongPlaces('addFault', { path: {}, body })
    expect(places({ effect: 'status' })).toEqual(['status required'])
    expect(places({ effect: 'delay', delay_ms: 5, status: 500 })).toEqual(['status unknown_field'])
    expect(places({ effect: 'try_again', operation: 'putRoom' })).toEqual(['operation invalid_value'])
    expect(read('addFault', { path: {}, body: { effect: 'drop' } })).toMatchObject({
      ok: true,
      body: { operation: null, share: 1, count: null, moment: 'before_commit' },
    })
  })

  it('takes each booked room by the code of the channel or by the rate, not by both', () => {
    const { mapping_code: _, ...nameless } = { ...room, daily_prices: prices }
    const rooms = [
      nameless,
      { ...nameless, rate_code: 'HR:1' },
      { ...room, daily_prices: prices, rate_code: 'HR:1' },
    ]
    expect(
      wrongPlaces('changeBooking', { path: { ...demo, hr_number: 'R1' }, body: bookingOf(...rooms) }),
    ).toEqual(['rooms[0].mapping_code required', 'rooms[2].rate_code invalid_value'])
  })

  it('wants one price for every night of a stay and none besides', () => {
    const path = { ...demo, hr_number: 'R1' }
    const places = (daily_prices: object[], other = {}) =>
      wrongPlaces('changeBooking', { path, body: bookingOf({ ...room, ...other, daily_prices }) })
    expect(places(prices)).toEqual([])
    expect(places(prices.slice(1))).toEqual(['rooms[0].daily_prices too_few'])
    expect(places([...prices, { date: '2026-12-26', price: 1 }])).toEqual([
      'rooms[0].daily_prices[2].date invalid_value',
    ])
    expect(places([...prices, ...prices.slice(1)])).toEqual(['rooms[0].daily_prices[2].date invalid_value'])
    expect(places(prices, { checkout_date: '2026-12-24' })).toEqual(['rooms[0].checkout_date invalid_value'])
    expect(places(prices, { checkout_date: '9999-12-31' })).toEqual(['rooms[0].checkout_date invalid_value'])
  })

  it('takes at most 1,000 days of the calendar', () => {
    const places = (query: string) => wrongPlaces('getCalendar', { query })
    expect(places('from=2026-01-01&to=2028-09-26')).toEqual([])
    expect(places('from=2026-01-01&to=2028-09-27')).toEqual(['to invalid_value'])
    expect(places('from=2026-01-02&to=2026-01-01')).toEqual(['to invalid_value'])
    expect(places('from=2026-01-02')).toEqual(['to required'])
  })

  it('refuses a time zone and an instant that do not exist', () => {
    expect(wrongPlaces('changeProperty', { body: { time_zone: 'Mars/Olympus' } })).toEqual([
      'time_zone invalid_value',
    ])
    expect(wrongPlaces('setClock', { path: {}, body: { now: '2026-02-30T00:00:00Z' } })).toEqual([
      'now invalid_value',
    ])
  })

  it('refuses what cannot be read, before it looks at anything else', () => {
    const raw = { path: demo, query: '', contentType: json, body: '{' }
    const code = (change: object) => {
      const result = readControlRequest('createToken', { ...raw, ...change })
      return result.ok ? undefined : [result.refusal.status, result.refusal.code]
    }
    expect(code({})).toEqual([400, 'unreadable_request'])
    expect(code({ query: '%' })).toEqual([400, 'unreadable_request'])
    expect(code({ contentType: 'text/plain' })).toEqual([415, 'unsupported_media_type'])
    expect(code({ body: ' '.repeat(2_000_001) })).toEqual([413, 'body_too_large'])
  })

  it('never throws, and refuses only with codes and statuses of its catalogue', () => {
    const operationIds = Object.keys(controlOperations) as ControlOperationId[]
    fc.assert(
      fc.property(
        fc.constantFrom(...operationIds),
        fc.jsonValue(),
        fc.string(),
        (operationId, body, text) => {
          const names = controlOperations[operationId].path.match(/(?<={)\w+/g) ?? []
          const path = Object.fromEntries(names.map((name) => [name, text]))
          const result = read(operationId, { path, query: text, body })
          if (result.ok) return
          const { code, status, errors = [] } = result.refusal
          expect(controlErrorCodes[code].status).toBe(status)
          for (const issue of errors) expect(controlErrorCodes[issue.code]).toBeDefined()
        },
      ),
    )
  })
})

describe('checking an answer of the control API', () => {
  const token = { id: '1', label: 'PMS', created_at: '2026-11-20T08:01:29Z' }

  it('finds nothing in an answer that keeps the contract', () => {
    expect(
      checkControlResponse('listTokens', 200, { tokens: [{ ...token, revoked_at: null }], next: null }),
    ).toEqual([])
    expect(checkControlResponse('revokeToken', 204, undefined)).toEqual([])
  })

  it('finds what is missing, and what has a default must be there, too', () => {
    expect(checkControlResponse('listTokens', 200, { tokens: [token], next: null })).toEqual([
      { path: 'tokens[0].revoked_at', code: 'required', message: 'revoked_at is missing.' },
    ])
    const property = { hr_id: 'demo', name: 'Demo', time_zone: 'UTC', currency: 'EUR' }
    const issues = checkControlResponse('getProperty', 200, property)
    expect(issues.map(({ path }) => path)).toEqual(['business_day_start', 'quota'])
    expect(property).toEqual({ hr_id: 'demo', name: 'Demo', time_zone: 'UTC', currency: 'EUR' })
  })

  it('finds a status that the operation does not have, and a body where there is none', () => {
    expect(checkControlResponse('getClock', 404, {})).toMatchObject([{ path: 'status' }])
    expect(checkControlResponse('clearFaults', 204, {})).toMatchObject([{ path: 'response' }])
  })
})
