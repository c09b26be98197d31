import type { Reservation } from '@innwire/types'
import { contentHash, instantOf, numberKey } from './change-key.ts'
import { isDate, type Nights, nightsOf } from './nights.ts'

/** A state of a reservation that was saved, until it is handed over. */
export type Version = {
  /** Key of the change, for the handler. */
  key: string
  /** Key of the reservation. */
  number: string
  /** Counts the saved versions of the reservation, from 1. */
  version: number
  /** When it changed, in milliseconds since 1970. */
  at: number
  reservation: Reservation
  /** Failed attempts to hand it over. */
  attempts: number
  /** It was tried before, be it before a replay. */
  tried?: true
}

/** What is known of a reservation for as long as it may change. */
export type Known = {
  /** Of the newest saved version: when it changed, and its content. */
  at: number
  hash: string
  nights: Nights[]
  checkout: string
  version: number
  /** How many versions had that time. */
  sameTime: number
  /** The newest version that was handed over; 0 for none. */
  handed: number
  /** Versions that wait or are dead letters. */
  open: number
  savedAt: number
}

/** A version that is newer than what is known, with what is known from then on. */
export type Newer = { version: Version; known: Known }

/**
 * Undefined when the version is saved already, or older than the saved one: it comes late and would undo a change. At
 * the same time other content is newer, because the service tells seconds, or less.
 */
export function newerVersion(
  before: Known | undefined,
  reservation: Reservation,
  now: number,
): Newer | undefined {
  const at = instantOf(reservation.updated_at) ?? before?.at ?? instantOf(reservation.completed_at) ?? 0
  const hash = contentHash(reservation)
  if (before && (at < before.at || (at === before.at && hash === before.hash))) return undefined
  const number = numberKey(reservation.hr_number)
  const sameTime = before?.at === at ? before.sameTime + 1 : 1
  const version = (before?.version ?? 0) + 1
  const nights = nightsOf(reservation)
  const departures = [reservation.checkout_date, ...nights.map((line) => line.checkout_date)].filter(isDate)
  // Of one time, a content may come back; it must not have the key that it had.
  const again = sameTime > 1 ? `.${sameTime}` : ''
  return {
    version: {
      key: `${number}@${new Date(at).toISOString()}#${hash}${again}`,
      number,
      version,
      at,
      reservation,
      attempts: 0,
    },
    known: {
      at,
      hash,
      nights,
      checkout: departures.sort().at(-1) ?? '',
      version,
      sameTime,
      handed: before?.handed ?? 0,
      open: (before?.open ?? 0) + 1,
      savedAt: now,
    },
  }
}
