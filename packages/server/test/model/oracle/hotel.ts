/** A hotel as it is set up, in the words of the control API. */
export type Hotel = {
  time_zone: string
  business_day_start: string
  /** The instant at which the history begins. */
  begins: string
  rates: Rate[]
  channels: Channel[]
  mappings: Mapping[]
  defaults: { department: number | null; account: number | null; product: number | null }
}

export type Rate = {
  rate_code: string
  inv_code: string
  name: string
  availability_update: boolean
  restrictions_update: boolean
  price_update: boolean
  is_master: boolean
}

type ScriptEntry = { outcome: 'succeed' | 'fail'; message?: string }

export type Channel = {
  code: string
  name: string
  connector:
    | { kind: 'direct' }
    | { kind: 'simulated'; latency_ms: number; failure_rate: number; script: ScriptEntry[] }
}

export type Mapping = { channel_code: string; code: string; name: string; rate_code: string }

export const currency = 'EUR'

/** In the catalogue of channels, but the hotel is not connected to it. */
export const strangeChannel = 'nowhere'

export type Account = { id: number; name: string; type_code: string; type: 'expense' | 'payment' }

export const accounts: Account[] = [
  { id: 1, name: 'Extras', type_code: 'extras', type: 'expense' },
  { id: 2, name: 'Drinks', type_code: 'f-b', type: 'expense' },
  { id: 3, name: 'Cash', type_code: 'other_payments', type: 'payment' },
]
export const departments: Account[] = [
  { id: 11, name: 'Spa', type_code: 'extras', type: 'expense' },
  { id: 12, name: 'Bar', type_code: 'f-b', type: 'expense' },
  { id: 13, name: 'Desk', type_code: 'other_payments', type: 'payment' },
]
export const products = [
  { id: 21, name: 'Massage', sales_department_id: 11, revenue_account_id: 1 },
  { id: 22, name: 'Beer', sales_department_id: 12, revenue_account_id: 2 },
]
/** What the POS calls them. */
export const posIds = {
  department: { bar: 12, till: 13 },
  account: { bar: 2, till: 3 },
  product: { P1: 21 },
}
