import fc from 'fast-check'
import { mappings } from './hotels.ts'
import type { RoomStep, Step } from './steps.ts'

/** Two nights of one group with few rooms, so that most bookings find too little and most cancellations help one. */
const day = fc.integer({ min: 1, max: 2 })
const group = 'HR:1'

const sellable = mappings.filter(({ rate_code }) => ['HR:1', 'NR:HR:1', 'HR:3'].includes(rate_code))
const codes = [...sellable.map(({ code }) => code), 'unmapped']

const room: fc.Arbitrary<RoomStep> = fc.record({
  mapping_code: fc.constantFrom(...codes),
  from: day,
  prices: fc.array(fc.constant(100), { minLength: 1, maxLength: 2 }),
})
const booking = fc.record({
  guest: fc.constant('John Doe'),
  payment: fc.constant('cash'),
  rooms: fc.array(room, { minLength: 1, maxLength: 2 }),
})
const which = fc.nat(8)

const few: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('daily'),
  rooms: fc
    .record(
      {
        inv_code: fc.constant(group),
        channel_codes: fc.constantFrom<string[]>(['swift'], ['online'], ['moody'], ['slow', 'moody']),
        dates: fc.uniqueArray(fc.record({ day, availability: fc.integer({ min: 0, max: 2 }) }), {
          minLength: 1,
          selector: (date) => date.day,
        }),
      },
      { requiredKeys: ['inv_code', 'dates'] },
    )
    .map((update) => [update]),
})

const scarceStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: few },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('book'),
      channel: fc.constantFrom('online', 'swift', 'slow', 'moody'),
      booking,
      copies: fc.constant(1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('modify'), which, booking }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('cancel'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('confirm'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('advance'), hours: fc.constantFrom(1, 24) }) },
)

export const scarceSteps: fc.Arbitrary<Step[]> = fc.array(scarceStep, {
  minLength: 1,
  maxLength: 40,
  size: 'max',
})
