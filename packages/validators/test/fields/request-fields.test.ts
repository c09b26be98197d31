import { type DailyUpdate, mostBytes } from '@innwire/types'
import { dateFault, type Issue, readRequest, refusedDates, withRefusedDates } from '@innwire/validators'
import { describe, expect, it, test } from 'vitest'
import { checkFields, pathsOf } from './check-fields.ts'
import { contract } from './contract-parts.ts'
import { type Json, type JsonObject, objectAt, recorded } from './json.ts'
import { dailyTables, postingTables } from './sent-tables.ts'

type BodyOperation = 'updateRoomsDaily' | 'createPosting'
const read = (id: BodyOperation, body: string, contentType: string | null = 'application/json') =>
  readRequest(id, { query: 'token=t&hr_id=h', contentType, body })

function issuesOf(id: BodyOperation, body: JsonObject): Pick<Issue, 'path' | 'code'>[] {
  const result = read(id, JSON.stringify(body))
  if (result.ok) {
    expect(result.body).toEqual(JSON.parse(JSON.stringify(body)))
    return []
  }
  expect(result.refusal.status).toBe(422)
  return (result.refusal.errors ?? []).map(({ path, code }) => ({ path, code }))
}

/** The places at which a daily update is refused as a whole; where it is not, the fields for which dates are. */
function dailyFaults(body: JsonObject): string[] {
  const issues = issuesOf('updateRoomsDaily', body)
  if (issues.length > 0) return pathsOf(issues)
  const dates = (body as unknown as DailyUpdate).rooms.flatMap((room, index) =>
    room.dates.map((date, at) => ({ at: `rooms[${index}].dates[${at}]`, sentence: dateFault(date) })),
  )
  return dates.flatMap(({ at, sentence }) => {
    const field = /^Invalid (\w+): give .+\.$/.exec(sentence ?? '')?.[1]
    return field ? [`${at}.${field}`] : []
  })
}

for (const table of dailyTables) checkFields(table, dailyFaults)
for (const table of postingTables) checkFields(table, (body) => pathsOf(issuesOf('createPosting', body)))

test('a field that the service does not have is refused, and the nearest one is named', () => {
  const daily = recorded('update_daily.request')
  objectAt(daily, 'rooms[0]').channel_code = ['online']
  const posting = recorded('posting.request')
  objectAt(posting, 'posts[0]').produkt_id = 'HR:1'
  for (const [id, body, message] of [
    ['updateRoomsDaily', daily, 'There is no field channel_code here. Did you mean channel_codes?'],
    ['createPosting', posting, 'There is no field produkt_id here. Did you mean product_id?'],
  ] as const) {
    const result = read(id, JSON.stringify(body))
    expect(result).toMatchObject({ refusal: { code: 'unknown_field', errors: [{ message }] } })
  }
  expect(issuesOf('updateRoomsDaily', { ...recorded('update_daily.request'), room: [] })).toEqual([
    { path: 'room', code: 'unknown_field' },
  ])
})

test('no request has a field that the service does not have', () => {
  for (const { object, fields } of [...dailyTables, ...postingTables]) {
    const inContract = Object.keys(contract.components.schemas[object]?.properties ?? {})
    expect(inContract.sort(), object).toEqual(Object.keys(fields).sort())
  }
})

describe('a daily update', () => {
  const dates = [{ date: '2026-12-24', price: '119.90' }]
  const update = (...rooms: Json[]) => issuesOf('updateRoomsDaily', { rooms })

  it('names its target by inv_code or rate_code', () => {
    expect(update({ inv_code: 'HR:1', dates })).toEqual([])
    expect(update({ rate_code: 'NR:HR:1', dates })).toEqual([])
    expect(update({ inv_code: 'HR:1', rate_code: 'NR:HR:1', dates })).toEqual([])
    expect(update({ dates })).toEqual([{ path: 'rooms[0]', code: 'required' }])
  })

  it('ignores a rate_code beside the inv_code, and takes it at its word alone', () => {
    for (const rate_code of [null, '', 'x'.repeat(65)]) {
      expect(update({ inv_code: 'HR:1', rate_code, dates })).toEqual([])
      expect(update({ rate_code, dates })).toEqual([{ path: 'rooms[0]', code: 'required' }])
    }
  })

  it('with a wrong value is good as a whole, and refuses that date by itself', () => {
    const wrong = [{ date: '2026-12-25', price: 'abc' }, { date: '2026-12-26' }]
    const body = { rooms: [{ inv_code: 'HR:1', dates: [...dates, ...wrong] }] }
    expect(issuesOf('updateRoomsDaily', body)).toEqual([])
    expect(refusedDates(body as unknown as DailyUpdate)).toEqual([
      {
        'HR:1': {
          '2026-12-25': expect.stringMatching(/^Invalid price: give .+; this is "abc"\.$/),
          '2026-12-26': 'No field is set, so there is nothing to apply.',
        },
      },
    ])
  })

  it('with a wrong value has no success to show, and another request has', () => {
    const example = { status: 'ok', transaction_id: '17' }
    const wrong = { rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-26' }] }] }
    const errors = [{ 'HR:1': { '2026-12-26': 'No field is set, so there is nothing to apply.' } }]
    expect(withRefusedDates('updateRoomsDaily', wrong, example)).toEqual({
      status: 'try_again',
      transaction_id: '17',
      errors,
    })
    expect(withRefusedDates('updateRoomsDaily', { rooms: [{ inv_code: 'HR:1', dates }] }, example)).toBe(
      example,
    )
    expect(withRefusedDates('listRooms', undefined, example)).toBe(example)
  })

  it('bounds the dates of one room, and refuses more with a code of its own', () => {
    const many = Array.from({ length: 91 }, () => ({ date: '2026-12-24' }))
    expect(update({ inv_code: 'HR:1', dates: many })).toEqual([
      { path: 'rooms[0].dates', code: 'too_many_dates' },
    ])
  })

  it('may name a target again only for other channels', () => {
    const room = (...channels: string[]) => ({
      inv_code: 'HR:1',
      dates,
      ...(channels.length > 0 && { channel_codes: channels }),
    })
    const repeated = [{ path: 'rooms[1]', code: 'duplicate_target' }]
    expect(update(room('online'), room('bookingcom', 'hrs'))).toEqual([])
    expect(update(room('online'), room('hrs', 'online'))).toEqual(repeated)
    expect(update(room(), room('hrs'))).toEqual(repeated)
    expect(update(room('hrs'), room())).toEqual(repeated)
    expect(update(room(), room())).toEqual(repeated)
    expect(update(room(), { rate_code: 'NR:HR:1', dates })).toEqual([])
  })
})

describe('an item of a posting', () => {
  const item = (accounts: JsonObject) => {
    const body = recorded('posting.request')
    body.posts = [{ post_type: 'Expense', quantity: 1, amount: 1, ...accounts }]
    return issuesOf('createPosting', body)
  }

  it('names a product, or both a department and an account', () => {
    const department_id = 'HR:37'
    const revenue_account_id = 'HR:62'
    const product_id = 'peynir'
    for (const accounts of [
      { product_id },
      { product_id, department_id: null, revenue_account_id: null },
      { product_id, department_id },
      { product_id, department_id, revenue_account_id },
      { department_id, revenue_account_id },
      { department_id, revenue_account_id, product_id: null },
    ]) {
      expect(item(accounts)).toEqual([])
    }
    for (const accounts of [
      {},
      { department_id },
      { revenue_account_id },
      { department_id, revenue_account_id: null },
      { department_id: null, revenue_account_id, product_id: null },
      { department_id: null, revenue_account_id: null, product_id: null },
    ]) {
      expect(item(accounts)).toEqual([{ path: 'posts[0]', code: 'product_or_accounts_required' }])
    }
  })

  it('takes down the whole invoice when it is wrong', () => {
    const body = recorded('posting.request')
    objectAt(body, 'posts[1]').quantity = 0
    expect(issuesOf('createPosting', body)).toEqual([{ path: 'posts[1].quantity', code: 'invalid_value' }])
  })
})

describe.each<BodyOperation>(['updateRoomsDaily', 'createPosting'])('the body of %s', (id) => {
  const good = JSON.stringify(recorded(id === 'createPosting' ? 'posting.request' : 'update_daily.request'))
  const statusOf = (...[body, contentType]: [string, (string | null)?]) => {
    const result = read(id, body, contentType)
    return result.ok ? 200 : result.refusal.status
  }

  test(`${id} body`, () => {
    expect(statusOf(good)).toBe(200)
    expect(statusOf(good, 'application/json; charset=utf-8')).toBe(200)
    expect(statusOf('')).toBe(400)
    expect(statusOf(good.slice(0, -1))).toBe(400)
    expect(statusOf(good, 'text/plain')).toBe(415)
    expect(statusOf(good, 'application/x-www-form-urlencoded')).toBe(415)
    expect(statusOf(good, '')).toBe(415)
    expect(statusOf(good, null)).toBe(200)
    expect(statusOf('[]')).toBe(422)
    expect(statusOf('null')).toBe(422)
  })

  it('has a bounded number of bytes', () => {
    expect(mostBytes).toBe(2_000_000)
    expect(statusOf(good.padEnd(2_000_000))).toBe(200)
    expect(statusOf(good.padEnd(2_000_001))).toBe(413)
  })
})
