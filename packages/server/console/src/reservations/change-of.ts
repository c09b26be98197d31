import type { Booking, BookingRoom } from '../../../src/generated/control.ts'
import type { Request } from '../api/call.ts'
import { nightsOf } from '../parts/days.ts'

/** Every field: one that is left out would get its default, as a tax that a channel has told would become 0. */
type BookingChange = Required<NonNullable<Request<'changeBooking'>['body']>>

/** What a person may change of all rooms of a booking at once. */
export type Changed = { guest: string; note: string; arrival: string; departure: string }

/** What a form shows of a booking. */
export const formOf = ({ guest, note, checkin_date, checkout_date }: Booking): Changed => ({
  guest,
  note: note ?? '',
  arrival: checkin_date,
  departure: checkout_date,
})

/**
 * The whole new content of a booking, since a change replaces all of it. Rooms that lay on the booking's own dates move with
 * them; each night that they gain costs what the last one did.
 * @param shown what the form showed when it was opened: a field that still has that stays as the booking has it now, which a
 *   channel may have changed meanwhile
 */
export function changeOf(booking: Booking, shown: Changed, filled: Changed): BookingChange {
  const names = Object.keys(filled) as (keyof Changed)[]
  const changed = Object.fromEntries(
    names.filter((name) => filled[name] !== shown[name]).map((name) => [name, filled[name]]),
  )
  const { guest, note, arrival, departure } = { ...formOf(booking), ...changed }
  const { payment, paid_amount, currency, address, provider_number, requires_response } = booking
  const { adjustments_total, tax_total } = booking
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
    tax_total,
    requires_response,
    rooms: booking.rooms.map((room) => {
      const { state, rate_code, name, total_adult, child_ages, extra_info, extras } = room
      return { state, rate_code, name, total_adult, child_ages, extra_info, extras, ...moved(room) }
    }),
  }
}

function pricesOf({ daily_prices }: BookingRoom, from: string, to: string) {
  const known = new Map(daily_prices.map(({ date, price }) => [date, price]))
  let last = daily_prices[0]?.price ?? '0'
  return nightsOf(from, to).map((date) => {
    last = known.get(date) ?? last
    return { date, price: last }
  })
}
