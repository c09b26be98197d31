import type { BookingState } from '../generated/control.ts'
import type { Flag } from './schema.ts'

/** The tables of reservations, and of what was delivered of them. */

export type ReservationTable = {
  hr_id: string
  hr_number: string
  provider_number: string | null
  channel_code: string
  state: BookingState
  /** Number of the latest change. */
  change: number
  completed_at: string
  updated_at: string
  overbooked: Flag
  /** JSON of the reservation as the property API shows it, without `modified`. */
  content: string
  /** JSON of RoomNight[] as it was stored: what was taken from availability and has to be given back. */
  taken: string
  /** SHA-256 in hex of what the channel said last; null for older bookings. */
  message_hash: string | null
  /** The highest of the numbers that the channel gave its messages; null where it gives none. */
  message_version: number | null
  /** JSON of SoldNight[]: what the channel has counted by itself; null where these are the nights of `taken`. */
  counted: string | null
  /** JSON of the channel's codes for rooms that no mapping names, and the day on which the last of their guests leave. */
  unmapped_codes: string | null
  unmapped_until: string | null
  /** JSON of its changes (`reservations/history.ts`); null where an earlier version stored it last. */
  history: string | null
}

/** A night for which an active reservation had no room when it was stored (overbooked), and what it has of it now. */
export type LackingNightTable = {
  hr_id: string
  hr_number: string
  /** Where the night stands in `taken`. */
  position: number
  inv_code: string
  date: string
  channel_code: string
  /** JSON of whose numbers it took one from. */
  numbers: string
  has_room: Flag
}

/** Which change of a reservation a token has received last. */
export type ReceiptTable = {
  hr_id: string
  token_id: string
  hr_number: string
  change: number
  /** Null where an earlier version delivered it. */
  delivered_at: string | null
}

export type PageReplayTable = {
  hr_id: string
  token_id: string
  request_id: string
  /** What was asked for, as JSON. */
  question: string
  /** JSON of what the page held. */
  page: string
  created_at: string
}
