import type { BookingDifference } from '../generated/control.ts'
import { DamagedRow } from '../storage/errors.ts'
import type { ReservationTable } from '../storage/schema.ts'
import type { ReservationContent } from './content.ts'
import type { KeptField } from './erase.ts'
import { contentOf, storedJson } from './readable.ts'
import { takesRooms } from './reservation-states.ts'

/** A change of a reservation. It has nothing that tells whose it is, so that erasing leaves it. */
export type PastChange = {
  change: number
  at: string
  differences: BookingDifference[]
  /** Whether it confirmed rooms of a booking that was confirmed before; left out where it did not. */
  confirmed?: true
}

/** The changes of a reservation, oldest first. */
export type History = {
  /** Number of the booking itself; null where an earlier version took it. */
  booked: number | null
  changes: PastChange[]
  /** Whether all are there. */
  isWhole: boolean
}

/** A channel may send a change every minute. */
const mostKept = 50

/** Fields whose values may be kept for good; of others it is only said that they changed. */
const shownFields = [
  'provider_number',
  'state',
  'checkin_date',
  'checkout_date',
  'total',
  'adjustments_total',
  'tax_total',
  'currency',
  'payment',
  'paid_amount',
  'requires_response',
] as const satisfies readonly KeptField[]

/** What every change moves, or what follows from others. */
const leftOut = new Set<keyof ReservationContent>([
  'updated_at',
  'sub_total',
  'extras_total',
  'channel_display',
])

export const newHistory = (booked: number): string =>
  JSON.stringify({ booked, changes: [], isWhole: true } satisfies History)

/** The history of a reservation with one more change. */
export function withChange(present: ReservationTable, after: ReservationContent, change: number): string {
  const { booked, changes, isWhole } = historyOf(present)
  const before = contentOf(present)
  const its: PastChange = {
    change,
    at: after.updated_at,
    differences: differences(before, after),
    ...(confirmsRooms(before, after) && { confirmed: true }),
  }
  const kept = [...changes, its].slice(-mostKept)
  return JSON.stringify({ booked, changes: kept, isWhole: isWhole && kept.length > changes.length })
}

/** What is known of the changes of a reservation. */
export function historyOf({ hr_number, history, completed_at, updated_at }: ReservationTable): History {
  // Of an earlier version.
  if (history === null) return { booked: null, changes: [], isWhole: completed_at === updated_at }
  try {
    return storedJson<History>(hr_number, history)
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error
    // Nothing needs it: the booking is changed, and canceled, without.
    return { booked: null, changes: [], isWhole: false }
  }
}

/** A channel adds rooms to a confirmed booking as reserved, and only the hotel confirms them (D24). */
const confirmsRooms = (before: ReservationContent, after: ReservationContent): boolean =>
  before.state === 'confirmed' &&
  after.state === 'confirmed' &&
  after.rooms.some(({ state }, index) => state === 'confirmed' && before.rooms[index]?.state !== state) &&
  JSON.stringify(withoutRoomStates(before).rooms) === JSON.stringify(withoutRoomStates(after).rooms)

function differences(before: ReservationContent, after: ReservationContent): BookingDifference[] {
  const fields = Object.keys(after) as (keyof ReservationContent)[]
  const [one, other] = before.state === after.state ? [before, after] : [before, after].map(withoutRoomStates)
  return fields
    .filter((field) => !leftOut.has(field) && JSON.stringify(one?.[field]) !== JSON.stringify(other?.[field]))
    .map((field) => ({ field, before: shown(field, before), after: shown(field, after) }))
}

/** The rooms of a reservation follow it into its state. */
const withoutRoomStates = (content: ReservationContent) => ({
  ...content,
  rooms: content.rooms.map(({ state: _, ...room }) => room),
})

function shown(field: keyof ReservationContent, content: ReservationContent): string | null {
  if (field === 'rooms') return String(content.rooms.filter(takesRooms).length)
  const its = shownFields.find((name) => name === field)
  const value = its && content[its]
  return value === undefined || value === null ? null : String(value)
}
