import type { Booking, BookingRoom } from '../../../src/generated/control.ts'
import type { Request } from '../api/call.ts'
import { addDays } from '../parts/days.ts'

type BookingChange = NonNullable<Request<'changeBooking'>['body']>

/** What a person may change of all rooms of a booking at once. */
export type Changed = { guest: string; note: string; arrival: string; departure: string }

/**
 * The whole new content of a booking, since a change replaces all of it. Rooms that lay on the booking's own dates move with
 * them; each night that they gain costs what the last one did.
 */
export function changeOf(booking: Booking, { guest, note, arrival, departure }: Changed): BookingChange {
  const { payment, paid_amount, currency, address, provider_number, adjustments_total, requires_response } =
    booking
  const moved = (room: BookingRoom) => {
    const checkin_date = room.checkin_date === booking.checkin_date ? arrival : room.checkin_date
    const checkout_date = room.checkout_date === booking.checkout_date ? departure : room.checkout_date
    return { checkin_date, checkout_date, daily_prices: pricesOf(room, checkin_date, checkout_date) }
  }
  return {
    provider_number,
    guest,
    note: note || null,
    payment,
    paid_amount,
    currency,
    address,
    adjustments_total,
    requires_response,
    rooms: booking.rooms.map((room) => {
      const { state, rate_code, name, total_adult, child_ages, extra_info, extras } = room
      return { state, rate_code, name, total_adult, child_ages, extra_info, extras, ...moved(room) }
    }),
  } as BookingChange
}

function pricesOf({ daily_prices }: BookingRoom, from: string, to: string) {
  const known = new Map(daily_prices.map(({ date, price }) => [date, price]))
  const nights = Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000)
  let last = daily_prices[0]?.price ?? '0'
  return Array.from({ length: nights }, (_, night) => {
    const date = addDays(from, night)
    last = known.get(date) ?? last
    return { date, price: last }
  })
}
