import type { Reservation } from '@innwire/types'
import type { Engine } from '../engine/engine.ts'
import type { ListedRoom } from '../plan/listed-room.ts'
import type { RoomList } from '../rooms/room-list.ts'
import { numberKey } from './change-key.ts'
import type { Version } from './version.ts'

/** Built once for each list: a hand-over asks for them, and there are many. */
const codesOfLists = new WeakMap<ListedRoom[], Set<unknown>>()

function codesOf(known: ListedRoom[]): Set<unknown> {
  const present = codesOfLists.get(known)
  if (present) return present
  const codes = new Set<unknown>(known.flatMap(({ inv_code, rate_code }) => [inv_code, rate_code]))
  codesOfLists.set(known, codes)
  return codes
}

/**
 * Whether a line of a reservation is on the master room (D22); false while nobody knows the rooms. A code that is not
 * among them casts doubt on what is known.
 */
export function onMasterRoom({ rooms }: Reservation, list: RoomList): boolean {
  const known = list.known()
  if (!known) return false
  const lines = Array.isArray(rooms) ? rooms.filter(Boolean) : []
  const codes = new Set(lines.flatMap(({ inv_code, rate_code }) => [inv_code, rate_code]).filter(Boolean))
  const all = codesOf(known)
  if ([...codes].some((code) => !all.has(code))) list.doubt()
  return known.some(
    ({ is_master, inv_code, rate_code }) =>
      ([true, 1, '1'] as unknown[]).includes(is_master) && (codes.has(inv_code) || codes.has(rate_code)),
  )
}

export function emitMasterRoom({ emit }: Engine, { reservation, key }: Version): void {
  const hrNumber = numberKey(reservation.hr_number)
  const channel =
    typeof reservation.channel === 'string' ? reservation.channel.slice(0, 100) : 'an unknown channel'
  emit({
    type: 'master_room',
    hrNumber,
    channel,
    message:
      `The reservation ${hrNumber} of ${channel} is on the master room (${key}), because no mapping fits. ` +
      'By our reading its nights are taken off no other room type (D22): at once, set the availability of the room type ' +
      'that the guest gets one lower, or to 0 until somebody has chosen one. Then give the reservation a room by hand, ' +
      'and mend the mappings of the channel.',
  })
}
