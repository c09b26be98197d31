import type { DailyDateUpdate, RangeUpdate } from '@innwire/types'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { dateFault, type Issue, readRequest } from './index.ts'

const range = (query: string, form?: string) =>
  readRequest('updateRoomRange', {
    query,
    ...(form !== undefined && { body: form, contentType: 'application/x-www-form-urlencoded' }),
  })

const base = 'inv_code=HR:1&start_date=2026-12-01&end_date=2026-12-31&price=9'

const places = (read: ReturnType<typeof readRequest>): [string, string][] =>
  read.ok ? [] : (read.refusal.errors ?? []).map((issue: Issue) => [issue.path, issue.code])

describe('a range update', () => {
  it('is merged from query and form, and the form wins', () => {
    const read = range(`${base}&min_stay=2`, 'price=10&stop_sale=1')
    expect(read).toMatchObject({
      ok: true,
      query: { inv_code: 'HR:1', price: '10', min_stay: '2', stop_sale: '1' },
    })
    if (read.ok) expectTypeOf(read.query).toEqualTypeOf<RangeUpdate>()
  })

  it('takes an array from the form whole, not joined with that of the query', () => {
    expect(range(`${base}&days[]=1&days[]=2`, 'days[]=5')).toMatchObject({ query: { days: ['5'] } })
  })

  it('reads arrays in every spelling of D4 and D36', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    fc.assert(
      fc.property(weekdays, (days) => {
        const spellings = [
          days.map((day) => `days[]=${day}`).join('&'),
          days.map((day) => `days%5B%5D=${day}`).join('&'),
          days.map((day) => `days=${day}`).join('&'),
          days.map((day, index) => `days[${index}]=${day}`).join('&'),
          `days=${days.join(',')}`,
          `days[]=${days.join(',')}`,
          `days=${encodeURIComponent(JSON.stringify(days))}`,
        ]
        for (const spelling of spellings) {
          const read = range(`${base}&${spelling}`)
          expect(read.ok && read.query.days?.map(Number), spelling).toEqual(days)
        }
      }),
    )
  })

  it('refuses a JSON body', () => {
    const read = readRequest('updateRoomRange', { query: base, contentType: 'application/json', body: '{}' })
    expect(read).toMatchObject({ ok: false, refusal: { status: 415, code: 'unsupported_media_type' } })
  })

  it('may come without any body and any content type', () => {
    expect(range(`?${base}&token=t&hr_id=h`).ok).toBe(true)
  })

  it.each([
    ['no field', 'inv_code=HR:1&start_date=2026-12-01&end_date=2026-12-31', 'request', 'nothing_to_update'],
    ['no target', 'start_date=2026-12-01&end_date=2026-12-31&price=9', 'request', 'required'],
    ['no start', 'inv_code=HR:1&end_date=2026-12-31&price=9', 'start_date', 'required'],
    ['an end before the start', base.replace('12-31', '11-30'), 'end_date', 'end_date_before_start_date'],
    ['1,001 days', base.replace('2026-12-31', '2029-08-27'), 'end_date', 'range_too_long'],
    [
      'a field that goes not by rate_code',
      `rate_code=HR:1&${base.slice(14)}&cta=1`,
      'cta',
      'field_not_updatable',
    ],
    ['the text undefined', `${base}&availability=undefined`, 'availability', 'invalid_value'],
    ['the text null', `${base}&min_stay=null`, 'min_stay', 'invalid_value'],
    ['an empty price', base.replace('price=9', 'price='), 'price', 'invalid_value'],
    ['a field twice', `${base}&price=10`, 'price', 'invalid_type'],
    ['an eighth weekday', `${base}&days[]=7`, 'days[0]', 'invalid_value'],
    ['no weekday at all', `${base}&days=[]`, 'days', 'too_few'],
  ])('refuses %s, with its place', (_, query, path, code) => {
    expect(places(range(query))).toContainEqual([path, code])
  })

  it('takes exactly 1,000 days', () => {
    expect(range(base.replace('2026-12-31', '2029-08-26')).ok).toBe(true)
  })
})

const daily = (rooms: unknown) =>
  readRequest('updateRoomsDaily', {
    query: '',
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify({ rooms }),
  })
const dates = [{ date: '2026-12-24', availability: 1 }]

describe('a daily update', () => {
  it.each([
    ['twice without channels', [{ inv_code: 'HR:1' }, { inv_code: 'HR:1' }]],
    [
      'once for all channels and once for one',
      [{ inv_code: 'HR:1' }, { inv_code: 'HR:1', channel_codes: ['hrs'] }],
    ],
    [
      'for one channel and then for all',
      [{ inv_code: 'HR:1', channel_codes: ['hrs'] }, { inv_code: 'HR:1' }],
    ],
    [
      'for overlapping channels',
      [
        { inv_code: 'HR:1', channel_codes: ['hrs', 'online'] },
        { inv_code: 'HR:1', channel_codes: ['expedia', 'online'] },
      ],
    ],
  ])('refuses a target that stands there %s', (_, targets) => {
    expect(places(daily(targets.map((target) => ({ ...target, dates }))))).toEqual([
      ['rooms[1]', 'duplicate_target'],
    ])
  })

  const price = [{ date: '2026-12-24', price: '9' }]
  it('takes a target with disjoint channels, and a rate beside the group of the same code', () => {
    const targets = [
      { inv_code: 'HR:1', channel_codes: ['hrs'], dates },
      { inv_code: 'HR:1', channel_codes: ['online'], dates },
      { rate_code: 'HR:1', dates: price },
    ]
    expect(daily(targets).ok).toBe(true)
    const prices = [
      { inv_code: 'HR:1', channel_codes: ['hrs'], dates: price },
      { rate_code: 'HR:1', channel_codes: ['online'], dates: price },
      { rate_code: 'NR:HR:1', dates: price },
    ]
    expect(daily(prices).ok).toBe(true)
  })

  it.each([
    [{}, {}],
    [{ channel_codes: ['hrs'] }, {}],
    [{}, { channel_codes: ['hrs'] }],
    [{ channel_codes: ['hrs', 'online'] }, { channel_codes: ['online'] }],
  ])('refuses the price of a rate beside that of its group, in either order: %j and %j', (one, other) => {
    const targets = [
      { inv_code: 'HR:1', dates: price, ...one },
      { rate_code: 'HR:1', dates: price, ...other },
    ]
    const clash = [['rooms[1]', 'duplicate_target']]
    expect(places(daily(targets))).toEqual(clash)
    expect(places(daily(targets.toReversed()))).toEqual(clash)
  })

  it('sets a bounded number of values: dates times their channels', () => {
    const rooms = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        inv_code: `HR:${index}`,
        channel_codes: Array.from({ length: 100 }, (_, channel) => `${channel}`),
        dates: Array.from({ length: 50 }, () => ({ date: '2026-12-24', cta: 1 })),
      }))
    expect(daily(rooms(20)).ok).toBe(true)
    expect(places(daily(rooms(21)))).toEqual([['rooms', 'too_many']])
  })

  it('has at most 100 different names in more than 20,000 fields', () => {
    const dates = (name: (index: number) => string) =>
      Array.from({ length: 20_001 }, (_, index) => ({ [name(index)]: 1 }))
    expect(daily(dates((index) => `name${index}`))).toMatchObject({ refusal: { code: 'too_many' } })
    expect(places(daily(dates((index) => `name${index % 99}`)))).toEqual([['rooms', 'too_many']])
  })

  it('is nested at most 64 deep when it is large, as its strings are not', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const large = (value: string) => `{"rooms":${value},"x":"${'[\\"'.repeat(40_000)}"}`
    const read = (body: string) =>
      readRequest('updateRoomsDaily', { query: '', contentType: 'application/json', body })
    expect(read(large(nested(64)))).toMatchObject({
      refusal: { code: 'unreadable_request', message: expect.stringContaining('nested deeper') },
    })
    expect(read(large(nested(63)))).toMatchObject({ refusal: { status: 422 } })
    expect(read(nested(500_000))).toMatchObject({ refusal: { code: 'unreadable_request' } })
  })

  it('names at most 100 places, and says how many there are when it is told several', () => {
    const read = daily(Array.from({ length: 200 }, () => ({ inv_code: 'HR:1', dates: [{ date: 'x' }] })))
    expect(places(read)).toHaveLength(100)
  })

  it('names a value of the wrong type once', () => {
    const read = daily([{ inv_code: null, dates: [{ date: 17 }] }])
    expect(places(read)).toEqual([
      ['rooms[0].inv_code', 'invalid_type'],
      ['rooms[0].dates[0].date', 'invalid_type'],
    ])
  })

  it('keeps its message whole sentences, with what to do', () => {
    const read = range(base.replace('2026-12-01', '2026-02-30').replace('price=9', 'price='))
    expect(read.ok ? [] : read.refusal.errors?.map((issue) => issue.message)).toEqual([
      'Give a calendar date as YYYY-MM-DD, such as 2026-12-24; this is "2026-02-30".',
      'Give a decimal of 0 or more with at most 12 digits before and 3 behind the point, such as "119.90"; this is "". ' +
        'Leave it out where it is optional.',
    ])
    const date = { date: '2026-12-24', price: null, ctd: 2 } as unknown as DailyDateUpdate
    expect(dateFault(date)).toBe(
      'Invalid price: give a decimal of 0 or more with at most 12 digits before and 3 behind the point, such as "119.90"; this is null. ' +
        'Leave it out where it is optional. Invalid, too: ctd.',
    )
  })

  it('with one fault is refused with the code of that fault, and its place in the message', () => {
    expect(daily([{ inv_code: 'HR:1', dates: Array(91).fill(dates[0]) }])).toMatchObject({
      refusal: {
        status: 422,
        code: 'too_many_dates',
        message: 'rooms[0].dates: Give at most 90 entries; this is a list of 91.',
      },
    })
  })
})

describe('a body', () => {
  const post = (body: Uint8Array | string | null, contentType: string | null = 'application/json') =>
    readRequest('createPosting', { query: '', contentType, body })
  const refused = (status: number, code: string) => ({ ok: false, refusal: { status, code } })

  it.each(['', '  ', '{', '[1,', 'undefined', null])('%j is unreadable', (body) => {
    expect(post(body)).toMatchObject(refused(400, 'unreadable_request'))
  })

  it('that says no media type is of the one that the operation takes', () => {
    expect(post('{}', null)).toMatchObject(refused(422, 'validation_failed'))
    const form = { query: base, contentType: undefined, body: 'price=10' }
    expect(readRequest('updateRoomRange', form)).toMatchObject({ ok: true, query: { price: '10' } })
    expect(readRequest('updateRoomRange', { ...form, body: '{}' })).toMatchObject({ ok: false })
  })

  it('that is not UTF-8 is unreadable', () => {
    expect(post(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject(refused(400, 'unreadable_request'))
  })

  it('of another media type, or of an empty one, is refused', () => {
    expect(post('{}', 'text/plain')).toMatchObject(refused(415, 'unsupported_media_type'))
    expect(post('{}', '')).toMatchObject(refused(415, 'unsupported_media_type'))
  })

  it('may have 2,000,000 bytes and not one more', () => {
    expect(post(`"${'x'.repeat(1_999_998)}"`)).toMatchObject(refused(422, 'invalid_type'))
    expect(post(`"${'x'.repeat(1_999_999)}"`)).toMatchObject(refused(413, 'body_too_large'))
  })

  it.each(['null', '17', '[]', '"text"'])('%s is refused as the whole', (body) => {
    expect(places(post(body))).toEqual([['request', 'invalid_type']])
  })

  it('with names of the object prototype is read like every other', () => {
    const read = readRequest('updateRoomsDaily', {
      query: '__proto__=1&constructor=2',
      contentType: 'application/json',
      body: '{"__proto__":{"rooms":[]},"constructor":1}',
    })
    expect(places(read)).toEqual([
      ['__proto__', 'unknown_field'],
      ['constructor', 'unknown_field'],
      ['rooms', 'required'],
      ['__proto__', 'unknown_field'],
      ['constructor', 'unknown_field'],
    ])
  })
})

describe('a query string', () => {
  it.each(['page=%', 'page=%zz', 'page=%ff'])('%s is unreadable', (query) => {
    expect(readRequest('listReservations', { query })).toMatchObject({
      ok: false,
      refusal: { status: 400, code: 'unreadable_request' },
    })
  })

  it('with any text never throws, and never shows the token', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('page', 'undelivered', 'from_date'),
        (text, name) => {
          const query = `token=s3cr3t-t0k3n&hr_id=demo&${name}=${text}`
          const read = readRequest('listReservations', { query })
          expect(JSON.stringify(read)).not.toContain('s3cr3t-t0k3n')
        },
      ),
    )
  })

  it.each(['undelivered=true', 'undelivered=1', ''])('page=2 with %j is refused', (undelivered) => {
    const read = readRequest('listReservations', { query: `page=2&${undelivered}` })
    expect(places(read)).toEqual([['page', 'page_requires_undelivered_false']])
  })

  it.each(['undelivered=false', 'undelivered=0'])(
    'page=2 with %s is taken, the number as a number',
    (undelivered) => {
      const read = readRequest('listReservations', { query: `page=2&${undelivered}` })
      expect(read).toMatchObject({ ok: true, query: { page: 2 } })
    },
  )
})

it.each([
  ['{"token":hunter2}', 'The body is not JSON. Send one complete JSON document.'],
  ['{"token":"hunter2" x}', 'The body is not JSON at position 19. Send one complete JSON document.'],
  ['{"token":"hunter2"', /^The body is not JSON.*\. Send one complete JSON document\.$/],
  ['{', /^The body is not JSON.*\. Send one complete JSON document\.$/],
  ['', 'The body is empty. Send one JSON document.'],
])('of the broken JSON %s nothing is repeated', (body, message) => {
  const query = 'token=t&hr_id=h'
  const read = readRequest('updateRoomsDaily', { query, contentType: 'application/json', body })
  expect(read).toMatchObject({
    ok: false,
    refusal: { code: 'unreadable_request', message: expect.stringMatching(message) },
  })
  expect(JSON.stringify(read)).not.toContain('hunter2')
})
