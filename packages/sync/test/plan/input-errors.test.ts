import { InputError } from '@innwire/client'
import { calendarFields } from '@innwire/types'
import { describe, expect, it } from 'vitest'
import { type CalendarChange, planCalendar } from '../../src/index.ts'

const good = { inv_code: 'HR:1', date: '2026-12-24', cta: 1 }

/** What is said about a list of changes. */
function issuesOf(changes: unknown, options?: object): Record<string, string> {
  try {
    planCalendar(changes as CalendarChange[], options)
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    return Object.fromEntries((error as InputError).issues.map(({ path, message }) => [path, message]))
  }
  return {}
}

const issuesOfOne = (change: object) => issuesOf([{ ...good, ...change }])

describe('a change that cannot be sent', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '24.12.2026',
    '2026-12-24T00:00:00Z',
    '',
    new Date('2026-12-24'),
    20261224,
    null,
  ])('has no date: %s', (date) => {
    expect(issuesOfOne({ date })).toEqual({
      'changes[0].date': 'Give a date as text, such as "2026-12-24"; a Date shifts by time zone.',
    })
  })

  it('takes 29 February where there is one', () => {
    expect(issuesOfOne({ date: '2028-02-29' })).toEqual({})
  })

  it.each(['119.9000', '-1', '1e3', '1,50', '', '1234567890123', ' 1', '.5', '1.', 119.9, null])(
    'has no price: %s',
    (price) => {
      expect(issuesOfOne({ price })).toEqual({
        'changes[0].price':
          'Give a decimal of 0 or more with at most 12 digits before and 3 behind the point, such as "119.90", as text.',
      })
    },
  )

  it.each([
    ['availability', -1, 'Give a whole number from 0 to 9999.'],
    ['availability', 10_000, 'Give a whole number from 0 to 9999.'],
    ['availability', '3', 'Give a whole number from 0 to 9999.'],
    ['availability', 1.5, 'Give a whole number from 0 to 9999.'],
    ['min_stay', 0, 'Give a whole number from 1 to 365.'],
    ['min_stay', 366, 'Give a whole number from 1 to 365.'],
    ['min_stay', Number.NaN, 'Give a whole number from 1 to 365.'],
    ['stop_sale', 2, 'Give 1 or 0.'],
    ['cta', true, 'Give 1 or 0.'],
    ['ctd', null, 'Give 1 or 0.'],
  ])('has a wrong %s: %s', (name, value, message) => {
    expect(issuesOfOne({ [name]: value })).toEqual({ [`changes[0].${name}`]: message })
  })

  it('names its target once, by text', () => {
    const { inv_code, ...rest } = good
    const codeWanted = 'Give text of 1 to 64 characters.'
    expect(issuesOf([rest])).toEqual({ 'changes[0]': 'Add inv_code or rate_code.' })
    expect(issuesOfOne({ rate_code: 'HR:1' })).toEqual({
      'changes[0]': 'Give inv_code or rate_code, not both.',
    })
    expect(issuesOfOne({ inv_code: '' })).toEqual({ 'changes[0].inv_code': codeWanted })
    expect(issuesOf([{ ...rest, rate_code: 7 }])).toEqual({ 'changes[0].rate_code': codeWanted })
    expect(issuesOfOne({ inv_code: 'x'.repeat(65) })).toEqual({ 'changes[0].inv_code': codeWanted })
  })

  it('has no channels, or wrong ones', () => {
    const listWanted = 'Give a list of 1 or more entries; leave it out for all channels.'
    expect(issuesOfOne({ channel_codes: [] })).toEqual({ 'changes[0].channel_codes': listWanted })
    expect(issuesOfOne({ channel_codes: Array.from({ length: 101 }, (_, code) => `c${code}`) })).toEqual({
      'changes[0].channel_codes': 'Give at most 100 entries.',
    })
    expect(issuesOfOne({ channel_codes: 'online' })).toEqual({ 'changes[0].channel_codes': listWanted })
    expect(issuesOfOne({ channel_codes: ['online', ''] })).toEqual({
      'changes[0].channel_codes[1]': 'Give text of 1 to 64 characters.',
    })
  })

  it('has a field that does not exist, or none that does', () => {
    expect(issuesOfOne({ avail: 3 })).toEqual({
      'changes[0].avail': `There is only inv_code, rate_code, channel_codes, date, ${calendarFields.join(', ')}.`,
    })
    expect(issuesOfOne({ constructor: 1 })).toHaveProperty(['changes[0].constructor'])
    expect(issuesOfOne({ cta: undefined })).toEqual({
      'changes[0]': `Add one of ${calendarFields.join(', ')}.`,
    })
  })

  it('is no object', () => {
    expect(issuesOf([null])).toEqual({ 'changes[0]': 'Give an object.' })
    expect(issuesOf(good)).toEqual({ changes: 'Give a list of changes.' })
  })
})

it('tells every wrong place at once', () => {
  const changes = [good, { ...good, date: '2026-02-30', min_stay: 0 }, good, { ...good, price: '1.0001' }]
  expect(Object.keys(issuesOf(changes))).toEqual([
    'changes[1].min_stay',
    'changes[1].date',
    'changes[3].price',
  ])
})

describe('limits', () => {
  it('cannot be wider than those of the API', () => {
    const limits = { datesPerTarget: 91, bodyBytes: 0, rangeDays: 1.5, days: 3 }
    expect(issuesOf([good], { limits })).toEqual({
      'limits.datesPerTarget': 'Give a whole number from 1 to 90.',
      'limits.bodyBytes': 'Give a whole number from 1 to 2000000.',
      'limits.rangeDays': 'Give a whole number from 0 to 1000.',
      'limits.days': 'There is only datesPerTarget, bodyBytes, rangeDays, rooms.',
    })
  })

  it('must leave room for one date', () => {
    const changes = [good, { ...good, inv_code: 'HR:2' }]
    expect(issuesOf(changes, { limits: { bodyBytes: 40 } })).toEqual({
      'limits.bodyBytes': 'A request with one date of HR:1 has 73 bytes already. Give at least that many.',
    })
    expect(issuesOf(changes, { limits: { bodyBytes: 73 } })).toEqual({})
  })
})
