import fc from 'fast-check'
import type { Hotel } from '../oracle/hotel.ts'
import { bookingSteps, pollSteps } from './booking-steps.ts'
import { calendarSteps, opening } from './calendar-steps.ts'
import { checkIn, guestSteps } from './guest-steps.ts'
import { hotels } from './hotels.ts'
import { scarceSteps } from './scarce-steps.ts'
import { setUpSteps } from './set-up-steps.ts'
import type { Step } from './steps.ts'

/** A hotel and what happens to it. Plain data, so that a counterexample can be read and played again. */
export type History = { hotel: Hotel; steps: Step[] }

/** Whole hours, so that the minute of the hour stays what it was; 90 days is how long transactions are kept. */
const advance: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('advance'),
  hours: fc.constantFrom(1, 2, 5, 6, 12, 23, 24, 25, 48, 24 * 10, 24 * 11, 24 * 31, 24 * 91),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: calendarSteps },
  { weight: 12, arbitrary: bookingSteps },
  { weight: 7, arbitrary: pollSteps },
  { weight: 8, arbitrary: guestSteps },
  { weight: 3, arbitrary: advance },
  { weight: 3, arbitrary: setUpSteps },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'restart' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'settle' }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('transaction'), which: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'read lists' }) },
)

/** What comes first makes room for what follows: something to sell, and guests in the house. */
const beginning = fc.array(fc.oneof({ weight: 3, arbitrary: opening }, checkIn), {
  maxLength: 8,
  size: 'max',
})

const anything: fc.Arbitrary<History> = fc
  .record({
    hotel: hotels,
    first: beginning,
    after: fc.array(step, { minLength: 1, maxLength: 80, size: 'max' }),
  })
  .map(({ hotel, first, after }) => ({ hotel, steps: [...first, ...after] }))

/** Chance seldom makes one booking wait for the room of another, so some histories are about nothing else. */
export const histories: fc.Arbitrary<History> = fc.oneof(
  { weight: 3, arbitrary: anything },
  { weight: 1, arbitrary: fc.record({ hotel: hotels, steps: scarceSteps }) },
)
