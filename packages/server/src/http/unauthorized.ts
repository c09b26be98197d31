import { refuse } from '@innwire/validators'
import { Refused } from './answer.ts'

/** The one answer to whatever is wrong with token and hotel id (D8), ready to be thrown. */
export const unauthorized = () =>
  new Refused(
    refuse(
      'unauthorized',
      'Token or hotel id is missing or wrong. Send both in the query, as token and hr_id.',
    ),
  )
