import type { Reservation } from '@innwire/types'
import { mostRoomNights } from './nights.ts'

/**
 * Reservations that are written at once, and the most entries of a page that are quarantined. More than this come only
 * where the service gives more than was asked for.
 */
export const savedAtOnce = 500

export type Read = { reservation: Reservation; number: string; at: number; hash: string; roomNights: number }

/** Entries of one number. */
export type Group = [number: string, Read[]]

/** Parts that are small enough to be written at once. Of a large reservation that comes again and again, the newest counts. */
export function partsOf(groups: Iterable<Group>): Group[][] {
  const parts: Group[][] = []
  let left = 0
  for (const [number, all] of groups) {
    const roomNights = all.reduce((sum, one) => sum + one.roomNights, 0)
    const group: Group = [number, roomNights > mostRoomNights ? all.slice(-1) : all]
    const part = parts.at(-1)
    if (part && part.length < savedAtOnce && roomNights <= left) part.push(group)
    else {
      parts.push([group])
      left = mostRoomNights
    }
    left -= roomNights
  }
  return parts
}
