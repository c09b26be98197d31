import type { Reservation, Room } from '@innwire/types'
import type { Engine } from '../engine/engine.ts'
import type { EntryChange } from '../store/store.ts'
import { numberKey } from './change-key.ts'

/** Nights of an availability group, the last one before departure. */
export type Nights = { inv_code: string; checkin_date: string; checkout_date: string }

/** A version of a reservation with the nights of the rooms that it takes, one entry for each room. */
export type Stay = {
  /** Key of the change. */
  key: string
  /** Key of the reservation, and its version. */
  number: string
  version: number
  /** The journal meets the reservation for the first time, and the PMS may have it from elsewhere. */
  mayBeKnown: boolean
  /** When it changed, in milliseconds since 1970; 0: nobody knows. */
  at: number
  /** Of the version before, as far as there was one. */
  before: Nights[]
  now: Nights[]
}

/** The calendar, as far as bookings concern it. */
export type BookedNights = {
  /**
   * What it must write down together with these versions.
   * @param nights all that they or the versions before concern, each once
   */
  changesFor(nights: Nights[], stays: Stay[]): EntryChange[]
  /** The engine lowers the numbers that were set, because the service does not. */
  lowers: boolean
  /** That is written down, or what `handedOver` gave. */
  written(): void
  /** The handler is called with a version. */
  called(version: VersionOf): void
  /** It has failed. */
  failed(version: VersionOf): void
  /** It has taken a version: what the calendar must write down together with that. */
  handedOver(version: VersionOf): EntryChange[]
  /** Somebody begins to look for all that is new. @returns what to call when all of it is written down */
  looking?(): () => void
}

/** A version of a reservation, by key and count. */
type VersionOf = { number: string; version: number }

/** The nights of a reservation, as far as its lines can be read. */
export type ReadNights = {
  nights: Nights[]
  /** Those of lines that are not canceled, one for each line. */
  taken: Nights[]
  /** A line does not say of which group it is, or of which dates: `all` groups are held for it, or `none`. */
  unclear?: 'all' | 'none'
}

/** The date that a text begins with, be it followed by a time. */
export function dateOf(text: unknown): string | undefined {
  const [date] = (typeof text === 'string' && /^\d{4}-\d\d-\d\d/.exec(text)) || []
  return date !== undefined && Number.isFinite(Date.parse(date)) ? date : undefined
}

/** Anything else may throw where it is made a text. */
const codeOf = (code: unknown): string | undefined =>
  typeof code === 'number' || (typeof code === 'string' && code !== '') ? String(code) : undefined

type Line = {
  inv_code?: unknown
  rate_code?: unknown
  checkin_date?: unknown
  checkout_date?: unknown
  state?: unknown
}

const linesOf = ({ rooms }: Reservation): Line[] =>
  Array.isArray(rooms) && rooms.length > 0 ? rooms.map((line: Line | null) => line ?? {}) : [{}]

/**
 * Reads the nights of all lines, canceled ones too: they may have taken their rooms and given them back since we looked.
 * A line without its group has that of its rate; one without dates has those of the reservation. Where neither says the
 * group, every group may be meant, because a night too few is an availability that is sent again after its room was sold.
 * @param rooms the list of rooms, when it is known
 */
export function readNights(reservation: Reservation, rooms: Room[] = []): ReadNights {
  const groups = new Map(rooms.map(({ rate_code, inv_code }) => [rate_code, inv_code]))
  let unclear: ReadNights['unclear']
  const taken: Nights[] = []
  const nights = linesOf(reservation).flatMap((line) => {
    const checkin_date = dateOf(line.checkin_date) ?? dateOf(reservation.checkin_date)
    const checkout_date = dateOf(line.checkout_date) ?? dateOf(reservation.checkout_date)
    const group = codeOf(line.inv_code) ?? groups.get(codeOf(line.rate_code) ?? '')
    const codes = group ? [group] : [...new Set(groups.values())]
    const held = checkin_date && checkout_date && codes.length > 0
    if (!held) unclear = 'none'
    else if (!group) unclear ??= 'all'
    if (!held) return []
    const its = codes.map((inv_code) => ({ inv_code, checkin_date, checkout_date }))
    if (reservation.state !== 'canceled' && line.state !== 'canceled') taken.push(...its)
    return its
  })
  return { nights: distinct(nights), taken, ...(unclear && { unclear }) }
}

/** What the lines say of group and nights, for comparing contents: as it came where it cannot be read. */
export const stayOf = (reservation: Reservation): unknown[] => [
  ...readNights(reservation).nights,
  ...linesOf(reservation).flatMap(({ inv_code, rate_code, checkin_date, checkout_date }) =>
    codeOf(inv_code) && dateOf(checkin_date) && dateOf(checkout_date)
      ? []
      : [{ rate_code, inv_code, checkin_date, checkout_date }],
  ),
]

/** Tells of reservations whose lines do not say which nights they are about. */
export function tellUnclear(
  { tell }: Engine,
  unclear: Map<Reservation, ReadNights>,
  { lowers }: Pick<BookedNights, 'lowers'>,
): void {
  for (const kind of ['all', 'none'] as const) {
    const ofKind = [...unclear].filter(([, read]) => read.unclear === kind)
    if (ofKind.length === 0) continue
    const hrNumbers = [...new Set(ofKind.map(([{ hr_number }]) => numberKey(hr_number)))]
    const ofAll = lowers
      ? 'For these nights the availability of every group is lowered by a room'
      : 'For these nights no availability that was set before is sent again, for any group'
    const outcome =
      kind === 'all'
        ? ofAll
        : 'So an availability that was set before may be sent again for these nights, though a room was sold'
    const message =
      `A line of ${hrNumbers.slice(0, 10).join(', ')}${hrNumbers.length > 10 ? ' and others' : ''} does not say its ` +
      `${kind === 'all' ? 'room' : 'room or its dates'}. ${outcome}: set their availability anew, and tell the service.`
    tell({ type: 'nights_unclear', hrNumbers, message })
  }
}

/** Each once. */
export const distinct = (nights: Nights[]): Nights[] => [
  ...new Map(
    nights.map((its) => [JSON.stringify([its.inv_code, its.checkin_date, its.checkout_date]), its]),
  ).values(),
]
