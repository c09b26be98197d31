import type { ConnectorSettings } from '../connectors/connector.ts'
import type { Flag } from '../storage/schema.ts'

/** What the demo hotel is made of. Everything here is the same at every start; only dates move with today. */
export const demoProperty = {
  hr_id: 'demo',
  name: 'Hotel Demo',
  time_zone: 'Europe/Istanbul',
  currency: 'EUR',
  business_day_start: '04:00',
  quota_per_minute: null,
  quota_per_day: null,
}

export const demoToken = { id: 'demo', label: 'Demo integration', token: 'demo-token' }

/** The channels of the service; the hotel is connected to the first three. */
export const salesChannels = [
  { code: 'online', name: 'Online' },
  { code: 'bookingcom', name: 'Booking.com' },
  { code: 'expedia', name: 'Expedia' },
  { code: 'hrs', name: 'HRS' },
]

export const connections: Record<string, ConnectorSettings> = {
  online: { kind: 'direct' },
  bookingcom: { kind: 'simulated', latency_ms: 300, failure_rate: 0, seed: 1, script: [] },
  // Now and then it does not take a change, as happens.
  expedia: { kind: 'simulated', latency_ms: 800, failure_rate: 0.05, seed: 4, script: [] },
}

export type RoomType = {
  number: number
  name: string
  description: string
  capacity: number
  adults: number
  rooms: number
  price: number
  nonRefundable: { price_update: Flag } | null
  /** Each with a rate of its own. */
  boards: Board[]
}

/** Bed and breakfast, half board. */
type Board = 'BB' | 'HB'

/**
 * Each is a group with an open master rate `HR:<n>`; some have a non-refundable rate `NR:HR:<n>` beside it, which takes its price or
 * nothing. Rates with a board, such as `HR:<n>:BB`, take their price. Ten rates take prices: integrators try pushes of rates with
 * them.
 */
export const roomTypes: RoomType[] = [
  {
    number: 1,
    name: 'Standard Room',
    description: 'Standard room with a garden view',
    capacity: 3,
    adults: 2,
    rooms: 12,
    price: 90,
    nonRefundable: { price_update: 1 },
    boards: ['BB'],
  },
  {
    number: 2,
    name: 'Deluxe Room',
    description: 'Larger room with a sea view and a balcony',
    capacity: 3,
    adults: 2,
    rooms: 8,
    price: 130,
    nonRefundable: { price_update: 0 },
    boards: ['BB'],
  },
  {
    number: 3,
    name: 'Family Room',
    description: 'Two connected rooms for up to five guests',
    capacity: 5,
    adults: 3,
    rooms: 4,
    price: 185,
    nonRefundable: null,
    boards: ['BB', 'HB'],
  },
  {
    number: 4,
    name: 'Suite',
    description: 'Suite with a separate living room on the top floor',
    capacity: 4,
    adults: 2,
    rooms: 2,
    price: 260,
    nonRefundable: null,
    boards: ['BB'],
  },
]

export const masterRoom = { number: 9, name: 'Default Room', description: 'Collects unmatched reservations' }

export const policies = {
  open: 'Free cancellation until the day before arrival',
  nonRefundable: 'Paid at once, not refundable',
}

export const departments = [
  { id: 36, name: 'Restaurant extras', type_code: 'extras', type: 'expense' as const },
  { id: 37, name: 'F&B', type_code: 'f-b', type: 'expense' as const },
  { id: 38, name: 'Bar', type_code: 'f-b', type: 'expense' as const },
  { id: 39, name: 'Front office payments', type_code: 'other_payments', type: 'payment' as const },
  { id: 40, name: 'Front office cash', type_code: 'other_payments', type: 'payment' as const },
]

export const accounts = [
  { id: 61, name: 'Extras', type_code: 'extras', type: 'expense' as const, tax_amounts: ['0.2'] },
  { id: 62, name: 'F&B', type_code: 'f-b', type: 'expense' as const, tax_amounts: ['0.1'] },
  {
    id: 63,
    name: 'Alcoholic beverages',
    type_code: 'f-b',
    type: 'expense' as const,
    tax_amounts: ['0.2', '0.025'],
  },
  { id: 64, name: 'Cash', type_code: 'other_payments', type: 'payment' as const, tax_amounts: [] },
]

const product = (
  id: number,
  name: string,
  unit: string,
  unit_price: string,
  category: [number, string],
  ledger: [number, number],
) => ({
  id,
  category_id: category[0],
  category_name: category[1],
  name,
  unit,
  unit_price,
  sales_department_id: ledger[0],
  revenue_account_id: ledger[1],
})

export const extras = [
  product(691, 'Coffee', 'Cup', '3.5', [1446, 'Restaurant'], [37, 62]),
  product(692, 'Toast', 'Piece', '4.0', [1446, 'Restaurant'], [37, 62]),
  product(693, 'Beer 0.5 l', 'Glass', '5.5', [1447, 'Bar'], [38, 63]),
  product(1030, 'Cheese', 'Kg', '10.0', [1446, 'Restaurant'], [36, 61]),
  product(694, 'Airport transfer', 'Person', '45.0', [1448, 'Services'], [36, 61]),
]

/** Ids in the POS of the demo, and the defaults at the empty id. */
export const posMappings = [
  { kind: 'department' as const, pos_id: 'RESTAURANT', id: 37 },
  { kind: 'department' as const, pos_id: 'BAR', id: 38 },
  { kind: 'department' as const, pos_id: '', id: 37 },
  { kind: 'account' as const, pos_id: 'FOOD', id: 62 },
  { kind: 'account' as const, pos_id: 'ALCOHOL', id: 63 },
  { kind: 'account' as const, pos_id: '', id: 62 },
  { kind: 'product' as const, pos_id: 'COFFEE', id: 691 },
  { kind: 'product' as const, pos_id: '', id: 692 },
]
