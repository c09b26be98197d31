import type { operations } from '../../src/generated/control.ts'
import { day } from './calls.ts'

type Id = keyof operations
type QueryOf<Its extends Id> = NonNullable<operations[Its]['parameters']['query']>
export type Asking = { [Its in Id as [QueryOf<Its>] extends [never] ? never : Its]: QueryOf<Its> }

/** The place that the answer with one entry names as the next one. */
export const next = Symbol('next')

/**
 * Of each parameter of each query a value by which the answer is another one. Who adds a parameter to the contract has to
 * add it here, or this does not compile.
 */
export const telling: { [Its in keyof Asking]: { [Name in keyof Asking[Its]]-?: string | typeof next } } = {
  listProperties: { limit: '1', after: next },
  listTokens: { limit: '1', after: next },
  listBookings: { limit: '1', after: next, state: 'canceled' },
  listStays: { limit: '1', after: next, in_house: 'false' },
  getCalendar: { limit: '1', after: next, from: day(2), to: day(2), code: 'HR:1' },
  getCalendarGrid: { limit: '1', after: next, from: day(2), to: day(2), told_to: 'expedia' },
  getCalendarHistory: { limit: '1', after: next },
  listNightBookings: { limit: '1', after: next },
  listDeliveries: {
    limit: '1',
    after: next,
    state: 'failed',
    channel_code: 'expedia',
    transaction_id: '1',
  },
  listTransactions: { limit: '1', after: next },
  listFolios: { limit: '1', after: next },
  getFolio: { limit: '1', after: next },
  listAlarms: { limit: '1', after: next, hr_id: 'linden', kind: 'overbooked' },
  listRequests: { limit: '1', hr_id: 'linden' },
  listSnapshots: { limit: '1', after: next },
}

/** Every choice of some parameters with their values, none and all included. */
export const combinationsOf = <Value>(values: Record<string, Value>): Record<string, Value>[] =>
  Object.entries(values).reduce<Record<string, Value>[]>(
    (chosen, [name, value]) => chosen.flatMap((its) => [its, { ...its, [name]: value }]),
    [{}],
  )
