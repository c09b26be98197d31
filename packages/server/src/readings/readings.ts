import { mostPerPage, type OperationId } from '@innwire/types'
import type { Reading } from '../generated/control.ts'

/** Name of another reading of the service's documentation: see {@link readings}. */
export type ReadingName = Reading

/** Another reading of a place that the service's documentation leaves open; `docs/decisions.md` has what it costs. */
export type OtherReading = {
  /** What a property does by this reading. */
  does: string
  /** Readings of the same place, of which a property has one at most. */
  excludes?: readonly ReadingName[]
}

const onDelivery: readonly ReadingName[] = [
  'delivery.onlyUndelivered',
  'delivery.nothing',
  'delivery.lookups',
]

/** All of them by name; the contract of the control API has the same names. */
export const readings: Readonly<Record<ReadingName, OtherReading>> = {
  'delivery.onlyUndelivered': {
    does: 'Only a list with undelivered=true delivers what it holds.',
    excludes: onDelivery,
  },
  'delivery.nothing': {
    does: 'No answer delivers: what is undelivered stays undelivered, and what is new stays new.',
    excludes: onDelivery,
  },
  'delivery.lookups': {
    does: 'A lookup by reservation_number delivers, too.',
    excludes: onDelivery,
  },
  'since.exclusive': {
    does: 'from_date and from_last_update_date leave out their day: lists begin with the day after it.',
  },
  'since.bothFilters': {
    does: 'from_date has its default of 10 days also where only from_last_update_date is sent.',
  },
  'range.endExclusive': {
    does: 'A range update leaves out end_date. One of a single day is a 422.',
  },
  'restrictions.wholeGroup': {
    does: 'A restriction by inv_code is set for every rate of the group.',
  },
  'bookings.keepAvailability': {
    does: 'A booking lowers no availability, and a cancellation gives nothing back. No channel is told of either.',
  },
  'postings.noDeduplication': {
    does: 'A transaction_id that comes again is posted again.',
    excludes: ['postings.refuseRepeat'],
  },
  'postings.refuseRepeat': {
    does: 'A transaction_id that comes again is a 409, also with the same content.',
    excludes: ['postings.noDeduplication'],
  },
  'postings.otherAnswer': {
    does: 'The 200 to a posting has another body, which says nothing of what was booked.',
  },
  'tryAgain.permanent': {
    does: 'A daily update with refused dates is try_again without errors, each time that it is sent.',
  },
  'tryAgain.nothing': {
    does: 'An update with something that is refused applies nothing. The answer is the same; nothing goes to a channel.',
  },
  'transactions.late': {
    does: 'The entries of a transaction appear after 10 seconds. Until then it has none, and all counts are 0.',
  },
  'transactions.hotelGroups': {
    does: 'The allocation_group of an entry is the inv_code, and the direct channel has an entry for each mapping.',
  },
  'pages.newestFirst': {
    does: 'The list of reservations begins with the newest change.',
  },
  'pages.cap': {
    does: `A page has at most 50 reservations, also where per_page asks for 51 to ${mostPerPage}.`,
  },
  'pages.countOfPage': {
    does: 'The count of a list of reservations is that of the page.',
  },
  'unknown.ignored': {
    does: 'A parameter or field that does not exist is left out of account.',
  },
  'quota.silent': {
    does: 'A quota has no headers: neither RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset nor Retry-After.',
  },
}

/** Whether answers of an operation are held to the contract, where they are checked. */
export const isByContract = (inForce: ReadonlySet<ReadingName>, operation: OperationId): boolean =>
  operation !== 'createPosting' || !inForce.has('postings.otherAnswer')

/** In the order of the list above. */
export const readingNames = Object.keys(readings) as ReadingName[]

export const isReadingName = (name: string): name is ReadingName => Object.hasOwn(readings, name)

/** The first two of these that exclude one another. */
export function conflictOf(names: readonly ReadingName[]): [ReadingName, ReadingName] | undefined {
  for (const [index, name] of names.entries()) {
    const other = names.slice(0, index).find((one) => one !== name && readings[one].excludes?.includes(name))
    if (other) return [other, name]
  }
  return undefined
}
