import type { PaymentMethod, ReservationState } from '@innwire/types'

/** A booking as a channel hands it in, with every default filled in. Money is a number or decimal text. */
export type Booking = {
  channel_code: string
  provider_number: string | null
  guest: string
  address: Address
  note: string | null
  payment: PaymentMethod
  paid_amount: Money
  currency: string
  adjustments_total: Money
  tax_total: Money
  requires_response: boolean
  rooms: BookedRoom[]
}

export type Money = number | string

type Address = {
  city: string
  state: string
  country: string
  country_code: string
  phone: string
  email: string
  street: string
  street_2: string | null
}

/** A room by the channel's code for it, which may be unknown (D22), or by one of the property's rates. */
export type BookedRoom = {
  mapping_code?: string | undefined
  rate_code?: string | undefined
  name?: string | undefined
  state?: ReservationState | undefined
  checkin_date: string
  checkout_date: string
  total_adult: number
  child_ages: number[]
  extra_info: string
  daily_prices: { date: string; price: Money }[]
  extras: { name: string; price: Money }[]
}
