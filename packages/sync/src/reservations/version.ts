import type { Reservation } from '@innwire/types'
import type { ListedRoom } from '../plan/listed-room.ts'
import { instantOf, numberKey } from './change-key.ts'
import { dateOf, type Nights, type ReadNights, readNights, type Stay } from './nights.ts'
import { isFinal } from './states.ts'

/** A state of a reservation that was saved, until it is handed over. */
export type Version = {
  /** Key of the change, for the handler. */
  key: string
  /** Key of the reservation. */
  number: string
  /** Counts the saved versions of the reservation, from 1. */
  version: number
  /** When it changed, in milliseconds since 1970, and no sooner than the version before: the order of handing over. */
  at: number
  reservation: Reservation
  /** Failed attempts to hand it over. */
  attempts: number
  /** It was tried before, be it before a replay. */
  tried?: true
  /** Since when it is a dead letter, whose turn it is for one more attempt, in milliseconds since 1970. */
  deadSince?: number
  /** Since when it waits here, in milliseconds since 1970. */
  savedAt: number
}

/** What is known of a reservation for as long as it may change. */
export type Known = {
  /** Of the newest saved version: when it changed by the service's clock, and its content. */
  at: number
  hash: string
  /** The latest time that any version had: the service's clock may have been set back since. */
  latest?: number
  nights: Nights[]
  /** Those of rooms that it takes, one for each room. */
  taken: Nights[]
  checkout: string
  version: number
  /** The newest version that was handed over; 0 for none. */
  handed: number
  /** Versions that wait or are dead letters. */
  open: number
  savedAt: number
  /** The newest saved version is canceled, or in another state that is final (D24). */
  canceled?: true
}

/** The next version of a reservation, with what is known of it from then on. */
export type Next = { version: Version; known: Known; read: ReadNights }

/**
 * What its nights mean for the calendar.
 * @param mayBeKnown the PMS may have it from elsewhere, where the journal meets it for the first time
 * @param counted nights that were counted for it while it was quarantined
 */
export const stayIn = (
  before: Known | undefined,
  { version, known }: Next,
  mayBeKnown: boolean,
  counted: Nights[] | undefined,
): Stay => ({
  key: version.key,
  number: version.number,
  version: version.version,
  mayBeKnown: mayBeKnown && !before,
  at: known.at,
  before: before?.taken ?? [],
  now: known.taken,
  counted,
})

/**
 * @param hash of its content
 * @param now by the machine's clock
 * @param rooms the list of rooms, when it is known
 */
export function nextVersion(
  before: Known | undefined,
  reservation: Reservation,
  hash: string,
  now: number,
  rooms: ListedRoom[] | undefined,
): Next {
  const at = instantOf(reservation.updated_at) ?? before?.at ?? instantOf(reservation.completed_at) ?? 0
  const latest = before && (before.latest ?? before.at)
  const number = numberKey(reservation.hr_number)
  const version = (before?.version ?? 0) + 1
  const read = readNights(reservation, rooms)
  const { nights } = read
  const departures = [dateOf(reservation.checkout_date) ?? '', ...nights.map((line) => line.checkout_date)]
  // A content may come back at a time that was there before; it must not have the key that it had.
  const again = latest !== undefined && at <= latest ? `.${version}` : ''
  const place = Math.max(at, latest ?? at)
  return {
    version: {
      key: `${number}@${new Date(at).toISOString()}#${hash}${again}`,
      number,
      version,
      at: place,
      reservation,
      attempts: 0,
      savedAt: now,
    },
    known: {
      at,
      hash,
      latest: place,
      nights,
      taken: read.taken,
      checkout: departures.sort().at(-1) ?? '',
      version,
      handed: before?.handed ?? 0,
      open: (before?.open ?? 0) + 1,
      // A clock that is behind must not make it older than the change.
      savedAt: Math.max(now, at),
      ...(isFinal(reservation) && { canceled: true }),
    },
    read,
  }
}
