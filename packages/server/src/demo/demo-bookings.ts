import { nightsBetween } from '../dates.ts'
import type { Booking } from '../reservations/booking.ts'

/** A booking of the demo hotel; days count from today. */
export type DemoBooking = {
  bookedDaysAgo: number
  booking: Booking
  /** What happened to it afterwards, and whether the demo token received the reservation before that. */
  confirmed?: boolean
  delivered?: boolean
  afterwards?: 'modified' | 'canceled'
}

type Short = {
  channel: string
  number: string | null
  guest: string
  /** Channel-side code, with the price of each night. */
  rooms: {
    mapping: string
    arrival: number
    nights: number
    price: string
    adults?: number
    children?: number[]
  }[]
  note?: string
  tax?: string
  extras?: { name: string; price: string }[]
}

/** The demo bookings in the order in which they came; `day` turns days from today into a date. */
export function demoBookings(day: (days: number) => string): DemoBooking[] {
  const one = (short: Short): Booking => ({
    channel_code: short.channel,
    provider_number: short.number,
    guest: short.guest,
    address: {
      city: 'Istanbul',
      state: '',
      country: 'Turkey',
      country_code: 'TR',
      phone: '+902120000000',
      email: 'guest@example.net',
      street: '1 Example Street',
      street_2: null,
    },
    note: short.note ?? null,
    payment: short.channel === 'online' ? 'bank_transfer' : 'credit_card',
    paid_amount: 0,
    currency: 'EUR',
    adjustments_total: 0,
    tax_total: short.tax ?? 0,
    requires_response: true,
    rooms: short.rooms.map((room) => ({
      mapping_code: room.mapping,
      checkin_date: day(room.arrival),
      checkout_date: day(room.arrival + room.nights),
      total_adult: room.adults ?? 2,
      child_ages: room.children ?? [],
      extra_info: 'Meal plan: breakfast included.\nNon-smoking room',
      daily_prices: nightsBetween(day(room.arrival), day(room.arrival + room.nights)).map((date) => ({
        date,
        price: room.price,
      })),
      extras: short.extras ?? [],
    })),
  })
  const room = (mapping: string, arrival: number, nights: number, price: string) => ({
    mapping,
    arrival,
    nights,
    price,
  })
  return [
    ...pastBookings(one),
    {
      bookedDaysAgo: 6,
      delivered: true,
      afterwards: 'modified',
      booking: one({
        channel: 'bookingcom',
        number: '1746283950',
        guest: 'Maria Rossi',
        rooms: [room('156754:8833302', 14, 3, '134.928')],
        note: 'Arrives late, around 23:00',
        tax: '13.928',
      }),
    },
    {
      bookedDaysAgo: 5,
      delivered: true,
      afterwards: 'canceled',
      booking: one({
        channel: 'expedia',
        number: 'E-55120',
        guest: 'Peter Novak',
        rooms: [room('EXP-STD', 21, 2, '95.5')],
      }),
    },
    {
      bookedDaysAgo: 3,
      booking: one({
        channel: 'online',
        number: null,
        guest: 'Anna Lindqvist',
        rooms: [{ ...room('HR:3', 30, 5, '189'), children: [4, 7] }],
        extras: [{ name: 'Airport Transfer (1 Person)', price: '45.0' }],
      }),
    },
    {
      bookedDaysAgo: 2,
      booking: one({
        channel: 'bookingcom',
        number: '1746290001',
        guest: 'Reisegruppe Sonnenschein',
        rooms: Array.from({ length: 12 }, (_, index) =>
          room(index < 8 ? '156754:8833301' : '156754:8833302', 45, 4, index < 8 ? '92' : '133'),
        ),
        note: 'Group of twelve rooms, one invoice please',
      }),
    },
    {
      bookedDaysAgo: 1,
      booking: one({
        channel: 'expedia',
        number: 'E-55177',
        guest: 'Tom Baker',
        // A room that nobody has mapped: it lands on the master room.
        rooms: [room('EXP-LOFT', 10, 1, '210')],
      }),
    },
    {
      bookedDaysAgo: 0,
      booking: one({
        channel: 'bookingcom',
        number: '1746299480',
        guest: 'Chloé Dubois',
        rooms: [{ ...room('156754:8833304', 60, 2, '265'), adults: 1 }],
      }),
    },
  ]
}

/** Delivered long since, one every few days of the last month. */
function pastBookings(one: (short: Short) => Booking): DemoBooking[] {
  const mappings = ['156754:8833301', '156754:8833302', '156754:8833303']
  return [29, 26, 23, 20, 17, 14, 11, 9, 8, 7].map((bookedDaysAgo, index) => ({
    bookedDaysAgo,
    confirmed: index % 3 !== 0,
    delivered: true,
    booking: one({
      channel: 'bookingcom',
      number: `17461${String(10_000 + index * 37)}`,
      guest: `Guest ${String.fromCharCode(65 + index)}`,
      rooms: [
        {
          mapping: mappings[index % 3] ?? '',
          arrival: 3 + index * 4,
          nights: 1 + (index % 4),
          price: '99.5',
        },
      ],
    }),
  }))
}
