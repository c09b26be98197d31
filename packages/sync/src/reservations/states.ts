import type { ReservationState } from '@innwire/types'

/** What a state means. One that the contract gets does not compile before this is said of it. */
const rules: Record<ReservationState, { takesRooms: boolean; isFinal: boolean }> = {
  reserved: { takesRooms: true, isFinal: false },
  confirmed: { takesRooms: true, isFinal: false },
  // Final: D24.
  canceled: { takesRooms: false, isFinal: true },
}

const byName = new Map<unknown, (typeof rules)[ReservationState]>(Object.entries(rules))

/** Of a reservation or a line of one. A state that we do not know may take a room: too few are on sale then, not too many. */
export const takesRooms = ({ state }: { state?: unknown }): boolean => byName.get(state)?.takesRooms ?? true

export const isFinal = ({ state }: { state?: unknown }): boolean => byName.get(state)?.isFinal ?? false
