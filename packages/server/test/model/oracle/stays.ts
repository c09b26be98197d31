import { type Refusal, refusal } from './refusal.ts'
import type { World } from './world.ts'

/** A stay with the numbers that the server gave. */
export type Stay = { id: number; room: string; guests: { id: number; name: string; gone: boolean }[] }

export const keyOf = (stay: Stay, guest: { id: number }) => `${stay.id}:${guest.id}`

/** Lets the named guests leave, or all that are left. */
export function checkOut(stay: Stay, customers: number[] | undefined): Refusal | Stay {
  const unknown = customers?.filter((id) => !stay.guests.some((guest) => guest.id === id)) ?? []
  if (unknown.length > 0)
    return refusal(422, unknown.length === 1 ? 'unknown_reference' : 'validation_failed')
  const leaving = stay.guests.filter((guest) => !guest.gone && (customers?.includes(guest.id) ?? true))
  if (leaving.length === 0) return refusal(409, 'state_conflict')
  for (const guest of leaving) guest.gone = true
  return stay
}

/** Keys and rooms of all who are in the house. */
export const inHouse = (world: World) =>
  world.stays.flatMap((stay) =>
    stay.guests
      .filter((guest) => !guest.gone)
      .map((guest) => ({ key: keyOf(stay, guest), room: stay.room, name: guest.name })),
  )
