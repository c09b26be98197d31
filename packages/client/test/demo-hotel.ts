import type { DailyUpdate, Posting, RangeUpdate } from '@innwire/types'
import { type Client, type ClientOptions, createClient } from '../src/index.ts'

/** Pauses that no test has to wait for. */
export const quick = { baseMs: 1, maxMs: 2 }

/** A client of the demo hotel, with short pauses between attempts. */
export const demoHotel = (baseUrl: string, options: Partial<ClientOptions> = {}): Client =>
  createClient({ baseUrl, token: 'demo-token', hrId: 'demo', retry: quick, ...options })

/** What the service answers when it takes an update. */
export const ok = { status: 'ok', transaction_id: '123456789', errors: [] }

/** Lists that keep the contract with little text. */
export const noRooms = { rooms: [] }
export const oneChannel = { channels: [{ name: 'HRS', code: 'hrs' }] }
export const noReservations = { reservations: [], count: 0, current_page: 1, pages: 0 }

export const goodRange: RangeUpdate = {
  inv_code: 'HR:1',
  start_date: '2026-12-24',
  end_date: '2026-12-26',
  stop_sale: 1,
}

/** It sells rooms, so that it is not repeated after a lost answer. */
export const goodDaily: DailyUpdate = {
  rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', availability: 3, price: '119.90' }] }],
}

/** It is repeated after a lost answer. */
export const goodPrices: DailyUpdate = {
  rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', price: '119.90' }] }],
}

export const goodPosting: Posting = {
  transaction_id: 'bar-4711',
  invoice_number: 'BAR-4711',
  pos_id: '123',
  reservation_id_customer_id: '-1',
  posts: [{ post_type: 'Expense', product_id: 'HR:692', quantity: 2, amount: '14.00' }],
}

/** What the service answers to {@link goodPosting}. */
export const posted = {
  status: 'success',
  transaction_id: 'bar-4711',
  folio_id: 'F-1',
  data: [{ index: 0, department_id: 'HR:1', revenue_account_id: 'HR:2', mapping: 'product' }],
}

/** The error that a call ends with; throws when it succeeds. */
export async function failure(call: PromiseLike<unknown>): Promise<unknown> {
  const settled = await Promise.resolve(call).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('error' in settled) return settled.error
  throw new Error(`It was expected to fail, but gave ${JSON.stringify(settled.value)}.`)
}
