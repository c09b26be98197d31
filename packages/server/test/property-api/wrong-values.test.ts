import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Hotel, type House, inDays, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const recorded = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../../../openapi/recorded/${name}.json`, import.meta.url), 'utf8'))

/** Sends one faulty date beside a good one, and gives what was said of it and what was applied. */
async function decided(wrong: object) {
  const price = `${prices++}`
  const dates = [
    { date: inDays(1), ...wrong },
    { date: inDays(2), price },
  ]
  const { status, body } = await hotel.daily({ inv_code: 'HR:1', dates })
  expect([status, body.status]).toEqual([200, 'try_again'])
  expect(await hotel.calendar('HR:1', inDays(1), inDays(2))).toMatchObject([{ date: inDays(2), price }])
  expect(Object.keys(body.errors[0]['HR:1'])).toEqual([inDays(1)])
  return body.errors[0]['HR:1'][inDays(1)]
}
let prices = 50

it('the recorded answer to a wrong price can be had', async () => {
  const sample = await recorded('update_daily.try_again')
  const [[code, dates]] = Object.entries<Record<string, string>>(sample.errors[0]) as [
    [string, Record<string, string>],
  ]
  const [[date, words]] = Object.entries(dates) as [[string, string]]
  const other = await startHouse()
  try {
    await other.setClock(`${date}T09:00:00Z`)
    const shown = await other.openHotel({ rooms: { [code]: {} } })
    const { status, body } = await shown.daily({ inv_code: code, dates: [{ date, price: '-400' }] })
    expect([status, body]).toEqual([
      200,
      {
        ...sample,
        transaction_id: expect.any(String),
        errors: [{ [code]: { [date]: expect.stringMatching(`^${words}`) } }],
      },
    ])
  } finally {
    await other.server.stop()
  }
})

describe('a date with a wrong value is refused by itself', () => {
  it.each([
    ['price', [-5, '-0.01', 'abc', '', null, 1.2345, '1e2', 1_000_000_000_000, [], {}, true]],
    ['availability', [-1, 10_000, 1.5, 'many', null, false]],
    ['min_stay', [0, '0', 366, 2.5, null]],
    ['stop_sale', [2, 'yes', '', null, -1]],
    ['cta', ['TRUE', null, {}]],
    ['ctd', [[1], 'null']],
  ])('%s', async (field, wrong) => {
    for (const value of wrong) {
      const sentence = await decided({ availability: 9, [field]: value })
      expect(sentence, `${field} = ${JSON.stringify(value)}`).toMatch(
        new RegExp(`^Invalid ${field}: give .+; this is .+\\.$`),
      )
    }
  })

  it('that names the first and what else is wrong', async () => {
    expect(await decided({ price: -5, min_stay: 0, cta: 1, ctd: 'no' })).toBe(
      'Invalid price: give a decimal of 0 or more with at most 12 digits before and 3 behind the point, such as "119.90"; this is -5. Invalid, too: min_stay, ctd.',
    )
  })

  it('or without a field, or with one that does not exist', async () => {
    expect(await decided({})).toBe('No field is set, so there is nothing to apply.')
    expect(await decided({ prise: 5, price: 5 })).toBe('There is no field prise here. Did you mean price?')
    expect(await decided({ prise: 5 })).toBe('There is no field prise here. Did you mean price?')
    expect(await decided(JSON.parse('{"price":5,"__proto__":{}}'))).toMatch(
      /^There is no field __proto__ here/,
    )
  })
})

describe('the shape refuses the whole request', () => {
  const good = { date: inDays(3), price: 77 }
  const room = (dates: unknown, more: object = {}) => ({ inv_code: 'HR:1', dates, ...more })
  it.each([
    ['dates that are no list', room({}), 'rooms[0].dates', 'invalid_type'],
    ['a date that is no object', room([good, 'x']), 'rooms[0].dates[1]', 'invalid_type'],
    ['an entry without a date', room([good, { price: -5 }]), 'rooms[0].dates[1].date', 'required'],
    [
      'a date that is none',
      room([{ date: '2027-02-30', price: 1 }]),
      'rooms[0].dates[0].date',
      'invalid_value',
    ],
    ['no code', { dates: [good] }, 'rooms[0]', 'required'],
    [
      'a code that is too long',
      room([good], { inv_code: 'x'.repeat(65) }),
      'rooms[0].inv_code',
      'invalid_value',
    ],
    ['91 dates', room(Array(91).fill(good)), 'rooms[0].dates', 'too_many_dates'],
    ['a field of a room that does not exist', room([good], { datez: 1 }), 'rooms[0].datez', 'unknown_field'],
  ])('%s', async (_, wrong, path, code) => {
    const answer = await hotel.daily({ inv_code: 'HR:2', dates: [good] }, wrong)
    const place = path.replace('rooms[0]', 'rooms[1]')
    expect(refusalOf(answer)).toEqual({ status: 422, code, paths: [place] })
    expect(await hotel.calendar('HR:2', inDays(3))).toEqual([])
  })
})
