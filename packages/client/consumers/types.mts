// What a user writes, as types. Compiled, not run, by TypeScript 5.9, 6 and 7 without skipLibCheck.
import {
  ApiError,
  type CallOptions,
  type Client,
  ConflictError,
  connect,
  createClient,
  InputError,
  type RequestInput,
  reservations,
  rooms,
  type UpdateOutcome,
} from '@innwire/client'
import type { DailyUpdate, RangeUpdate, Reservation, ResponseBody, Room } from '@innwire/types'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Holds<T extends true> = T

const settings = { baseUrl: 'https://hotel.example', token: 'demo-token', hrId: '4711' }
const hotel: Client = createClient({ ...settings, retry: { limit: 0 }, validate: 'warn' })

export type Values = [
  Holds<Same<Awaited<ReturnType<Client['rooms']['list']>>, Room[]>>,
  Holds<Same<Awaited<ReturnType<Client['reservations']['get']>>, Reservation | null>>,
  Holds<Same<RequestInput<'updateRoomsDaily'>['body'], DailyUpdate>>,
]

/** An outcome narrows to what it has, and there are four. */
export function tell(update: UpdateOutcome): string {
  switch (update.outcome) {
    case 'accepted':
      return update.transactionId
    case 'partial':
      return `${update.retryable} ${update.rejections.map(({ path, date }) => path + date).join()}`
    case 'rejected':
      return `${update.transactionId?.length} ${update.error?.code}`
    case 'ambiguous':
      return update.error.message
    default:
      return update satisfies never
  }
}

/** What was sent comes back as what it was. */
export async function sentAgain(): Promise<DailyUpdate | RangeUpdate | undefined> {
  const daily = await hotel.calendar.updateDaily({ rooms: [] })
  if (daily.outcome === 'ambiguous') return daily.request satisfies DailyUpdate
  // @ts-expect-error only an ambiguous outcome has the request
  daily.request
  if (daily.outcome === 'accepted') {
    // @ts-expect-error an accepted update has no rejections
    daily.rejections
  }
  const { data } = await hotel.calendar
    .updateRange({ rate_code: 'NR:HR:1', start_date: '2026-12-24', end_date: '2026-12-26', price: '0.1' })
    .withResponse()
  return data.outcome === 'ambiguous' ? (data.request satisfies RangeUpdate) : undefined
}

/** Codes of errors are the contract's, fewer for a class that has fewer. */
export function reason(error: unknown): string {
  if (error instanceof InputError) return error.issues.map(({ path, message }) => path + message).join()
  if (error instanceof ConflictError) {
    // @ts-expect-error a conflict is never a used-up quota
    if (error.code === 'rate_limited') return ''
    return error.code === 'folio_closed'
      ? 'closed'
      : (error.code satisfies 'transaction_id_reused' | 'unknown')
  }
  if (error instanceof ApiError) {
    if (error.code === 'guest_not_found') return error.code satisfies 'guest_not_found'
    // @ts-expect-error the catalogue has no such code
    if (error.code === 'guest_lost') return ''
    return error.errors.map(({ path }) => path).join()
  }
  return String(error)
}

/** Wire names go in, and options that may be undefined. */
export async function inputs(signal: AbortSignal | undefined, options?: CallOptions): Promise<unknown[]> {
  for await (const one of hotel.reservations.all({ from_date: '2026-11-18', per_page: 50 }, { signal })) {
    return [one.hr_number satisfies string]
  }
  const connection = connect(settings)
  return [
    await rooms(connection).list(options),
    await reservations(connection).list({ undelivered: false, page: 2 }),
    await hotel.postings.create({
      transaction_id: '6f6c4b2e',
      invoice_number: 'BAR-4711',
      pos_id: '123',
      reservation_id_customer_id: '-1',
      posts: [{ post_type: 'Expense', product_id: 'HR:692', quantity: 2, amount: '14.00' }],
    }),
    (await hotel.request('listChannelsV1', {})).channels satisfies ResponseBody<'listChannels'>['channels'],
    await hotel.request('listReservations', { query: { per_page: 10 } }, { timeoutMs: 1_000 }),
  ]
}

/** Wrong use, which the compiler refuses. */
export const wrong = [
  // @ts-expect-error a client needs token and hotel id
  () => createClient({ baseUrl: 'https://hotel.example' }),
  // @ts-expect-error there is no such mode
  () => createClient({ ...settings, validate: 'always' }),
  // @ts-expect-error names are those of the wire
  () => hotel.reservations.list({ perPage: 10 }),
  // @ts-expect-error a date is text, because a Date has a time zone
  () => hotel.reservations.list({ from_date: new Date() }),
  // @ts-expect-error null is not "unchanged"
  () => hotel.calendar.updateDaily({ rooms: [{ inv_code: 'HR:1', dates: [{ date: '', price: null }] }] }),
  // @ts-expect-error all pages are read only without delivering
  () => hotel.reservations.all({ undelivered: true }),
  // @ts-expect-error the walk turns the pages
  () => hotel.reservations.pages({ page: 2 }),
  // @ts-expect-error an item needs a product, or department and account
  () => hotel.postings.create({ posts: [{ post_type: 'Expense', quantity: 1, amount: '1' }] }),
  // @ts-expect-error the contract has no such operation
  () => hotel.request('listHotels', {}),
  // @ts-expect-error this operation needs a body
  () => hotel.request('updateRoomsDaily', {}),
  // @ts-expect-error a wait has no limit of attempts outside of retry
  () => hotel.transactions.wait('1', { limit: 3 }),
]
