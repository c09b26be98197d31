import { isDeepStrictEqual } from 'node:util'
import { giveBackAndTake, type RoomNight, recount } from './availability.ts'
import { type Booking, type Content, contentOf, countedOf, rateOf, type State } from './content.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { isRepeated, statesOf } from './repeated.ts'
import type { World } from './world.ts'

export type Reservation = {
  hr_number: string
  change: number
  completedAt: number
  updatedAt: number
  overbooked: boolean
  /** What each room has for each night, and would give back. */
  nights: RoomNight[]
  content: Content
  /** What the channel said last. */
  said: Booking
  /** The highest version of what it said. */
  version: number | null
}

/** The order in which a message lists its rooms means nothing (D35). */
function isSameMessage(one: Booking, other: Booking): boolean {
  const unordered = ({ rooms, version: _, ...message }: Booking) => ({
    ...message,
    rooms: rooms.toSorted((room, another) => (JSON.stringify(room) < JSON.stringify(another) ? -1 : 1)),
  })
  return isDeepStrictEqual(unordered(one), unordered(other))
}

/** Of a channel's rooms, the hotel alone says which are confirmed (D24). */
const heard = (booking: Booking): Booking => ({
  ...booking,
  rooms: booking.rooms.map(({ state, ...room }) => (state === 'canceled' ? { ...room, state } : room)),
})

/** A booking from a channel: one that the channel sent before is that one, changed or not (D35). */
export function accept(
  world: World,
  channel: string,
  hrNumber: string,
  booking: Booking,
): { isNew: boolean; expected: Refusal | Reservation } {
  const present = world.reservations.find(
    ({ content }) =>
      booking.provider_number !== undefined &&
      content.channel === channel &&
      content.provider_number === booking.provider_number,
  )
  if (!present) return { isNew: true, expected: book(world, channel, hrNumber, booking) }
  if (!world.hotel.channels.some(({ code }) => code === channel))
    return { isNew: false, expected: refusal(422, 'unknown_reference') }
  if (present.version !== null && booking.version !== undefined && booking.version < present.version)
    return { isNew: false, expected: present }
  const version = booking.version ?? present.version
  if (isSameMessage(booking, present.said)) {
    present.version = version
    return { isNew: false, expected: present }
  }
  if (isNothing(world, present, booking)) {
    recount(world, channel, { before: present.said.rooms, now: booking.rooms })
    Object.assign(present, { said: booking, version })
    return { isNew: false, expected: present }
  }
  const expected = modify(world, present, booking, 'channel')
  if (!isRefusal(expected)) Object.assign(present, { said: booking, version })
  return { isNew: false, expected }
}

function isNothing(world: World, present: Reservation, booking: Booking): boolean {
  if (present.content.state === 'canceled') return true
  const content = changedContent(world, present, booking, 'channel')
  return !('refused' in content) && isRepeated(present.content, content)
}

/** A new booking (D22, D23), its number as the server gave it. */
function book(world: World, channel: string, hrNumber: string, booking: Booking): Refusal | Reservation {
  if (!world.hotel.channels.some(({ code }) => code === channel)) return refusal(422, 'unknown_reference')
  if (booking.rooms.some((room) => !rateOf(world, channel, room))) return refusal(422, 'unknown_reference')
  const content = contentOf(world, channel, heard(booking), { state: 'reserved', cancel_reason: null })
  const reservation = {
    ...{ hr_number: hrNumber, change: 0, completedAt: world.now, updatedAt: world.now },
    ...{ overbooked: false, nights: [], content, said: booking, version: booking.version ?? null },
  }
  world.reservations.push(reservation)
  giveBackAndTake(world, reservation, codesOf(booking), { before: [], now: booking.rooms })
  return touch(world, reservation)
}

export function modify(
  world: World,
  reservation: Reservation,
  booking: Booking,
  by: 'channel' | 'hotel',
): Refusal | Reservation {
  if (reservation.content.state === 'canceled') return refusal(409, 'state_conflict')
  const content = changedContent(world, reservation, booking, by)
  if ('refused' in content) return content
  const { provider_number } = reservation.content
  reservation.content = { ...content, provider_number: content.provider_number ?? provider_number }
  const says = by === 'channel' ? { before: reservation.said.rooms, now: booking.rooms } : undefined
  giveBackAndTake(world, reservation, codesOf(booking), says)
  return touch(world, reservation)
}

/** What a booking says of a reservation; a room that it has already goes back to no earlier state (D24). */
function changedContent(
  world: World,
  { content: before }: Reservation,
  said: Booking,
  by: 'channel' | 'hotel',
): Refusal | Content {
  const booking = by === 'channel' ? heard(said) : said
  const { state, cancel_reason, channel } = before
  if (booking.rooms.some((room) => !rateOf(world, channel, room))) return refusal(422, 'unknown_reference')
  const standing = { state, cancel_reason }
  const fresh: State = by === 'channel' ? { state: 'reserved', cancel_reason } : standing
  const states = statesOf(before.rooms, contentOf(world, channel, booking, fresh).rooms, booking.rooms)
  const goesBack = booking.rooms.some(
    (room, index) => room.state === 'reserved' && states[index] === 'confirmed',
  )
  if (goesBack) return refusal(422, 'invalid_value')
  const rooms = booking.rooms.map((room, index) => ({ ...room, state: states[index] ?? state }))
  return contentOf(world, channel, { ...booking, rooms }, standing)
}

/** D24: reserved, confirmed, canceled, and never back. */
export function moveTo(world: World, reservation: Reservation, to: State): Refusal | Reservation {
  const { content } = reservation
  if (content.state === 'canceled') return refusal(409, 'state_conflict')
  if (content.state === to.state && content.rooms.every((room) => room.state !== 'reserved'))
    return reservation
  const rooms = content.rooms.map((room) => (room.state === 'canceled' ? room : { ...room, state: to.state }))
  reservation.content = { ...content, ...to, rooms, ...countedOf(rooms, content) }
  if (to.state === 'canceled') giveBackAndTake(world, reservation)
  return touch(world, reservation)
}

const codesOf = ({ rooms }: Booking) => rooms.map(({ mapping_code }) => mapping_code)

function touch(world: World, reservation: Reservation): Reservation {
  world.changes += 1
  reservation.change = world.changes
  reservation.updatedAt = world.now
  return reservation
}
