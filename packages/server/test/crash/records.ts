import type { Folio } from '../../src/generated/control.ts'
import type { Dice } from './dice.ts'

export type Values = { availability?: number; price?: string; min_stay?: number; stop_sale?: 0 | 1 }

/** An update of the calendar as it was sent. */
export type Update = {
  /** The group, which is written to by nobody else. */
  group: string
  dates: string[]
  values: Values
  /** The only channel that it is for, or null for all. */
  channel: string | null
  /** Its id, once it was answered. */
  transaction?: string
}

export type Line = {
  post_type: Folio['items'][number]['post_type']
  amount: string
  currency?: string
  exchange_rate?: string
}

/** An invoice as it was sent. */
export type Invoice = { transaction_id: string; lines: Line[]; answered: boolean }

/** A reservation as a page has shown it. */
export type Seen = { hr_number: string; state: string; modified: boolean }

/** Everything that was sent to a hotel, and what came back; the server must agree with it after every crash. */
export type Records = {
  guest: string
  /** Updates by group, in the order in which they were sent; only the last one of a group may be without an answer. */
  updates: Map<string, Update[]>
  invoices: Invoice[]
  /** Last answered state of each booking. */
  bookings: Map<string, string>
  /** The change of a booking that was sent and not answered. */
  changing: { hr_number: string; state: string } | undefined
  /** States of each reservation that have fully arrived on a page. */
  received: Map<string, Set<string>>
  /** What the very last page that arrived held: its receipt may not have been written down yet. */
  lastPage: Seen[]
}

export const newRecords = (guest: string): Records => ({
  guest,
  updates: new Map(),
  invoices: [],
  bookings: new Map(),
  changing: undefined,
  received: new Map(),
  lastPage: [],
})

/** Something to write that no other update writes: its price stands for it. */
export function inventValues(dice: Dice, serial: number): Values {
  return {
    price: `${serial}.${dice.number(1, 9)}`,
    ...(dice.happens(0.7) && { availability: dice.number(0, 9999) }),
    ...(dice.happens(0.5) && { min_stay: dice.number(1, 30) }),
    ...(dice.happens(0.5) && { stop_sale: dice.one([0, 1] as const) }),
  }
}

export function inventLines(dice: Dice): Line[] {
  return Array.from({ length: dice.number(1, 4) }, () => ({
    post_type: dice.one(['Expense', 'Expense', 'Payment', 'Discount', 'Refund'] as const),
    amount: `${dice.number(0, 500)}.${dice.number(1, 999)}`,
    ...(dice.happens(0.3) && { currency: 'USD', exchange_rate: `0.${dice.number(1, 99)}` }),
  }))
}
