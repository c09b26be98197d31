import { expect, it } from 'vitest'
import { callNames, given, judge } from './calls.ts'
import type { SentRequest } from './recorder.ts'

const env = given('http://127.0.0.1:1')
const printed = [
  'rooms\t12',
  'daily\t"ok"',
  'range\t"ok"',
  'form\t"ok"',
  'reservations\t13.928',
  'posting\t"success"',
  '401\t"unauthorized"',
  '422\t"page_requires_undelivered_false"',
]
const fields =
  `inv_code=HR:1&start_date=${env.FIRST_DAY}&end_date=${env.LAST_DAY}&price=99.50&stop_sale=0` +
  '&days[]=5&days[]=6&channel_codes[]=online&channel_codes[]=bookingcom'
const date = { date: env.FIRST_DAY, price: '119.90', min_stay: 2, stop_sale: '0', cta: '1' }

function sent({ day = date, room = {}, query = fields, form = fields }: Record<string, object | string>) {
  const request = (path: string, more: Partial<SentRequest>): SentRequest => ({
    ...{ method: 'PUT', query: '', contentType: 'application/x-www-form-urlencoded', body: '' },
    ...more,
    path: `/api/v2/apps/rooms/${path}`,
  })
  return [
    request('daily', {
      body: JSON.stringify({ rooms: [{ inv_code: 'HR:1', dates: [day], ...(room as object) }] }),
    }),
    request('~', { query: String(query) }),
    request('~', { body: String(form) }),
  ]
}

const judged = (requests: SentRequest[], lines = printed) =>
  Object.entries(judge(lines.join('\n'), requests, env)).filter(([, verdict]) => verdict !== 'ok')

it('all calls that are right and whole pass', () => {
  expect(judged(sent({}))).toEqual([])
})

it('a wrong answer, and a call that is not made, are told', () => {
  const [rooms = '', ...others] = printed
  expect(judged(sent({}), others)).toEqual([['rooms', 'was not called']])
  expect(judged(sent({}), [rooms.replace('12', '"failed: no"'), ...others])).toEqual([
    ['rooms', 'gives "failed: no"'],
  ])
  expect(
    judged([], [])
      .map(([name]) => name)
      .sort(),
  ).toEqual([...callNames].sort())
})

it.each([
  ['daily', { day: { ...date, stop_sale: undefined, cta: undefined } }],
  ['daily', { day: { ...date, min_stay: undefined } }],
  ['daily', { day: { ...date, cta: true } }],
  ['daily', { room: { channel_codes: [] } }],
  ['range', { query: fields.replace('&stop_sale=0', '') }],
  ['range', { query: fields.replace('&days[]=6', '') }],
  ['form', { form: `${fields}&availability=0` }],
  ['form', { form: '' }],
])('a right answer to %s does not hide that %j was sent', (name, wrong) => {
  expect(judged(sent(wrong)).map(([call]) => call)).toEqual([name])
})
