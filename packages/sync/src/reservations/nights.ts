import type { Reservation } from '@innwire/types'
import type { EntryChange } from '../store/store.ts'

/** Nights of an availability group, the last one before departure. */
export type Nights = { inv_code: string; checkin_date: string; checkout_date: string }

/** What the calendar must write down when the service has moved the availability of these nights by itself (D23). */
export type AvailabilityMoved = (nights: Nights[]) => EntryChange[]

export const isDate = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text)

/**
 * The nights of all lines, canceled ones too: they may have taken their rooms and given them back since we looked. A
 * line that lacks what it should have is left out.
 */
export function nightsOf({ rooms }: Reservation): Nights[] {
  const lines: Partial<Nights>[] = Array.isArray(rooms) ? rooms.filter(Boolean) : []
  return distinct(
    lines.flatMap(({ inv_code, checkin_date, checkout_date }) =>
      isCode(inv_code) && isDate(checkin_date) && isDate(checkout_date)
        ? [{ inv_code: String(inv_code), checkin_date, checkout_date }]
        : [],
    ),
  )
}

/** Anything else may throw where it is made a text. */
const isCode = (code: unknown) => (typeof code === 'string' && code !== '') || typeof code === 'number'

/** Each once. */
export const distinct = (nights: Nights[]): Nights[] => [
  ...new Map(
    nights.map((its) => [JSON.stringify([its.inv_code, its.checkin_date, its.checkout_date]), its]),
  ).values(),
]
