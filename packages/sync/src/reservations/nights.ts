import type { Reservation } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import type { ListedRoom } from '../plan/listed-room.ts'
import type { EntryChange } from '../store/store.ts'
import { numberKey } from './change-key.ts'
import { takesRooms } from './states.ts'

type Dates = { checkin_date: string; checkout_date: string }

/** Nights of an availability group, the last one before departure. */
export type Nights = Dates & { inv_code: string }

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
  /** Those that were counted for it while it was quarantined. */
  counted?: Nights[] | undefined
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
  /** A sweep begins. @returns what to call when that is written down */
  looking?(): Looked
  /** Whether numbers wait for a sweep. */
  isAwaited?(): boolean
}

/** @param leftOut a part could not be read, or is not shown: it may have bookings of each night */
export type Looked = (leftOut?: 'left out') => Promise<void>

/** A version of a reservation, by key and count. */
type VersionOf = { number: string; version: number }

/** The nights of a reservation, as far as its lines can be read. */
export type ReadNights = {
  nights: Nights[]
  /** Those of lines that take a room, one for each line. */
  taken: Nights[]
  /** A line does not say of which group it is, or of which dates: `all` groups are held for it, or `none`. */
  unclear?: 'all' | 'none'
}

/** The date that a text begins with, be it followed by a time. */
export function dateOf(text: unknown): string | undefined {
  const [date] = (typeof text === 'string' && /^\d{4}-\d\d-\d\d/.exec(text)) || []
  return date !== undefined && Number.isFinite(Date.parse(date)) ? date : undefined
}

const longestStay = 1000

/** A date that cannot be read has no nights. */
export const countNights = ({ checkin_date, checkout_date }: Dates): number =>
  Math.max(0, Math.min((Date.parse(checkout_date) - Date.parse(checkin_date)) / dayMs, longestStay) || 0)

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

/** A line as far as it can be read: the groups that it may mean, and whether it says one. */
type ReadLine = { line: Line; codes: string[]; says: boolean; dates: Dates | undefined }

/**
 * A line without its group has that of its rate; one without dates has those of the reservation. Where neither says the
 * group, every group may be meant, because a night too few is an availability that is sent again after its room was sold.
 */
function readLines(reservation: Reservation, rooms: ListedRoom[]): ReadLine[] {
  // Made once, and where a line needs it: there may be thousands of rooms.
  let groups: Map<string, string> | undefined
  let all: string[] | undefined
  return linesOf(reservation).map((line) => {
    const checkin_date = dateOf(line.checkin_date) ?? dateOf(reservation.checkin_date)
    const checkout_date = dateOf(line.checkout_date) ?? dateOf(reservation.checkout_date)
    const dates = checkin_date && checkout_date ? { checkin_date, checkout_date } : undefined
    const code = codeOf(line.inv_code)
    if (code) return { line, codes: [code], says: true, dates }
    groups ??= new Map(rooms.map(({ rate_code, inv_code }) => [rate_code, inv_code]))
    const group = groups.get(codeOf(line.rate_code) ?? '')
    if (group) return { line, codes: [group], says: true, dates }
    all ??= [...new Set(groups.values())]
    return { line, codes: all, says: false, dates }
  })
}

/** A group of tourists has some thousand. More than these cost the process memory, and others their turn. */
export const mostRoomNights = 10_000

/** Nights of all lines, for each group that a line may mean; one without nights counts, too. */
export const countRoomNights = (reservation: Reservation, rooms: ListedRoom[] = []): number =>
  readLines(reservation, rooms).reduce(
    (sum, { codes, dates }) => sum + codes.length * Math.max(1, dates ? countNights(dates) : 1),
    0,
  )

/**
 * Reads the nights of all lines, canceled ones too: they may have taken their rooms and given them back since we looked.
 * @param rooms the list of rooms, when it is known
 */
export function readNights(reservation: Reservation, rooms: ListedRoom[] = []): ReadNights {
  let unclear: ReadNights['unclear']
  const taken: Nights[] = []
  const nights = readLines(reservation, rooms).flatMap(({ line, codes, says, dates }) => {
    if (!dates || codes.length === 0) {
      unclear = 'none'
      return []
    }
    if (!says) unclear ??= 'all'
    const its = codes.map((inv_code) => ({ inv_code, ...dates }))
    // Not as arguments: there may be too many groups for those.
    if (takesRooms(reservation) && takesRooms(line)) for (const one of its) taken.push(one)
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
export function emitUnclear(
  { emit }: Engine,
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
    emit({ type: 'nights_unclear', hrNumbers, message })
  }
}

export const distinct = (nights: Nights[]): Nights[] => [
  ...new Map(
    nights.map((its) => [JSON.stringify([its.inv_code, its.checkin_date, its.checkout_date]), its]),
  ).values(),
]
