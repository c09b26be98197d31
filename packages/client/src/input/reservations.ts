import type { Query } from '../connection.ts'
import { accept, date, id, object, plain } from './rules.ts'

const word = plain(/^(1|0|true|false)$/, 'true or false', (text) => String(/1|true/.test(text)))

const filter = object(
  {
    from_date: date,
    from_last_update_date: date,
    per_page: plain(/^([1-9]\d?|100)$/, 'a whole number from 1 to 100'),
    page: plain(/^[1-9]\d*$/, 'a whole number from 1'),
    reservation_number: id,
    undelivered: word,
    modified: word,
    booked: word,
  },
  [],
  (sent, issue) => {
    // D21
    if (Number(sent.page) > 1 && sent.undelivered !== 'false') {
      issue('page', 'Above 1 it needs undelivered: false.')
    }
  },
)

/**
 * The query of the list of reservations.
 * @throws {InputError} with every wrong place
 */
export const reservationsQuery = (given: object): Query => accept(filter, given)
