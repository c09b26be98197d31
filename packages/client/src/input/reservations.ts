import { mostPerPage, type operations } from '@innwire/types'
import { accept, date, flag, id, object, plain, type Query, type Rule, whole } from './rules.ts'

type Rules = Record<keyof NonNullable<operations['listReservations']['parameters']['query']>, Rule>

const word = flag(String)
const shared = {
  from_date: date,
  from_last_update_date: date,
  per_page: whole(1, mostPerPage),
  reservation_number: id,
}
const off = plain(/^(0|false)$/, 'false')
const walkFilter = object(
  { ...shared, undelivered: off, modified: off, booked: off } satisfies Omit<Rules, 'page'>,
  [],
)
const filter = object(
  {
    ...shared,
    page: whole(1, 1e9),
    undelivered: word,
    modified: word,
    booked: word,
  } satisfies Rules,
  [],
  (sent, issue) => {
    // D21
    if ((sent.page as number) > 1 && sent.undelivered !== 'false') {
      issue('page', 'Give undelivered: false.')
    }
  },
)

/**
 * The query of the list of reservations.
 * @throws {InputError} with every wrong place
 */
export const reservationsQuery = (given: object): Query => accept(filter, given)

/** The query of a walk: reading delivers, so what goes by delivery has no pages; and the walk decides on the page. */
export const walkQuery = (given: object): Query => accept(walkFilter, given)
