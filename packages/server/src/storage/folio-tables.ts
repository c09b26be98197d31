import type { AccountType, FolioItem, PosDefaults } from '../generated/control.ts'

/** The tables of guests and of what is posted to their folios. */

export type StayGuestTable = {
  hr_id: string
  reservation_id: number
  customer_id: number
  hr_number: string | null
  room_id: number
  room_name: string
  identify: string
  firstname: string
  lastname: string
  gender: string | null
  country: string
  nationality: string
  email: string
  phone_number: string
  birth_date: string
  checkin_date: string
  checkout_date: string
  checked_in_at: string
  checked_out_at: string | null
}

export type RevenueAccountTable = {
  hr_id: string
  id: number
  name: string
  type_code: string
  type: AccountType
  /** JSON array of decimal texts. */
  tax_amounts: string
}

export type SalesDepartmentTable = {
  hr_id: string
  id: number
  name: string
  type_code: string
  type: AccountType
}

export type ExtraTable = {
  hr_id: string
  id: number
  category_id: number
  category_name: string
  name: string
  unit: string
  unit_price: string
  sales_department_id: number
  revenue_account_id: number
}

export type PosMappingTable = {
  hr_id: string
  kind: keyof PosDefaults
  /** Id in the POS; empty for the default. */
  pos_id: string
  id: number
}

export type PostingTable = {
  hr_id: string
  transaction_id: string
  /** SHA-256 of what the invoice says, to tell a repetition from another invoice. */
  fingerprint: string
  folio_id: string
  invoice_number: string
  pos_id: string
  note: string | null
  posted_at: string
  /** JSON of the answer, to be given again. */
  result: string
}

export type FolioItemTable = {
  hr_id: string
  transaction_id: string
  line: number
  folio_id: string
  post_type: FolioItem['post_type']
  department_id: number
  revenue_account_id: number
  product_id: number | null
  product_name: string | null
  quantity: string
  unit: string | null
  amount: string
  currency: string
  exchange_rate: string | null
  /** The amount in the base currency, with every digit, and the sign with which it counts for the balance. */
  base_amount: string
  mapping: FolioItem['mapping']
  posted_at: string
}

/** What was posted to a folio, kind by kind, as decimal text with every digit. */
export type FolioSumTable = {
  hr_id: string
  folio_id: string
  expenses: string
  payments: string
  refunds: string
  discounts: string
  balance: string
}
