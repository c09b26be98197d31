import type { Mapping } from '../../../src/generated/control.ts'
import type { Request } from '../api/call.ts'
import { nightsOf } from '../parts/days.ts'

type BookingInput = NonNullable<Request<'createBooking'>['body']>

/** What a person chose. */
export type Chosen = {
  /** The channel's own number: whoever sends it again, because no answer came, does not book twice. */
  number: string
  channel: string
  guest: string
  /** What the channel calls the room; one that no mapping has lands on the master room. */
  mapping: string
  rooms: number
  arrival: string
  departure: string
  price: string
}

/** The message by which a channel says that it sold some rooms. */
export function bookingOf({
  number,
  channel,
  guest,
  mapping,
  rooms,
  arrival,
  departure,
  price,
}: Chosen): BookingInput {
  const daily_prices = nightsOf(arrival, departure).map((date) => ({ date, price }))
  const room = { mapping_code: mapping, checkin_date: arrival, checkout_date: departure, daily_prices }
  return {
    channel_code: channel,
    provider_number: number,
    guest,
    payment: 'credit_card',
    rooms: Array.from({ length: rooms }, () => room),
  }
}

/** A number for one booking, as a channel gives it. */
export const newNumber = (): string => `console-${[...crypto.getRandomValues(new Uint32Array(2))].join('-')}`

/** A room that no mapping of the channel has. */
export function unmappedRoom(mappings: readonly Mapping[]): string {
  const known = new Set(mappings.map(({ mapping_code }) => mapping_code))
  const name = 'room-without-mapping'
  return known.has(name) ? `${name}-${known.size}` : name
}
