import { InputError } from '@innwire/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sync } from '../../src/open-sync.ts'
import type { CalendarChange } from '../../src/plan/changes.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, inDays, type Json, startHotel } from '../hotel.ts'

let hotel: Hotel
let sync: Sync
const store = memoryStore()
beforeAll(async () => {
  hotel = await startHotel()
  sync = await hotel.open({ store, onReservation: async () => {} })
  // What is over is known when the service has answered.
  await eventually(() => expect(sync.time()).toBeDefined())
})
afterAll(() => hotel.stop())

const date = inDays(3)
const good = { inv_code: 'HR:1', date, availability: 3 }
const onlyNames =
  'There is only inv_code, rate_code, channel_codes, date, availability, price, min_stay, stop_sale, cta, ctd.'
const wrongDate = 'Give a date as text, such as "2026-12-24"; a Date shifts by time zone.'
const wrongPrice =
  'Give a decimal of 0 or more with at most 12 digits before and 3 behind the point, such as "119.90", as text.'
const wrongNumber = 'Give a whole number from 0 to 9999.'

const cases: [name: string, change: Json, path: string, message: string][] = [
  ['a change that is no object', 'HR:1', 'changes[1]', 'Give an object.'],
  ['null in place of a change', null, 'changes[1]', 'Give an object.'],
  ['a change of no target', { date, availability: 1 }, 'changes[1]', 'Add inv_code or rate_code.'],
  [
    'a code that is a number',
    { ...good, inv_code: 1 },
    'changes[1].inv_code',
    'Give text of 1 to 64 characters.',
  ],
  ['an empty code', { ...good, inv_code: '' }, 'changes[1].inv_code', 'Give text of 1 to 64 characters.'],
  [
    'a code that is too long',
    { date, rate_code: 'x'.repeat(65), price: '1' },
    'changes[1].rate_code',
    'Give text of 1 to 64 characters.',
  ],
  ['both codes', { ...good, rate_code: 'HR:1' }, 'changes[1]', 'Give inv_code or rate_code, not both.'],
  ['no date', { inv_code: 'HR:1', availability: 1 }, 'changes[1].date', wrongDate],
  ['a Date', { ...good, date: new Date(date) }, 'changes[1].date', wrongDate],
  ['a date that does not exist', { ...good, date: '2027-02-29' }, 'changes[1].date', wrongDate],
  ['a date with a time', { ...good, date: `${date}T00:00:00Z` }, 'changes[1].date', wrongDate],
  [
    'a date that is over',
    { ...good, date: inDays(-2) },
    'changes[1].date',
    `${inDays(-2)} is over. Leave it out.`,
  ],
  ['a price that is a number', { ...good, price: 0.1 + 0.2 }, 'changes[1].price', wrongPrice],
  ['a price of four decimals', { ...good, price: '1.0001' }, 'changes[1].price', wrongPrice],
  ['a negative price', { ...good, price: '-1' }, 'changes[1].price', wrongPrice],
  ['a price that is null', { ...good, price: null }, 'changes[1].price', wrongPrice],
  ['half a room', { ...good, availability: 0.5 }, 'changes[1].availability', wrongNumber],
  ['too many rooms', { ...good, availability: 10_000 }, 'changes[1].availability', wrongNumber],
  ['rooms as text', { ...good, availability: '3' }, 'changes[1].availability', wrongNumber],
  ['no night', { ...good, min_stay: 0 }, 'changes[1].min_stay', 'Give a whole number from 1 to 365.'],
  ['a flag that is a boolean', { ...good, stop_sale: true }, 'changes[1].stop_sale', 'Give 1 or 0.'],
  ['a flag that is not a number', { ...good, cta: Number.NaN }, 'changes[1].cta', 'Give 1 or 0.'],
  ['a field that is not there', { ...good, closed: 1 }, 'changes[1].closed', onlyNames],
  [
    'no value',
    { inv_code: 'HR:1', date },
    'changes[1]',
    'Add one of availability, price, min_stay, stop_sale, cta, ctd.',
  ],
  [
    'an empty list of channels',
    { ...good, channel_codes: [] },
    'changes[1].channel_codes',
    'Give a list of 1 or more entries; leave it out for all channels.',
  ],
  [
    'a channel that is no text',
    { ...good, channel_codes: ['online', 7] },
    'changes[1].channel_codes[1]',
    'Give text of 1 to 64 characters.',
  ],
  [
    'more than the price for a rate',
    { rate_code: 'NR:HR:1', date, price: '99', min_stay: 2 },
    'changes[1].min_stay',
    'By rate_code only the price can be set, not min_stay. Name the group by inv_code.',
  ],
]

describe('set refuses', () => {
  it.each(cases)('%s, with its place and a sentence', async (_, change, path, message) => {
    const error = await sync.calendar.set([good, change] as CalendarChange[]).catch((reason) => reason)
    expect(error).toBeInstanceOf(InputError)
    expect(error.issues).toEqual([{ path, message }])
  })

  it('what is no list', async () => {
    const error = await sync.calendar.set(good as never).catch((reason) => reason)
    expect(error.issues).toEqual([{ path: 'changes', message: 'Give a list of changes.' }])
  })

  it('everything that is wrong at once', async () => {
    const changes = [{ ...good, price: 5 }, good, { ...good, date: 'tomorrow', availability: -1 }]
    const error = await sync.calendar.set(changes as never).catch((reason) => reason)
    expect(error.issues.map((issue: Json) => issue.path)).toEqual([
      'changes[0].price',
      'changes[2].availability',
      'changes[2].date',
    ])
  })

  it('dates that are over together with rates that are to have more than a price', async () => {
    const changes = [
      { ...good, date: inDays(-5) },
      { rate_code: 'NR:HR:1', date, stop_sale: 1 },
    ]
    const error = await sync.calendar.set(changes as never).catch((reason) => reason)
    expect(error.issues.map((issue: Json) => issue.path)).toEqual(['changes[0].date', 'changes[1].stop_sale'])
  })
})

describe('reading refuses, with the place,', () => {
  const range = { from: date, to: date }
  it.each<[string, unknown[], string[]]>([
    ['nothing at all', [], ['target']],
    ['no target', [{}, range], ['target']],
    ['a code alone', ['HR:1', range], ['target']],
    ['no range', [{ inv_code: 'HR:1' }], ['range.from', 'range.to']],
    ['half a range', [{ inv_code: 'HR:1' }, { from: date }], ['range.to']],
    ['a date that does not exist', [{ inv_code: 'HR:1' }, { ...range, to: '2027-02-30' }], ['range.to']],
  ])('%s', async (_, given, paths) => {
    const read = sync.calendar.read as (...given: unknown[]) => Promise<unknown>
    const error: Json = await read(...given).catch((reason) => reason)
    expect(error).toBeInstanceOf(InputError)
    expect(error.issues.map(({ path }: Json) => path)).toEqual(paths)
  })
})

it('writes nothing down and sends nothing of all that', async () => {
  for (const name of ['calendar', 'calendar-waiting', 'calendar-flight', 'calendar-moved'])
    expect(await store.list(hotel.hrId, name)).toEqual([])
  expect(sync.calendar.state()).toEqual({ waiting: 0, held: 0, openTransactions: 0 })
  const updates = (await hotel.requests()).filter(({ method }) => method !== 'GET')
  expect(updates).toEqual([])
})

it('takes an empty list for nothing', async () => {
  await sync.calendar.set([])
  expect(sync.calendar.state().waiting).toBe(0)
})

it.each(['HR:1', {}, { inv_code: 'HR:99' }])(
  'retrying refuses a target for which nothing is set: %j',
  async (target) => {
    const error = await sync.calendar.retryParked(target as { inv_code: string }).catch((reason) => reason)
    expect(error).toBeInstanceOf(InputError)
    expect(error.issues).toMatchObject([{ path: 'target' }])
  },
)
