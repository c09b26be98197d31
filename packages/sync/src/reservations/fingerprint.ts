import type { Reservation } from '@innwire/types'
import type { Engine } from '../engine/engine.ts'
import { errorOf } from '../store/errors.ts'
import { contentHash } from './change-key.ts'
import { stayOf } from './nights.ts'

/**
 * The content of a reservation that counts: two entries for which it gives the same are one change. State and nights
 * count always, because cancellations and the calendar depend on them. It gets a copy and gives plain JSON.
 * @default everything but `modified`, which depends on who reads
 * @example fingerprint: ({ modified, updated_at, ...content }) => content
 */
export type Fingerprint = (reservation: Reservation) => unknown

/** Hashes what counts of a reservation. A fingerprint that fails is told once, and everything counts. */
export function openFingerprint(
  { emit }: Engine,
  fingerprint: Fingerprint | undefined,
): (reservation: Reservation) => string {
  let told = false
  return (reservation) => {
    const { modified: _, ...whole } = reservation
    if (!fingerprint) return contentHash(whole)
    try {
      const content = fingerprint(structuredClone(reservation))
      if (!isJson(content)) throw new TypeError('The fingerprint gave what is no plain JSON.')
      return contentHash({ state: reservation.state, nights: stayOf(reservation), content })
    } catch (failed) {
      const error = errorOf(failed)
      const message =
        `The option fingerprint fails, such as for the reservation ${reservation.hr_number}: ${error.name}. Until it ` +
        'gives plain JSON, everything but `modified` counts for those; mend the function and open the engine anew.'
      if (!told) emit({ type: 'trouble', flow: 'reservations', error, message })
      told = true
      return contentHash(whole)
    }
  }
}

/** Anything else, such as a promise or a Map, would be the same for all reservations. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value !== 'object') return false
  const parent = Object.getPrototypeOf(value)
  if (parent !== Object.prototype && parent !== null) return false
  return Object.values(value).every((field) => field === undefined || isJson(field))
}
