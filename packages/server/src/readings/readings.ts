import type { OperationId } from '@innwire/types'
import type { Reading } from '../generated/control.ts'

export type ReadingName = Reading

/** Another reading of a place that the service's documentation leaves open. */
export type OtherReading = {
  /** The decision that it departs from, as in `docs/decisions.md`. */
  decision: `D${number}`
  /** What a property does by the decision. */
  decided: string
  /** What it does by this reading. */
  does: string
  /** What it costs an integrator who counts on the decision. */
  costs: string
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
    decision: 'D19',
    decided: 'Every list delivers what it holds, also a sweep with undelivered=false.',
    does: 'Only a list with undelivered=true delivers what it holds.',
    costs: 'What a sweep has shown comes again with the next poll.',
    excludes: onDelivery,
  },
  'delivery.nothing': {
    decision: 'D19',
    decided: 'Every list delivers what it holds, also a sweep with undelivered=false.',
    does: 'No answer delivers: what is undelivered stays undelivered, and what is new stays new.',
    costs: 'A caller who asks for page 1 until it is empty never ends.',
    excludes: onDelivery,
  },
  'delivery.lookups': {
    decision: 'D19',
    decided: 'A lookup by reservation_number delivers nothing.',
    does: 'A lookup by reservation_number delivers, too.',
    costs: 'What was looked up is missing in the next poll.',
    excludes: onDelivery,
  },
  'since.exclusive': {
    decision: 'D40',
    decided: 'from_date and from_last_update_date include their day.',
    does: 'from_date and from_last_update_date leave out their day: lists begin with the day after it.',
    costs: 'A sweep from the day of the last one misses that day.',
  },
  'since.bothFilters': {
    decision: 'D40',
    decided: 'from_last_update_date without from_date looks at reservations of all ages.',
    does: 'from_date has its default of 10 days also where only from_last_update_date is sent.',
    costs: 'A sweep by last update misses the changes of bookings that are older.',
  },
  'range.endExclusive': {
    decision: 'D52',
    decided: 'A range update sets the dates from start_date to end_date, both included.',
    does: 'A range update leaves out end_date. One of a single day is a 422.',
    costs: 'The last date keeps its old values, and the answer is ok.',
  },
  'bookings.keepAvailability': {
    decision: 'D23',
    decided: 'A booking takes one from the availability of each night, and a cancellation gives it back.',
    does: 'A booking lowers no availability, and a cancellation gives nothing back. No channel is told of either.',
    costs: 'Who does not lower the availability sells the room again.',
  },
  'postings.noDeduplication': {
    decision: 'D25',
    decided: 'A transaction_id that comes again is answered again and posted once.',
    does: 'A transaction_id that comes again is posted again.',
    costs: 'A posting that is repeated after a lost answer charges the guest twice.',
    excludes: ['postings.refuseRepeat'],
  },
  'postings.refuseRepeat': {
    decision: 'D25',
    decided: 'A transaction_id that comes again with the same content has the answer of the first.',
    does: 'A transaction_id that comes again is a 409, also with the same content.',
    costs: 'A 409 on a repeated posting may mean that it is on the folio.',
    excludes: ['postings.noDeduplication'],
  },
  'postings.otherAnswer': {
    decision: 'D26',
    decided: 'The 200 to a posting has the folio, and how the accounts of each item were found.',
    does: 'The 200 to a posting has another body, which says nothing of what was booked.',
    costs: 'Folio, accounts and the use of a default mapping stay unknown.',
  },
  'tryAgain.permanent': {
    decision: 'D12',
    decided: 'A daily update that is try_again without errors may be sent again as it is.',
    does: 'A daily update with refused dates is try_again without errors, each time that it is sent.',
    costs: 'Who sends it until it is ok never ends, and nothing tells which dates were refused.',
  },
  'transactions.late': {
    decision: 'D17',
    decided: 'The entries of a transaction are there when the update is answered.',
    does: 'The entries of a transaction appear after 10 seconds. Until then it has none, and all counts are 0.',
    costs: 'in_progress is 0 before anything has settled.',
  },
  'transactions.hotelGroups': {
    decision: 'D38',
    decided: 'The allocation_group of an entry is the group as the channel calls it.',
    does: 'The allocation_group of an entry is the inv_code, and the direct channel has an entry for each mapping.',
    costs: 'A group of the channel is looked for in vain.',
  },
  'pages.newestFirst': {
    decision: 'D21',
    decided: 'The list of reservations begins with the oldest change.',
    does: 'The list of reservations begins with the newest change.',
    costs:
      'What comes in during a walk moves the others on, and they come twice. What changes on a later page is missed.',
  },
  'pages.cap': {
    decision: 'D21',
    decided: 'A page has as many reservations as per_page asks for, up to 100.',
    does: 'A page has at most 50 reservations, also where per_page asks for 51 to 100.',
    costs: 'A page with fewer than per_page reservations is not the last one.',
  },
  'unknown.ignored': {
    decision: 'D36',
    decided: 'A parameter or field that does not exist is refused.',
    does: 'A parameter or field that does not exist is left out of account.',
    costs: 'A misspelt one is answered with ok, and changes nothing, or more than was meant.',
  },
  'quota.silent': {
    decision: 'D11',
    decided:
      'Every answer to a request that is counted says what is left of a quota, and a 429 how long to wait.',
    does: 'A quota has no headers: neither RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset nor Retry-After.',
    costs: 'Nothing says how many requests are left, or how long to wait after a 429.',
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
