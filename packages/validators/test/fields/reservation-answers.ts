import { type AnswerTable, answer } from './answer-table.ts'
import {
  amount,
  code,
  count,
  currencyCode,
  date,
  decimal,
  listOf,
  nullable,
  object,
  objects,
  oneOf,
  optional,
  text,
  timestamp,
  truth,
} from './field-values.ts'
import { type JsonObject, objectAt, recorded } from './json.ts'

/** The recorded reservation with the room's `total`, which the service lists and its sample lacks. */
function page(): JsonObject {
  const body = recorded('reservations')
  objectAt(body, 'reservations[0].rooms[0]').total = 215
  return body
}

const state = oneOf('reserved', 'confirmed', 'canceled')
const first = 'reservations[0]'
const room = `${first}.rooms[0]`

/** Reservations, by hand from the description of the service. */
export const reservationAnswers: AnswerTable[] = [
  answer('ReservationPage', ['listReservations'], page, '', {
    reservations: objects,
    count,
    current_page: count,
    pages: count,
  }),
  answer('Reservation', ['listReservations'], page, first, {
    hr_number: code,
    provider_number: nullable(text),
    channel: code,
    channel_display: text,
    state,
    modified: truth,
    guest: text,
    cancel_reason: nullable(text),
    completed_at: timestamp,
    updated_at: timestamp,
    sub_total: amount,
    extras_total: amount,
    adjustments_total: amount,
    tax_total: amount,
    total: amount,
    currency: currencyCode,
    checkin_date: date,
    checkout_date: date,
    note: nullable(text),
    payment: oneOf('credit_card', 'bank_transfer', 'cash', 'paypal'),
    paid_amount: amount,
    requires_response: truth,
    address: object,
    rooms: objects,
  }),
  answer('GuestAddress', ['listReservations'], page, `${first}.address`, {
    city: text,
    state: text,
    country: text,
    country_code: text,
    phone: text,
    email: text,
    street: text,
    street_2: nullable(text),
  }),
  answer('ReservationRoom', ['listReservations'], page, room, {
    state,
    rate_code: code,
    inv_code: code,
    price: amount,
    total: optional(amount),
    non_refundable: truth,
    nights: count,
    total_guest: count,
    total_adult: count,
    child_ages: listOf(count),
    name: text,
    checkin_date: date,
    checkout_date: date,
    extra_info: text,
    daily_prices: objects,
    extras: objects,
  }),
  answer('DailyPrice', ['listReservations'], page, `${room}.daily_prices[0]`, { date, price: decimal }),
  answer('ReservationExtra', ['listReservations'], page, `${room}.extras[0]`, { name: text, price: decimal }),
]
