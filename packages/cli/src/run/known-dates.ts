import type { Sync } from '@innwire/sync'
import { type OpenDates, openDates } from '../calendar/open-dates.ts'
import type { KnownHotel } from '../engine/open-hotel.ts'
import type { Codes } from './check-codes.ts'

/**
 * Which dates are open, as the engine judges it, or before it has an answer, the list of rooms. Undefined before any answer: then
 * nothing is left out or refused by its date, and the engine sees to it when it knows the time.
 */
export async function knownDates(
  { time }: Pick<Sync, 'time'>,
  hotel: Pick<KnownHotel, 'time'>,
  codes: Codes,
): Promise<OpenDates | undefined> {
  if (!time() && !hotel.time()) await codes.read()
  const known = time() ?? hotel.time()
  return known && openDates(known)
}
