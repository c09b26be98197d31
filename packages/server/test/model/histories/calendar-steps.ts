import { mostDates } from '@innwire/types'
import fc from 'fast-check'
import type { Named, Spelled } from '../oracle/calendar.ts'
import { strangeChannel } from '../oracle/hotel.ts'
import { groups, rateCodes } from './hotels.ts'
import type { DailyStep, Day, RangeStep, Step } from './steps.ts'

/** Mostly the next days, where bookings are, too; now and then an end of what can be set. */
const day: fc.Arbitrary<Day> = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(-30, -1) },
  { weight: 1, arbitrary: fc.constantFrom(30, 1000, 1001) },
)

const flag = fc.constantFrom(1, 0, '1', '0', true, false, 'true', 'false')

const price = fc.oneof(
  fc.constantFrom(0, 119.9, '120.50', '0.001', '0099.90', 999999999999.999, '0'),
  fc.integer({ min: 0, max: 999_999 }).map((number) => number / 1000),
)

const values: fc.Arbitrary<Spelled> = fc.record(
  {
    availability: fc.constantFrom(0, 1, 2, 3, 5, '4', '002', 9999),
    price,
    min_stay: fc.constantFrom(1, 2, '365', '007'),
    stop_sale: flag,
    cta: flag,
    ctd: flag,
  },
  { requiredKeys: [] },
)
const someValues = values.filter((set) => Object.keys(set).length > 0)

const code = (known: string[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...known) }, fc.constant('HR:404'))

const named: fc.Arbitrary<Named> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ inv_code: code(groups) }) },
  { weight: 2, arbitrary: fc.record({ rate_code: code(rateCodes) }) },
  { weight: 1, arbitrary: fc.record({ inv_code: code(groups), rate_code: code(rateCodes) }) },
)

const channelCode = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom('online', 'swift', 'slow', 'moody') },
  fc.constant(strangeChannel),
)
const limited = { channel_codes: fc.array(channelCode, { minLength: 1, maxLength: 3 }) }

/** One field that is wrong, or does not exist. */
const fault = fc.constantFrom(
  { price: -5 },
  { price: 'abc' },
  { price: 1.2345 },
  { price: null },
  { availability: -1 },
  { availability: '10000' },
  { min_stay: 0 },
  { min_stay: 366 },
  { stop_sale: 2 },
  { cta: 'no' },
  { ctd: [1] },
  { prise: 5 },
)
const dateValues = fc.oneof(
  { weight: 6, arbitrary: values },
  { weight: 1, arbitrary: fc.tuple(values, fault).map(([good, wrong]) => ({ ...good, ...wrong })) },
)

const fewDates = fc.array(
  fc.tuple(day, dateValues).map(([from, set]) => ({ day: from, ...set })),
  { minLength: 1, maxLength: 5 },
)
/** As many as there may be, and one more. */
const manyDates = fc
  .tuple(fc.constantFrom(mostDates, mostDates + 1), values)
  .map(([count, set]) => Array.from({ length: count }, (_, index) => ({ day: index, ...set })))

const anyRoom: fc.Arbitrary<DailyStep['rooms'][number]> = fc
  .tuple(
    named,
    fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.record(limited)),
    fc.oneof({ weight: 20, arbitrary: fewDates }, manyDates),
  )
  .map(([names, channels, dates]) => ({ ...names, ...channels, dates }))

/** Mostly soon; now and then the last day that can be set. */
const openDay = fc.oneof({ weight: 12, arbitrary: fc.integer({ min: 0, max: 6 }) }, fc.constant(1000))

const soonDates = (set: fc.Arbitrary<Spelled>) =>
  fc.uniqueArray(
    fc.tuple(openDay, set).map(([from, more]) => ({ day: from, ...more })),
    { minLength: 1, maxLength: 5, selector: (date) => date.day },
  )
const bothSellHere: fc.Arbitrary<string[]> = fc.constantFrom(['swift'], ['online'], ['online', 'swift'])

/** Rooms that can be wrong only by a flag, for most updates to be good. */
const soundRoom: fc.Arbitrary<DailyStep['rooms'][number]> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ inv_code: fc.constantFrom('HR:1', 'HR:2'), dates: soonDates(someValues) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      inv_code: fc.constantFrom('HR:1', 'HR:2'),
      channel_codes: bothSellHere,
      dates: soonDates(someValues),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      rate_code: fc.constantFrom(...rateCodes),
      dates: soonDates(fc.record({ price })),
    }),
  },
)
const soundRooms = fc.uniqueArray(soundRoom, {
  minLength: 1,
  maxLength: 3,
  selector: (room) => room.inv_code ?? `rate ${room.rate_code}`,
})

const daily: fc.Arbitrary<DailyStep> = fc.record({
  do: fc.constant('daily'),
  rooms: fc.oneof(
    { weight: 3, arbitrary: soundRooms },
    { weight: 1, arbitrary: fc.array(anyRoom, { minLength: 1, maxLength: 3 }) },
  ),
})

const length = fc.oneof(
  { weight: 10, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0, 1000, 1001) },
)

const manner = {
  do: fc.constant('range' as const),
  sent: fc.constantFrom('query' as const, 'form' as const, 'both' as const),
  lists: fc.constantFrom('brackets' as const, 'repeated' as const, 'commas' as const, 'json' as const),
}
const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 })

const anyRange: fc.Arbitrary<RangeStep> = fc.record(
  { ...manner, named, from: day, length, values, days, ...limited },
  { requiredKeys: ['do', 'named', 'from', 'length', 'values', 'sent', 'lists'] },
)

const soundRange: fc.Arbitrary<RangeStep> = fc.record(
  {
    ...manner,
    named: fc.record({ inv_code: fc.constantFrom('HR:1', 'HR:2') }),
    from: fc.integer({ min: -1, max: 6 }),
    length: fc.integer({ min: 8, max: 40 }),
    values: someValues,
    days,
    channel_codes: bothSellHere,
  },
  { requiredKeys: ['do', 'named', 'from', 'length', 'values', 'sent', 'lists'] },
)
const range = fc.oneof({ weight: 2, arbitrary: soundRange }, { weight: 1, arbitrary: anyRange })

/** Opens a group for sale, so that there is something to book. */
export const opening: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('range'),
  named: fc.record({ inv_code: fc.constantFrom(...groups) }),
  from: fc.constant(0),
  length: fc.constant(60),
  values: fc.record({ availability: fc.integer({ min: 1, max: 4 }) }),
  sent: fc.constant('query'),
  lists: fc.constant('brackets'),
})

const atOnce: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('daily at once'),
  updates: fc.array(daily, { minLength: 2, maxLength: 4 }),
})

export const calendarSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: daily },
  { weight: 3, arbitrary: range },
  { weight: 1, arbitrary: atOnce },
)
