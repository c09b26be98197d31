import type { Misspelled, Named, Spelled } from '../oracle/calendar.ts'
import type { Booking } from '../oracle/content.ts'
import type { Rate } from '../oracle/hotel.ts'
import type { Item } from '../oracle/postings.ts'

/** Dates are counted from the property's today at the time of the step, so that they stay near as the clock moves. */
export type Day = number

export type DailyStep = {
  do: 'daily'
  rooms: (Named & { channel_codes?: string[]; dates: ({ day: Day } & (Spelled | Misspelled))[] })[]
}

export type RangeStep = {
  do: 'range'
  named: Named
  from: Day
  length: number
  days?: number[]
  channel_codes?: string[]
  values: Spelled
  /** Where the fields travel, and how lists are spelled (D3, D4). */
  sent: 'query' | 'form' | 'both'
  lists: 'brackets' | 'repeated' | 'commas' | 'json'
}

export type RoomStep = Omit<Booking['rooms'][number], 'checkin_date' | 'checkout_date' | 'daily_prices'> & {
  from: Day
  prices: (number | string)[]
}
export type BookingStep = Omit<Booking, 'rooms'> & { rooms: RoomStep[] }

/** Whatever stands for one that exists is a position in the list of them, counted round. */
type Which = number

export type Step =
  | DailyStep
  | RangeStep
  /** Several daily updates at the same time: they apply in the order of their transaction ids (D16). */
  | { do: 'daily at once'; updates: DailyStep[] }
  /** The same booking, made several times at the same time. */
  | { do: 'book'; channel: string; booking: BookingStep; copies: number }
  /** A channel says again what was sent last, its rooms in their order or the other way round. */
  | { do: 'book again'; which: Which; more: BookAgainStep }
  /** Without a booking, what was sent last comes again with another note. */
  | { do: 'modify'; which: Which; booking?: BookingStep }
  | { do: 'confirm'; which: Which }
  | { do: 'cancel'; which: Which; reason?: string }
  | { do: 'poll'; token: Which; query: PollStep }
  /** Bookings come in while a token polls. */
  | { do: 'book during a poll'; token: Which; channel: string; booking: BookingStep; copies: number }
  | { do: 'walk'; token: Which; per_page: number }
  | { do: 'look up'; token: Which; which: Which; by: 'hr_number' | 'provider_number' | 'nothing' }
  | { do: 'check in'; room: string; guests: number; booking?: Which }
  | { do: 'check out'; which: Which; guests?: Which[] }
  /** The same invoice, sent several times at the same time. */
  | {
      do: 'post'
      id: string
      guest: GuestStep
      invoice: string
      note?: string
      posts: Item[]
      copies: number
    }
  | { do: 'post again'; which: Which; change: 'spelling' | 'content' }
  | { do: 'map'; channel: string; mapping_code: string; rate_code: string }
  | { do: 'unmap'; channel: string; mapping_code: string }
  | { do: 'disconnect'; channel: string }
  | { do: 'connect'; channel: string }
  | { do: 'set flags'; rate_code: string; flags: FlagsStep }
  | { do: 'advance'; hours: number }
  | { do: 'restart' }
  | { do: 'settle' }
  | { do: 'transaction'; which: Which }
  | { do: 'read lists' }

type BookAgainStep = {
  note?: string
  reversed: boolean
  version?: number
  /** What each room is said to be; of none where it is left out. */
  states?: (Booking['rooms'][number]['state'] | 'gone')[]
}

type FlagsStep = Pick<Rate, 'availability_update' | 'restrictions_update' | 'price_update'>

export type PollStep = {
  from?: Day
  updatedFrom?: Day
  per_page?: number
  page?: number
  undelivered?: boolean
  modified?: boolean
  booked?: boolean
}

export type GuestStep = 'direct sales' | 'nobody' | 'no key' | Which
