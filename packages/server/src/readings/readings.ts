import type { Reading } from '../generated/control.ts'

export type ReadingName = Reading

/** Another reading of a place that the service's documentation leaves open. */
export type OtherReading = {
  /** The decision that it departs from, as in `docs/decisions.md`. */
  decision: `D${number}`
  /** What a property does by it. */
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
    does: 'Only a list with undelivered=true delivers what it holds.',
    costs: 'What a sweep has shown comes again with the next poll.',
    excludes: onDelivery,
  },
  'delivery.nothing': {
    decision: 'D19',
    does: 'No answer delivers. Every reservation stays undelivered and new, and none is ever modified.',
    costs: 'A caller who asks for page 1 until it is empty never ends.',
    excludes: onDelivery,
  },
  'delivery.lookups': {
    decision: 'D19',
    does: 'A lookup by reservation_number delivers, too.',
    costs: 'What was looked up is missing in the next poll.',
    excludes: onDelivery,
  },
  'since.exclusive': {
    decision: 'D40',
    does: 'from_date and from_last_update_date leave out their day: lists begin with the day after it.',
    costs: 'A sweep from the day of the last one misses that day.',
  },
  'since.bothFilters': {
    decision: 'D40',
    does: 'from_date has its default of 10 days also where only from_last_update_date is sent.',
    costs: 'A sweep by last update misses the changes of bookings that are older.',
  },
  'pages.newestFirst': {
    decision: 'D21',
    does: 'The list of reservations begins with the newest change.',
    costs: 'What comes in during a walk through the pages moves the others on, and they come twice.',
  },
  'pages.cap': {
    decision: 'D21',
    does: 'A page has at most 50 reservations, whatever per_page asks for.',
    costs: 'A page with fewer than per_page reservations is not the last one.',
  },
}

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
