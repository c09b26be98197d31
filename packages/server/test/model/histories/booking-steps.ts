import fc from 'fast-check'
import { strangeChannel } from '../oracle/hotel.ts'
import { mappingCodes, mappings, rateCodes } from './hotels.ts'
import type { BookingStep, PollStep, RoomStep, Step } from './steps.ts'

const which = fc.nat(30)
const price = fc.constantFrom(0, 100, 119.9, '80.5', '0.001', '0100.250', 99999.999)

const soldAs = (codes: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ mapping_code: fc.constantFrom(...codes) }) },
    { weight: 2, arbitrary: fc.record({ rate_code: fc.constantFrom(...rateCodes) }) },
    { weight: 1, arbitrary: fc.constantFrom({ rate_code: 'HR:404' }, { mapping_code: 'unmapped' }) },
  )

const details = fc.record(
  {
    name: fc.constant('As the channel sold it'),
    state: fc.constantFrom('reserved', 'confirmed', 'canceled'),
    total_adult: fc.integer({ min: 0, max: 4 }),
    child_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    extras: fc.array(fc.record({ name: fc.constant('Breakfast'), price }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

const roomOf = (codes: string[]): fc.Arbitrary<RoomStep> =>
  fc
    .tuple(
      soldAs(codes),
      details,
      fc.record({
        from: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 4 }) }, fc.constantFrom(-2, -1, 30)),
        prices: fc.array(price, { minLength: 1, maxLength: 4 }),
      }),
    )
    .map(([by, more, stay]) => ({ ...by, ...more, ...stay }))

const bookingOf = (codes: string[]): fc.Arbitrary<BookingStep> =>
  fc.record(
    {
      guest: fc.constantFrom('John Doe', 'Zoë Ağaoğlu'),
      payment: fc.constantFrom('credit_card', 'bank_transfer', 'cash', 'paypal'),
      provider_number: fc.constantFrom('A1', 'B2'),
      note: fc.constant('Late "arrival"'),
      paid_amount: price,
      adjustments_total: fc.constantFrom(0, -5.5, '-0.125', '3'),
      tax_total: price,
      rooms: fc.array(roomOf(codes), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['guest', 'payment', 'rooms'] },
  )

/** A channel with a booking of rooms that it mostly has. */
const soldBy = (channel: string) =>
  fc.record({ channel: fc.constant(channel), booking: bookingOf(codesOf(channel)) })
const codesOf = (channel: string) =>
  mappings.filter((mapping) => mapping.channel_code === channel).map(({ code }) => code)
const sale = fc.oneof(
  ...['online', 'swift', 'slow', 'moody'].map((channel) => ({ weight: 4, arbitrary: soldBy(channel) })),
  {
    weight: 1,
    arbitrary: fc.record({ channel: fc.constant(strangeChannel), booking: bookingOf(mappingCodes) }),
  },
)
const copies = fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.constantFrom(2, 4))

export const bookingSteps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(sale, copies)
      .map(([sold, times]) => ({ do: 'book' as const, ...sold, copies: times })),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('book again'),
      which,
      more: fc.record(
        {
          note: fc.constant('Late again'),
          reversed: fc.boolean(),
          version: fc.constantFrom(1, 2, 3),
          states: fc.array(fc.constantFrom('reserved', 'confirmed', 'canceled', 'gone', undefined), {
            minLength: 1,
            maxLength: 3,
          }),
        },
        { requiredKeys: ['reversed'] },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record(
      { do: fc.constant('modify'), which, booking: bookingOf(mappingCodes) },
      { requiredKeys: ['do', 'which'] },
    ),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm'), which }) },
  {
    weight: 2,
    arbitrary: fc.record(
      { do: fc.constant('cancel'), which, reason: fc.constant('The guest fell ill.') },
      { requiredKeys: ['do', 'which'] },
    ),
  },
)

const token = fc.nat(1)
const query: fc.Arbitrary<PollStep> = fc.record(
  {
    from: fc.constantFrom(-31, -30, -11, -10, -1, 0, 1),
    updatedFrom: fc.constantFrom(-400, -2, -1, 0, 1),
    per_page: fc.constantFrom(1, 2, 3, 100),
    page: fc.constantFrom(1, 2, 3),
    undelivered: fc.boolean(),
    modified: fc.boolean(),
    booked: fc.boolean(),
  },
  { requiredKeys: [] },
)
const plainPoll = fc.constant<PollStep>({})

export const pollSteps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('poll'), token, query: fc.oneof(plainPoll, query) }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(token, sale, copies)
      .map(([by, sold, times]) => ({ do: 'book during a poll' as const, token: by, ...sold, copies: times })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('walk'), token, per_page: fc.constantFrom(1, 2, 5) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('look up'),
      token,
      which,
      by: fc.constantFrom('hr_number', 'provider_number', 'nothing'),
    }),
  },
)
