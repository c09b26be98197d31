import type { Json } from '../support/answered.ts'
import { day } from './calls.ts'
import { type Made, named, type Writing, type WritingId } from './writing.ts'

const address = {
  city: 'London',
  state: 'Greater London',
  country: 'United Kingdom',
  country_code: 'GB',
  phone: '+44 20 7946 0000',
  email: 'ada@example.com',
  street: '12 St James Square',
  street_2: 'Floor 2',
}

const bookedRoom = {
  name: 'Sea view',
  checkin_date: day(20),
  checkout_date: day(21),
  total_adult: 1,
  child_ages: [7],
  extra_info: 'Non-smoking',
  daily_prices: [{ date: day(20), price: '81.5' }],
  extras: [{ name: 'Breakfast', price: '9.5' }],
  state: 'canceled',
}

const bookingFields = {
  guest: 'Ada Byron',
  address,
  note: 'Late arrival',
  payment: 'paypal',
  paid_amount: 10.5,
  currency: 'USD',
  adjustments_total: -1.5,
  tax_total: 2.5,
  requires_response: false,
  rooms: [
    { ...bookedRoom, rate_code: 'HR:1' },
    { ...bookedRoom, mapping_code: 'M1' },
  ],
}

/** Those of bookings and of the guests who stay. */
export const wholeBookingBodies = (made: Made) =>
  ({
    createBooking: [
      {
        to: `${made.hotel}/bookings`,
        body: { ...bookingFields, channel_code: 'new', provider_number: 'B1', version: 7 },
        from: `${made.hotel}/bookings`,
        read: (answer) => {
          const { channel, ...booking } = named('bookings', 'provider_number', 'B1')(answer) ?? {}
          return { ...booking, channel_code: channel }
        },
      },
    ],
    changeBooking: [
      {
        to: `${made.hotel}/bookings/${made.booking}`,
        body: { ...bookingFields, provider_number: 'B2' },
        from: `${made.hotel}/bookings/${made.booking}`,
      },
    ],
    cancelBooking: [
      {
        to: `${made.hotel}/bookings/${made.otherBooking}/cancel`,
        body: { reason: 'Plans have changed' },
        from: `${made.hotel}/bookings/${made.otherBooking}`,
        read: ({ cancel_reason }) => ({ reason: cancel_reason }),
      },
    ],
    checkIn: [
      {
        to: `${made.hotel}/stays`,
        body: {
          room_name: '204',
          room_id: 77,
          hr_number: made.booking,
          checkin_date: day(-1),
          checkout_date: day(2),
          guests: [
            {
              firstname: 'Ada',
              lastname: 'Byron',
              gender: 'female',
              identify: 'P1234',
              country: 'United Kingdom',
              nationality: 'British',
              email: 'ada@example.com',
              phone_number: '+44 20 7946 0000',
              birth_date: '1985-12-10',
            },
          ],
        },
        from: `${made.hotel}/stays`,
        read: named('stays', 'room_name', '204'),
      },
    ],
    checkOut: [
      {
        to: `${made.hotel}/stays/${made.reservation_id}/check-out`,
        body: { customer_ids: [made.customer_id] },
        from: `${made.hotel}/stays`,
        read: (answer) => {
          const { guests } = named('stays', 'reservation_id', made.reservation_id)(answer)
          const left = guests.filter(({ checked_out_at }: Json) => checked_out_at !== null)
          return { customer_ids: left.map(({ customer_id }: Json) => customer_id) }
        },
      },
    ],
  }) satisfies Partial<Record<WritingId, Writing[]>>
