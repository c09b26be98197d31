import type { ReservationState } from '@innwire/types'

/** What a state of a reservation or of its room means. One that the contract gets does not compile before this is said of it. */
const rules: Record<
  ReservationState,
  {
    /** Its nights take availability, and its prices are in the totals (D41). */
    takesRooms: boolean
    /** A reservation whose rooms are all in it is in it, too (D24, D35). */
    isOfWhole: boolean
    /** A channel says it by its messages; the others are for the hotel to say (D24). */
    isSaidByChannel: boolean
    /** The states that may follow it; none: it is final. */
    next: readonly ReservationState[]
  }
> = {
  reserved: {
    takesRooms: true,
    isOfWhole: false,
    isSaidByChannel: false,
    next: ['confirmed', 'canceled'],
  },
  confirmed: { takesRooms: true, isOfWhole: true, isSaidByChannel: false, next: ['canceled'] },
  canceled: { takesRooms: false, isOfWhole: true, isSaidByChannel: true, next: [] },
}

/** Of a room, a booking or a reservation; one without a state is new. */
export const takesRooms = ({ state }: { state?: ReservationState | undefined }): boolean =>
  rules[state ?? 'reserved'].takesRooms

export const isOfWhole = (state: ReservationState): boolean => rules[state].isOfWhole
export const isSaidByChannel = (state: ReservationState): boolean => rules[state].isSaidByChannel
export const isFinal = (state: ReservationState): boolean => rules[state].next.length === 0
export const mayBecome = (state: ReservationState, next: ReservationState): boolean =>
  rules[state].next.includes(next)
