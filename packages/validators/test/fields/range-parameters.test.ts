import { readRequest } from '@innwire/validators'
import { describe, expect, it, test } from 'vitest'

const twins = ['updateRoomRange', 'updateRoomRangeV1'] as const
const base = { inv_code: 'HR:1', start_date: '2026-12-01', end_date: '2026-12-31', price: '100' }

/** Reads one range update; what both twins give must be the same. */
function read(query: string | Record<string, string>, form?: string | Record<string, string>) {
  const [v2, v1] = twins.map((id) =>
    readRequest(id, {
      query: String(new URLSearchParams(query)),
      ...(form && {
        contentType: 'application/x-www-form-urlencoded',
        body: String(new URLSearchParams(form)),
      }),
    }),
  )
  expect(v1).toEqual(v2)
  if (!v2?.ok) return { faults: v2?.refusal.errors?.map(({ path, code }) => `${path} ${code}`).sort() ?? [] }
  return { ...v2.query }
}

const flags = {
  accepts: ['1', '0', 'true', 'false'],
  refuses: ['', '2', '-1', 'yes', 'on', 'TRUE', 'null', 'undefined'],
}
const dates = ['', '2026-02-29', '2026-13-01', '31.12.2026', '2026-12-1', '2026-12-31T00:00:00Z', 'today']
const noNumbers = ['', 'null', 'undefined', 'x', '1e2', '0x1', ' 1', '+1', '1,5', '-1']
const values: Record<string, { accepts: string[]; refuses: string[] }> = {
  inv_code: { accepts: ['HR:1', 'x'.repeat(64)], refuses: ['', 'x'.repeat(65)] },
  rate_code: { accepts: ['NR:HR:1', 'x'.repeat(64)], refuses: ['', 'x'.repeat(65)] },
  start_date: { accepts: ['2026-12-01', '2026-12-31', '2024-12-31'], refuses: dates },
  end_date: { accepts: ['2026-12-01', '2026-12-31', '2028-02-29'], refuses: dates },
  availability: { accepts: ['0', '12', '9999'], refuses: [...noNumbers, '10000', '1.5'] },
  price: {
    accepts: ['0', '119.90', '0.001', '999999999999.999'],
    refuses: [...noNumbers, '0.0001', '1000000000000'],
  },
  min_stay: { accepts: ['1', '2', '365'], refuses: [...noNumbers, '0', '366', '1.5'] },
  stop_sale: flags,
  cta: flags,
  ctd: flags,
}

describe.each(Object.entries(values))('the range update reads %s', (name, { accepts, refuses }) => {
  test(`updateRoomRange ?${name}`, () => {
    const [good] = accepts
    const [bad] = refuses
    if (good === undefined || bad === undefined) throw new Error('No values')
    const others: Record<string, string> = { ...base }
    // With it, no rate_code is looked at.
    if (name === 'rate_code') delete others.inv_code
    delete others[name]
    for (const value of accepts) {
      const given = { [name]: value }
      const wanted = { ...others, ...given }
      expect(read({ ...others, ...given })).toEqual(wanted)
      expect(read({}, { ...others, ...given })).toEqual(wanted)
      expect(read(others, given)).toEqual(wanted)
      expect(read({ ...others, [name]: bad }, given), 'the form wins').toEqual(wanted)
    }
    for (const value of refuses) {
      // Of the two codes, it is one that is missing.
      const wanted = { faults: [name === 'rate_code' ? 'request required' : `${name} invalid_value`] }
      expect(read({ ...others, [name]: value }), `${name}=${value}`).toEqual(wanted)
      expect(read(others, { [name]: value }), `${name}=${value}`).toEqual(wanted)
      expect(read({ ...others, [name]: good }, { [name]: value }), 'the form wins').toEqual(wanted)
    }
    const twice = new URLSearchParams(others)
    for (const value of [good, good]) twice.append(name, value)
    expect(read(String(twice)), 'given twice').toMatchObject({
      faults: expect.arrayContaining([`${name} invalid_type`]),
    })
  })
})

test('updateRoomRange ?room_code', () => {
  const { inv_code, ...others } = base
  expect(read({ ...others, room_code: 'HR:1' })).toMatchObject({ inv_code, ...others })
  expect(read(others, { room_code: 'HR:1' })).toMatchObject({ inv_code })
  expect(read({ ...base, room_code: inv_code })).toMatchObject({ inv_code })
  expect(read({ ...base, room_code: 'HR:2' }), 'two groups').toEqual({ faults: ['room_code invalid_value'] })
  expect(read({ ...others, room_code: '' })).toEqual({ faults: ['inv_code invalid_value'] })
})

/** One list in every spelling of D4 and D36. */
const spellings = (name: string, items: string[]): string[] => [
  items.map((item) => `${name}[]=${item}`).join('&'),
  items.map((item) => `${encodeURIComponent(`${name}[]`)}=${item}`).join('&'),
  items.map((item) => `${name}=${item}`).join('&'),
  `${name}=${items}`,
  `${name}=${encodeURIComponent(JSON.stringify(items))}`,
  items.map((item, index) => `${name}[${index}]=${item}`).join('&'),
  `${name}[]=${items}`,
  items.map((item, index) => `${name}[][${index}]=${item}`).join('&'),
]

describe.each([
  {
    name: 'days',
    lists: [['0'], ['5', '6'], ['0', '1', '2', '3', '4', '5', '6']],
    bad: ['7', '-1', '1.5', 'Sunday', ''],
    most: 7,
  },
  {
    name: 'channel_codes',
    lists: [['online'], ['online', 'bookingcom', 'hrs']],
    bad: ['', 'x'.repeat(65)],
    most: 100,
  },
])('the range update reads $name', ({ name, lists, bad, most }) => {
  const query = String(new URLSearchParams(base))
  const accepted = (spelling: number) => {
    for (const list of lists) {
      const given = spellings(name, list)[spelling] ?? ''
      const wanted = { ...base, [name]: list }
      expect(read(`${query}&${given}`), given).toEqual(wanted)
      expect(read(query, given), given).toEqual(wanted)
      expect(read({}, `${query}&${given}`), given).toEqual(wanted)
      expect(read(`${query}&${name}=8`, given), 'the form wins').toEqual(wanted)
    }
  }
  const refused = (spelling: number) => {
    for (const value of bad) {
      const given = spellings(name, [lists[0]?.[0] ?? '', value])[spelling] ?? ''
      expect(read(`${query}&${given}`), given).toEqual({ faults: [`${name}[1] invalid_value`] })
    }
  }

  test(`updateRoomRange ?${name}[]`, () => {
    for (const spelling of [0, 1, 5, 6, 7]) {
      accepted(spelling)
      refused(spelling)
    }
    expect(read(`${query}&${name}[]=`)).toEqual({ faults: [`${name}[0] invalid_value`] })
    const unknown = `${name}[][x]`
    expect(read(`${query}&${unknown}=${bad[0]}`)).toEqual({ faults: [`${unknown} unknown_field`] })
  })

  test(`${name} of a range update without brackets`, () => {
    for (const spelling of [2, 3, 4]) {
      accepted(spelling)
      refused(spelling)
    }
    expect(read(`${query}&${name}=[]`), 'none could mean all').toEqual({ faults: [`${name} too_few`] })
    expect(read(query), 'left out').toEqual(base)
    const tooMany = Array.from({ length: most + 1 }, () => lists[0]?.[0] ?? '')
    expect(read(`${query}&${name}=${tooMany}`)).toEqual({ faults: [`${name} too_many`] })
  })
})

test('days of a JSON array are numbers or text', () => {
  expect(read({ ...base, days: '[0,"5",6]' })).toEqual({ ...base, days: [0, '5', 6] })
  expect(read({ ...base, days: '[7,5,-1]' })).toEqual({
    faults: ['days[0] invalid_value', 'days[2] invalid_value'],
  })
  expect(read({ ...base, days: '[5,' })).toEqual({ faults: ['days[0] invalid_value'] })
})

test.each(['day=5', 'stop_sal=1', 'Price=9', 'channel_code=online', 'days[x]=5'])(
  '%s is no field of a range update',
  (unknown) => {
    const wanted = { faults: [`${unknown.split('=')[0]} unknown_field`] }
    expect(read(`${new URLSearchParams(base)}&${unknown}`)).toEqual(wanted)
    expect(read(base, unknown)).toEqual(wanted)
  },
)

test('a query or a form has at most 500 fields', () => {
  const code = (fields: number) => {
    const answer = readRequest('updateRoomRange', { query: Array(fields).fill('days=5').join('&') })
    return !answer.ok && answer.refusal.code
  }
  expect([500, 501].map(code)).toEqual(['validation_failed', 'too_many'])
})

test('token and hr_id may stand in the form as well, and must be those of the query', () => {
  const query = { ...base, token: 't', hr_id: 'h' }
  expect(read(query, { token: 't', hr_id: 'h' })).toEqual(base)
  expect(read(query, { hr_id: 'other' })).toEqual({ faults: ['hr_id invalid_value'] })
  expect(read(query, { token: 'other' })).toEqual({ faults: ['token invalid_value'] })
  const both = readRequest('updateRoomRange', {
    query: String(new URLSearchParams(query)),
    contentType: 'application/x-www-form-urlencoded',
    body: 'token=secret&hr_id=other',
  })
  expect(JSON.stringify(both)).not.toContain('secret')
})

describe('a range update', () => {
  it('needs inv_code or rate_code, and both dates', () => {
    expect(read({ price: '1' })).toEqual({
      faults: ['end_date required', 'request required', 'start_date required'],
    })
    const { inv_code, ...others } = base
    expect(read(others, { inv_code })).toEqual(base)
    expect(read({ ...others, rate_code: 'NR:HR:1' })).toEqual({ ...others, rate_code: 'NR:HR:1' })
  })

  it('sets only the price by rate_code alone', () => {
    const { inv_code, ...others } = base
    for (const name of ['availability', 'min_stay', 'stop_sale', 'cta', 'ctd']) {
      const fields = { ...others, rate_code: 'HR:1', [name]: '1' }
      expect(read(fields)).toEqual({ faults: [`${name} field_not_updatable`] })
    }
  })

  it('ignores rate_code beside inv_code, whatever it is', () => {
    for (const rate_code of ['NR:HR:1', '', 'x'.repeat(65)]) {
      expect(read({ ...base, rate_code, cta: '1' })).toMatchObject({ ...base, cta: '1' })
      expect(read(base, { rate_code })).toMatchObject(base)
    }
  })

  it('is refused when it can change nothing', () => {
    const { price, ...others } = base
    expect(read(others)).toEqual({ faults: ['request nothing_to_update'] })
    expect(read(others, { price })).toEqual(base)
    expect(read({ ...base, end_date: '2026-11-30' })).toEqual({
      faults: ['end_date end_date_before_start_date'],
    })
  })

  it('covers a bounded number of days', () => {
    expect(read({ ...base, end_date: '2029-08-26' })).toMatchObject({ end_date: '2029-08-26' })
    expect(read({ ...base, end_date: '2029-08-27' })).toEqual({ faults: ['end_date range_too_long'] })
  })

  test('updateRoomRange body', () => {
    const status = (body: string, contentType: string) => {
      const result = readRequest('updateRoomRange', {
        query: String(new URLSearchParams(base)),
        contentType,
        body,
      })
      return result.ok ? 200 : result.refusal.status
    }
    expect(status('', '')).toBe(200)
    expect(status('price=1', 'application/x-www-form-urlencoded; charset=utf-8')).toBe(200)
    expect(status(JSON.stringify(base), 'application/json')).toBe(415)
    expect(status('price=%', 'application/x-www-form-urlencoded')).toBe(400)
    expect(status('x='.padEnd(2_000_001, 'x'), 'application/x-www-form-urlencoded')).toBe(413)
  })
})
