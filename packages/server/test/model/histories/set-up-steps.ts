import fc from 'fast-check'
import { mappingCodes, rateCodes } from './hotels.ts'
import type { Step } from './steps.ts'

/** The channel with a script is left alone: what it has settled decides what comes next. */
const channel = fc.constantFrom('online', 'swift', 'slow')
const mapping_code = fc.constantFrom(...mappingCodes)
const rate_code = fc.constantFrom(...rateCodes)

export const setUpSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('map'), channel, mapping_code, rate_code }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unmap'), channel, mapping_code }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disconnect'), channel }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connect'), channel }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('set flags'),
      rate_code,
      flags: fc.record({
        availability_update: fc.boolean(),
        restrictions_update: fc.boolean(),
        price_update: fc.boolean(),
      }),
    }),
  },
)
